public import SQLiteCore
import SQLiteTables
import SQLiteStorage

extension MockLessons {
  /// The first rows of a table or view, as the answers to `read` of the table and to `count`.
  ///
  /// ```swift
  /// let quiz = try Connection(.file(path), access: .readOnly, on: Sqlite3Wrapper())
  /// try mock.learn(from: MockLessons(table: "category", of: quiz, limit: 20))
  /// ```
  /// The count is the number of these rows, so that both answers agree.
  /// - Parameters:
  ///   - table: The table or view.
  ///   - connection: The connection to the database, which is only read.
  ///   - limit: The greatest number of rows; nil for all.
  /// - Throws: ``SQLiteError``: with SQLITE_ERROR for a table that does not exist, SQLITE_MISUSE for a name that no SQL can hold.
  public init(table: String, of connection: Connection, limit: Int? = nil) throws {
    var rows = try MockLesson(call: "read(\(SwiftLiteral.text(table)))") { try $0.read(table) }
    var answer = MockAnswer()
    let statement = try connection.prepare(.select(from: table, limit: limit))
    answer.columns = try statement.columnNames
    rows.declaredTypes = try statement.declaredTypes
    if connection.wrapper.provides(.sqlite3_column_origin_name) {
      rows.origins = try statement.columnOrigins
    }
    var badTexts: [Int: Set<Int>] = [:]
    try statement.forEach { row in
      var values: [SQLiteValue] = []
      for index in 0..<row.columnCount {
        let bytes = try row.bytesIfNotUTF8(at: index)
        if bytes != nil { badTexts[index, default: []].insert(answer.rows.count) }
        values.append(try bytes.map { .blob($0) } ?? row[index])
      }
      answer.rows.append(values)
    }
    answer.note(badTexts: badTexts)
    rows.runs = [MockLesson.Run(answer: answer)]
    var count = try MockLesson(call: "count(\(SwiftLiteral.text(table)))") { try $0.count(table) }
    count.runs = [MockLesson.Run(answer: MockAnswer(columns: ["count(*)"], rows: [[.integer(Int64(answer.rows.count))]]))]
    self.init([rows, count])
  }
}

extension MockLesson {
  /// A lesson for the SQL that a call of the data code compiles, with the call as Swift.
  fileprivate init<Result>(call swift: String, _ call: (Connection) throws -> Result) throws {
    let probe = MockProbe(for: MockSqlite3Wrapper(), answering: .done, call)
    try probe.check()
    guard probe.texts.count == 1 else { throw MockCallError.several(probe.texts) }
    self.init(sql: probe.texts[0])
    self.call = "try $0.\(swift)"
  }
}
