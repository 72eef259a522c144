import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A trace` {
  private static func word(_ event: borrowing TraceEvent) -> String {
    switch event.kind {
    case .statement: "statement \(event.expandedSQL ?? "nil")"
    case .trigger(let name): "trigger \(name)"
    case .triggerStatement(let sql): "in it \(sql)"
    case .profile(let nanoseconds): nanoseconds >= 0 ? "profile \(event.sql ?? "nil")" : "negative"
    case .row: "row"
    case .close: "close \(event.sql ?? "nil") \(event.expandedSQL ?? "nil")"
    }
  }

  @Test func `is a log where its closure takes lines`() throws {
    let connection = try Connection(.memory)
    let heard = Heard<String>()
    let log = try connection.addTrace { heard.hear($0) }
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (\("secret"))")
    log.cancel()
    try connection.execute("SELECT 1")
    #expect(heard.words == ["CREATE TABLE t (a);", " INSERT INTO t VALUES (?)"])
  }

  @Test(arguments: HookLibrary.allCases)
  func `tells of statements, rows, times and the end`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    let heard = Heard<String>()
    let token = try connection.addTrace { heard.hear(Self.word($0)) }
    mock?.when("SELECT ?").answers(columns: ["?"], rows: [["it's"]])
    if let mock {
      let statement = try connection.prepare("SELECT \("it's")")
      let handle = unsafe mock.sqlite3_next_stmt(connection.handle, nil)
      unsafe mock.fireTrace(.stmt, statement: handle)
      unsafe mock.fireTrace(.row, statement: handle)
      unsafe mock.fireTrace(.profile, statement: handle, nanoseconds: 99)
      _ = consume statement
    } else {
      #expect(try connection.value("SELECT \("it's")", as: String.self) == "it's")
    }
    try connection.close()
    #expect(heard.words == ["statement SELECT 'it''s'", "row", "profile SELECT ?", "close nil nil"])
    token.cancel()
  }

  @Test func `logs all SQL in a line, without values`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      "CREATE TABLE t (a); CREATE TABLE u (a); CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO u VALUES (new.a); END")
    let heard = Heard<String>()
    let log = try connection.addTrace([.stmt, .row]) { heard.hear($0.description) }
    try connection.execute("INSERT INTO t VALUES (\(7))")
    #expect(try connection.value("SELECT \(8)") == 8)
    log.cancel()
    let insert = "INSERT INTO t VALUES (?)"
    #expect(
      heard.words == [
        insert, "\(insert) -- trigger r", "INSERT INTO u VALUES (new.a) -- in a trigger", "SELECT ?", "SELECT ? -- a row",
      ])
  }

  @Test func `tells each observer of the events it wants, and asks for no others`() throws {
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    let (statements, rows) = (Heard<String>(), Heard<String>())
    let first = try connection.addTrace(.stmt) { statements.hear(Self.word($0)) }
    let second = try connection.addTrace([.row, .profile]) { rows.hear(Self.word($0)) }
    try connection.execute("VALUES (1), (2)")
    #expect(statements.words == ["statement VALUES (1), (2)"])
    #expect(rows.words == ["row", "row", "profile VALUES (1), (2)"])
    second.cancel()
    try connection.execute("SELECT 3")
    #expect(rows.words.count == 3)
    first.cancel()
    try connection.execute("SELECT 4")
    #expect(statements.words.count == 2)
    let masks = recorder.calls.filter { $0.call == .sqlite3_trace_v2 }.compactMap { call -> Int64? in
      if case .integer(let mask) = call.arguments[1] { mask } else { nil }
    }
    #expect(masks == [1, 7, 1, 0])
  }

  @Test func `names the triggers that run`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a); CREATE TRIGGER \"my trigger\" AFTER INSERT ON t BEGIN SELECT 1; END")
    let heard = Heard<String>()
    let token = try connection.addTrace(.stmt) { heard.hear(Self.word($0)) }
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words == ["statement INSERT INTO t VALUES (1)", "trigger my trigger", "in it SELECT 1"])
    try connection.execute("-- TRIGGER is what this comment says\nSELECT 2")
    #expect(heard.words.last?.hasPrefix("statement -- TRIGGER is") == true)
    token.cancel()
  }

  @Test func `refuses SQL and closing`() throws {
    let connection = try Connection(.memory)
    let errors = Heard<SQLiteError>()
    let token = try connection.addTrace([.stmt, .close]) { [unowned connection] event in
      errors.hear { try connection.execute("SELECT 1") }
      errors.hear { try connection.close() }
    }
    try connection.execute("SELECT 2")
    try connection.close()
    #expect(errors.words.map(\.code) == [.misuse, .misuse, .misuse, .misuse])
    token.cancel()
  }

  @Test(
    arguments: [
      (TraceEvents.stmt, ["statement VALUES (1), (2)"]), (.row, ["row", "row"]), (.profile, ["profile VALUES (1), (2)"]),
      (.close, ["close nil nil"]), ([], []),
    ] as [(TraceEvents, [String])])
  func `tells of one kind of event alone`(events: TraceEvents, expected: [String]) throws {
    let connection = try Connection(.memory)
    let heard = Heard<String>()
    let token = try connection.addTrace(events) { heard.hear(Self.word($0)) }
    #expect(try connection.rows("VALUES (1), (2)").count == 2)
    try connection.close()
    #expect(heard.words == expected)
    token.cancel()
  }

  @Test func `of a profile is in nanoseconds, also of a statement that is given up`() throws {
    let connection = try Connection(.memory)
    let times = Heard<TraceEvent.Kind>()
    let token = try connection.addTrace(.profile) { times.hear($0.kind) }
    let cursor = try connection.cursor("VALUES (1), (2)")
    _ = try cursor.next()
    #expect(times.words.isEmpty)
    try cursor.close()
    #expect(times.words.count == 1)
    token.cancel()
    let mock = MockSqlite3Wrapper(strict: false)
    let scripted = try Connection(.memory, on: mock)
    let other = try scripted.addTrace(.profile) { times.hear($0.kind) }
    let statement = try scripted.prepare("SELECT 1")
    unsafe mock.fireTrace(.profile, statement: statement.handle, nanoseconds: 1_234_567_890_123)
    #expect(times.words.last == .profile(nanoseconds: 1_234_567_890_123))
    other.cancel()
  }
}
