import Expectations
import SQLiteCalls
import SQLiteDescriptions
import SQLiteFullText
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

private struct Star: Codable, Hashable {
  var question: Int
  var at: String?
}

/// Expects that the mock refuses a script that is said by this call, and gives the reason.
private func refusal(
  of mock: MockSqlite3Wrapper = MockSqlite3Wrapper(), sourceLocation: SourceLocation = #_sourceLocation,
  _ call: (Connection) throws -> Void
) throws -> String {
  "\(try #require(throws: MockCallError.self, sourceLocation: sourceLocation) { try mock.when(calling: call) })"
}

@Suite struct `A script said by a call` {
  private let sqlite = MockSqlite3Wrapper()
  private func connection() throws -> Connection { try Connection(.memory, on: sqlite) }

  @Test func `is for the text that the call compiles, with any values`() throws {
    let script = try sqlite.when { try $0.insert(["question": 42], into: "star") }.fails(.full)
    #expect(script.title == #"INSERT INTO "star" ("question") VALUES (?)"#)
    let connection = try connection()
    expectError(.full, "database or disk is full") { try connection.insert(["question": 7], into: "star") }
    #expect(sqlite.bound(to: script) == [[7]])
    #expect(try sqlite.when { try $0.insert(["question": 1], into: "star") } === script)
    try connection.close()
    #expect(sqlite.problems.isEmpty)
  }

  @Test func `notices that the data code calls otherwise`() throws {
    try sqlite.when { try $0.insert(["question": 42], into: "star") }.answers(.done)
    let connection = try connection()
    expectError(.error, "the only script by text: INSERT") { try connection.insert(["question": 7, "at": "now"], into: "star") }
    #expect(sqlite.problems.contains { $0.hasPrefix("never used: the script INSERT") })
  }

  @Test func `is said by each verb of a table`() throws {
    let row: [[SQLiteValue]] = [[42, "now"]]
    let columns = ["question", "at"]
    try sqlite.when { try $0.read("star", where: Column("question") > 1, orderedBy: .ascending("at")) }.answers(columns: columns, rows: row)
    try sqlite.when { try $0.count("star") }.answers(columns: ["n"], rows: [[3]])
    try sqlite.when { try $0.exists(in: "star", where: Column("at") == "") }.answers(columns: ["e"], rows: [[1]])
    try sqlite.when { try $0.update("star", set: ["at": "x"], where: Column("question") == 1) }.answers(.changed(2))
    try sqlite.when { try $0.upsert(["question": 1], into: "star", onConflict: ["question"]) }.answers(.changed(1))
    try sqlite.when { try $0.delete(from: "star", where: .all) }.answers(.changed(4))
    try sqlite.when { try $0.insert(encoding: Star(question: 1), into: "star") }.answers(.changed(1, lastInsertRowid: 9))
    try sqlite.when { try $0.rows("SELECT at FROM star WHERE question IN \(list: [1, 2])") }.answers(columns: ["at"], rows: [["now"]])
    try sqlite.when { try $0.forEach("SELECT 1 WHERE \("a") = 'b'") { _ in } }.answers(columns: ["1"], rows: [])
    let connection = try connection()
    let read = try connection.read("star", where: Column("question") > 40, orderedBy: .ascending("at")).map(\.values)
    #expect(read == row)
    #expect(try connection.count("star") == 3)
    #expect(try connection.exists(in: "star", where: Column("at") == "now"))
    #expect(try connection.update("star", set: ["at": "y"], where: Column("question") == 42) == 2)
    #expect(try connection.upsert(["question": 42], into: "star", onConflict: ["question"]) == 1)
    #expect(try connection.delete(from: "star", where: .all) == 4)
    #expect(try connection.insert(encoding: Star(question: 5), into: "star") == 9)
    #expect(try connection.rows("SELECT at FROM star WHERE question IN \(list: [42, 7])", as: String.self) == ["now"])
    #expect(sqlite.unusedScripts == ["SELECT 1 WHERE ? = 'b'"])
  }

