extension Sequence {
  /// Returns a dictionary of the elements by key. If several elements have the same key, the first is kept.
  ///
  /// It is compiled once, like `ordered(by:)`.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func keyed<Key>(by key: (Element) throws -> Key) rethrows -> [Key: Element] {
    try Dictionary(map { (try key($0), $0) }) { first, _ in first }
  }
}
