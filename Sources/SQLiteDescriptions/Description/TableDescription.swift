public import SQLiteCore
public import SQLiteTables

/// A description of a table: its columns in order, constraints, indexes and triggers. It writes the SQL that creates, fills, reads and
/// changes the table.
///
/// ```swift
/// let contact = TableDescription(name: "contact", columns: [
///   ColumnDescription(name: "id", type: .int(size: 11), nullable: false),
///   ColumnDescription(name: "name", type: .char(size: 255), nullable: false),
/// ])
/// ```
/// If the description is invalid, the methods that return SQL throw an error that names the column. ``check()`` throws it earlier.
/// <https://sqlite.org/lang_createtable.html>
public struct TableDescription: Sendable {
  /// The parts of the description, in one object so that copying a description is cheap.
  private let content: Content
  /// The rules for its rows.
  let rules: TableRules

  /// Creates a description, without checking it.
  public init(
    name: String, columns: [any DescribesColumn], constraints: [TableConstraint] = [], indexes: [IndexDescription] = [],
    triggers: [TriggerDescription] = [], isStrict: Bool = false, isWithoutRowid: Bool = false
  ) {
    let content = Content(name, columns.map(\.columnDescription), constraints, indexes, triggers, isStrict, isWithoutRowid)
    self.content = content
    let rowid = content.rowidColumn
    rules = TableRules(
      of: name, refusal: content.problem.map { .description(of: name, $0) }, columns: content.columnNames,
      types: content.columns.map(\.type.name), key: content.keyColumns, generated: content.columns.filter(\.isGenerated).map(\.name),
      required: content.columns.filter { $0.mustBeGiven && rowid?.isName($0.name) != true }.map(\.name))
  }

  /// The name; any text without a NUL.
  public var name: String { content.name }
  /// The columns, in order.
  public var columns: [ColumnDescription] { content.columns }
  /// The constraints of the table.
  public var constraints: [TableConstraint] { content.constraints }
  /// The indexes that are created with the table.
  public var indexes: [IndexDescription] { content.indexes }
  /// The triggers that are created with the table.
  public var triggers: [TriggerDescription] { content.triggers }
  /// Whether values of a type other than the declared one are rejected. <https://sqlite.org/stricttables.html>
  public var isStrict: Bool { content.isStrict }
  /// Whether rows are stored by their primary key and have no rowid. <https://sqlite.org/withoutrowid.html>
  public var isWithoutRowid: Bool { content.isWithoutRowid }
  /// The names of the columns, in order.
  public var columnNames: [String] { content.columnNames }
  /// The columns of the primary key, in the order of the key; empty if there is none.
  public var keyColumns: [String] { content.keyColumns }

  /// Throws if the description is invalid.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names the table and the column.
  public func check() throws(SQLiteError) { try rules.check() }

  /// Returns the column with a name, compared as SQLite compares names; nil if there is none.
  public func column(_ name: String) -> ColumnDescription? { content.column(name) }

  /// The columns that can be written: all but generated ones.
  public var writableColumns: [String] { rules.writableColumns }

  /// The column that is the rowid, which is a primary key of one column of type INTEGER; nil if there is none.
  /// <https://sqlite.org/lang_createtable.html#rowid>
  public var rowidColumn: String? { content.rowidColumn }
}

extension TableDescription: TableReference {
  /// The ``name``.
  public var tableName: String { name }
  /// The rules for its columns.
  public var tableRules: TableRules? { rules }
}

extension TableDescription {
  /// The parts of one description.
  final class Content: Sendable {
    let name: String
    let columns: [ColumnDescription]
    let constraints: [TableConstraint]
    let indexes: [IndexDescription]
    let triggers: [TriggerDescription]
    let isStrict: Bool
    let isWithoutRowid: Bool
    let columnNames: [String]
    let keyColumns: [String]

    fileprivate init(
      _ name: String, _ columns: [ColumnDescription], _ constraints: [TableConstraint], _ indexes: [IndexDescription],
      _ triggers: [TriggerDescription], _ isStrict: Bool, _ isWithoutRowid: Bool
    ) {
      self.name = name
      self.columns = columns
      self.constraints = constraints
      self.indexes = indexes
      self.triggers = triggers
      self.isStrict = isStrict
      self.isWithoutRowid = isWithoutRowid
      columnNames = columns.map(\.name)
      keyColumns = constraints.lazy.compactMap(\.primaryKeyColumns).first ?? columns.filter(\.isPrimaryKey).map(\.name)
    }

    func column(_ name: String) -> ColumnDescription? { columns.first { $0.name.isName(name) } }

    var rowidColumn: String? {
      guard !isWithoutRowid, keyColumns.count == 1, let key = keyColumns.first, let column = column(key), column.type == .integer,
        !column.isDescendingKey, !constraints.contains(where: \.namesKeyColumnTwice)
      else { return nil }
      return column.name
    }
  }
}
