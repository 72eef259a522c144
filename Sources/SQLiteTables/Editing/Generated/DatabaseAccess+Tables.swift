// Written by Scripts/generate-calls from the methods of Connection and the verbs in Scripts/generator/Lending.swift: change these, not
// this file.

public import SQLiteCore

// Each call has the connection to itself. The method of Connection of the same name documents the details and the errors.

extension DatabaseAccess {
  /// Inserts a row; columns that are not given get their defaults.
  @discardableResult @_alwaysEmitIntoClient public func insert(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil
  ) throws -> Int64 {
    try withConnection { try $0.insert(row, into: table, in: schema) }
  }

  /// Updates the rows that match a condition.
  @discardableResult @_alwaysEmitIntoClient public func update(
    _ table: some TableReference, in schema: String? = nil, set values: ColumnValues, where condition: Condition
  ) throws -> Int {
    try withConnection { try $0.update(table, in: schema, set: values, where: condition) }
  }

  /// Deletes the rows that match a condition. For ``Condition/all`` SQLite empties the table at once, if it has no triggers, no foreign
  /// keys refer to it, and no update hook needs to be called for each row.
  @discardableResult @_alwaysEmitIntoClient public func delete(
    from table: some TableReference, in schema: String? = nil, where condition: Condition
  ) throws -> Int {
    try withConnection { try $0.delete(from: table, in: schema, where: condition) }
  }

  /// Inserts a row, or updates the row with the same key: `ON CONFLICT … DO UPDATE`, never REPLACE, so that no other row is deleted.
  @discardableResult @_alwaysEmitIntoClient public func upsert(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, onConflict key: [String]? = nil
  ) throws -> Int {
    try withConnection { try $0.upsert(row, into: table, in: schema, onConflict: key) }
  }

