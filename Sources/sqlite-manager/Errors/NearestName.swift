import SQLiteManager

extension Sequence<String> {
  /// The sentence that offers the nearest of the names in place of another one, with a space after it; empty where none is near.
  func suggestion(for typed: String) -> String { nearest(to: typed).map { "Did you mean \($0)? " } ?? "" }

  /// The name that differs least from another one in its letters, where it differs in few; else nil.
  func nearest(to typed: String) -> String? {
    let letters = Array(typed.lowercased())
    if letters.count > 40 { return nil }
    let names = map { (name: $0, changes: Array($0.lowercased().prefix(80)).difference(from: letters).count) }
    // A letter in the place of another one is two changes, and so are two in the wrong order.
    let most = Swift.min(2 * Swift.max(1, letters.count / 3), letters.count - 1)
    return names.filter { $0.changes <= most }.min { $0.changes < $1.changes }?.name
  }
}

extension Failure {
  /// The failure of a column that is not there.
  static func missingColumn(_ name: String, among columns: [String]) -> Failure {
    Failure(.error, "no such column: \(name)", advice: columns.suggestion(for: name) + "There are: \(columns.joined(separator: ", ")).")
  }
}
