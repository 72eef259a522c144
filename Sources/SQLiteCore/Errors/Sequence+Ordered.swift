extension Sequence {
  /// Returns the elements in the order of a closure; equal elements keep their order.
  ///
  /// This is `sorted(by:)`, compiled once: a copy for each type of element adds 4 kB to a program. It is meant for lists that are short or
  /// seldom sorted.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func ordered(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] { try sorted(by: areInOrder) }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending order.
  package func ordered() -> [Element] { ordered(by: <) }
}
