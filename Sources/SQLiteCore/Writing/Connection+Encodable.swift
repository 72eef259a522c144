extension Connection {
  /// Inserts a row for every value of a sequence, in one transaction: all of them or none. The keys of a value are the columns.
  ///
  /// A value whose type is ``SQLiteBindable`` is bound, nil is NULL, any other type with keys or elements is stored as JSON text. The values may have
  /// different keys: those with the same ones in the same order share a compiled statement.
  /// - Parameters:
  ///   - values: What to insert, taken one at a time.
  ///   - table: A table, or a view with a trigger instead of inserting.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - naming: How keys are spelled as names of columns.
  ///   - policy: What happens to a row whose key is there already.
  ///   - reportEvery: After how many values progress is told; zero or less: never.
  ///   - progress: Is told how many values were taken so far. What it throws ends the work.
  /// - Returns: The number of rows written, as `sqlite3_changes64` counts them: without those passed over.
  /// - Throws: ``SQLiteError`` that names the value's number, counted from 1, and the key SQLite cannot hold the value of; what a value throws
  ///   when it is encoded; what progress throws. Nothing is written then.
  @discardableResult public func insert<Values: Sequence>(
    encodingAll values: Values, into table: String, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict policy: ConflictPolicy = .fail,
    reportEvery: Int = 1_000,
    progress: (Int) throws -> Void = { _ in }
  ) throws -> Int where Values.Element: Encodable {
    try transaction {
      let encoder = RowEncoder(naming)
      defer { encoder.finish() }
      var target: RowTarget?
      return try writeEach(values, into: table, reportEvery: reportEvery, progress: progress) { value in
        if let target, try encoder.bind(value, to: target.statement, target.columns) { return try target.statement.run() }
        target = nil  // given back before the next is taken
        target = try write(value, collectedBy: encoder, into: table, in: schema, onConflict: policy)
      }
    }
  }

  /// Inserts a value as a row. Its keys are expected to be those of the value of its type that was inserted before it.
  package func write<Value: Encodable>(
    _ value: Value, into table: String, in schema: String?, naming: ColumnNaming, onConflict policy: ConflictPolicy = .fail
  ) throws {
    _ = unsafe try openHandle()  // a closed connection keeps nothing
    let encoders = attachment(orNew: RowEncoders())
    let encoder = encoders.take(for: Value.self, naming)
    defer { encoders.keep(encoder) }
    if let columns = unsafe encoder.expected {
      let isWritten = try writingAgain(.insert(into: table, in: schema, columns: columns, onConflict: policy)) {
        let statement = try prepare(insertion(into: table, in: schema, columns: columns, onConflict: policy))
        guard try encoder.bind(value, to: statement, columns) else { return false }
        try statement.run()
        return true
      }
      if isWritten { return }
    }
    _ = try write(value, collectedBy: encoder, into: table, in: schema, onConflict: policy)
  }

  /// Inserts a value whose keys are not known before.
  ///
  /// - Returns: The statement that it was written by.
  private func write(
    _ value: some Encodable, collectedBy encoder: RowEncoder, into table: String, in schema: String?, onConflict policy: ConflictPolicy
  ) throws -> RowTarget {
    let row = try encoder.values(of: value)
    let columns = row.map(\.column)
    let target = try writingAgain(.insert(into: table, in: schema, columns: columns, onConflict: policy)) {
      let target = RowTarget(try prepare(insertion(into: table, in: schema, columns: columns, onConflict: policy)), columns: columns)
      try target.statement.bind(values: row.map(\.value))
      try target.statement.run()
      return target
    }
    unsafe encoder.expected = columns
    return target
  }
}

/// The statement that rows with the same keys are bound to.
private final class RowTarget {
  let statement: Statement
  let columns: [String]

  init(_ statement: consuming Statement, columns: [String]) {
    self.statement = statement
    self.columns = columns
  }
}
