public import SQLiteCore

/// A type whose values are the rows of one table. Methods take its values without the name of the table.
///
/// ```swift
/// struct Card: Codable, StoredInTable {
///   static let table = "card"
///   var id: Int
///   var word: String
/// }
///
/// try database.insert(Card(id: 7, word: "Apfel"))
/// let card = try database.find(Card.self, key: 7)
/// let cards = try database.read(Card.self, where: Column("word") == "Apfel")
/// ```
/// Its properties are the columns, see ``ColumnValues/init(encoding:naming:)``, and its key is the primary key of the table. Each method
/// does the same as its form with the name of the table, such as `insert(encoding: card, into: "card")`, and throws the same errors. A type
/// that is only read need not be `Encodable`.
public protocol StoredInTable: StoredInForms {
  /// The type of the table's name or description.
  associatedtype Table: TableReference
  /// The table, by its name or its description.
  static var table: Table { get }
  /// The mapping of properties to column names.
  static var columnNaming: ColumnNaming { get }
}

extension StoredInTable {
  /// Empty: dates and UUIDs are stored in the form that their own types define.
  public static var storedForms: [any StoredForm.Type] { [] }
  /// Uses the names of the properties, unchanged.
  public static var columnNaming: ColumnNaming { .exact }
}

extension Connection {
  /// Returns the rows that match a condition, as values of their type.
  @_alwaysEmitIntoClient public func read<Record: StoredInTable & Decodable>(
    _ type: Record.Type, in schema: String? = nil, where condition: Condition? = nil, orderedBy order: OrderingTerm..., limit: Int? = nil,
    offset: Int? = nil
  ) throws -> [Record] {
    try read(
      decoding: type, from: Record.table, in: schema, naming: Record.columnNaming, where: condition, orderedBy: OrderingTerm(order),
      limit: limit, offset: offset)
  }

  /// Returns the row with a key, as a value of its type; nil if there is none.
  @_alwaysEmitIntoClient public func find<Record: StoredInTable & Decodable, each Key: SQLiteBindable>(
    _ type: Record.Type, in schema: String? = nil, key: repeat each Key
  ) throws -> Record? {
    try find(decoding: type, in: Record.table, in: schema, naming: Record.columnNaming, key: repeat each key)
  }

  /// Inserts a value as a row of its type's table.
  ///
  /// - Returns: The rowid; 0 if no row was inserted, and in a table without rowids.
  @discardableResult public func insert<Record: StoredInTable & Encodable>(_ record: Record, in schema: String? = nil) throws -> Int64 {
    try insert(encoding: record, into: Record.table, in: schema, naming: Record.columnNaming)
  }

  /// Inserts a value as a row of its type's table, and returns the row as written, with the key that SQLite chose.
  public func insert<Record: StoredInTable & Codable>(_ record: Record, in schema: String? = nil, returning type: Record.Type) throws
    -> Record
  {
    try insert(encoding: record, into: Record.table, in: schema, naming: Record.columnNaming, returning: type)
  }

  /// Inserts a row for every value of a sequence, in one transaction.
  ///
  /// - Returns: The number of rows written.
  @discardableResult public func insert<Records: Sequence>(
    all records: Records, in schema: String? = nil, onConflict policy: ConflictPolicy = .fail
  ) throws -> Int where Records.Element: StoredInTable & Encodable {
    typealias Record = Records.Element
    return try insert(encodingAll: records, into: Record.table, in: schema, naming: Record.columnNaming, onConflict: policy)
  }

  /// Updates the row with the key of a value to match the value. Only the columns that differ are written.
  ///
  /// - Returns: The columns that were written; nil when there is no row with that key.
  @discardableResult public func update<Record: StoredInTable & Encodable>(_ record: Record, in schema: String? = nil) throws -> [String]? {
    try update(Record.table, in: schema, encoding: record, naming: Record.columnNaming)
  }

  /// Inserts a value as a row of its type's table, or updates the row with the same key.
  ///
  /// - Parameter key: The columns of a primary key or unique index; nil for the table's primary key.
  /// - Returns: The number of rows inserted or updated: 1, or 0 when the value contains only its key and already exists.
  @discardableResult public func upsert<Record: StoredInTable & Encodable>(
    _ record: Record, in schema: String? = nil, onConflict key: [String]? = nil
  ) throws -> Int {
    try upsert(encoding: record, into: Record.table, in: schema, naming: Record.columnNaming, onConflict: key)
  }

  /// Deletes the row with the key of a value.
  ///
  /// - Returns: The number of rows deleted: 1, or 0 if there is none with that key.
  @discardableResult public func delete<Record: StoredInTable & Encodable>(_ record: Record, in schema: String? = nil) throws -> Int {
    try deleteRow(like: record, from: Record.table.tableName, Record.table.tableRules, in: schema, naming: Record.columnNaming)
  }

  /// Deletes the row with a key.
  ///
  /// - Returns: The number of rows deleted: 1, or 0 if there is none.
  @discardableResult @_alwaysEmitIntoClient public func delete<Record: StoredInTable, each Key: SQLiteBindable>(
    _ type: Record.Type, in schema: String? = nil, key: repeat each Key
  ) throws -> Int {
    try delete(from: Record.table, in: schema, key: repeat KeyInForm<each Key>(each key, type))
  }
}
