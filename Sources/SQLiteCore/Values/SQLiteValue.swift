/// An owned value of a row or a parameter, in one of SQLite's five storage classes. Each has a literal: `nil`, `7`, `2.5`, `"Štěpán"`,
/// `[0x00, 0xff]`. <https://sqlite.org/datatype3.html>
public enum SQLiteValue: Hashable, Sendable {
  /// No value.
  case null
  /// A signed 64-bit integer.
  case integer(Int64)
  /// A double. SQLite stores NaN as NULL.
  case real(Double)
  /// Text. Bytes in the database that are not UTF-8 are read as U+FFFD.
  case text(String)
  /// Bytes; empty bytes are not NULL.
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
  /// Creates the value that a column contains after a value of any type is inserted, such as the value that a test expects for a `Date` or
  /// a `UUID`.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH when SQLite cannot hold the value exactly.
  public init(_ value: some SQLiteBindable) throws(SQLiteError) {
    switch HeldValue(value) {
    case .held(let held): self = held
    case .refused(let reason): throw SQLiteError.refused(.mismatch, "SQLite cannot hold the value exactly" + reason)
    }
  }
}

extension SQLiteValue {
  /// SQLite's name of the storage class: null, integer, real, text or blob. <https://sqlite.org/lang_corefunc.html#typeof>
  public var storageClassName: String {
    switch self {
    case .null: "null"
    case .integer: "integer"
    case .real: "real"
    case .text: "text"
    case .blob: "blob"
    }
  }

  /// The description of the value in errors. Numbers are shown; text and blobs are not, because they may be private.
  var described: String {
    switch self {
    case .integer(let number): "integer \(number)"
    case .real(let number): "real \(number)"
    default: storageClassName
    }
  }
}

// Values written as SQL. <https://sqlite.org/lang_expr.html#literal_values_constants_>

extension SQLiteValue {
  /// The value as SQL that SQLite reads as the same value, to the last bit; nil for NaN.
  /// <https://sqlite.org/lang_expr.html#literal_values_constants_>
  package var literal: String? {
    switch self {
    case .null: return "NULL"
    case .integer(let number): return String(number)
    case .real(let number): return number.exactLiteral
    case .text(let text):
      return text.offset(of: 0) == nil ? text.quoted(by: "'") : Self.literal(text.parts(between: 0)[...])
    case .blob(let bytes): return "x'\(bytes.hexadecimal)'"
    }
  }

  /// Returns SQL for texts joined by NULs, as a balanced tree, because SQLite refuses an expression of more than 1,000 levels.
  private static func literal(_ parts: ArraySlice<String>) -> String {
    if parts.count == 1 { return parts[parts.startIndex].quoted(by: "'") }
    let middle = parts.startIndex + parts.count / 2
    return "(\(literal(parts[..<middle])) || char(0) || \(literal(parts[middle...])))"
  }
}

extension SQLiteValue: CustomStringConvertible {
  /// The value as an SQL literal: `NULL`, `7`, `2.5`, `'Štěpán'`, `x'00ff'`; `NaN` for the double that has no literal. For a blob of more
  /// than 64 bytes, the first 64 bytes and the total number of bytes.
  public var description: String {
    switch self {
    case .real(let number): number.isNaN ? "NaN" : number.decimalLiteral
    case .blob(let bytes) where bytes.count > 64: "x'\(bytes.prefix(64).hexadecimal)…' (\(bytes.count) bytes)"
    default: literal ?? "NULL"
    }
  }
}

extension [SQLiteValue] {
  /// The values as SQL literals, separated by commas.
  package var listed: String { map(\.description).joined(separator: ", ") }

  /// Returns a row as text: the columns with their values as SQL literals.
  package func described(by columns: [String]) -> String {
    "(" + zip(columns, self).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
  }
}

/// A value of any type as SQLite holds it, or the reason why SQLite cannot hold it.
///
/// A generic function creates it first, while the type is known, and then calls code that all types share.
@usableFromInline package enum HeldValue {
  case held(SQLiteValue)
  /// The reason why SQLite cannot hold the value exactly, to append to a sentence.
  case refused(because: String)

  @_alwaysEmitIntoClient package init(_ bindable: some SQLiteBindable) {
    self = if let value = bindable.sqliteValue { .held(value) } else { .refused(because: bindable.reasonAfterColon) }
  }

  /// Returns the error text for a value that cannot be written to a column.
  package static func refusal(of column: String, because reason: String) -> String {
    "SQLite cannot hold the value of \(column) exactly" + reason
  }

  /// The value; nil when SQLite cannot hold it.
  package var value: SQLiteValue? { if case .held(let value) = self { value } else { nil } }

  /// The reason why SQLite cannot hold the value; empty when it can.
  package var reason: String { if case .refused(let reason) = self { reason } else { "" } }
}
