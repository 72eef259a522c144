public import SQLiteCore

extension Connection {
  /// Inserts rows in one transaction: all of them or none. They may have different columns; those of the same columns share a statement.
  ///
  /// - Parameters:
  ///   - rows: What to insert, taken one at a time.
  ///   - table: A table, or a view with a trigger instead of inserting.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - policy: What happens to a row whose key is there already.
  ///   - reportEvery: After how many rows progress is told; zero or less: never.
  ///   - progress: Is told how many rows were taken so far. What it throws ends the work.
  /// - Returns: The number of rows written, as `sqlite3_changes64` counts them: without those passed over.
  /// - Throws: ``SQLiteError`` that names the row's number, counted from 1, or what progress throws; nothing is written then.
  @discardableResult public func insert(
    _ rows: some Sequence<ColumnValues>, into table: String, in schema: String? = nil, onConflict policy: ConflictPolicy = .fail,
    reportEvery: Int = 1_000,
    progress: (Int) throws -> Void = { _ in }
  ) throws -> Int {
    try insert(rows, into: table, in: schema, onConflict: policy, reportEvery: reportEvery, progress: progress) { _ in }
  }

  /// - Parameter check: Refuses columns that cannot be written.
  func insert(
    _ rows: some Sequence<ColumnValues>, into table: String, in schema: String?, onConflict policy: ConflictPolicy, reportEvery: Int,
    progress: (Int) throws -> Void, check: ([String]) throws -> Void
  ) throws -> Int {
    try transaction {
      var columns: [String]?
      var sql: SQL = ""
      return try writeEach(rows, into: table, reportEvery: reportEvery, progress: progress) { row in
        if row.refusal != nil || columns?.isSpelled(as: row.columns) != true {
          try row.checkValues(for: table)
          try check(row.columns)
          sql = try insertion(into: table, in: schema, columns: row.columns, onConflict: policy)
          columns = row.columns
        }
        let statement = try prepare(sql)
        try statement.bind(values: row.values)
        try statement.run()
      }
    }
  }
}
