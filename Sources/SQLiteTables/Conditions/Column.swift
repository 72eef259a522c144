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
  @inlinable public init(_ name: String) { self.name = name }

  var sql: SQL { SQL(identifier: name) }
}

extension Column {
  /// Equal; nil stands for IS NULL.
  @inlinable public static func == (column: Column, value: (some SQLiteBindable)?) -> Condition {
    column.compared(.equal, HeldValue(value))
  }
  /// Not equal; nil stands for IS NOT NULL. Rows where the column is NULL are not among those that differ from a value.
  @inlinable public static func != (column: Column, value: (some SQLiteBindable)?) -> Condition {
    column.compared(.notEqual, HeldValue(value))
  }
  /// Equal columns; the literal nil stands for IS NULL.
  public static func == (column: Column, other: Column?) -> Condition {
    other.map { Condition(term: "\(column.sql) = \($0.sql)") } ?? column.isNull
  }
  /// Columns that differ; the literal nil stands for IS NOT NULL.
  public static func != (column: Column, other: Column?) -> Condition {
    other.map { Condition(term: "\(column.sql) <> \($0.sql)") } ?? column.isNotNull
  }
  /// Less.
  @inlinable public static func < (column: Column, value: some SQLiteBindable) -> Condition { column.compared(.less, HeldValue(value)) }
  /// Less or equal.
  @inlinable public static func <= (column: Column, value: some SQLiteBindable) -> Condition {
    column.compared(.lessOrEqual, HeldValue(value))
  }
  /// Greater.
  @inlinable public static func > (column: Column, value: some SQLiteBindable) -> Condition { column.compared(.greater, HeldValue(value)) }
  /// Greater or equal.
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

  /// One of a list; of an empty list no row is.
  public func `in`(_ values: some Sequence<some SQLiteBindable>) -> Condition { compared("IN", "\(list: values)") }
  /// None of a list; of an empty list every row is. Rows where the column is NULL are not among those that differ from values.
  public func notIn(_ values: some Sequence<some SQLiteBindable>) -> Condition { compared("NOT IN", "\(list: values)") }

  /// The comparison with a list, which finds the same rows however long the list is.
  ///
  /// A long list is a table, whose numbers SQLite compares with a REAL column as doubles. A list with whole numbers that no double holds is compared once
  /// more, without that type.
  private func compared(_ operation: SQL, _ list: SQL) -> Condition {
    let isExact = list.bindings.allSatisfy { if case .integer(let number) = $0 { Int64(exactly: Double(number)) == number } else { true } }
    if isExact { return Condition(term: "\(sql) \(operation) \(list)") }
    let isIn: SQL = "\(sql) IN \(list) AND (typeof(\(sql)) <> 'real' OR CAST(\(sql) AS NUMERIC) IN \(list))"
    return Condition(term: operation == "IN" ? "(\(isIn))" : "NOT (\(isIn))")
  }

  /// From one value up to another, both included.
  public func between(_ least: some SQLiteBindable, _ most: some SQLiteBindable) -> Condition {
    Condition(term: "\(sql) BETWEEN \(least) AND \(most)")
  }
  /// Has a text somewhere in it, to the letter: capitals and accents differ. The empty text is in every one.
  /// <https://sqlite.org/lang_corefunc.html#instr>
  public func contains(_ text: String) -> Condition { Condition(term: "instr(\(sql), \(text)) > 0") }
  /// Begins with a text, to the letter: capitals and accents differ. The empty text begins every one.
  public func hasPrefix(_ text: String) -> Condition { Condition(term: "instr(\(sql), \(text)) = 1") }
  /// NULL.
  public var isNull: Condition { Condition(term: "\(sql) IS NULL") }
  /// Not NULL.
  public var isNotNull: Condition { Condition(term: "\(sql) IS NOT NULL") }
  /// Matches a pattern with `%` and `_`; letters of ASCII match in either case. <https://sqlite.org/lang_expr.html#like>
  ///
  /// - Parameter escape: A character that makes the one after it stand for itself.
  public func like(_ pattern: String, escape: Character? = nil) -> Condition {
    guard let escape else { return Condition(term: "\(sql) LIKE \(pattern)") }
    return Condition(term: "\(sql) LIKE \(pattern) ESCAPE \(String(escape))")
  }
}