  /// Returns the result of a closure for the row with a key, read in place, or a copy of the row without a closure. Nil if there is no such
  /// row.
  @_alwaysEmitIntoClient public func find<each Key: SQLiteBindable, Element: Sendable>(
    in table: some TableReference, in schema: String? = nil, key: repeat each Key,
    do body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> Element? {
    try reading { try $0.find(in: table, in: schema, key: repeat each key, do: body) }
  }

  /// Updates columns of the row with a key.
  @discardableResult @_alwaysEmitIntoClient public func update<each Key: SQLiteBindable>(
    _ table: some TableReference, in schema: String? = nil, set values: ColumnValues, key: repeat each Key
  ) throws -> Int {
    try withConnection { try $0.update(table, in: schema, set: values, key: repeat each key) }
  }

  /// Deletes the row with a key.
  @discardableResult @_alwaysEmitIntoClient public func delete<each Key: SQLiteBindable>(
    from table: some TableReference, in schema: String? = nil, key: repeat each Key
  ) throws -> Int {
    try withConnection { try $0.delete(from: table, in: schema, key: repeat each key) }
  }

  /// Inserts a row and returns the result of a closure for the row as written, or a copy of the row without a closure.
  @_alwaysEmitIntoClient public func insert<Element: Sendable>(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, returning columns: [String]?,
    _ body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> Element {
    try withConnection { try $0.insert(row, into: table, in: schema, returning: columns, body) }
  }

  /// Updates the rows that match a condition. Returns the result of a closure for each updated row, or without a closure a copy of it, in
  /// no particular order.
  @_alwaysEmitIntoClient public func update<Element: Sendable>(
    _ table: some TableReference, in schema: String? = nil, set values: ColumnValues, where condition: Condition,
    returning columns: [String]?, _ body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> [Element] {
    try withConnection { try $0.update(table, in: schema, set: values, where: condition, returning: columns, body) }
  }

  /// Deletes the rows that match a condition. Returns the result of a closure for each row as it was, or without a closure a copy of it, in
  /// no particular order.
  @_alwaysEmitIntoClient public func delete<Element: Sendable>(
    from table: some TableReference, in schema: String? = nil, where condition: Condition, returning columns: [String]?,
    _ body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> [Element] {
    try withConnection { try $0.delete(from: table, in: schema, where: condition, returning: columns, body) }
  }

  /// Inserts a row, or updates the row with the same key. Returns the result of a closure for the resulting row, or without a closure a
  /// copy of it; nil when there was nothing to change.
  @_alwaysEmitIntoClient public func upsert<Element: Sendable>(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, onConflict key: [String]? = nil,
    returning columns: [String]?, _ body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> Element? {
    try withConnection { try $0.upsert(row, into: table, in: schema, onConflict: key, returning: columns, body) }
  }

  /// Inserts rows in one transaction, either all or none. They may have different columns; rows with the same columns share a statement.
  @discardableResult @_alwaysEmitIntoClient public func insert(
    _ rows: some Sequence<ColumnValues>, into table: some TableReference, in schema: String? = nil,
    onConflict policy: ConflictPolicy = .fail, reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in }
  ) throws -> Int {
    try withConnection { try $0.insert(rows, into: table, in: schema, onConflict: policy, reportEvery: reportEvery, progress: progress) }
  }

  /// Inserts a row for every element of a sequence, in one transaction with one compiled statement, either all or none.
  @discardableResult @_alwaysEmitIntoClient public func insert<Elements: Sequence, each Value: SQLiteBindable>(
    _ elements: Elements, into table: some TableReference, in schema: String? = nil, columns: [String],
    onConflict policy: ConflictPolicy = .fail, reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in },
    values: (Elements.Element) throws -> (repeat each Value)
  ) throws -> Int {
    try withConnection {
      try $0.insert(
        elements, into: table, in: schema, columns: columns, onConflict: policy, reportEvery: reportEvery, progress: progress,
        values: values)
    }
  }

  /// Returns copies of the rows of a table or view.
  @_alwaysEmitIntoClient public func read(
    _ table: some TableReference, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil
  ) throws -> [OwnedRow] {
    try reading {
      try $0.read(table, in: schema, columns: columns, where: condition, orderedBy: OrderingTerm(order), limit: limit, offset: offset)
    }
  }

  /// Calls a closure for each row of a table or view, read in place.
  @_alwaysEmitIntoClient public func forEach(
    in table: some TableReference, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil, _ body: (Row) throws -> Void
  ) throws {
    try reading {
      try $0.forEach(
        in: table, in: schema, columns: columns, where: condition, orderedBy: OrderingTerm(order), limit: limit, offset: offset, body)
    }
  }

  /// Returns a cursor over the rows of a table or view.
  /// The cursor is lent to a closure, whose result is the result.
  @_alwaysEmitIntoClient public func cursor<Result: Sendable>(
    in table: some TableReference, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil, _ body: (Cursor) throws -> Result
  ) throws -> Result {
    try reading {
      let cursor = try $0.cursor(
        in: table, in: schema, columns: columns, where: condition, orderedBy: OrderingTerm(order), limit: limit, offset: offset)
      $0.noteLending(of: cursor)
      let result = try body(cursor)
      try cursor.close()
      return result
    }
  }

  /// Returns the number of rows of a table or view.
  @_alwaysEmitIntoClient public func count(_ table: some TableReference, in schema: String? = nil, where condition: Condition = .all) throws
    -> Int
  {
    try reading { try $0.count(table, in: schema, where: condition) }
  }

  /// Returns whether a table or view has a row that matches a condition.
  @_alwaysEmitIntoClient public func exists(in table: some TableReference, in schema: String? = nil, where condition: Condition = .all)
    throws -> Bool
  {
    try reading { try $0.exists(in: table, in: schema, where: condition) }
  }

  /// Returns a copy of the first row of a table or view; nil if there is none. Without an order, SQLite chooses the row.
  @_alwaysEmitIntoClient public func row(
    from table: some TableReference, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm...
  ) throws -> OwnedRow? {
    try reading { try $0.row(from: table, in: schema, columns: columns, where: condition, orderedBy: OrderingTerm(order)) }
  }

  /// Creates a table.
  @_alwaysEmitIntoClient public func createTable(_ table: String, _ definition: SQL, ifNotExists: Bool = false, in schema: String? = nil)
    throws
  {
    try withConnection { try $0.createTable(table, definition, ifNotExists: ifNotExists, in: schema) }
  }

  /// Drops a table with its rows, indexes and triggers. For a search table use `dropFullTextTable`, which also drops the triggers that fill
  /// it.
  @_alwaysEmitIntoClient public func dropTable(_ table: String, ifExists: Bool = false, in schema: String? = nil) throws {
    try withConnection { try $0.dropTable(table, ifExists: ifExists, in: schema) }
  }

  /// Returns whether a table or view with this name exists. Names are compared as SQLite compares them.
  @_alwaysEmitIntoClient public func tableExists(_ table: String, in schema: String = "main") throws -> Bool {
    try reading { try $0.tableExists(table, in: schema) }
  }

  /// Updates the row with the key of a value to match the value. Only the columns that differ are written.
  @discardableResult @_alwaysEmitIntoClient public func update(
    _ table: some TableReference, in schema: String? = nil, encoding value: some Encodable, naming: ColumnNaming = .exact
  ) throws -> [String]? {
    try withConnection { try $0.update(table, in: schema, encoding: value, naming: naming) }
  }

  /// Returns a value decoded from each row of a table or view.
  @_alwaysEmitIntoClient public func read<Value: Decodable & Sendable>(
    decoding type: Value.Type, from table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    where condition: Condition? = nil, orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil
  ) throws -> [Value] {
    try reading {
      try $0.read(
        decoding: type, from: table, in: schema, naming: naming, where: condition, orderedBy: OrderingTerm(order), limit: limit,
        offset: offset)
    }
  }

  /// Returns a value decoded from the row with a key; nil if there is none. The values of a key with several columns are in the order of
  /// the key.
  @_alwaysEmitIntoClient public func find<Value: Decodable & Sendable, each Key: SQLiteBindable>(
    decoding type: Value.Type, in table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact, key: repeat each Key
  ) throws -> Value? {
    try reading { try $0.find(decoding: type, in: table, in: schema, naming: naming, key: repeat each key) }
  }

  /// Returns the decoded row with a key, for a record type that declares the stored forms of its values. The key is bound in the form of
  /// its column.
  @_alwaysEmitIntoClient public func find<Value: Decodable & StoredInForms & Sendable, each Key: SQLiteBindable>(
    decoding type: Value.Type, in table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact, key: repeat each Key
  ) throws -> Value? {
    try reading { try $0.find(decoding: type, in: table, in: schema, naming: naming, key: repeat each key) }
  }

  /// Inserts a value as a row: its keys are the columns, see ``ColumnValues/init(encoding:naming:)``.
  @discardableResult @_alwaysEmitIntoClient public func insert(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact
  ) throws -> Int64 {
    try withConnection { try $0.insert(encoding: value, into: table, in: schema, naming: naming) }
  }

  /// Inserts a value as a row, and returns the row as written, for example with the rowid that SQLite chose for a key that was nil.
  @_alwaysEmitIntoClient public func insert<Value: Decodable & Sendable>(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    returning type: Value.Type
  ) throws -> Value {
    try withConnection { try $0.insert(encoding: value, into: table, in: schema, naming: naming, returning: type) }
  }

  /// Updates the rows that match a condition with the contents of a value. The columns of all its keys are written, as NULL where the value
  /// is nil.
  @discardableResult @_alwaysEmitIntoClient public func update(
    _ table: some TableReference, in schema: String? = nil, encoding value: some Encodable, naming: ColumnNaming = .exact,
    where condition: Condition
  ) throws -> Int {
    try withConnection { try $0.update(table, in: schema, encoding: value, naming: naming, where: condition) }
  }

  /// Inserts a value as a row, or updates the row with the same key: `ON CONFLICT … DO UPDATE`.
  @discardableResult @_alwaysEmitIntoClient public func upsert(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict key: [String]? = nil
  ) throws -> Int {
    try withConnection { try $0.upsert(encoding: value, into: table, in: schema, naming: naming, onConflict: key) }
  }

  /// Inserts a value as a row, or updates the row with the same key, and returns the resulting row; nil when there was nothing to change.
  @_alwaysEmitIntoClient public func upsert<Value: Decodable & Sendable>(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict key: [String]? = nil, returning type: Value.Type
  ) throws -> Value? {
    try withConnection { try $0.upsert(encoding: value, into: table, in: schema, naming: naming, onConflict: key, returning: type) }
  }

  /// Inserts a row for every value of a sequence, in one transaction, either all or none. The keys of a value are the columns.
  @discardableResult @_alwaysEmitIntoClient public func insert<Values: Sequence>(
    encodingAll values: Values, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict policy: ConflictPolicy = .fail, reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in }
  ) throws -> Int where Values.Element: Encodable {
    try withConnection {
      try $0.insert(
        encodingAll: values, into: table, in: schema, naming: naming, onConflict: policy, reportEvery: reportEvery, progress: progress)
    }
  }

  /// Returns the rows that match a condition, as values of their type.
  @_alwaysEmitIntoClient public func read<Record: StoredInTable & Decodable & Sendable>(
    _ type: Record.Type, in schema: String? = nil, where condition: Condition? = nil, orderedBy order: OrderingTerm..., limit: Int? = nil,
    offset: Int? = nil
  ) throws -> [Record] {
    try reading { try $0.read(type, in: schema, where: condition, orderedBy: OrderingTerm(order), limit: limit, offset: offset) }
  }

  /// Returns the row with a key, as a value of its type; nil if there is none.
  @_alwaysEmitIntoClient public func find<Record: StoredInTable & Decodable & Sendable, each Key: SQLiteBindable>(
    _ type: Record.Type, in schema: String? = nil, key: repeat each Key
  ) throws -> Record? {
    try reading { try $0.find(type, in: schema, key: repeat each key) }
  }

  /// Inserts a value as a row of its type's table.
  @discardableResult @_alwaysEmitIntoClient public func insert<Record: StoredInTable & Encodable>(
    _ record: Record, in schema: String? = nil
  ) throws -> Int64 {
    try withConnection { try $0.insert(record, in: schema) }
  }

  /// Inserts a value as a row of its type's table, and returns the row as written, with the key that SQLite chose.
  @_alwaysEmitIntoClient public func insert<Record: StoredInTable & Codable & Sendable>(
    _ record: Record, in schema: String? = nil, returning type: Record.Type
  ) throws -> Record {
    try withConnection { try $0.insert(record, in: schema, returning: type) }
  }

  /// Inserts a row for every value of a sequence, in one transaction.
  @discardableResult @_alwaysEmitIntoClient public func insert<Records: Sequence>(
    all records: Records, in schema: String? = nil, onConflict policy: ConflictPolicy = .fail
  ) throws -> Int where Records.Element: StoredInTable & Encodable {
    try withConnection { try $0.insert(all: records, in: schema, onConflict: policy) }
  }

  /// Updates the row with the key of a value to match the value. Only the columns that differ are written.
  @discardableResult @_alwaysEmitIntoClient public func update<Record: StoredInTable & Encodable>(
    _ record: Record, in schema: String? = nil
  ) throws -> [String]? {
    try withConnection { try $0.update(record, in: schema) }
  }

  /// Inserts a value as a row of its type's table, or updates the row with the same key.
  @discardableResult @_alwaysEmitIntoClient public func upsert<Record: StoredInTable & Encodable>(
    _ record: Record, in schema: String? = nil, onConflict key: [String]? = nil
  ) throws -> Int {
    try withConnection { try $0.upsert(record, in: schema, onConflict: key) }
  }

  /// Deletes the row with the key of a value.
  @discardableResult @_alwaysEmitIntoClient public func delete<Record: StoredInTable & Encodable>(
    _ record: Record, in schema: String? = nil
  ) throws -> Int {
    try withConnection { try $0.delete(record, in: schema) }
  }

  /// Deletes the row with a key.
  @discardableResult @_alwaysEmitIntoClient public func delete<Record: StoredInTable, each Key: SQLiteBindable>(
    _ type: Record.Type, in schema: String? = nil, key: repeat each Key
  ) throws -> Int {
    try withConnection { try $0.delete(type, in: schema, key: repeat each key) }
  }
}
