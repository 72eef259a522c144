/// One value of a row or a parameter, owned: the five storage classes of SQLite, each with a literal: `nil`, `7`, `2.5`, `"Štěpán"`,
/// `[0x00, 0xff]`. <https://sqlite.org/datatype3.html>
public enum SQLiteValue: Hashable, Sendable {
  /// No value.
  case null
  /// A 64-bit signed integer.
  case integer(Int64)
  /// A double. NaN is stored as NULL by SQLite.
  case real(Double)
  /// Text. Bytes in the database that are not UTF-8 read as U+FFFD.
  case text(String)
  /// Bytes; empty ones are not NULL.
  case blob([UInt8])
}

extension SQLiteValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  /// NULL.
  public init(nilLiteral: ()) { self = .null }
  /// An integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A double.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Bytes.
  public init(arrayLiteral elements: UInt8...) { self = .blob(elements) }
}

extension SQLiteValue {
  /// SQLite's word for the storage class: null, integer, real, text or blob. <https://sqlite.org/lang_corefunc.html#typeof>
  public var storageClassName: String {
    switch self {
    case .null: "null"
    case .integer: "integer"
    case .real: "real"
    case .text: "text"
    case .blob: "blob"
    }
  }

  /// What errors say of it. Numbers are told, text and blobs are not: they may be private.
  var described: String {
    switch self {
    case .integer(let number): "integer \(number)"
    case .real(let number): "real \(number)"
    default: storageClassName
    }
  }
}
