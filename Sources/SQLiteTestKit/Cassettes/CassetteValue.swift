import SQLiteCalls
import SQLiteCore

/// An argument, an answer or a value put where an argument points, as it is in a ``Cassette``.
enum CassetteValue: Hashable, Sendable {
  /// A null pointer of any kind.
  case null
  case integer(Int64)
  /// A double by its bits, so that each is equal to itself.
  case real(UInt64)
  case text(String)
  /// Bytes, and text that is not UTF-8.
  case bytes([UInt8])
  /// A handle, by its place among the names of the cassette.
  case handle(Int)
  /// A callback or a destructor.
  case function
  /// Another pointer; the cassette does not say what it points to.
  case pointer

  /// The value of an argument or an answer: every null pointer becomes `null`, every handle `pointer`.
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

  /// Whether both are the same to the byte: of equal texts one may be written with combining characters.
  func isSame(as other: CassetteValue) -> Bool {
    if case (.text(let text), .text(let otherText)) = (self, other) { text.isSameBytes(as: otherText) } else { self == other }
  }

  /// The value that SQL sees: NULL for a pointer, and for a double that is not a number.
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
  /// The integer at an index; 0 where there is none.
  func integer(_ index: Int) -> Int64 {
    if indices.contains(index), case .integer(let number) = self[index] { number } else { 0 }
  }
}
