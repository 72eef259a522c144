public import Foundation

/// A comparison of two texts. It defines the order of a column, an index and ORDER BY, and equality for `=`, UNIQUE and GROUP BY.
///
/// It must be a total order: each text equals itself, swapping two texts reverses the result, and if a first text does not come after a
/// second, and the second not after a third, the first does not come after the third. The order must be the same today and in ten years, on
/// every machine that opens the file. Otherwise an index made with it loses rows. `TotalOrderCheck` of SQLiteTestKit finds texts for which
/// a collation fails.
@safe public struct Collation: Sendable {
  package typealias Order = @Sendable (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int32

  let order: Order

  /// Creates a collation that compares the bytes that SQLite passes. The closure's result is negative, zero or positive.
  package init(order: @escaping Order) { unsafe self.order = unsafe order }

  /// Creates a collation that compares strings.
  ///
  /// Text that is not valid UTF-8 is compared as a string with U+FFFD for bytes that cannot be decoded. If the strings are equal, invalid
  /// text comes after valid text, and two invalid texts are ordered by their bytes. So the order stays total, and two invalid texts are
  /// equal only if their bytes are.
  /// - Parameter compare: Compares two texts. Two strings are created for each comparison.
  public init(_ compare: @escaping @Sendable (String, String) -> ComparisonResult) {
    unsafe order = { first, second in
      let (one, other) = unsafe (DecodedText(first), DecodedText(second))
      let order = Int32(compare(one.string, other.string).rawValue)
      if order != 0 || (one.isValid && other.isValid) { return order }
      if one.isValid != other.isValid { return one.isValid ? -1 : 1 }
      return unsafe Self.compareBytes(first, second)
    }
  }

  /// Creates a collation that compares texts by their bytes. These are usually UTF-8, but the program that wrote the text may have stored
  /// other bytes.
  ///
  /// - Parameter compare: Compares two texts, whose bytes are valid only while it runs.
  @_disfavoredOverload @safe public init(
    bytes compare: @escaping @Sendable (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> ComparisonResult
  ) {
    unsafe order = { first, second in unsafe Int32(compare(first, second).rawValue) }
  }

  /// Compares two texts by their bytes, without a copy.
  public func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> ComparisonResult {
    let found = unsafe order(first, second)
    return found == 0 ? .orderedSame : found < 0 ? .orderedAscending : .orderedDescending
  }

  /// Compares two texts.
  public func compare(_ first: String, _ second: String) -> ComparisonResult {
    compare(Array(first.utf8), Array(second.utf8))
  }

  /// Compares two texts by their bytes, which need not be UTF-8.
  public func compare(_ first: [UInt8], _ second: [UInt8]) -> ComparisonResult {
    unsafe first.withUnsafeBytes { one in unsafe second.withUnsafeBytes { other in unsafe compare(one, other) } }
  }

  /// Compares like SQLite's BINARY: by bytes, and a text before any longer text that begins with it.
  static func compareBytes(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int32 {
    for offset in 0..<min(first.count, second.count) {
      let (one, other) = unsafe (first[offset], second[offset])
      if one != other { return one < other ? -1 : 1 }
    }
    return first.count == second.count ? 0 : first.count < second.count ? -1 : 1
  }
}

/// A text as SQLite passes it.
private struct DecodedText {
  let string: String
  let isValid: Bool

  init(_ bytes: UnsafeRawBufferPointer) {
    let valid = unsafe String(validating: bytes, as: UTF8.self)
    isValid = valid != nil
    string = unsafe valid ?? String(decoding: bytes, as: UTF8.self)
  }
}

/// The context of a collation's C function. SQLite owns it.
@safe final class CollationBox {
  let order: Collation.Order

  init(_ collation: Collation) { unsafe order = collation.order }

  static var compare: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32 {
    { context, firstCount, first, secondCount, second in
      guard let context = unsafe context else { return 0 }
      let box = unsafe Unmanaged<CollationBox>.fromOpaque(context)
      let texts = unsafe (
        UnsafeRawBufferPointer(start: first, count: Int(firstCount)), UnsafeRawBufferPointer(start: second, count: Int(secondCount))
      )
      return unsafe box._withUnsafeGuaranteedRef { unsafe $0.order(texts.0, texts.1) }
    }
  }
}
