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
  /// A value of any type as a column holds it after an insert: for what a test expects of a `Date` or a `UUID`.
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

  /// The words of errors for the value. Numbers are shown, text and blobs are not: they may be private.
  var described: String {
    switch self {
    case .integer(let number): "integer \(number)"
    case .real(let number): "real \(number)"
    default: storageClassName
    }
  }
}

// How a value is written in SQL. <https://sqlite.org/lang_expr.html#literal_values_constants_>

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

  /// Texts with a NUL between each two, halved again and again: SQLite takes no expression of more than 1,000 levels.
  private static func literal(_ parts: ArraySlice<String>) -> String {
    if parts.count == 1 { return parts[parts.startIndex].quoted(by: "'") }
    let middle = parts.startIndex + parts.count / 2
    return "(\(literal(parts[..<middle])) || char(0) || \(literal(parts[middle...])))"
  }
}

extension SQLiteValue: CustomStringConvertible {
  /// The value as SQL writes it: `NULL`, `7`, `2.5`, `'Štěpán'`, `x'00ff'`; `NaN` for the double that SQL has no literal for. Of a blob of more than
  /// 64 bytes the first are written, and the number of all.
  public var description: String {
    switch self {
    case .real(let number): number.isNaN ? "NaN" : number.decimalLiteral
    case .blob(let bytes) where bytes.count > 64: "x'\(bytes.prefix(64).hexadecimal)…' (\(bytes.count) bytes)"
    default: literal ?? "NULL"
    }
  }
}

extension [SQLiteValue] {
  /// The values as SQL writes them, with commas between them.
  package var listed: String { map(\.description).joined(separator: ", ") }

  /// A row: the columns with the values as SQL writes them.
  package func described(by columns: [String]) -> String {
    "(" + zip(columns, self).reduce(into: "") { $0 += ($0.isEmpty ? "" : ", ") + "\($1.0): \($1.1)" } + ")"
  }
}

/// A value of any type as SQLite holds it, or the reason why it cannot.
///
/// A function for values of all types makes one of these first, where the type is known, and goes on with code that is the same for all of them.
@usableFromInline package enum HeldValue {
  case held(SQLiteValue)
  /// SQLite cannot hold the value exactly: the reason, as the end of a sentence.
  case refused(because: String)

  @_alwaysEmitIntoClient package init(_ bindable: some SQLiteBindable) {
    self = if let value = bindable.sqliteValue { .held(value) } else { .refused(because: bindable.reasonBehindColon) }
  }

  /// Why a value cannot be written to a column.
  package static func refusal(of column: String, because reason: String) -> String {
    "SQLite cannot hold the value of \(column) exactly" + reason
  }

  /// The value; nil when SQLite cannot hold it.
  package var value: SQLiteValue? { if case .held(let value) = self { value } else { nil } }

  /// Why SQLite cannot hold it; empty when it can.
  package var reason: String { if case .refused(let reason) = self { reason } else { "" } }
}
