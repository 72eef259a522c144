extension Sequence {
  /// The elements in the order of a closure; equal elements stay as they are.
  ///
  /// It is `sorted(by:)`, compiled once: a copy for each type of element is 4 kB of a program. It is for lists that are short or seldom sorted.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func ordered(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] { try sorted(by: areInOrder) }
}

extension Sequence where Element: Comparable {
  /// The elements in ascending order.
  package func ordered() -> [Element] { ordered(by: <) }
}
