import SQLiteCalls
public import SQLiteCore
public import SQLiteTables

/// A compiled INSERT for inserting many rows.
///
/// ```swift
/// let insert = try connection.prepareInsert(into: Contact.table)
/// try insert.insert(1, "Alice", nil as String?)
/// try insert.insert([Contact.id <- 2, Contact.name <- "Bob"])
/// ```
/// It borrows its statement from the connection until it goes out of scope. Put the inserts into one transaction, because otherwise each
/// insert is its own transaction. To define your own type with an `insert(id:name:)`, wrap this type. <https://sqlite.org/lang_insert.html>
public struct InsertStatement: ~Copyable {
  /// The columns, in the order of the values.
  public let columns: [String]
  @usableFromInline let statement: Statement
  @usableFromInline let connection: Connection
  @usableFromInline let tableName: String
  @usableFromInline let schema: String?
  private let plan: InsertPlan

  fileprivate init(
    _ sql: SQL, _ columns: [String], into tableName: String, in schema: String?, _ table: TableDescription?, on connection: Connection
  )
    throws
  {
    statement = try connection.prepare(sql)
    self.columns = columns
    self.connection = connection
    self.tableName = tableName
    self.schema = schema
    plan = InsertPlan(columns, into: tableName, table)
  }

  /// Inserts a row of values, one for each of ``columns`` in that order.
  ///
  /// - Returns: The rowid; 0 in a WITHOUT ROWID table, or if no row was inserted, as with a view or if a conflict policy skips the row.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE if the number of values is wrong, with SQLITE_MISMATCH if SQLite cannot store a value
  ///   exactly, or the error that SQLite reports. Nothing is written then.
  @_disfavoredOverload @inlinable @discardableResult
  public func insert<each Value: SQLiteBindable>(_ value: repeat each Value) throws -> Int64 {
    try connection.rowid(into: tableName, in: schema, lending: 0) { try statement.run(repeat each value) }
  }

  /// Inserts a row of values by column, in any order. Omitted columns of a described table get their defaults.
  ///
  /// - Returns: The rowid, as when inserting by position.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if a column does not exist, is generated, is named twice, or is missing and has no
  ///   default. The message names the column. Other errors are the same as when inserting by position.
  @discardableResult public func insert(_ row: ColumnValues) throws -> Int64 {
    try connection.rowid(into: tableName, in: schema, lending: 0) { try write(row) }
  }

  private func write(_ row: ColumnValues) throws {
    try row.checkValues(for: tableName)
    if plan.given?.isSpelled(as: row.columns) != true { try plan.update(for: row.columns) }
    if plan.isInOrder {
      try statement.bind(values: row.values)
      try statement.run()
    } else if let places = plan.places {
      try statement.bind(values: places.map { $0.map { row.values[$0] } ?? .null })
      try statement.run()
    } else {
      let other = try connection.prepare(connection.insertion(into: tableName, in: schema, columns: row.columns))
      if !row.columns.isEmpty { try other.bind(values: row.values) }
      try other.run()
    }
  }
}

/// Determines how to insert rows with the columns that were given last.
private final class InsertPlan {
  private let columns: [String]
  private let tableName: String
  /// The description; nil if only a name was given, in which case all columns must be given.
  private let table: TableDescription?

  var given: [String]?
  /// Whether the given columns equal the statement's columns, so that values are bound without a copy for each row.
  var isInOrder = false
  /// For each column of the statement, the index of its given value; nil if the statement cannot be used for the given columns.
  var places: [Int?]?

  init(_ columns: [String], into tableName: String, _ table: TableDescription?) {
    self.columns = columns
    self.tableName = tableName
    self.table = table
  }

  /// Determines how to insert rows with these columns.
  func update(for given: [String]) throws {
    try SQL.refuseRepetition(among: given, of: tableName)
    if let table {
      try table.rules.checkComplete(given)
    } else {
      try checkPlain(given)
    }
    let byName = Dictionary(given.enumerated().map { (SchemaName($1), $0) }) { first, _ in first }
    let found = columns.map { byName[SchemaName($0)] }
    // A missing value can be bound as NULL only if the column has no default.
    let isWhole = zip(columns, found).allSatisfy { $1 != nil || table?.column($0)?.hasDefault == false }
    self.given = given
    isInOrder = found.elementsEqual(given.indices) { $0 == $1 }
    places = isWhole && given.without(columns).isEmpty ? found : nil
  }

  /// Checks the columns for a table without a description. They must be exactly the statement's columns.
  private func checkPlain(_ given: [String]) throws {
    if let strange = given.without(columns).first {
      throw SQLiteError.description(
        of: tableName, "there is no column \(strange) in this statement: there are \(columns.joined(separator: ", "))")
    }
    if let missing = columns.without(given).first {
      throw SQLiteError.description(of: tableName, "there is no value for the column \(missing)")
    }
  }
}

extension Connection {
  /// Compiles an INSERT into a table.
  ///
  /// - Parameter columns: The columns that get values, in order; nil for all that are not generated. The others get their defaults.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the description is invalid, or if a column is not in it or is named twice.
  ///   ``SQLiteError`` with SQLITE_ERROR if a table or column does not exist, which the message names.
  public func prepareInsert(into table: some TableReference, in schema: String? = nil, columns: [String]? = nil) throws -> InsertStatement {
    let description = table as? TableDescription
    let table = table.tableName
    let names = try columns ?? description?.writableColumns ?? writableColumns(of: table, in: schema)
    let sql = try description?.insert(in: schema, columns: names) ?? insertion(into: table, in: schema, columns: names)
    return try InsertStatement(sql, names, into: table, in: schema, description, on: self)
  }

  private func writableColumns(of table: String, in schema: String?) throws -> [String] {
    let found = try allColumns(of: table, in: schema)
    if found.isEmpty { throw SQLiteError.refused(.error, "no such table: \(table)") }
    return found.filter { $0.storage == .ordinary }.map(\.name)
  }
}
