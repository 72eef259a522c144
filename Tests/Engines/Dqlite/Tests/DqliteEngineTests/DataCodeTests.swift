import Foundation
import SQLiteDescriptions
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Testing

@testable import DqliteEngine

@Suite(.needsCluster) struct `Data code over a cluster` {
  enum Answer {
    static let question = TypedColumn<Int64>("question", .integer, .primaryKey)
    static let at = TypedColumn<Date>("at", .text)
    static let table = TableDescription(name: "answer", columns: [question, at])
  }

  struct Question: Codable, Equatable {
    var id: Int
    var title: String
    var points: Int?
    var isHard: Bool
    var weight: Double
    var picture: Data?
  }

  static let questions = [
    Question(id: 101, title: "Which river does Mělník lie on?", points: 3, isHard: true, weight: 0.1, picture: Data([0, 255, 0])),
    Question(id: 102, title: "Which capital lies on the Vltava?", points: nil, isHard: false, weight: -1e300, picture: nil),
    Question(id: 103, title: "🧭 Żółć", points: .max, isHard: true, weight: 0, picture: Data()),
  ]

  private func quiz(_ sqlite: any Sqlite3WrapperProtocol) throws -> SQLiteManager {
    let quiz = SQLiteManager(.database(.memory), on: sqlite)
    try quiz.open()
    let columns: SQL = "id INTEGER PRIMARY KEY, title TEXT NOT NULL, points INTEGER, isHard BOOLEAN, weight REAL, picture BLOB"
    try quiz.createTable("question", columns)
    return quiz
  }

  @Test func `the README's stars, and what they cost in calls`() throws {
    let counting = CountingSqlite3Wrapper(try TestCluster.current().engine())
    let stars = try Stars(on: counting)
    try stars.add(42)
    try stars.add(7)
    #expect(try stars.all() == [7, 42])
    #expect(counting.count(of: .sqlite3_step) > 5)
  }

  @Test func `describes, inserts, upserts, finds, updates, deletes and decodes`() throws {
    let quiz = try quiz(TestCluster.current().engine())
    try quiz.insert(encodingAll: Self.questions, into: "question")
    #expect(try quiz.read(decoding: Question.self, from: "question", orderedBy: .ascending("id")) == Self.questions)
    #expect(
      try quiz.rows("SELECT * FROM question WHERE id IN \(list: [101, 103]) ORDER BY id", decoding: Question.self).map(\.id) == [101, 103])

    try quiz.createTable(Answer.table, ifNotExists: true)
    try quiz.insert(["question": 101, "at": Date(timeIntervalSince1970: 1)], into: "answer")
    try quiz.upsert(["question": 101, "at": Date(timeIntervalSince1970: 2)], into: "answer", onConflict: ["question"])
    #expect(try quiz.find(in: Answer.table, key: 101)?[Answer.at] == Date(timeIntervalSince1970: 2))

