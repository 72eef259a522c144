import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `Inserting a sequence` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("thing", "id INTEGER PRIMARY KEY, amount REAL DEFAULT 0.5, title TEXT NOT NULL")
  }

  private func count() throws -> Int { try connection.count("thing") }

  @Test func `writes every element and says how many`() throws {
    let written = try connection.insert(1...5_000, into: "thing", columns: ["id", "amount", "title"]) { number in
      (number, Double(number) / 2, "row \(number)")
    }
    #expect(written == 5_000)
    #expect(try connection.row("SELECT count(*), sum(id), sum(amount) FROM thing")?.values == [5_000, 12_502_500, 6_251_250.0])
    #expect(try connection.value("SELECT count(*) FROM thing WHERE title = 'row ' || id") == 5_000)
    #expect(!connection.isInTransaction)
  }

  @Test func `of nothing writes nothing`() throws {
    #expect(try connection.insert([Int](), into: "thing", columns: ["id", "title"]) { ($0, "x") } == 0)
    #expect(try count() == 0)
  }

  @Test func `with one column, an optional or a blob binds what the closure answers`() throws {
    try connection.createTable("one", "a")
    #expect(try connection.insert(["x", nil, "y"], into: "one", columns: ["a"]) { $0 } == 3)
    #expect(try connection.insert([[1, 2] as [UInt8]], into: "one", columns: ["a"]) { $0 } == 1)
    #expect(try connection.rows("SELECT a FROM one").map { $0.values[0] } == ["x", nil, "y", .blob([1, 2])])
  }

  @Test func `without columns writes rows of defaults`() throws {
    try connection.createTable("empty", "id INTEGER PRIMARY KEY, a DEFAULT 5")
    #expect(try connection.insert(1...3, into: "empty", columns: []) { _ in () } == 3)
    #expect(try connection.read("empty").map(\.values) == [[1, 5], [2, 5], [3, 5]])
  }

  @Test func `takes the elements one at a time, each written before the next is made`() throws {
    var made = 0
    let elements = sequence(state: 0) { [connection] number -> Int? in
      #expect(connection.totalChanges == Int64(number), "element \(number + 1)")
      made += 1
      number += 1
      return number <= 100 ? number : nil
    }
    try connection.insert(elements, into: "thing", columns: ["id", "title"]) { ($0, "x") }
    #expect(made == 101)
    #expect(try count() == 100)
  }

  @Test func `compiles one statement, begins and commits once, and asks the sequence once`() throws {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.createTable("thing", "id, title")
    let before = sqlite.calls.count
    try connection.insert(1...50, into: "thing", columns: ["id", "title"]) { ($0, "x") }
    let calls = sqlite.calls.dropFirst(before).map(\.call)
    #expect(calls.filter { $0 == .sqlite3_prepare_v3 }.count == 3)  // BEGIN, INSERT, COMMIT
    #expect(calls.filter { $0 == .sqlite3_step }.count == 52)
  }

  @Test func `tells progress every so many elements`() throws {
    var told: [Int] = []
    try connection.insert(1...25, into: "thing", columns: ["id", "title"], reportEvery: 10, progress: { told.append($0) }) { ($0, "x") }
    #expect(told == [10, 20])
    try connection.insert(26...30, into: "thing", columns: ["id", "title"], reportEvery: 1, progress: { told.append($0) }) { ($0, "x") }
    #expect(told == [10, 20, 1, 2, 3, 4, 5])
    try connection.insert(31...40, into: "thing", columns: ["id", "title"], reportEvery: 0, progress: { told.append($0) }) { ($0, "x") }
    #expect(told.count == 7)
  }

  @Test func `that progress ends leaves nothing`() throws {
    let error = #expect(throws: CancellationError.self) {
      try connection.insert(
        1..., into: "thing", columns: ["id", "title"], reportEvery: 100, progress: { if $0 == 300 { throw CancellationError() } }
      ) { ($0, "x") }
    }
    #expect(error != nil)
    #expect(try count() == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func `that holds an error leaves nothing`() throws {
    struct Torn: Error {}
    let lines: [Result<String, Torn>] = [.success("a"), .success("b"), .failure(Torn()), .success("c")]
    #expect(throws: Torn.self) {
      try connection.insert(lines, into: "thing", columns: ["title"]) { try $0.get() }
    }
    #expect(try count() == 0)
  }

  @Test func `inside a transaction is undone alone`() throws {
    try connection.transaction {
      try connection.insert(["title": "kept"], into: "thing")
      expectError(.constraintPrimarykey, "thing, row 3: UNIQUE constraint failed: thing.id") {
        try connection.insert([7, 8, 7], into: "thing", columns: ["id", "title"]) { ($0, "x") }
      }
      #expect(connection.isInTransaction)
      try connection.insert([9], into: "thing", columns: ["id", "title"]) { ($0, "nine") }
    }
    #expect(try connection.read("thing", columns: ["title"]).map(\.values) == [["kept"], ["nine"]])
  }

  @Test func `may read and write by the same connection meanwhile`() throws {
    try connection.insert(1...3, into: "thing", columns: ["id", "title"]) { number in
      try connection.insert([number + 10], into: "thing", columns: ["id", "title"]) { ($0, "inner") }
      return (number, "sees \(try count())")
    }
    #expect(
      try connection.read("thing", where: Column("id") < 10, orderedBy: .ascending("id")).map { try $0["title"] } == [
        "sees 1", "sees 3", "sees 5",
      ])
  }

  @Test func `names the row, the table and the column of what cannot be held, and keeps the value out of it`() throws {
    let numbers: [UInt64] = [1, 2, .max - 4]
    let error = #expect(throws: SQLiteError.self) {
      try connection.insert(numbers, into: "thing", columns: ["title", "id"]) { ("x", $0) }
    }
    #expect(error?.code == .mismatch)
    #expect(error?.message == "thing, row 3: column id: SQLite cannot hold the value exactly: it is greater than Int64.max")
    let broken = #expect(throws: SQLiteError.self) {
      try connection.insert([1, 2], into: "thing", columns: ["id", "title"]) { ($0, $0 == 2 ? nil : "secret") }
    }
    #expect(broken?.code == .constraintNotnull)
    #expect(broken?.message == "thing, row 2: NOT NULL constraint failed: thing.title")
    #expect(try count() == 0)
  }

  @Test func `refuses a repeated or unknown column, and more or fewer values than columns`() throws {
    let calls: [(String, () throws -> Int)] = [
      ("is named twice", { [connection] in try connection.insert([1], into: "thing", columns: ["id", "ID"]) { ($0, $0) } }),
      ("nosuch", { [connection] in try connection.insert([1], into: "thing", columns: ["nosuch"]) { $0 } }),
      ("nosuch", { [connection] in try connection.insert([1], into: "nosuch", columns: ["id"]) { $0 } }),
      ("2 parameters", { [connection] in try connection.insert([1], into: "thing", columns: ["id", "title"]) { $0 } }),
      ("1 parameters", { [connection] in try connection.insert([1], into: "thing", columns: ["title"]) { ($0, "x") } }),
    ]
    for (words, call) in calls {
      let error = #expect(throws: SQLiteError.self) { try call() }
      #expect(error?.message.contains(words) == true, "\(String(describing: error))")
    }
    #expect(try count() == 0)
  }
}

