public import SQLiteCore

extension Connection {
  /// Inserts rows in one transaction, either all or none. They may have different columns; rows with the same columns share a statement.
  ///
  /// - Parameters:
  ///   - rows: The rows to insert, read one at a time.
  ///   - table: A table by its name or description, or a view with an INSTEAD OF INSERT trigger.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  ///   - policy: The action for a row whose key already exists.
  ///   - reportEvery: The number of rows between two calls of `progress`; zero or less for none.
  ///   - progress: Called with the number of rows read so far. If it throws, the insertion stops.
  /// - Returns: The number of rows written, as counted by `sqlite3_changes64`: without skipped rows.
  /// - Throws: ``SQLiteError`` that names the row's number, counted from 1, or the error of `progress`; then nothing is written.
  @discardableResult public func insert(
    _ rows: some Sequence<ColumnValues>, into table: some TableReference, in schema: String? = nil,
    onConflict policy: ConflictPolicy = .fail, reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in }
  ) throws -> Int {
    let (name, rules) = (table.tableName, table.tableRules)
    return try transaction {
      var columns: [String]?
      var sql: SQL = ""
      return try writeEach(rows, into: name, reportEvery: reportEvery, progress: progress) { row in
        if row.refusal != nil || columns?.isSpelled(as: row.columns) != true {
          try row.checkValues(for: name)
          try rules?.checkComplete(row.columns)
          sql = try compiledInsertion(into: name, in: schema, columns: row.columns, onConflict: policy)
          columns = row.columns
        }
        let statement = try prepare(sql)
        try statement.bind(values: row.values)
        try statement.run()
      }
    }
  }

  /// Inserts a row for every element of a sequence, in one transaction with one compiled statement, either all or none.
  ///
  /// ```swift
  /// try connection.insert(things, into: "thing", columns: ["id", "title"]) { ($0.id, $0.title) }
  /// ```
  /// The sequence is read one element at a time and never collected. Within a transaction, the insertion is a savepoint.
  /// - Parameters:
  ///   - elements: The elements, each of which becomes a row.
  ///   - table: A table by its name or description, or a view with an INSTEAD OF INSERT trigger.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  ///   - columns: The columns, in the order of the values; the others get their defaults. For rows that consist only of defaults, pass no
  ///     columns and `{ _ in () }`.
  ///   - policy: The action for a row whose key already exists.
  ///   - reportEvery: The number of elements between two calls of `progress`; zero or less for none.
  ///   - progress: Called with the number of elements read so far. If it throws, for example `CancellationError`, the insertion stops.
  ///   - values: Returns the values of an element, one for each column. If it throws, the insertion stops: use `try $0.get()` for elements
  ///     that may be errors.
  /// - Returns: The number of rows written, as counted by `sqlite3_changes64`: without skipped rows.
  /// - Throws: ``SQLiteError`` that names the element's number, counted from 1, and the column of a value that SQLite cannot store; or the
  ///   error of a closure. Then nothing is written.
  @discardableResult @_alwaysEmitIntoClient public func insert<Elements: Sequence, each Value: SQLiteBindable>(
    _ elements: Elements, into table: some TableReference, in schema: String? = nil, columns: [String],
    onConflict policy: ConflictPolicy = .fail, reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in },
    values: (Elements.Element) throws -> (repeat each Value)
  ) throws -> Int {
    try table.tableRules?.checkComplete(columns)
    return try insertEach(
      elements, into: table.tableName, in: schema, columns: columns, onConflict: policy, reportEvery: reportEvery, progress: progress,
      values: values)
  }
}
