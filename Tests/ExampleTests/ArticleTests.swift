import Expectations
import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// The article's table: each test has a file of its own, so deleting in one cannot break another.
private func openFoods(_ folder: ScratchFolder) throws -> SQLiteManager {
  let manager = SQLiteManager(.database(.file(folder.path("testDB.sqlite"))))
  try manager.open()
  try manager.createTable("mytable", "ID INTEGER PRIMARY KEY, name TEXT")
  try manager.insert(["Apple", "Bread", "Fries"].map { ["name": $0] }, into: "mytable")
  return manager
}

/// The same three rows without SQLite.
private func mockFoods() -> MockSqlite3Wrapper {
  let sqlite = MockSqlite3Wrapper()
  sqlite.when(#"SELECT * FROM "mytable""#).answers(columns: ["ID", "name"], rows: [[1, "Apple"], [2, "Bread"], [3, "Fries"]])
    .answers(columns: ["ID", "name"], rows: [[1, "Apple"], [3, "Fries"]])
  sqlite.when(#"DELETE FROM "mytable" WHERE "ID" = ?"#).answers(columns: [], rows: []).changes(1)
  return sqlite
}

@Suite struct `The article's examples` {
  static let all: [[SQLiteValue]] = [[1, "Apple"], [2, "Bread"], [3, "Fries"]]

  enum Library: CaseIterable { case file, mock }

  func open(_ library: Library, _ folder: ScratchFolder) throws -> SQLiteManager {
    if library == .file { return try openFoods(folder) }
    let manager = SQLiteManager(.database(.memory), on: mockFoods())
    try manager.open()
    return manager
  }

  @Test(arguments: Library.allCases)
  func `read the three rows`(library: Library) throws {
    let folder = try ScratchFolder()
    #expect(try open(library, folder).read("mytable").map(\.values) == Self.all)
  }

  @Test(arguments: Library.allCases)
  func `delete number 2 without breaking another test`(library: Library) throws {
    let folder = try ScratchFolder()
    let manager = try open(library, folder)
    #expect(try manager.read("mytable").map(\.values) == Self.all)
    #expect(try manager.delete(from: "mytable", where: Column("ID") == 2) == 1)
    #expect(try manager.read("mytable").map(\.values) == [[1, "Apple"], [3, "Fries"]])
  }

  @Test func `say hello from a mock`() throws {
    let sqlite = MockSqlite3Wrapper()
    sqlite.when(#"SELECT * FROM "mytable""#).answers(
      columns: ["ID", "first", "second"], rows: [["1", "Hello", "World"], ["2", "a", "b"], ["3", "c", "d"]])
    let manager = SQLiteManager(.database(.file("/nowhere/testDB.sqlite")), on: sqlite)
    try manager.open()
    #expect(try manager.read("mytable").map(\.values) == [["1", "Hello", "World"], ["2", "a", "b"], ["3", "c", "d"]])
    try manager.close()
    #expect(sqlite.openHandles.isEmpty)
  }
}

@Suite struct `A fault of the article` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `1: text is bound with its length, and lives until the step`() throws {
    let manager = try openFoods(folder)
    for number in 0..<200 { try manager.insert(["name": "a\0b\(number)" + String(repeating: "x", count: number)], into: "mytable") }
    let found = try manager.read("mytable", where: Column("ID") > 3, orderedBy: .ascending("ID"))
    for (number, row) in found.enumerated() { #expect(try row["name"] == "a\0b\(number)" + String(repeating: "x", count: number)) }
    #expect(found.count == 200)
  }

  @Test func `2: names are quoted`() throws {
    let manager = try openFoods(folder)
    try manager.createTable("order by; DROP TABLE mytable", "\(identifier: "my column") TEXT")
    try manager.insert(["my column": "x"], into: "order by; DROP TABLE mytable")
    #expect(try manager.read("order by; DROP TABLE mytable", where: Column("my column") == "x").count == 1)
    #expect(try manager.count("mytable") == 3)
  }

  @Test func `3: a subset or another order of columns is written, a wrong one is an error`() throws {
    let manager = try openFoods(folder)
    try manager.insert(["name": "Milk"], into: "mytable")
    try manager.insert(["name": "Rice", "ID": 9], into: "mytable")
    #expect(try manager.update("mytable", set: ["name": "Oats"], where: Column("ID") == 9) == 1)
    expectError(.error, "nome") { try manager.insert(["nome": "x"], into: "mytable") }
    #expect(try manager.read("mytable", orderedBy: .ascending("ID")).map { try $0["name"] } == ["Apple", "Bread", "Fries", "Milk", "Oats"])
  }

  @Test func `4: NULL ends no row`() throws {
    let manager = try openFoods(folder)
    try manager.execute("ALTER TABLE mytable ADD COLUMN note TEXT; ALTER TABLE mytable ADD COLUMN more TEXT DEFAULT 'm'")
    #expect(try manager.read("mytable").map(\.values.count) == [4, 4, 4])
    #expect(try manager.read("mytable").first?["more"] == "m")
    #expect(try manager.read("mytable").first?["note", as: String?.self] == .some(nil))
  }

  @Test(arguments: [ResultCode.busy, .ioerr, .corrupt])
  func `5: a failing step is not the end of the table`(code: ResultCode) throws {
    let sqlite = MockSqlite3Wrapper()
    sqlite.when(#"SELECT * FROM "mytable""#).steps([.row, code], columns: ["ID"], rows: [[1]])
    let manager = SQLiteManager(.database(.memory), on: sqlite)
    try manager.open()
    let error = #expect(throws: SQLiteError.self) { try manager.read("mytable") }
    #expect(error?.code.primary == code)
  }

  @Test func `6: the double sees the close and every read`() throws {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    do {
      let manager = SQLiteManager(.database(.memory), on: sqlite)
      try manager.open()
      _ = try manager.rows("PRAGMA user_version")
    }
    let names = sqlite.calls.map(\.call)
    #expect(names.last == .sqlite3_close)
    #expect(names.contains(.sqlite3_column_value))
  }

  @Test func `7 and 8: the version is read from both files, and nothing appears beside the bundle`() throws {
    let bundle = folder.url.appending(path: "bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let source = bundle.appending(path: "quiz.sqlite")
    let made = try Connection(.file(source.path(percentEncoded: false)))
    try made.execute("PRAGMA journal_mode=WAL; CREATE TABLE t (a); PRAGMA user_version=3")
    try made.close()
    let manager = SQLiteManager(.installed(.file(source), into: folder.url.appending(path: "app"), fileName: "quiz.sqlite"))
    #expect(try manager.open() == .installed(version: 3))
    #expect(try FileManager.default.contentsOfDirectory(atPath: bundle.path) == ["quiz.sqlite"])
    try manager.close()
    let next = try Connection(.file(source.path(percentEncoded: false)))
    try next.execute("PRAGMA user_version=4")
    try next.close()
    #expect(try manager.open().report?.orphanCount == 0)
  }

  @Test func `9: an upgrade that fails leaves the old file and its rows`() throws {
    let source = folder.url.appending(path: "quiz.sqlite")
    let made = try Connection(.file(source.path(percentEncoded: false)))
    try made.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1); PRAGMA user_version=1")
    let place = SQLiteManager.Placement.installed(.file(source), into: folder.url.appending(path: "app"), fileName: "quiz.sqlite")
    let manager = SQLiteManager(place)
    try manager.open()
    try manager.createTable("star", "a")
    try manager.insert(["a": 7], into: "star")
    try manager.close()
    try made.execute("UPDATE t SET a = 2; PRAGMA user_version=2")
    try made.close()
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(.sqlite3_step, number: 25, code: .full))
    #expect { try SQLiteManager(place, on: faulty).open() } throws: { "\($0)".contains("no room on the disk") }
    let old = try Connection(.file(folder.path("app/quiz.sqlite")), access: .readWrite)
    #expect(try old.value("PRAGMA user_version") == 1)
    #expect(try old.value("SELECT a FROM t") == 1)
    #expect(try old.value("SELECT a FROM star") == 7)
  }

  @Test func `10: a failed open gives its handle back and keeps the message; a missing bundle is an error`() throws {
    let sqlite = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let error = #expect(throws: SQLiteError.self) { try Connection(.file(folder.path("no/such/folder")), on: sqlite) }
    #expect(error?.message.hasPrefix("unable to open database file") == true)
    #expect(sqlite.ledger.openHandles.isEmpty)
    #expect { try SQLiteManager("nosuch", bundle: .main, into: folder.url).open() } throws: {
      "\($0)".contains("the bundled database is missing")
    }
  }

  @Test func `11: an error holds code, message and SQL`() throws {
    let manager = try openFoods(folder)
    let error = #expect(throws: SQLiteError.self) { try manager.insert(["ID": 1, "name": "x"], into: "mytable") }
    #expect(error?.code == .constraintPrimarykey)
    #expect(error?.message == "UNIQUE constraint failed: mytable.ID")
    #expect(error?.sql == #"INSERT INTO "mytable" ("ID", "name") VALUES (?, ?)"#)
  }

  @Test func `12: numbers of 64 bits, doubles, blobs and NULL go both ways, and a condition is any expression`() throws {
    let manager = try openFoods(folder)
    try manager.createTable("t", "i BIGINT, r REAL, b BLOB, n")
    try manager.insert(["i": Int64.max, "r": 2.5, "b": [0, 1] as [UInt8], "n": SQLiteValue.null], into: "t")
    #expect(
      try manager.read("t", where: Column("i") > 5_000_000_000 && Column("n").isNull).map(\.values) == [
        [.integer(.max), 2.5, .blob([0, 1]), nil]
      ])
  }

  @Test func `14: texts of a mock end with a NUL, columns are told apart, calls can fail and are counted in order`() throws {
    let sqlite = mockFoods()
    sqlite.when(.sqlite3_finalize).fails(.ioerr, onCall: 1)
    let connection = try Connection(.memory, on: sqlite)
    let first = try connection.cursor(SQL(unchecked: #"SELECT * FROM "mytable""#))
    let second = try connection.cursor(SQL(unchecked: #"SELECT * FROM "mytable""#))
    #expect(try first.next()?.values == [1, "Apple"])
    #expect(try second.next()?.values == [1, "Apple"])
    #expect(try first.next()?.values == [2, "Bread"])
    #expect(try second.next()?.values == [3, "Fries"])
    #expect(sqlite.problem(inOrder: [.sqlite3_open_v2, .sqlite3_prepare_v3, .sqlite3_step, .sqlite3_column_value]) == nil)
  }
}
