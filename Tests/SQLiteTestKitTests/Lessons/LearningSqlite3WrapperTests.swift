import Expectations
import SQLiteCalls
import SQLiteManager
import SQLiteTesting
import Testing

/// Data code that reads, writes and fails, and says what it saw.
struct Lesson {
  static func everything(on sqlite: any Sqlite3WrapperProtocol) throws -> [String] {
    var seen: [String] = []
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT UNIQUE, light REAL, picture BLOB)")
    let rows: [(String, Double?, [UInt8])] = [("Vega\u{0}\"#x", 0.1, [0, 255]), ("Sirius", -1.46, []), ("Deneb", nil, [7])]
    for (name, light, picture) in rows {
      seen.append("\(try connection.insert(["name": name, "light": light, "picture": picture], into: "star"))")
    }
    do { try connection.insert(["name": "Deneb"], into: "star") } catch let error as SQLiteError {
      seen.append("\(error.code) \(error.message)")
    }
    do { try connection.execute("SELECT nothing FROM star") } catch { seen.append("\(error)") }
    do {
      try connection.transaction {
        seen.append("\(try connection.update("star", set: ["light": 1], where: Column("id") > 1))")
        try connection.execute("INSERT OR ROLLBACK INTO star (id) VALUES (1)")
      }
    } catch let error as SQLiteError { seen.append("\(error.code) \(connection.isInTransaction)") }
    for id in [1, 3, 2, 9] { seen.append("\(try connection.find(in: "star", key: id)?.values ?? [])") }
    seen.append("\(try connection.row("SELECT name FROM star ORDER BY id")?.values ?? [])")
    seen.append("\(try connection.count("star")), \(try connection.delete(from: "star", where: "light < 0"))")
    for _ in 1...2 { seen.append("\(try connection.count("star"))") }
    seen.append("\(try connection.rows("SELECT CAST(x'ff41' AS TEXT), x'00', 9e999, -9223372036854775808, 1.0").map(\.values))")
    try connection.execute("PRAGMA user_version = 7")
    seen.append("\(try connection.value("PRAGMA user_version", as: Int.self) ?? 0)")
    try connection.close()
    return seen
  }
}

/// Statements that run within one call, and one that stands on a row while others run.
struct EffectLesson {
  let sqlite: any Sqlite3WrapperProtocol
  private let connection: Connection
  private(set) var seen: [String] = []

  init(on sqlite: any Sqlite3WrapperProtocol) throws {
    self.sqlite = sqlite
    connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b UNIQUE)")
    try connection.execute("CREATE TABLE u (a INTEGER PRIMARY KEY)")
    try connection.execute("INSERT INTO u VALUES (3)")
  }

  private mutating func note(_ what: String) {
    seen.append("\(what): \(connection.changes) \(connection.lastInsertRowid)")
  }

  mutating func execute(_ sql: String) {
    var words: UnsafeMutablePointer<CChar>?
    let code = unsafe sqlite.sqlite3_exec(connection.handle, sql, nil, nil, &words)
    let message = unsafe words.map { unsafe String(cString: $0) } ?? ""
    unsafe sqlite.sqlite3_free(words)
    note("\(code) \(message)")
  }

  mutating func returning() throws {
    let statement = try connection.prepare("INSERT INTO t VALUES (30, 30), (31, 31) RETURNING a")
    unsafe #expect(sqlite.sqlite3_step(statement.handle) == ResultCode.row.rawValue)
    note("first row")
    try connection.execute("INSERT INTO u VALUES (99)")
    note("another insertion")
    unsafe #expect(sqlite.sqlite3_step(statement.handle) == ResultCode.row.rawValue)
    unsafe #expect(sqlite.sqlite3_step(statement.handle) == ResultCode.done.rawValue)
    note("end")
    let second = try connection.prepare("INSERT INTO t VALUES (40, 40), (41, 41), (42, 42) RETURNING a")
    unsafe #expect(sqlite.sqlite3_step(second.handle) == ResultCode.row.rawValue)
    unsafe #expect(sqlite.sqlite3_reset(second.handle) == 0)
    note("reset")
  }

  static func everything(on sqlite: any Sqlite3WrapperProtocol, failing texts: [String]) throws -> [String] {
    var lesson = try EffectLesson(on: sqlite)
    lesson.execute("INSERT INTO t VALUES (1, 1); INSERT INTO u VALUES (7), (8); -- the end")
    for text in texts { lesson.execute(text) }
    lesson.execute("")
    try lesson.returning()
    return lesson.seen
  }
}

