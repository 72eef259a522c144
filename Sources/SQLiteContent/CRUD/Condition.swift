public import SQLiteCore

/// A column in a condition, by its name.
///
/// ```swift
/// Column("category") == "history" && Column("points") > 3
/// ```
/// <https://sqlite.org/lang_expr.html>
public struct Column: Sendable {
  /// The name, in any spelling; it is quoted.
  public let name: String

  /// The column of a name.
  public init(_ name: String) { self.name = name }

  var sql: SQL { SQL(identifier: name) }
}

/// Which rows: a typed expression whose values are bound and whose names are quoted. <https://sqlite.org/lang_expr.html>
public struct Condition: Hashable, Sendable {
  /// The expression.
  public let sql: SQL

  /// An expression of one's own, in parentheses.
  public init(_ sql: SQL) { self.init(term: "(\(sql.closed))") }

  /// An expression that may stand beside any other.
  fileprivate init(term sql: SQL) { self.sql = sql }

  /// Every row. What changes or deletes rows has no default: all of them must be said.
  public static var all: Condition { Condition(term: "1") }

  /// Rows for which both hold.
  public static func && (first: Condition, second: Condition) -> Condition { Condition(term: "(\(first.sql) AND \(second.sql))") }
  /// Rows for which one holds.
  public static func || (first: Condition, second: Condition) -> Condition { Condition(term: "(\(first.sql) OR \(second.sql))") }
  /// Rows for which it does not hold; those for which it is NULL are in neither.
  public static prefix func ! (condition: Condition) -> Condition { Condition(term: "NOT (\(condition.sql))") }

  /// Rows for which all hold; every row when there are none.
  public static func every(_ conditions: [Condition]) -> Condition {
    conditions.isEmpty ? .all : Condition(term: "(\(conditions.map(\.sql).joined(separator: " AND ")))")
  }
}

extension Column {
  /// Equal; nil stands for IS NULL.
  public static func == (column: Column, value: (some Bindable)?) -> Condition {
    value?.sqliteValue == .null || value == nil ? column.isNull : Condition(term: "\(column.sql) = \(value)")
  }
  /// Not equal; nil stands for IS NOT NULL. Rows where the column is NULL are not among those that differ from a value.
  public static func != (column: Column, value: (some Bindable)?) -> Condition {
    value?.sqliteValue == .null || value == nil ? column.isNotNull : Condition(term: "\(column.sql) <> \(value)")
  }
  /// Equal columns.
  public static func == (column: Column, other: Column) -> Condition { Condition(term: "\(column.sql) = \(other.sql)") }
  /// Less.
  public static func < (column: Column, value: some Bindable) -> Condition { Condition(term: "\(column.sql) < \(value)") }
  /// Less or equal.
  public static func <= (column: Column, value: some Bindable) -> Condition { Condition(term: "\(column.sql) <= \(value)") }
  /// Greater.
  public static func > (column: Column, value: some Bindable) -> Condition { Condition(term: "\(column.sql) > \(value)") }
  /// Greater or equal.
  public static func >= (column: Column, value: some Bindable) -> Condition { Condition(term: "\(column.sql) >= \(value)") }

  /// One of a list; of an empty list no row is.
  public func `in`(_ values: some Sequence<some Bindable>) -> Condition { Condition(term: "\(sql) IN \(list: values)") }
  /// NULL.
  public var isNull: Condition { Condition(term: "\(sql) IS NULL") }
  /// Not NULL.
  public var isNotNull: Condition { Condition(term: "\(sql) IS NOT NULL") }
  /// Matches a pattern with `%` and `_`; letters of ASCII match in either case. <https://sqlite.org/lang_expr.html#like>
  ///
  /// - Parameter escape: A character that makes the one behind it stand for itself.
  public func like(_ pattern: String, escape: Character? = nil) -> Condition {
    guard let escape else { return Condition(term: "\(sql) LIKE \(pattern)") }
    return Condition(term: "\(sql) LIKE \(pattern) ESCAPE \(String(escape))")
  }
}

/// What rows are sorted by. <https://sqlite.org/lang_select.html#orderby>
public struct Ordering: Hashable, Sendable {
  /// The expression.
  public let sql: SQL

  /// An expression of one's own, taken as it stands.
  public init(_ sql: SQL) { self.sql = sql.closed }

  /// By a column, smallest first; NULL comes before everything.
  public static func ascending(_ column: String) -> Ordering { Ordering("\(identifier: column)") }
  /// By a column, greatest first; NULL comes behind everything.
  public static func descending(_ column: String) -> Ordering { Ordering("\(identifier: column) DESC") }
}
