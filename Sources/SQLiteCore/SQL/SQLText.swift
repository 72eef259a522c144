/// A text compared by bytes, as in SQLite: strings that Swift considers equal, such as "é" as one or two scalars, are different SQL and
/// different names.
package struct SQLText: Hashable, Sendable {
  package let text: String
  package init(text: String) { self.text = text }
  package static func == (first: SQLText, second: SQLText) -> Bool { first.text.isSameBytes(as: second.text) }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension String {
  /// Returns whether both are the same string in memory: true for the same literal or a copy of the same string value, false for most other
  /// equal strings.
  @_transparent func isSameString(as other: String) -> Bool {
    guard MemoryLayout<String>.size == MemoryLayout<SIMD2<UInt64>>.size else { return false }  // on platforms with smaller pointers
    // Strings with equal bits have equal bytes, whatever the bits represent; they are compared and not retained.
    return unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self) == unsafeBitCast(other, to: SIMD2<UInt64>.self)
  }

  /// Returns whether the UTF-8 bytes are the same, which takes no time for the same literal or a copy of the same string value.
  package func isSameBytes(as other: String) -> Bool {
    if isSameString(as: other) { return true }
    let isSame: Bool?? = unsafe utf8.withContiguousStorageIfAvailable { first in
      unsafe other.utf8.withContiguousStorageIfAvailable { second in
        guard first.count == second.count else { return false }
        if unsafe first.baseAddress == second.baseAddress { return true }
        return unsafe Self.isSame(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)  // an array would make callers retain their strings
  }

  /// Returns the byte offset of the first occurrence of a byte; nil if there is none.
  func offset(of byte: UInt8) -> Int? {
    let found: Int?? = unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.firstIndex(of: byte) }
    return found ?? utf8.firstIndex(of: byte).map { utf8.distance(from: startIndex, to: $0) }
  }

  /// Compares eight bytes at a time; both buffers must have the same length.
  private static func isSame(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= first.count {
      let (a, b) = unsafe (
        first.loadUnaligned(fromByteOffset: offset, as: UInt64.self), second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      if a != b { return false }
      offset += 8
    }
    while offset < first.count {
      if unsafe first[offset] != second[offset] { return false }
      offset += 1
    }
    return true
  }
}

extension Optional {
  /// Returns whether a closure considers both the same, or both are nil.
  @inline(__always) func isSame(as other: Wrapped?, _ areSame: (Wrapped, Wrapped) -> Bool) -> Bool {
    guard let value = self, let other else { return self == nil && other == nil }
    return areSame(value, other)
  }
}

extension Optional<String> {
  /// Returns whether both are the same name byte by byte, or both are nil.
  @inline(__always) package func isSpelled(as other: String?) -> Bool { isSame(as: other) { $0.isSameBytes(as: $1) } }
}

extension Array<String> {
  /// Returns whether both hold the same names byte by byte: strings that Swift considers equal can be different columns.
  package func isSpelled(as other: [String]) -> Bool {
    guard count == other.count else { return false }
    for place in indices where !self[place].isSameBytes(as: other[place]) { return false }
    return true
  }

  /// Returns the index of the only matching text: an inner nil when several match, an outer nil when none does.
  func onlyIndex(where isWanted: (String) -> Bool) -> Int?? {
    guard let index = firstIndex(where: isWanted) else { return nil }
    return .some(self[(index + 1)...].contains(where: isWanted) ? nil : index)
  }
}

extension Array {
  /// Appends an element and keeps at most `count`: if there are already that many, removes and returns the first one.
  @discardableResult package mutating func append(_ element: Element, toAtMost count: Int) -> Element? {
    let first = self.count < count ? nil : removeFirst()
    append(element)
    return first
  }
}