  @Test func `is not said by calls that compile nothing, several texts, or throw`() throws {
    #expect(
      try refusal { connection in try connection.transaction { try connection.execute("PRAGMA foreign_keys = ON") } }.contains(
        "compiles no SQL"))
    let two = try refusal { connection in
      try connection.insert(["question": 1], into: "star")
      try connection.execute("DELETE FROM planet; SELECT 1")
    }
    for words in ["runs 3 statements", "  1. INSERT INTO", "  2. DELETE FROM planet\n", "  3. SELECT 1\n", "sqlite.scripts"] {
      #expect(two.contains(words))
    }
    struct NothingFound: Error {}
    let stopped = try refusal { if try $0.value("SELECT 1", as: Int.self) == nil { throw NothingFound() } }
    for words in ["might have compiled more", "NothingFound()", "  1. SELECT 1\n", "answered: MockAnswer("] {
      #expect(stopped.contains(words))
    }
    #expect(try refusal { _ in throw NothingFound() }.contains("It compiled nothing before."))
    #expect(sqlite.unusedScripts.isEmpty)
  }

  @Test func `is said by a call that reads what it is answered`() throws {
    #expect(throws: MockCallError.self) { try sqlite.when { try $0.insert(["at": "now"], into: "star", returning: ["question"]) } }
    let sample = MockAnswer(columns: ["question"], rows: [[1]])
    try sqlite.when(answered: sample) { try $0.insert(["at": "now"], into: "star", returning: ["question"]) }
      .answers(columns: ["question"], rows: [[42]])
    try sqlite.when(answered: sample) { try $0.upsert(["at": "now"], into: "star", onConflict: ["at"], returning: ["question"]) }
      .answers(columns: ["question"], rows: [[43]])
    let connection = try connection()
    #expect(try connection.insert(["at": "then"], into: "star", returning: ["question"])["question", as: Int.self] == 42)
    let changed = try connection.upsert(["at": "then"], into: "star", onConflict: ["at"], returning: ["question"])
    #expect(try changed?["question", as: Int.self] == 43)
    #expect(sqlite.problems.filter { !$0.hasPrefix("still open") } == [])
  }

  @Test func `is one of several in the order of the call`() throws {
    let scripts = try sqlite.scripts { connection in
      try connection.transaction {
        for question in 1...3 { try connection.insert(["question": question], into: "answer") }
        try connection.upsert(["question": 1], into: "star", onConflict: ["question"])
      }
    }
    #expect(scripts.map { $0.title.prefix(20) } == [#"INSERT INTO "answer""#, #"INSERT INTO "star" ("#])
    scripts[0].answers(.changed(1))
    scripts[1].fails(.full)
    let connection = try connection()
    expectError(.full, "full") {
      try connection.transaction {
        try connection.insert(["question": 7], into: "answer")
        try connection.upsert(["question": 7], into: "star", onConflict: ["question"])
      }
    }
    #expect(connection.isInTransaction == false)
    #expect(sqlite.unusedScripts.isEmpty)
  }

  @Test func `is for a call with exactly its values`() throws {
    try sqlite.whenExactly { try $0.insert(["question": 42], into: "star") }.fails(.constraintPrimarykey)
    let general = try sqlite.when { try $0.insert(["question": 1], into: "star") }.answers(.changed(1, lastInsertRowid: 3))
    let connection = try connection()
    #expect(try connection.insert(["question": 7], into: "star") == 3)
    expectError(.constraintPrimarykey, "constraint failed") { try connection.insert(["question": 42], into: "star") }
    #expect(try connection.insert(["question": 42.0], into: "star") == 3)
    #expect(sqlite.bound(to: general) == [[7], [42], [42.0]])
    let several = #expect(throws: MockCallError.self) {
      try sqlite.whenExactly { connection in for question in [1, 2] { try connection.insert(["question": question], into: "star") } }
    }
    let text = #"INSERT INTO "star" ("question") VALUES (?)"#
    #expect(several == .several(["\(text) with 1", "\(text) with 2"]))
  }

  @Test func `leaves nothing behind for a test that judges its mocks`() throws {
    let judged = DoublesInTest()
    try DoublesInTest.$current.withValue(judged) {
      let mock = MockSqlite3Wrapper()
      try mock.when { try $0.count("star") }.answers(columns: ["n"], rows: [[1]])
      #expect(mock.count(of: .sqlite3_prepare_v3) == 0)
      #expect(try Connection(.memory, on: mock).count("star") == 1)
    }
    #expect(judged.problems.isEmpty)
  }
}