@Suite struct `A row whose key is there already` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("star", "question INTEGER PRIMARY KEY, note TEXT NOT NULL, points INTEGER DEFAULT 3")
    try connection.insert(["question": 2, "note": "old"], into: "star")
  }

  private func rows() throws -> [[SQLiteValue]] { try connection.read("star", orderedBy: .ascending("question")).map(\.values) }

  @Test func `ends the work`() throws {
    let error = #expect(throws: SQLiteError.self) {
      try connection.insert(1...3, into: "star", columns: ["question", "note"]) { ($0, "new") }
    }
    #expect(error?.message == "star, row 2: UNIQUE constraint failed: star.question")
    #expect(try rows() == [[2, "old", 3]])
  }

  @Test func `is passed over and not counted`() throws {
    #expect(try connection.insert(1...3, into: "star", columns: ["question", "note"], onConflict: .skip) { ($0, "new") } == 2)
    #expect(try rows() == [[1, "new", 3], [2, "old", 3], [3, "new", 3]])
    let values: [ColumnValues] = [["question": 3, "note": "x"], ["question": 4, "note": "x"]]
    #expect(try connection.insert(values, into: "star", onConflict: .skip) == 1)
    expectError(.constraintNotnull, "star, row 1: NOT NULL constraint failed: star.note") {
      try connection.insert([5], into: "star", columns: ["question", "note"], onConflict: .skip) { ($0, nil as String?) }
    }
  }

  @Test func `is changed, without touching other columns`() throws {
    try connection.update("star", set: ["points": 9], where: .all)
    let update = ConflictPolicy.update(key: ["question"])
    #expect(try connection.insert(1...2, into: "star", columns: ["question", "note"], onConflict: update) { ($0, "new") } == 2)
    #expect(try rows() == [[1, "new", 3], [2, "new", 9]])
    try connection.createTable("plain", "a UNIQUE")
    #expect(try connection.insert([7, 7, 8], into: "plain", columns: ["a"], onConflict: .update(key: ["a"])) { $0 } == 2)
  }

  @Test func `needs a key that is among the columns`() throws {
    for (key, words) in [([String](), "no column"), (["points"], "points")] {
      let error = #expect(throws: SQLiteError.self) {
        try connection.insert([1], into: "star", columns: ["question"], onConflict: .update(key: key)) { $0 }
      }
      #expect(error?.message.contains(words) == true)
    }
    expectError(.misuse, "star: a row without columns cannot have a conflict policy") {
      try connection.insert([1], into: "star", columns: [], onConflict: .skip) { _ in () }
    }
    #expect(try rows() == [[2, "old", 3]])
  }
}

