public import SQLiteTables

// The conditions of Column, with the value's type checked by the compiler.

extension TypedColumn {
  @inlinable var untyped: Column { Column(name) }

  /// Equal; nil stands for IS NULL.
  @inlinable public static func == (column: TypedColumn, value: Value) -> Condition { column.untyped == value }
  /// Not equal; nil stands for IS NOT NULL. Rows where the column is NULL are not among those that differ from a value.
  @inlinable public static func != (column: TypedColumn, value: Value) -> Condition { column.untyped != value }
  /// Equal columns.
  public static func == (column: TypedColumn, other: TypedColumn) -> Condition { column.untyped == other.untyped }
  /// Less.
  @inlinable public static func < (column: TypedColumn, value: Value) -> Condition { column.untyped < value }
  /// Less or equal.
  @inlinable public static func <= (column: TypedColumn, value: Value) -> Condition { column.untyped <= value }
  /// Greater.
  @inlinable public static func > (column: TypedColumn, value: Value) -> Condition { column.untyped > value }
  /// Greater or equal.
  @inlinable public static func >= (column: TypedColumn, value: Value) -> Condition { column.untyped >= value }

  /// One of a list; of an empty list no row is.
  public func `in`(_ values: some Sequence<Value>) -> Condition { untyped.in(values) }
  /// None of a list; of an empty list every row is. Rows where the column is NULL are not among those that differ from values.
  public func notIn(_ values: some Sequence<Value>) -> Condition { untyped.notIn(values) }
  /// From one value up to another, both included.
  public func between(_ least: Value, _ most: Value) -> Condition { untyped.between(least, most) }
  /// Has a text somewhere in it, to the letter: capitals and accents differ. The empty text is in every one.
  public func contains(_ text: String) -> Condition { untyped.contains(text) }
  /// Begins with a text, to the letter: capitals and accents differ. The empty text begins every one.
  public func hasPrefix(_ text: String) -> Condition { untyped.hasPrefix(text) }
  /// NULL.
  public var isNull: Condition { untyped.isNull }
  /// Not NULL.
  public var isNotNull: Condition { untyped.isNotNull }
  /// Matches a pattern with `%` and `_`; letters of ASCII match in either case. <https://sqlite.org/lang_expr.html#like>
  ///
  /// - Parameter escape: A character that makes the one after it stand for itself.
  public func like(_ pattern: String, escape: Character? = nil) -> Condition { untyped.like(pattern, escape: escape) }
}

extension OrderingTerm {
  /// By a column, smallest first; NULL comes before everything.
  public static func ascending<Value>(_ column: TypedColumn<Value>) -> OrderingTerm { .ascending(column.name) }
  /// By a column, greatest first; NULL comes after everything.
  public static func descending<Value>(_ column: TypedColumn<Value>) -> OrderingTerm { .descending(column.name) }
}
