extension Sequence<String> {
  /// A sentence that suggests the name closest in spelling to the given one, with a space after it; empty if none is close.
  package func suggestion(for typed: String) -> String { nearest(to: typed).map { "Did you mean \($0)? " } ?? "" }

  /// The suggestion, then an introduction and all names, without a period.
  package func alternatives(to typed: String, _ introduction: String = "There are") -> String {
    suggestion(for: typed) + "\(introduction): " + joined(separator: ", ")
  }

  /// The name closest in spelling to the given one; nil if none is close.
  package func nearest(to typed: String) -> String? {
    let letters = Array(typed.lowercased())
    if letters.count > 40 { return nil }
    let names = map { (name: $0, changes: Array($0.lowercased().prefix(80)).difference(from: letters).count) }
    // A wrong letter counts as two changes, and so do two swapped letters.
    let most = Swift.min(2 * Swift.max(1, letters.count / 3), letters.count - 1)
    return names.filter { $0.changes <= most }.min { $0.changes < $1.changes }?.name
  }
}
