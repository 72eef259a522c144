import Expectations
import SQLiteManager
import Testing

@Suite struct `A written row that comes back` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("question", "id INTEGER PRIMARY KEY, title TEXT UNIQUE, points INTEGER DEFAULT 3, twice AS (points * 2)")
  }

  private func count() throws -> Int { try connection.count("question") }

  @Test func `has its defaults and generated columns`() throws {
    let row = try connection.insert(["title": "Apple"], into: "question", returning: ["id", "twice", "title"])
    #expect(row.columns == ["id", "twice", "title"])
    #expect(row.values == [1, 6, "Apple"])
    #expect(try connection.insert([:], into: "question", returning: nil).values == [2, nil, 3, 6])
    #expect(try connection.insert(["title": "Bread"], into: "question", returning: ["id"]) { try $0["id", as: Int64.self] } == 3)
  }

  @Test func `is each that was changed or deleted`() throws {
    try connection.insert(1...4, into: "question", columns: ["title", "points"]) { ("t\($0)", $0) }
    let changed = try connection.update("question", set: ["points": 9], where: Column("points") > 2, returning: ["title", "points"])
    #expect(Set(changed.map(\.values)) == [["t3", 9], ["t4", 9]])
    let twice = try connection.update("question", set: ["points": 8], where: Column("points") == 9, returning: ["twice"]) {
      try $0[0, as: Int.self]
    }
    #expect(twice == [16, 16])
    #expect(try connection.delete(from: "question", where: Column("id") == 99, returning: nil).isEmpty)
    #expect(
      Set(try connection.delete(from: "question", where: Column("points") == 8, returning: ["title"]) { try $0[0, as: String.self] }) == [
        "t3", "t4",
      ])
    #expect(try connection.delete(from: "question", where: Column("id") == 1, returning: nil).map(\.values) == [[1, "t1", 1, 2]])
    #expect(try count() == 1)
  }

  @Test func `is an error where it was passed over, and what a trigger wrote before is gone`() throws {
    try connection.execute(
      """
      CREATE TABLE log (a);
      CREATE TRIGGER g BEFORE INSERT ON question BEGIN INSERT INTO log VALUES (1); SELECT raise(IGNORE); END
      """)
    let error = #expect(throws: SQLiteError.self) { try connection.insert(["title": "a"], into: "question", returning: nil) }
    #expect(error?.code == .constraint)
    #expect(try connection.count("log") == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func `is the one inserted or changed by key, none when there was nothing to change`() throws {
    #expect(
      try connection.upsert(["title": "a", "points": 1], into: "question", onConflict: ["title"], returning: ["id", "points"])?.values == [
        1, 1,
      ])
    #expect(
      try connection.upsert(["title": "a", "points": 5], into: "question", onConflict: ["title"], returning: ["twice"]) {
        try $0[0, as: Int.self]
      } == 10)
    #expect(try connection.upsert(["title": "a"], into: "question", onConflict: ["title"], returning: nil) == nil)
  }

  @Test func `cannot be read, then nothing is written`() throws {
    struct Stop: Error {}
    try connection.insert(["title": "kept", "points": 1], into: "question")
    #expect(throws: Stop.self) { try connection.insert(["title": "x"], into: "question", returning: nil) { _ in throw Stop() } }
    expectError(.mismatch, "row 1, column 0 (title) holds text, which cannot be read as Int") {
      try connection.insert(["title": "x"], into: "question", returning: ["title"]) { try $0[0, as: Int.self] }
    }
    #expect(throws: Stop.self) {
      try connection.update("question", set: ["points": 2], where: .all, returning: nil) { _ in throw Stop() }
    }
    #expect(throws: Stop.self) { try connection.delete(from: "question", where: .all, returning: nil) { _ in throw Stop() } }
    #expect(throws: Stop.self) {
      try connection.upsert(["title": "kept", "points": 7], into: "question", onConflict: ["title"], returning: nil) { _ in throw Stop() }
    }
    expectError(.misuse, "there is no column to return: name one, or leave them nil for all") {
      try connection.insert(["title": "x"], into: "question", returning: [])
    }
    let error = expectError(.error, "no such column") { try connection.insert(["title": "x"], into: "question", returning: ["nosuch"]) }
    #expect(says(error?.message, noColumn: "nosuch"))
    #expect(try connection.read("question").map(\.values) == [[1, "kept", 1, 2]])
    #expect(!connection.isInTransaction)
  }

  @Test func `was passed over by a trigger, which is an error`() throws {
    try connection.execute("CREATE TRIGGER t BEFORE INSERT ON question WHEN new.points = 0 BEGIN SELECT RAISE(IGNORE); END")
    let error = #expect(throws: SQLiteError.self) { try connection.insert(["points": 0], into: "question", returning: nil) }
    #expect(error?.code == .constraint)
    #expect(try connection.insert([0, 1], into: "question", columns: ["points"]) { $0 } == 1)
  }
}
