import SQLiteDescriptions
import SQLiteManager
import SQLiteTesting
import Testing

/// A fixture of 300 words, an index on one column, none on the other.
private let words = DatabaseFixture.made("300 words") { connection in
  try connection.execute("CREATE TABLE word (id INTEGER PRIMARY KEY, text NOT NULL UNIQUE, note, length)")
  try connection.execute("CREATE INDEX word_by_length ON word (length, id)")
  try connection.insert((1...300).map { ["id": $0, "text": "word \($0)", "note": "n\($0)", "length": $0 % 30] }, into: "word")
}

private struct Word: Codable, Equatable {
  var id: Int, text: String, note: String?, length: Int
}

/// The work that each verb of a manager makes SQLite do.
@Suite(.database(words)) struct `The plans of the verbs of a manager` {
  /// A verb, and whether it did its work.
  typealias Verb = @Sendable (SQLiteManager) throws -> Bool

  static let table = TableDescription(
    name: "word",
    columns: [
      TypedColumn<Int64>("id", .integer, .primaryKey), TypedColumn<String>("text", .text, .unique), TypedColumn<String?>("note", .text),
      TypedColumn<Int?>("length", .integer),
    ])

  /// Verbs that reach their rows by a key or an index, each with how many statements it may compile. A verb that has to ask for the key writes in a
  /// transaction, in which the table is looked at: three of its statements.
  static let quick: [(name: String, statements: Int, verb: Verb)] = [
    ("find", 2, { try $0.find(in: "word", key: 7)?["text"] == "word 7" }),
    ("find, described", 2, { try $0.find(in: table, key: 7)?["text"] == "word 7" }),
    ("find, decoding", 2, { try $0.find(decoding: Word.self, in: "word", key: 7)?.note == "n7" }),
    ("read by key", 1, { try $0.read("word", where: Column("id") == 7).count == 1 }),
    ("read by a unique column", 1, { try $0.read("word", where: Column("text") == "word 7").count == 1 }),
    ("the first row by an index", 1, { try $0.row(from: "word", where: Column("length") == 7)?["length"] == 7 }),
    ("read a list of keys", 1, { try $0.read("word", where: Column("id").in([1, 2, 3])).count == 3 }),
    (
      "read by an index, in its order", 1,
      {
        try $0.read("word", where: Column("length") == 7, orderedBy: .ascending("id")).count == 10
      }
    ),
    ("read the last ten", 1, { try $0.read("word", orderedBy: .descending("id"), limit: 10).count == 10 }),
    ("read, decoding", 1, { try $0.read(decoding: Word.self, from: "word", where: Column("length") == 7).count == 10 }),
    ("count by an index", 1, { try $0.count("word", where: Column("length") == 7) == 10 }),
    ("count all", 1, { try $0.count("word") == 300 }),
    ("exists", 1, { try $0.exists(in: "word", where: Column("text") == "word 7") }),
    ("exists any", 1, { try $0.exists(in: "word") }),
    ("whether a table is there", 1, { try $0.tableExists("word") }),
    ("insert", 1, { try $0.insert(["text": "new"], into: "word") == 301 }),
    ("insert many", 3, { try $0.insert((1...50).map { ["text": "new \($0)"] }, into: "word") == 50 }),
    ("insert, encoding", 1, { try $0.insert(encoding: Word(id: 400, text: "new", note: nil, length: 3), into: "word") == 400 }),
    ("insert, returning", 3, { try $0.insert(["text": "new"], into: "word", returning: ["id"])["id"] == 301 }),
    ("upsert", 1, { try $0.upsert(["text": "word 7", "note": "again"], into: "word", onConflict: ["text"]) == 1 }),
    ("update by key", 5, { try $0.update("word", set: ["note": "x"], key: 7) == 1 }),
    ("update by an index", 1, { try $0.update("word", set: ["note": "x"], where: Column("length") == 7) == 10 }),
    ("delete by key", 5, { try $0.delete(from: "word", key: 7) == 1 }),
    ("delete by a unique column", 1, { try $0.delete(from: "word", where: Column("text") == "word 7") == 1 }),
    ("delete all", 1, { try $0.delete(from: "word", where: .all) == 300 }),
  ]

  /// Verbs that have to look at each row, or to sort: there is no index for what they ask.
  static let slow: [(name: String, verb: Verb)] = [
    ("read", { try $0.read("word", where: Column("note") == "n7").count == 1 }),
    ("sort", { try $0.read("word", where: Column("length") == 7, orderedBy: .ascending("note")).count == 10 }),
    ("count", { try $0.count("word", where: Column("note") == "n7") == 1 }),
    ("exists", { !(try $0.exists(in: "word", where: Column("note") == "none")) }),
    ("update", { try $0.update("word", set: ["length": 0], where: Column("note") == "n7") == 1 }),
    ("delete", { try $0.delete(from: "word", where: Column("note") == "n7") == 1 }),
  ]

  private func manager(on wrapper: any Sqlite3WrapperProtocol) throws -> SQLiteManager {
    let manager = try SQLiteManager(.database(TestDatabase.current.location), on: wrapper)
    try manager.open()
    #expect(try manager.value("SELECT 1") == 1)  // the first read asks for the journal mode
    return manager
  }

  @Test(.noSlowPlans, arguments: quick.indices) func `lead to the rows by keys and indexes`(number: Int) throws {
    let manager = try manager(on: PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 50))
    #expect(try Self.quick[number].verb(manager))
    try manager.close()
  }

  @Test(arguments: quick.indices) func `compile no more than they must, and nothing when they are called again`(number: Int) throws {
    let (name, statements, verb) = Self.quick[number]
    let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
    let manager = try manager(on: sqlite)
    let sorts = name.contains("key") || name.hasPrefix("find") ? 1 : 0  // the key's columns are asked for in their order
    #expect(try expectCost(on: sqlite, statements: statements, sorts: sorts) { try verb(manager) })
    if ["insert", "upsert", "delete"].contains(where: { name.hasPrefix($0) }) { return }  // their second call has another outcome
    #expect(try expectCost(on: sqlite, statements: 0, sorts: sorts) { try verb(manager) })
  }

  @Test(arguments: slow.indices) func `are found to be slow where no index helps`(number: Int) throws {
    let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 50)
    let manager = try manager(on: sqlite)
    #expect(try Self.slow[number].verb(manager))
    try manager.close()
    #expect(sqlite.findings.count == 1, "\(Self.slow[number].name)")
  }
}

@Suite struct `Deleting all rows` {
  @Test func `empties the table as a whole, unless an update hook is told of each row`() throws {
    let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE t (a)")
    func deleteAll() throws -> Cost {
      try connection.insert((1...100).map { ["a": $0] }, into: "t")
      let before = sqlite.cost
      #expect(try connection.delete(from: "t", where: .all) == 100)
      return sqlite.cost.since(before)
    }
    #expect(try deleteAll().fullScanSteps == 0)
    let heard = Locked(0)
    let token = try connection.addUpdateHook { change in heard.withLock { $0 += change.kind == .delete ? 1 : 0 } }
    #expect(try deleteAll().fullScanSteps == 99)
    #expect(heard.withLock { $0 } == 100)
    token.cancel()
    #expect(try deleteAll().fullScanSteps == 0)
  }
}
