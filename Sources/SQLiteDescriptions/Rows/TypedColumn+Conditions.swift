public import SQLiteTables

// The same conditions as for Column, but the compiler checks the type of the value.

extension TypedColumn {
  @inlinable var untyped: Column { Column(name) }

  /// Tests whether the column equals a value; nil becomes IS NULL.
  @inlinable public static func == (column: TypedColumn, value: Value) -> Condition { column.untyped == value }
  /// Tests whether the column differs from a value; nil becomes IS NOT NULL. Rows where the column is NULL do not differ from a value.
  @inlinable public static func != (column: TypedColumn, value: Value) -> Condition { column.untyped != value }
  /// Tests whether two columns are equal.
  public static func == (column: TypedColumn, other: TypedColumn) -> Condition { column.untyped == other.untyped }
  /// Tests whether the column is less than a value.
  @inlinable public static func < (column: TypedColumn, value: Value) -> Condition { column.untyped < value }
  /// Tests whether the column is less than or equal to a value.
  @inlinable public static func <= (column: TypedColumn, value: Value) -> Condition { column.untyped <= value }
  /// Tests whether the column is greater than a value.
  @inlinable public static func > (column: TypedColumn, value: Value) -> Condition { column.untyped > value }
  /// Tests whether the column is greater than or equal to a value.
  @inlinable public static func >= (column: TypedColumn, value: Value) -> Condition { column.untyped >= value }

  /// Tests whether the column equals a value in a list. For an empty list, no row matches.
  public func `in`(_ values: some Sequence<Value>) -> Condition { untyped.in(values) }
  /// Tests whether the column equals no value in a list. For an empty list, every row matches. Otherwise, rows where the column is NULL do
  /// not match.
  public func notIn(_ values: some Sequence<Value>) -> Condition { untyped.notIn(values) }
  /// Tests whether the column is between two values, inclusive.
  public func between(_ least: Value, _ most: Value) -> Condition { untyped.between(least, most) }
  /// Tests whether the column contains a text. Case and accents matter. Every text contains the empty text.
  public func contains(_ text: String) -> Condition { untyped.contains(text) }
  /// Tests whether the column begins with a text. Case and accents matter. Every text begins with the empty text.
  public func hasPrefix(_ text: String) -> Condition { untyped.hasPrefix(text) }
  /// Tests whether the column is NULL.
  public var isNull: Condition { untyped.isNull }
  /// Tests whether the column is not NULL.
  public var isNotNull: Condition { untyped.isNotNull }
  /// Tests whether the column matches a pattern with `%` and `_`. ASCII letters match in either case.
  /// <https://sqlite.org/lang_expr.html#like>
  ///
  /// - Parameter escape: The character that escapes the next character, so that it is matched literally.
  public func like(_ pattern: String, escape: Character? = nil) -> Condition { untyped.like(pattern, escape: escape) }
}

extension OrderingTerm {
  /// Sorts by a column, smallest first; NULL comes first.
  public static func ascending<Value>(_ column: TypedColumn<Value>) -> OrderingTerm { .ascending(column.name) }
  /// Sorts by a column, largest first; NULL comes last.
  public static func descending<Value>(_ column: TypedColumn<Value>) -> OrderingTerm { .descending(column.name) }
}