@Suite struct `A mock that learns` {
  @Test func `knows each statement of one call, and what one has inserted that stands on a row`() throws {
    let failing = [
      "DELETE FROM t WHERE a = 1; INSERT INTO t VALUES (20, 1), (21, 1); DELETE FROM u", "SELECT nothing FROM t", "SELEC",
      "VALUES (1); VALUES (2)",
    ]
    let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
    let real = try EffectLesson.everything(on: learner, failing: failing)
    #expect(try real == EffectLesson.everything(on: Sqlite3Wrapper(), failing: failing))
    #expect(real[1] == "2067 UNIQUE constraint failed: t.b: 0 20")
    #expect(real.suffix(4) == ["first row: 0 31", "another insertion: 1 99", "end: 2 99", "reset: 3 42"])
    let mock = MockSqlite3Wrapper()
    mock.learn(from: learner.lessons)
    #expect(try EffectLesson.everything(on: mock, failing: failing) == real)
    #expect(mock.problems == [])
  }

  @Test func `answers what the library has answered`() throws {
    let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
    let real = try Lesson.everything(on: learner)
    #expect(real == (try Lesson.everything(on: Sqlite3Wrapper())))
    let mock = MockSqlite3Wrapper()
    mock.learn(from: learner.lessons)
    let played = try Lesson.everything(on: mock)
    #expect(played == real)
    #expect(mock.problems == [])
  }

  @Test func `answers by the values that were bound, in whatever order they come`() throws {
    func names(_ ids: [Int], on sqlite: any Sqlite3WrapperProtocol) throws -> [String] {
      let connection = try Connection(.memory, on: sqlite)
      let sql = "WITH star (id, name) AS (VALUES (1, 'Vega'), (2, 'Deneb')) SELECT name FROM star WHERE id ="
      return try ids.flatMap { try connection.rows(SQL(unchecked: sql) + " \($0)", as: String.self) }
    }
    let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
    #expect(try names([1, 2, 1], on: learner) == ["Vega", "Deneb", "Vega"])
    let (inTurn, byValues) = (MockSqlite3Wrapper(), MockSqlite3Wrapper())
    inTurn.learn(from: learner.lessons, byValues: false)
    byValues.learn(from: learner.lessons)
    #expect(try names([2, 1, 2], on: inTurn) == ["Vega", "Deneb", "Vega"])
    #expect(try names([2, 2, 1], on: byValues) == ["Deneb", "Deneb", "Vega"])
    expectError(.error, "has no answer for (3), only for (1), (2)") { try names([3], on: byValues) }
  }

  @Test func `tells values by their bytes, and finds each of many`() throws {
    let blobs = (0..<300).map { SQLiteValue.blob([0, UInt8($0 / 256), UInt8($0 % 256), 0]) }
    let values: [SQLiteValue] = ["\u{e4}", "a\u{308}", 1, 1.0, nil] + blobs
    func read(_ values: [SQLiteValue], on sqlite: any Sqlite3WrapperProtocol) throws -> [[SQLiteValue]] {
      let statement = try Connection(.memory, on: sqlite).prepare("SELECT hex(?1) AS h, typeof(?1) AS t")
      return try values.map { value in
        try statement.bind(value)
        return try statement.rows().flatMap(\.values)
      }
    }
    let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
    let real = try read(values, on: learner)
    #expect(real[0] == ["C3A4", "text"] && real[1] == ["61CC88", "text"])
    let mock = MockSqlite3Wrapper()
    mock.learn(from: learner.lessons)
    #expect(try read(values.reversed(), on: mock) == real.reversed())
    #expect(mock.problems == [])
  }

