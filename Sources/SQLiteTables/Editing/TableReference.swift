/// A table as the verbs take it: by its name, a `String`, or by a `TableDescription` of the product `SQLiteDescriptions`.
///
/// The columns that are given for a described table are checked before SQLite has them: what is not among them, is generated or is missing without a
/// default is an error with SQLITE_MISUSE that names the column.
public protocol TableReference {
  /// The name of the table.
  var tableName: String { get }

  /// The rules for its rows, by its description; nil for a table that is only named.
  var tableRules: TableRules? { get }
}

extension String: TableReference {
  /// The text.
  @inlinable public var tableName: String { self }
  /// Nil: it is only a name.
  @inlinable public var tableRules: TableRules? { nil }
}
