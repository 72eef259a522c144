public import SQLiteCore
public import SQLiteSchema
public import SQLiteTables

// Each call runs alone on the manager's connection; what it does and throws is told at the method of Connection with the same name.

extension SQLiteManager {
  /// Rows of a table or view, copied; see ``Connection``.
  public func read(
    _ table: String, columns: [String]? = nil, where condition: Condition? = nil, orderedBy order: OrderingTerm..., limit: Int? = nil,
    offset: Int? = nil
  ) throws -> [OwnedRow] {
    try with {
      try $0.rows(.select(from: table, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset))
    }
  }

  /// Every row of a query, copied.
  public func query(_ sql: SQL) throws -> [OwnedRow] { try with { try $0.rows(sql) } }

  /// A value made of each row of a query.
  public func query<Value: ExpressibleByRow & Sendable>(as type: Value.Type = Value.self, _ sql: SQL) throws -> [Value] {
    try with { try $0.rows(as: type, from: sql) }
  }

  /// A value decoded from each row of a query.
  public func query<Value: Decodable & Sendable>(
    decoding type: Value.Type = Value.self, naming: ColumnNaming = .exact, _ sql: SQL
  ) throws -> [Value] { try with { try $0.rows(decoding: type, naming: naming, from: sql) } }

  /// The first column of the first row of a query; nil when there is no row.
  public func value<Value: SQLiteExtractable & Sendable>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value? {
    try with { try $0.value(sql, as: type) }
  }

  /// Runs every statement of a text; rows are passed over.
  public func execute(_ sql: SQL) throws { try with { try $0.execute(sql) } }

  /// The number of rows.
  public func count(_ table: String, where condition: Condition = .all) throws -> Int { try with { try $0.count(table, where: condition) } }

  /// Inserts a row and answers its rowid.
  @discardableResult public func insert(_ row: ColumnValues, into table: String) throws -> Int64 {
    try with { try $0.insert(row, into: table) }
  }

  /// Inserts rows in one transaction and answers how many.
  @discardableResult public func insert(
    _ rows: some Sequence<ColumnValues>, into table: String, onConflict policy: ConflictPolicy = .fail
  ) throws -> Int {
    try with { try $0.insert(rows, into: table, onConflict: policy) }
  }

  /// Inserts a value as a row, its keys being the columns, and answers its rowid.
  @discardableResult public func insert(encoding value: some Encodable, into table: String) throws -> Int64 {
    try with { try $0.insert(encoding: value, into: table) }
  }

  /// Inserts values as rows, their keys being the columns, in one transaction, and answers how many.
  @discardableResult public func insert(
    encodingAll values: some Sequence<some Encodable>, into table: String, onConflict policy: ConflictPolicy = .fail
  ) throws -> Int {
    try with { try $0.insert(encodingAll: values, into: table, onConflict: policy) }
  }

  /// Changes the rows of a condition and answers how many.
  @discardableResult public func update(_ table: String, set values: ColumnValues, where condition: Condition) throws -> Int64 {
    try with { try $0.update(table, set: values, where: condition) }
  }

  /// Deletes the rows of a condition and answers how many.
  @discardableResult public func delete(from table: String, where condition: Condition) throws -> Int64 {
    try with { try $0.delete(from: table, where: condition) }
  }

  /// Inserts a row, or changes the one that has its key; answers how many: 1, or 0 when there was nothing to change.
  @discardableResult public func upsert(_ row: ColumnValues, into table: String, onConflict key: [String]) throws -> Int64 {
    try with { try $0.upsert(row, into: table, onConflict: key) }
  }

  /// Makes a table.
  public func createTable(_ table: String, _ definition: SQL, ifNotExists: Bool = false) throws {
    try with { try $0.createTable(table, definition, ifNotExists: ifNotExists) }
  }

  /// Makes a described table with its indexes and triggers.
  public func createTable(describedBy description: TableDescription, ifNotExists: Bool = false) throws {
    try with { try $0.createTable(describedBy: description, ifNotExists: ifNotExists) }
  }

  /// The row of a key of a described table, copied; nil when there is none.
  public func find<each Key: SQLiteBindable>(in table: TableDescription, key: repeat each Key) throws -> OwnedRow? {
    try with { try $0.find(in: table, key: repeat each key) }
  }

  /// The tables and views of a schema.
  public func tables(in schema: String = "main") throws -> [TableInfo] { try with { try $0.tables(in: schema) } }

  /// The columns of a table or view.
  public func columns(of table: String, in schema: String = "main") throws -> [ColumnInfo] {
    try with { try $0.columns(of: table, in: schema) }
  }

  /// Runs a closure in a transaction; calls of this manager inside it belong to it.
  public func transaction<Result: Sendable>(
    _ kind: TransactionKind = .immediate, _ body: (Connection) throws -> Result
  ) throws -> Result {
    try with { connection in try connection.transaction(kind) { try body(connection) } }
  }
}