    #expect(try quiz.update("question", set: ["points": 9], where: Column("id") < 103) == 2)
    #expect(try quiz.delete(from: "question", where: Column("points") == 9) == 2)
    #expect(try quiz.count("question") == 1)
  }

  @Test func `undoes savepoints and transactions, and goes on after errors in them`() throws {
    struct Stop: Error {}
    let quiz = try quiz(TestCluster.current().engine())
    try quiz.transaction { connection in
      try connection.insert(["id": 1, "title": "kept"], into: "question")
      #expect(throws: Stop.self) {
        try connection.savepoint {
          try connection.insert(["id": 2, "title": "undone"], into: "question")
          throw Stop()
        }
      }
      let error = #expect(throws: SQLiteError.self) { try connection.insert(["id": 1, "title": "again"], into: "question") }
      #expect(error?.code == .constraintPrimarykey)
      #expect(error?.message.contains("UNIQUE constraint failed: question.id") == true)
      #expect(connection.isInTransaction)
    }
    #expect(throws: Stop.self) {
      try quiz.transaction { connection in
        try connection.insert(["id": 3, "title": "undone"], into: "question")
        throw Stop()
      }
    }
    #expect(try quiz.rows("SELECT id FROM question", as: Int.self) == [1])
    #expect(try quiz.withConnection { $0.isInTransaction } == false)
  }

  @Test func `hears of a transaction that the node rolled back by itself`() throws {
    let quiz = try quiz(TestCluster.current().engine())
    try quiz.withConnection { connection in
      try connection.execute("BEGIN")
      try connection.insert(["id": 1, "title": "first"], into: "question")
      #expect(throws: SQLiteError.self) { try connection.execute("INSERT OR ROLLBACK INTO question(id, title) VALUES (1, 'second')") }
      #expect(!connection.isInTransaction)
      #expect(try connection.count("question") == 0)
    }
  }

  @Test func `searches a full-text table`() throws {
    let quiz = try quiz(TestCluster.current().engine())
    try quiz.insert(encodingAll: Self.questions, into: "question")
    let search = FullTextTable("title_search", columns: ["title"], content: .external(table: "question", rowid: "id"))
    try quiz.withConnection { try $0.createFullTextTable(search) }
    let find: (String) throws -> [Int] = { text in
      try quiz.rows("SELECT rowid FROM title_search WHERE title_search MATCH \(text) ORDER BY rank, rowid", as: Int.self)
    }
    #expect(try find("melnik OR \"capital lies\"").sorted() == [101, 102])
    try quiz.insert(["id": 104, "title": "A new capital"], into: "question")
    #expect(try find("capital").sorted() == [102, 104])
    let marked = try quiz.rows(
      "SELECT snippet(title_search, 0, '[', ']', '…', 4) FROM title_search WHERE title_search MATCH 'vltava'", as: String.self)
    #expect(marked.count == 1 && marked[0].contains("[Vltava]"), "\(marked)")
    // Typed words are separated by the tokenizer of this process, which a node does not hand out.
    let error = #expect(throws: SQLiteError.self) { try quiz.search(FullTextQuery("capital"), in: search) }
    #expect(error?.message.contains("sqlite3_bind_pointer is not served by dqlite: a node takes no pointers of this process") == true)
  }

  @Test func `writes while rows of the same connection are being read`() throws {
    let quiz = try quiz(TestCluster.current().engine())
    try quiz.transaction { connection in
      for id in 1...3000 { try connection.insert(["id": id, "title": "question \(id)"], into: "question") }
    }
    try quiz.withConnection { connection in
      var seen = 0
      try connection.forEach("SELECT id FROM question ORDER BY id") { row in
        seen += 1
        if seen % 500 == 0 { try connection.execute("UPDATE question SET points = \(seen) WHERE id = \(seen)") }
      }
      #expect(seen == 3000)
    }
    #expect(try quiz.count("question", where: Column("points") > 0) == 6)
  }

  @Test func `ends a long result early, and goes on`() throws {
    let engine = try TestCluster.current().engine()
    let connection = try Connection(.memory, on: engine)
    let numbers: SQL = "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n LIMIT 400000) SELECT i, 'number ' || i FROM n"
    #expect(try connection.row(numbers)?.values.first == 1)
    #expect(try connection.value("SELECT 7", as: Int.self) == 7)
    try connection.transaction {  // a transaction is not given up for that
      let first = try connection.row(numbers)
      #expect(first?.values.first == 1)
      #expect(connection.isInTransaction)
    }
  }

  @Test func `is interrupted between rows, and goes on`() throws {
    let connection = try Connection(.memory, on: TestCluster.current().engine())
    let numbers: SQL = "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n LIMIT 400000) SELECT i FROM n"
    var seen = 0
    let error = #expect(throws: SQLiteError.self) {
      try connection.forEach(numbers) { _ in
        seen += 1
        if seen == 1000 { connection.interrupt() }
      }
    }
    #expect(error?.code == .interrupt)
    #expect(seen == 1000)
    #expect(try connection.value("SELECT 7", as: Int.self) == 7)
  }

  @Test func `waits for a lock as long as it is told to`() throws {
    let cluster = try TestCluster.current()
    let name = "locked-\(UUID().uuidString)"
    let first = try Connection(.file(name), on: cluster.engine())
    var impatient = Connection.Configuration()
    impatient.busyTimeoutMilliseconds = 0
    let second = try Connection(.file(name), configuration: impatient, on: cluster.engine())
    nonisolated(unsafe) let third = try Connection(.file(name), on: cluster.engine())  // used by the thread alone
    let hasWritten = Locked(false)
    try first.execute("CREATE TABLE t(a)")
    try first.execute("BEGIN IMMEDIATE")
    let error = #expect(throws: SQLiteError.self) { try second.execute("INSERT INTO t VALUES(1)") }
    #expect(error?.code == .busy)
    let patient = Thread {
      try? unsafe third.execute("INSERT INTO t VALUES(2)")
      hasWritten.withLock { $0 = true }
    }
    patient.start()
    Pause.milliseconds(100)
    #expect(!hasWritten.withLock { $0 })
    try first.execute("COMMIT")
    while !hasWritten.withLock({ $0 }) { Pause.milliseconds(5) }
    #expect(try first.rows("SELECT a FROM t", as: Int.self) == [2])
  }
}
