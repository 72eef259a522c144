public import SQLiteCore

/// A table: its columns in their order, constraints, indexes and triggers. It writes the SQL that makes, fills, reads and changes it.
///
/// ```swift
/// let contact = TableDescription(name: "contact", columns: [
///   ColumnDescription(name: "id", type: .int(size: 11), nullable: false),
///   ColumnDescription(name: "name", type: .char(size: 255), nullable: false),
/// ])
/// ```
/// A description that cannot be right is refused when it is to write SQL, by an error that names the column; ``check()`` says so before.
/// <https://sqlite.org/lang_createtable.html>
public struct TableDescription: Sendable {
  /// The name; any text without a NUL.
  public let name: String
  /// The columns, in order.
  public let columns: [ColumnDescription]
  /// What the columns must be together.
  public let constraints: [TableConstraint]
  /// The indexes that are made with the table.
  public let indexes: [IndexDescription]
  /// The triggers that are made with the table.
  public let triggers: [TriggerDescription]
  /// Whether values of another type than the declared one are refused. <https://sqlite.org/stricttables.html>
  public let isStrict: Bool
  /// Whether rows are stored by their primary key and have no rowid. <https://sqlite.org/withoutrowid.html>
  public let isWithoutRowid: Bool
  /// The names of the columns, in order.
  public let columnNames: [String]
  /// The columns of the primary key, in the key's order; empty when there is none.
  public let keyColumns: [String]

  /// What tells it from others: what was found out about it is kept under this.
  package let identity: Identity

  /// Why it cannot be right.
  private(set) var refusal: SQLiteError?
  /// What is asked for once a row: written once.
  let selectByKeySQL: SQL

  /// A table. Nothing is refused yet.
  public init(
    name: String, columns: [any DescribesColumn], constraints: [TableConstraint] = [], indexes: [IndexDescription] = [],
    triggers: [TriggerDescription] = [], isStrict: Bool = false, isWithoutRowid: Bool = false
  ) {
    self.name = name
    self.columns = columns.map(\.columnDescription)
    self.constraints = constraints
    self.indexes = indexes
    self.triggers = triggers
    self.isStrict = isStrict
    self.isWithoutRowid = isWithoutRowid
    columnNames = self.columns.map(\.name)
    let ofTable = constraints.lazy.compactMap(\.primaryKeyColumns).first
    keyColumns = ofTable ?? self.columns.filter(\.isPrimaryKey).map(\.name)
    identity = Identity()
    selectByKeySQL = Self.selectByKey(keyColumns, of: name, in: nil, columns: columnNames)
    refusal = nil
    refusal = problem.map { .description(of: name, $0) }
  }

  /// Refuses a description that cannot be right.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names the table and the column.
  public func check() throws(SQLiteError) { if let refusal { throw refusal } }

  /// The column of a name, as SQLite compares names; nil when there is none.
  public func column(_ name: String) -> ColumnDescription? {
    let wanted = SchemaName(name)
    return columns.first { SchemaName($0.name) == wanted }
  }

  /// The columns that can be written: all that are not computed.
  public var writableColumns: [String] { columns.filter { !$0.isGenerated }.map(\.name) }

  /// The column that is the rowid: a primary key of one column of the type INTEGER. <https://sqlite.org/lang_createtable.html#rowid>
  public var rowidColumn: String? {
    guard !isWithoutRowid, keyColumns.count == 1, let key = keyColumns.first, let column = column(key), column.type == .integer,
      !column.isDescendingKey, !constraints.contains(where: \.namesKeyColumnTwice)
    else { return nil }
    return column.name
  }
}

extension TableDescription {
  /// An object of its own for each description that is made.
  package final class Identity: Sendable {}
}