@Suite struct `Tables that a mock knows` {
  private let sqlite = MockSqlite3Wrapper()
  private enum Planet {
    static let id = TypedColumn<Int64>("id", .integer, .primaryKey)
    static let name = TypedColumn<String>("name", .text)
    static let table = TableDescription(name: "planet", columns: [id, name])
  }

  @Test func `are found by their keys`() throws {
    sqlite.declare("Star", columns: ["at", "question", "user"], primaryKey: ["user", "question"])
    sqlite.declare(Planet.table)
    try sqlite.when { try $0.find(in: "star", key: "me", 42) }.answers(columns: ["at"], rows: [["now"]])
    try sqlite.when { try $0.update("planet", set: ["name": "x"], key: 1) }.answers(.changed(1))
    try sqlite.when { try $0.delete(from: "planet", key: 1) }.answers(.changed(1))
    try sqlite.when { try $0.find(in: Planet.table, key: 1) }.answers(columns: ["id", "name"], rows: [[1, "Mars"]])
    let connection = try Connection(.memory, on: sqlite)
    #expect(try connection.find(in: "star", key: "me", 7)?.values == ["now"])
    #expect(try connection.update("planet", set: ["name": "Mars"], key: 4) == 1)
    #expect(try connection.delete(from: "planet", key: 4) == 1)
    #expect(try connection.find(in: Planet.table, key: 4)?[Planet.name] == "Mars")
    #expect(try connection.columns(of: "planet").map(\.declaredType) == ["INTEGER", "TEXT"])
    let bound = sqlite.statements.last { $0.sql.hasPrefix(#"SELECT * FROM "star""#) }?.bound
    #expect(bound == ["me", 7])
    try connection.close()
    #expect(sqlite.problems.isEmpty)
  }

  @Test func `need not be asked for, and others are named`() throws {
    sqlite.declare("star", columns: ["question"], primaryKey: ["question"])
    #expect(sqlite.unusedScripts.isEmpty)
    for mock in [sqlite, MockSqlite3Wrapper()] {
      #expect(
        try refusal(of: mock) { _ = try $0.find(in: "planet", key: 1) }.contains("declare them with sqlite.declare(_:columns:primaryKey:)"))
    }
    let connection = try Connection(.memory, on: sqlite)
    expectError(.error, "the columns of planet are read and not declared") { try connection.find(in: "planet", key: 1) }
    #expect(sqlite.unexpected.count == 1)
    #expect(try refusal(of: sqlite) { _ = try $0.find(in: "star", key: 1, 2) }.contains("the key has 1 columns, 2 values are given"))
  }
}

@Suite struct `A search said by a call` {
  @Test func `is one text, where the tokenizer is there`() throws {
    let sqlite = MockSqlite3Wrapper()
    let search = FullTextTable("title_search", columns: ["title"], tokenizer: .folding)
    let script = try sqlite.when { connection in
      try connection.addTokenizers()
      return try connection.search(FullTextQuery("Melnik"), in: search)
    }
    script.answers(columns: ["row", "rank", "number", "found", "places", "snippet", "marks"], rows: [])
    let connection = try Connection(.memory, on: sqlite)
    try connection.addTokenizers()
    #expect(try connection.search(FullTextQuery("Praha"), in: search).isEmpty)
    #expect(sqlite.unusedScripts.isEmpty && sqlite.unexpected.isEmpty)
  }
}
