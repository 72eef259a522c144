/// A table as the verbs take it: by its name, a `String`, or by a ``TableDescription``.
///
/// The columns that are given for a described table are checked before SQLite has them: what is not among them, is generated or is missing without a
/// default is an error with SQLITE_MISUSE that names the column.
public protocol TableReference {
  /// The name of the table.
  var tableName: String { get }

  /// What the table is known to be; nil for a table that is only named.
  var tableDescription: TableDescription? { get }
}

extension String: TableReference {
  /// The text.
  @inlinable public var tableName: String { self }
  /// Nil: it is only a name.
  @inlinable public var tableDescription: TableDescription? { nil }
}

extension TableDescription: TableReference {
  /// Its ``name``.
  public var tableName: String { name }
  /// Itself.
  public var tableDescription: TableDescription? { self }
}
