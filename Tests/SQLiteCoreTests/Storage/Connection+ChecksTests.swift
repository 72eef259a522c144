import Expectations
import Foundation
import SQLiteManager
import Scratch
import SQLiteStorage
import Testing

@Suite struct `Checking a database` {
  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")))
    try connection.execute(
      "CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT); CREATE INDEX i ON t (b); INSERT INTO t VALUES (1, 'x'), (2, 'y')")
  }

  @Test func `that is sound finds nothing`() throws {
    #expect(try connection.integrityCheck() == [])
    #expect(try connection.quickCheck() == [])
    #expect(try connection.integrityCheck(in: "main", atMost: 1) == [])
    expectError(.error, #"unknown database "nosuch""#) { try connection.integrityCheck(in: "nosuch") }
    try connection.optimize()
  }

  @Test func `finds an index that lacks rows, which the quick one does not look for`() throws {
    try connection.set(.defensive, false)
    try connection.execute("PRAGMA writable_schema = ON")
    try connection.execute("UPDATE sqlite_schema SET sql = 'CREATE INDEX i ON t (a)' WHERE name = 'i'")
    let other = try Connection(.file(folder.path("a")))
    #expect(try other.quickCheck() == [])
    #expect(try !other.integrityCheck().isEmpty)
    try other.execute("INSERT INTO t VALUES (3, 'z'), (4, 'q')")
    #expect(try other.integrityCheck(atMost: 1).count == 1)
  }

  @Test func `that needs a tokenizer names it, wherever modules are asked`() throws {
    try connection.execute("CREATE VIRTUAL TABLE \"a search\" USING fts5(a); INSERT INTO \"a search\" VALUES ('word')")
    try connection.set(.defensive, false)
    try connection.execute(
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'fts5(a)', 'fts5(a, tokenize=klingon)') WHERE sql LIKE '%fts5%'"
    )
    let other = try Connection(.file(folder.path("a")))
    let isAsked = other.wrapper.sqlite3_libversion_number() >= 3_044_000
    for check in [{ try $0.quickCheck() }, { try $0.integrityCheck(in: "main") }] as [(Connection) throws -> [String]] {
      if isAsked {
        let error = expectError(.error, "no such tokenizer: klingon") { try check(other) }
        #expect(error?.meaning == .missingTokenizer("klingon"))
      } else {
        #expect(try check(other) == [])
      }
    }
  }

  @Test func `that is none is an error`() throws {
    try Data(repeating: 7, count: 8192).write(to: folder.url.appending(path: "b"))
    let error = #expect(throws: SQLiteError.self) { try Connection(.file(folder.path("b"))).quickCheck() }
    #expect(error?.code == .notadb)
  }

  @Test func `lists the rows whose keys lead nowhere`() throws {
    try connection.execute(
      "CREATE TABLE \"a b\" (x REFERENCES t(a), y REFERENCES t(a)); CREATE TABLE w (k PRIMARY KEY, t REFERENCES t) WITHOUT ROWID")
    #expect(try connection.foreignKeyCheck() == [])
    try connection.setPragma(.foreignKeys, to: false)
    try connection.execute("INSERT INTO \"a b\" VALUES (1, 2), (1, 99); INSERT INTO w VALUES ('k', 98)")
    let found = try connection.foreignKeyCheck(of: "a b")
    #expect(found.count == 1)
    #expect(found.first?.table == "a b" && found.first?.parent == "t" && found.first?.rowid == 2 && found.first?.foreignKey == 0)
    let all = try connection.foreignKeyCheck(in: "main")
    #expect(Set(all.map(\.table)) == ["a b", "w"])
    #expect(all.first { $0.table == "w" }?.rowid == nil)
    expectError(.error, "no such table: nosuch") { try connection.foreignKeyCheck(of: "nosuch") }
    try connection.attach(.memory, as: "other")
    try connection.execute("CREATE TABLE other.c (a REFERENCES p (a)); INSERT INTO other.c VALUES (1)")
    #expect(try connection.foreignKeyCheck() == all, "the main database alone")
    #expect(try connection.foreignKeyCheck(of: "c").map(\.parent) == ["p"], "the first database that has the table")
  }
}

@Suite struct `Writing a database anew` {
  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")))
    try connection.execute(
      "CREATE TABLE t (a); INSERT INTO t SELECT zeroblob(5000) FROM pragma_compile_options; DELETE FROM t WHERE rowid > 1")
    try connection.setPragma(.userVersion, to: 3)
  }

  @Test func `gives the free pages back`() throws {
    #expect(try connection.pragma(.freelistCount) > 0)
    try connection.vacuum()
    #expect(try connection.pragma(.freelistCount) == 0)
    expectError(.error, "cannot VACUUM from within a transaction") { try connection.transaction { try connection.vacuum() } }
    expectError(.error, #"unknown database "nosuch""#) { try connection.vacuum("nosuch") }
  }

  @Test(arguments: ["b", "file:b?mode=ro", ":memory:", "b'c", "š"])
  func `into a file makes a copy with its numbers`(name: String) throws {
    try connection.vacuum(into: folder.path(name))
    let copy = try Connection(.file(folder.path(name)), access: .readOnly)
    #expect(try copy.value("SELECT count(*) FROM t") == 1)
    #expect(try copy.pragma(.userVersion) == 3)
    #expect(try folder.contents == ["a", name])
  }

  @Test func `into a file that exists is refused, and a failure leaves none`() throws {
    try Data().write(to: folder.url.appending(path: "empty"))
    for name in ["a", "empty"] {
      let error = #expect(throws: SQLiteError.self) { try connection.vacuum(into: folder.path(name)) }
      #expect(error?.code == .perm)
    }
    expectError(.error, "cannot VACUUM from within a transaction") {
      try connection.transaction { try connection.vacuum(into: folder.path("b")) }
    }
    expectError(.error, "no such database: nosuch") { try connection.vacuum(into: folder.path("c"), of: "nosuch") }
    expectError(.cantopen, "unable to make the database file: ") { try connection.vacuum(into: folder.path("no/such/folder")) }
    expectError(.cantopen, "the path of the database is empty") { try connection.vacuum(into: "") }
    expectError(.cantopen, "the path of the database holds a NUL, after which SQLite would not") { try connection.vacuum(into: "a\0b") }
    #expect(try folder.contents == ["a", "empty"])
    #expect(try connection.value("SELECT count(*) FROM t") == 1)
  }
}
