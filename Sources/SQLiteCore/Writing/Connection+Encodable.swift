extension Connection {
  /// Inserts a row for every value of a sequence, in one transaction: all of them or none. The keys of a value are the columns.
  ///
  /// A value whose type is ``SQLiteBindable`` is bound, nil is NULL, any other type with keys or elements is stored as JSON text. The values may have
  /// different keys: those with the same ones in the same order share a compiled statement.
  /// - Parameters:
  ///   - values: What to insert, taken one at a time.
  ///   - table: A table, or a view with a trigger instead of inserting.
  ///   - naming: How keys are spelled as names of columns.
  ///   - policy: What happens to a row whose key is there already.
  ///   - reportEvery: After how many values progress is told; zero or less: never.
  ///   - progress: Is told how many values were taken so far. What it throws ends the work.
  /// - Returns: The number of rows written, as `sqlite3_changes64` counts them: without those passed over.
  /// - Throws: ``SQLiteError`` that names the value's number, counted from 1, and the key SQLite cannot hold the value of; what a value throws
  ///   when it is encoded; what progress throws. Nothing is written then.
  @discardableResult public func insert<Values: Sequence>(
    encodingAll values: Values, into table: String, naming: ColumnNaming = .exact, onConflict policy: ConflictPolicy = .fail,
    reportEvery: Int = 1_000,
    progress: (Int) throws -> Void = { _ in }
  ) throws -> Int where Values.Element: Encodable {
    try transaction {
      let encoder = RowEncoder(naming)
      defer { encoder.finish() }
      var target: RowTarget?
      return try writeEach(values, into: table, reportEvery: reportEvery, progress: progress) { value in
        if let target, try encoder.bind(value, to: target) { return try target.statement.run() }
        target = nil  // given back before the next is taken
        let row = try encoder.values(of: value)
        let columns = row.map(\.column)
        let next = RowTarget(try prepare(.insert(into: table, columns: columns, onConflict: policy)), columns: columns)
        try next.statement.bind(values: row.map(\.value))
        try next.statement.run()
        target = next
      }
    }
  }
}

/// The statement that rows with the same keys are bound to.
final class RowTarget {
  let statement: Statement
  let columns: [String]

  init(_ statement: consuming Statement, columns: [String]) {
    self.statement = statement
    self.columns = columns
  }
}