@Suite struct `The older library's writing` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE contact (id INTEGER PRIMARY KEY, name TEXT, age INTEGER)")
  }

  @Test func `inserts rows, thousands in one go`() throws {
    #expect(try connection.insert(["name": "Ada", "age": 36], into: "contact") == 1)
    #expect(try connection.insert(0..<10_000, into: "contact", columns: ["name", "age"]) { ("name \($0)", $0 % 90) } == 10_000)
    #expect(try connection.row("SELECT count(*), max(id), sum(age) FROM contact")?.values == [10_001, 10_001, 444_636])
  }

  @Test func `updates and deletes rows and says how many`() throws {
    try connection.insert([("Ada", 36), ("Alan", 41), ("Grace", 85)], into: "contact", columns: ["name", "age"]) { $0 }
    #expect(try connection.update("contact", set: ["age": 37], where: Column("name") == "Ada") == 1)
    #expect(connection.changes == 1)
    #expect(try connection.delete(from: "contact", where: Column("age") > 40) == 2)
    #expect(try connection.read("contact", columns: ["name", "age"]).map(\.values) == [["Ada", 37]])
  }
}

@Suite struct `Inserting on the mock` {
  @Test func `binds each row in order and commits`() throws {
    let sqlite = MockSqlite3Wrapper()
    let sql = #"INSERT INTO "thing" ("id", "title") VALUES (?, ?)"#
    sqlite.when(sql).answers(columns: [], rows: []).changes(1)
    do {
      let connection = try Connection(.memory, on: sqlite)
      #expect(try connection.insert([1, 2], into: "thing", columns: ["id", "title"]) { ($0, "row \($0)") } == 2)
    }
    #expect(sqlite.bound(to: sql) == [[1, "row 1"], [2, "row 2"]])
    #expect(sqlite.openHandles.isEmpty)
  }

  @Test func `rolls back when a row fails`() throws {
    let sqlite = MockSqlite3Wrapper()
    let sql = #"INSERT INTO "thing" ("id") VALUES (?)"#
    sqlite.when(sql).answers(columns: [], rows: []).changes(1).fails(.full)
    let connection = try Connection(.memory, on: sqlite)
    let error = #expect(throws: SQLiteError.self) { try connection.insert([1, 2, 3], into: "thing", columns: ["id"]) { $0 } }
    #expect(error?.code == .full)
    #expect(error?.message.hasPrefix("thing, row 2: ") == true)
    #expect(sqlite.bound(to: sql).count == 2)
    #expect(!connection.isInTransaction)
  }
}
