public import SQLiteCore
import SQLiteTables

extension MockLessons {
  /// Creates lessons from the first rows of a table or view: the answers to `read` of the table and to `count`.
  ///
  /// ```swift
  /// let quiz = try Connection(.file(path), access: .readOnly, on: Sqlite3Wrapper())
  /// try mock.learn(from: MockLessons(table: "category", of: quiz, limit: 20))
  /// ```
  /// The count is the number of the rows that were read, so that both answers agree.
  /// - Parameters:
  ///   - table: The table or view.
  ///   - connection: The connection to the database, which is only read.
  ///   - limit: The maximum number of rows; nil for all.
  /// - Throws: ``SQLiteError``: with SQLITE_ERROR for a table that does not exist, SQLITE_MISUSE for a name that SQL cannot express.
  public init(table: String, of connection: Connection, limit: Int? = nil) throws {
    var rows = try MockLesson(call: "read(\(SwiftLiteral.text(table)))") { try $0.read(table) }
    let sql = "\(rows.sql) LIMIT \(limit ?? -1)"
    _ = try connection.prepare(SQL(unchecked: sql))  // throws if there is no such table
    let learner = LearningSqlite3Wrapper(connection.wrapper)
    if let db = unsafe connection.handle, let message = unsafe learner.forEachRow(of: sql, in: db, { _ in }) {
      let failure = learner.lessons.lessons.first?.runs.first?.answer.failure
      throw SQLiteError(failure?.code ?? .error, message, origin: .call(.sqlite3_step), sql: sql)
    }
    let learned = learner.lessons.lessons[0]
    (rows.runs, rows.declaredTypes, rows.origins) = (learned.runs, learned.declaredTypes, learned.origins)
    var count = try MockLesson(call: "count(\(SwiftLiteral.text(table)))") { try $0.count(table) }
    count.runs = [MockLesson.Run(answer: MockAnswer(columns: ["count(*)"], rows: [[.integer(Int64(learned.runs[0].answer.rows.count))]]))]
    self.init([rows, count])
  }
}

extension MockLesson {
  /// Creates a lesson for the SQL that a call compiles, together with the call as Swift.
  fileprivate init<Result>(call swift: String, _ call: (Connection) throws -> Result) throws {
    let probe = MockProbe(for: MockSqlite3Wrapper(), answering: .done, call)
    try probe.check()
    guard probe.texts.count == 1 else { throw MockCallError.several(probe.texts) }
    self.init(sql: probe.texts[0])
    self.call = "try $0.\(swift)"
  }
}
