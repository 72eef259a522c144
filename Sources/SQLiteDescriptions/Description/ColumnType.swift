import SQLiteCore

/// The declared type of a column. <https://sqlite.org/datatype3.html#determination_of_column_affinity>
///
/// SQLite derives an affinity from it, and converts values to this affinity when they are stored. SQLite ignores sizes. Only STRICT tables
/// reject values that do not fit.
public struct ColumnType: Hashable, Sendable {
  /// The type as declared; empty for none.
  public let name: String
  /// The type as written in CREATE TABLE.
  public var sqlRepresentation: String { sql.text }

  let sql: SQL

  private init(_ name: String, quoted: Bool = false) {
    self.name = name
    sql = quoted ? SQL(identifier: name) : SQL(unchecked: name)
  }

  /// 64-bit integers. A primary key of this type is the rowid.
  public static let integer = ColumnType("INTEGER")
  /// Doubles.
  public static let real = ColumnType("REAL")
  /// Text.
  public static let text = ColumnType("TEXT")
  /// Bytes.
  public static let blob = ColumnType("BLOB")
  /// Numbers. Text that looks like a number is converted.
  public static let numeric = ColumnType("NUMERIC")
  /// Anything, in a STRICT table.
  public static let any = ColumnType("ANY")
  /// No declared type. Values are stored without conversion.
  public static let undeclared = ColumnType("")
  /// Integers, under a name that never makes a primary key the rowid.
  public static let int = ColumnType("INT")
  /// Integers with a width that SQLite ignores.
  public static func int(size: Int) -> ColumnType { ColumnType("INT(\(size))") }
  /// Text with a length that SQLite ignores.
  public static func char(size: Int) -> ColumnType { ColumnType("CHAR(\(size))") }
  /// 0 and 1.
  public static let bool = ColumnType("BOOL")
  /// Any other declared type. It is quoted, so that any text is a type and never other SQL.
  public static func custom(_ name: String) -> ColumnType { name.isEmpty ? .undeclared : ColumnType(name, quoted: true) }

  /// Whether both have the same name, ignoring case and quotes.
  public static func == (first: ColumnType, second: ColumnType) -> Bool { SchemaName(first.name) == SchemaName(second.name) }

  /// Hashes the name, ignoring case.
  public func hash(into hasher: inout Hasher) { hasher.combine(SchemaName(name)) }

  /// Whether a STRICT table accepts the type. <https://sqlite.org/stricttables.html>
  var isStrict: Bool { ["INT", "INTEGER", "REAL", "TEXT", "BLOB", "ANY"].containsName(name) }
}