  @Test func `knows values of a run before, none after they were cleared, and NULL for what is not a number`() throws {
    func run(on sqlite: any Sqlite3WrapperProtocol) throws -> [String] {
      let connection = try Connection(.memory, on: sqlite)
      let statement = try connection.prepare("SELECT ?1 + 1 AS n")
      var seen: [String] = []
      func read() throws { try statement.forEach { row in seen.append("\(try row[0] as SQLiteValue)") } }
      try statement.bind(41)
      try read()
      try read()
      _ = unsafe sqlite.sqlite3_clear_bindings(statement.handle)
      try read()
      _ = unsafe sqlite.sqlite3_bind_double(statement.handle, 1, .nan)
      try read()
      return seen
    }
    let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
    #expect(try run(on: learner) == ["42", "42", "NULL", "NULL"])
    #expect(learner.lessons.lessons.map { $0.runs.map(\.bound) } == [[[41], [41], [nil], [nil]]])
    let mock = MockSqlite3Wrapper()
    mock.learn(from: learner.lessons)
    #expect(try run(on: mock) == ["42", "42", "NULL", "NULL"])
  }

  @Test func `knows a value that was bound as a copy of another one`() throws {
    let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: learner)
    let source = try connection.prepare("SELECT 7, 2.5, 'a', CAST(x'ff' AS TEXT), x'00ff', x'', NULL")
    let statement = try connection.prepare("SELECT ?1")
    let (from, to) = unsafe (source.handle, statement.handle)
    unsafe #expect(learner.sqlite3_step(from) == ResultCode.row.rawValue)
    for column in 0..<7 as Range<Int32> {
      unsafe #expect(learner.sqlite3_bind_value(to, 1, learner.sqlite3_column_value(from, column)) == 0)
      unsafe #expect(learner.sqlite3_step(to) == ResultCode.row.rawValue && learner.sqlite3_reset(to) == 0)
    }
    let bound = learner.lessons.lessons.last?.runs.map { $0.bound.first }
    #expect(bound == [7, 2.5, "a", "\u{FFFD}", [0x00, 0xff], [], .null])
  }

  @Test func `learns rows that nobody read to the end, and not what a mock does by itself`() throws {
    let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: learner)
    try connection.transaction {
      let row = try connection.row("VALUES (1, NULL), (2, 'b')")
      #expect(row?.values == [1, nil])
    }
    try connection.execute("PRAGMA foreign_keys = OFF")
    let lesson = try #require(learner.lessons.lessons.first)
    #expect(learner.lessons.lessons.count == 1)
    #expect(lesson.runs.map(\.answer.rows) == [[[1, nil]]])
    #expect(lesson.runs.map(\.answer.columns) == [["column1", "column2"]])
  }

  @Test func `passes each failure on, and leaks nothing`() throws {
    try FaultSweep { sqlite in
      let connection = try Connection(.memory, on: LearningSqlite3Wrapper(sqlite))
      try connection.execute("CREATE TABLE t (a, b)")
      try connection.insert(["a": "text", "b": [1]], into: "t")
      return try connection.rows("SELECT * FROM t").map(\.values)
    }.inProcess.run()
  }

  @Test func `learns that a lock was held, and that a file has a version`() throws {
    let busy = MockSqlite3Wrapper()
    busy.when("BEGIN IMMEDIATE").fails(.busy).answers(.done)
    busy.when("PRAGMA user_version").answers(columns: ["user_version"], rows: [[3]])
    let learner = LearningSqlite3Wrapper(busy)
    func run(on sqlite: any Sqlite3WrapperProtocol) throws -> [String] {
      let connection = try Connection(.memory, on: sqlite)
      var seen: [String] = []
      for _ in 1...2 {
        do { try connection.transaction { seen.append("in") } } catch { seen.append("\(error)") }
      }
      return seen + ["\(try connection.value("PRAGMA user_version", as: Int.self) ?? 0)"]
    }
    let real = try run(on: learner)
    #expect(real.dropFirst() == ["in", "3"] && real[0].contains("SQLITE_BUSY"))
    let mock = MockSqlite3Wrapper()
    mock.learn(from: learner.lessons)
    #expect(try run(on: mock) == real)
  }

  @Test func `learns what a statement has changed before it failed`() throws {
    func run(on sqlite: any Sqlite3WrapperProtocol) throws -> [Int64] {
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
      try connection.execute("INSERT INTO t VALUES (1, 2)")
      expectError(.constraintPrimarykey, "UNIQUE") { try connection.execute("INSERT OR FAIL INTO t VALUES (7, 1), (8, 1), (1, 2)") }
      return [Int64(connection.changes), connection.lastInsertRowid]
    }
    let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
    #expect(try run(on: learner) == [2, 8])
    let mock = MockSqlite3Wrapper()
    mock.learn(from: learner.lessons)
    #expect(try run(on: mock) == [2, 8])
  }
}
