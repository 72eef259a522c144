public import SQLiteCore

/// A column in a condition, identified by name.
///
/// ```swift
/// Column("category") == "history" && Column("points") > 3
/// ```
/// <https://sqlite.org/lang_expr.html>
public struct Column: Sendable {
  /// The name, in any spelling; it is quoted in SQL.
  public let name: String

  /// Creates a column with a name.
  @inlinable public init(_ name: String) { self.name = name }

  var sql: SQL { SQL(identifier: name) }
}

extension Column {
  /// Tests whether the column equals a value; nil becomes IS NULL.
  @inlinable public static func == (column: Column, value: (some SQLiteBindable)?) -> Condition {
    column.compared(.equal, HeldValue(value))
  }
  /// Tests whether the column differs from a value; nil becomes IS NOT NULL. Rows where the column is NULL do not differ from a value.
  @inlinable public static func != (column: Column, value: (some SQLiteBindable)?) -> Condition {
    column.compared(.notEqual, HeldValue(value))
  }
  /// Tests whether two columns are equal; the literal nil becomes IS NULL.
  public static func == (column: Column, other: Column?) -> Condition {
    other.map { Condition(term: "\(column.sql) = \($0.sql)") } ?? column.isNull
  }
  /// Tests whether two columns differ; the literal nil becomes IS NOT NULL.
  public static func != (column: Column, other: Column?) -> Condition {
    other.map { Condition(term: "\(column.sql) <> \($0.sql)") } ?? column.isNotNull
  }
  /// Tests whether the column is less than a value.
  @inlinable public static func < (column: Column, value: some SQLiteBindable) -> Condition { column.compared(.less, HeldValue(value)) }
  /// Tests whether the column is less than or equal to a value.
  @inlinable public static func <= (column: Column, value: some SQLiteBindable) -> Condition {
    column.compared(.lessOrEqual, HeldValue(value))
  }
  /// Tests whether the column is greater than a value.
  @inlinable public static func > (column: Column, value: some SQLiteBindable) -> Condition { column.compared(.greater, HeldValue(value)) }
  /// Tests whether the column is greater than or equal to a value.
  @inlinable public static func >= (column: Column, value: some SQLiteBindable) -> Condition {
    column.compared(.greaterOrEqual, HeldValue(value))
  }

  @usableFromInline enum Comparison: String {
    case equal = " = "
    case notEqual = " <> "
    case less = " < "
    case lessOrEqual = " <= "
    case greater = " > "
    case greaterOrEqual = " >= "
  }

  @usableFromInline func compared(_ comparison: Comparison, _ held: HeldValue) -> Condition {
    if case .null? = held.value {
      if comparison == .equal { return isNull }
      if comparison == .notEqual { return isNotNull }
    }
    return Condition(term: SQL(identifier: name, comparison.rawValue, held))
  }

  /// Tests whether the column equals one of the values in a list; for an empty list, no row matches.
  public func `in`(_ values: some Sequence<some SQLiteBindable>) -> Condition { compared("IN", "\(list: values)") }
  /// Tests whether the column equals none of the values in a list. For an empty list, every row matches; otherwise, rows where the column
  /// is NULL do not match.
  public func notIn(_ values: some Sequence<some SQLiteBindable>) -> Condition { compared("NOT IN", "\(list: values)") }

  /// Compares with a list, and finds the same rows regardless of the length of the list.
  ///
  /// A long list is a table, and SQLite compares its integers with a REAL column as doubles. A list with integers that a double cannot
  /// represent is therefore compared a second time, without the REAL type.
  private func compared(_ operation: SQL, _ list: SQL) -> Condition {
    let isExact = list.bindings.allSatisfy { if case .integer(let number) = $0 { Int64(exactly: Double(number)) == number } else { true } }
    if isExact { return Condition(term: "\(sql) \(operation) \(list)") }
    let isIn: SQL = "\(sql) IN \(list) AND (typeof(\(sql)) <> 'real' OR CAST(\(sql) AS NUMERIC) IN \(list))"
    return Condition(term: operation == "IN" ? "(\(isIn))" : "NOT (\(isIn))")
  }

  /// Tests whether the column is between two values, both included.
  public func between(_ least: some SQLiteBindable, _ most: some SQLiteBindable) -> Condition {
    Condition(term: "\(sql) BETWEEN \(least) AND \(most)")
  }
  /// Tests whether the column contains a text exactly: case and accents matter. Every text contains the empty text.
  /// <https://sqlite.org/lang_corefunc.html#instr>
  public func contains(_ text: String) -> Condition { Condition(term: "instr(\(sql), \(text)) > 0") }
  /// Tests whether the column begins with a text exactly: case and accents matter. Every text begins with the empty text.
  public func hasPrefix(_ text: String) -> Condition { Condition(term: "instr(\(sql), \(text)) = 1") }
  /// Tests whether the column is NULL.
  public var isNull: Condition { Condition(term: "\(sql) IS NULL") }
  /// Tests whether the column is not NULL.
  public var isNotNull: Condition { Condition(term: "\(sql) IS NOT NULL") }
  /// Tests whether the column matches a pattern with `%` and `_`; ASCII letters match in either case.
  /// <https://sqlite.org/lang_expr.html#like>
  ///
  /// - Parameter escape: The character that makes the next one literal.
  public func like(_ pattern: String, escape: Character? = nil) -> Condition {
    guard let escape else { return Condition(term: "\(sql) LIKE \(pattern)") }
    return Condition(term: "\(sql) LIKE \(pattern) ESCAPE \(String(escape))")
  }
}
