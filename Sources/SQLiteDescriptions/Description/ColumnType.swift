import SQLiteCore

/// The declared type of a column. <https://sqlite.org/datatype3.html#determination_of_column_affinity>
///
/// SQLite makes an affinity of it, which decides what a value is converted to when it is stored; a size limits nothing. Only STRICT tables
/// refuse values that do not fit.
public struct ColumnType: Hashable, Sendable {
  /// The type as it is declared; empty for none.
  public let name: String
  /// The type as it stands in CREATE TABLE.
  public var sqlRepresentation: String { sql.text }

  let sql: SQL

  private init(_ name: String, quoted: Bool = false) {
    self.name = name
    sql = quoted ? SQL(identifier: name) : SQL(unchecked: name)
  }

  /// Whole numbers of 64 bits. As a primary key it is the rowid.
  public static let integer = ColumnType("INTEGER")
  /// Doubles.
  public static let real = ColumnType("REAL")
  /// Text.
  public static let text = ColumnType("TEXT")
  /// Bytes.
  public static let blob = ColumnType("BLOB")
  /// Numbers; text that looks like one becomes one.
  public static let numeric = ColumnType("NUMERIC")
  /// Anything, in a STRICT table.
  public static let any = ColumnType("ANY")
  /// No type is declared: everything is stored as it comes.
  public static let undeclared = ColumnType("")
  /// Whole numbers, by another name; it is not a rowid.
  public static let int = ColumnType("INT")
  /// Whole numbers with a width that SQLite ignores.
  public static func int(size: Int) -> ColumnType { ColumnType("INT(\(size))") }
  /// Text with a length that SQLite ignores.
  public static func char(size: Int) -> ColumnType { ColumnType("CHAR(\(size))") }
  /// 0 and 1.
  public static let bool = ColumnType("BOOL")
  /// Any other declared type, quoted: whatever it holds, it is a type and nothing else.
  public static func custom(_ name: String) -> ColumnType { name.isEmpty ? .undeclared : ColumnType(name, quoted: true) }

  /// Whether both are declared alike, however they are written.
  public static func == (first: ColumnType, second: ColumnType) -> Bool { SchemaName(first.name) == SchemaName(second.name) }

  /// Hashes the name as it is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(SchemaName(name)) }

  /// Whether a STRICT table knows it. <https://sqlite.org/stricttables.html>
  var isStrict: Bool { ["INT", "INTEGER", "REAL", "TEXT", "BLOB", "ANY"].containsName(name) }
}
