import SQLiteCalls
import SQLiteCore

/// An argument, a result or a value stored through a pointer argument, as recorded in a ``Cassette``.
enum CassetteValue: Hashable, Sendable {
  /// A null pointer of any kind.
  case null
  case integer(Int64)
  /// The bits of a double, so that each value equals itself, NaN included.
  case real(UInt64)
  case text(String)
  /// Bytes, or text that is not UTF-8.
  case bytes([UInt8])
  /// A handle, as the index of its name in the cassette.
  case handle(Int)
  /// A callback or a destructor.
  case function
  /// Any other pointer; its target is not recorded.
  case pointer

  /// Converts an argument or a result. Every null pointer becomes `null`, and every handle `pointer`.
  init(_ argument: Sqlite3Argument) {
    self =
      switch argument {
      case .integer(let number): .integer(number)
      case .real(let number): .real(number.bitPattern)
      case .text(let text?): .text(text)
      case .blob(let bytes?): .bytes(bytes)
      case .function(true): .function
      case .handle(.some), .pointer(.some), .other: .pointer
      case .handle(nil), .text(nil), .blob(nil), .function(false), .pointer(nil): .null
      }
  }

  /// The bytes of a text or a blob; nil for other values.
  var payload: [UInt8]? {
    switch self {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    default: nil
    }
  }

  /// Whether the values are identical byte for byte; strings that are equal in Swift may differ in their combining characters.
  func isSame(as other: CassetteValue) -> Bool {
    if case (.text(let text), .text(let otherText)) = (self, other) { text.isSameBytes(as: otherText) } else { self == other }
  }

  /// The value in SQL; NULL for a pointer or NaN.
  var value: SQLiteValue {
    switch self {
    case .integer(let number): .integer(number)
    case .real(let bits): Double(bitPattern: bits).isNaN ? .null : .real(Double(bitPattern: bits))
    case .text(let text): .text(text)
    case .bytes(let bytes): .blob(bytes)
    default: .null
    }
  }
}

extension [CassetteValue] {
  /// Returns the integer at an index; 0 if there is none.
  func integer(_ index: Int) -> Int64 {
    if indices.contains(index), case .integer(let number) = self[index] { number } else { 0 }
  }
}
