import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions

@Suite(.enabled(if: hasSessions)) struct `The tables that a session records` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE t (a PRIMARY KEY, b); CREATE TABLE [ü "x"] (a INTEGER PRIMARY KEY) WITHOUT ROWID; CREATE VIEW v AS SELECT 1 AS a;
      CREATE TABLE none (a); CREATE TABLE computed (a PRIMARY KEY, b AS (a)); CREATE TABLE stored (a PRIMARY KEY, b AS (a) STORED);
      CREATE VIRTUAL TABLE words USING fts5(w); CREATE TABLE auto (a INTEGER PRIMARY KEY AUTOINCREMENT); ANALYZE
      """)
  }

  @Test func `are refused with their names and the reason when they cannot be`() throws {
    for (name, reason) in [
      ("none", "none has no primary key"), ("V", "v is a view"), ("nosuch", "nosuch is not there"), ("words", "words is a virtual table"),
      ("words_data", "words_data stores the rows of the virtual table words"), ("computed", "computed has computed columns"),
      ("stored", "stored has computed columns"), ("sqlite_schema", "sqlite_schema is not there"),
      ("sqlite_sequence", "sqlite_sequence has no primary key"),
    ] {
      expectError(.error, "changes in main cannot be recorded: \(reason)") { try connection.openSession(recording: [name]) }
      expectError(.error, reason) { try connection.openSession(recording: .tables(["t", name])) }
    }
    expectError(.error, "none has no primary key; v is a view") { try connection.openSession(recording: ["none", "t", "v"]) }
    expectError(.misuse, "the list of tables to record is empty") { try connection.openSession(recording: []) }
    expectError(.error, "no such database: nosuch") { try connection.openSession(in: "nosuch") }
    expectError(.misuse, "NUL") { try connection.openSession(in: "main\0") }
    expectError(.error, "is not there") { try connection.openSession(recording: ["t\0"]) }
  }

  @Test func `are all but those that are named, and nothing is left out in silence`() throws {
    let words = "none has no primary key; computed has computed columns, which SQLite's sessions do not support; stored has computed"
    expectError(.error, words) { try connection.openSession() }
    expectError(.error, "words is a virtual table. Leave them out with all(except:)") {
      try connection.openSession(recording: .all(except: "none", "computed", "STORED"))
    }
    let changeset = try connection.changeset(of: .all(except: "none", "computed", "stored", "words")) {
      try connection.execute(
        """
        INSERT INTO t VALUES (1, 2); INSERT INTO [ü "x"] VALUES (3); INSERT INTO none VALUES (1); INSERT INTO computed VALUES (1);
        INSERT INTO words VALUES ('a'); INSERT INTO auto VALUES (NULL); CREATE TABLE late (a PRIMARY KEY); INSERT INTO late VALUES (1);
        ANALYZE
        """)
    }
    #expect(Set(changeset.tables.map(\.name)) == ["t", "ü \"x\"", "auto", "late"])
  }

  @Test func `are found by name in any case, and quoted`() throws {
    let changeset = try connection.changeset(of: ["T", "ü \"x\""]) {
      try connection.execute("INSERT INTO t VALUES (1, 2); INSERT INTO [ü \"x\"] VALUES (3); INSERT INTO auto VALUES (NULL)")
    }
    #expect(Set(changeset.tables.map(\.name)) == ["t", "ü \"x\""])
  }

  @Test func `are chosen by a closure, which is asked for new ones later`() throws {
    var asked: [String] = []
    let session = try connection.openSession(
      recording: .all { name in
        asked.append(name)
        if name == "u" { expectError(.misuse, "a callback of a connection cannot run SQL") { try connection.execute("DELETE FROM t") } }
        return name.count < 3
      })
    #expect(asked.sorted() == ["auto", "computed", "none", "stored", "t", "words", "ü \"x\""])
    asked = []
    try connection.execute("CREATE TABLE u (a PRIMARY KEY); CREATE TABLE long (a PRIMARY KEY)")
    try connection.execute("INSERT INTO u VALUES (1), (2); INSERT INTO long VALUES (1), (2); INSERT INTO auto VALUES (1)")
    try connection.execute("INSERT INTO t VALUES (7, 7)")
    #expect(asked == ["u", "long"])
    #expect(try Set(session.changeset().tables.map(\.name)) == ["u", "t"])
  }

  @Test func `that were made later and cannot be recorded are told when the changes are asked for`() throws {
    let session = try connection.openSession(recording: .all(except: "none", "computed", "stored", "words"))
    try connection.execute("CREATE TABLE late (a); INSERT INTO late VALUES (1)")
    expectError(.schema, "the table late, altered since the session began, has no primary key") { try session.changeset() }
    try session.close()
    let other = try connection.openSession(recording: ["t"])
    try connection.execute("CREATE VIRTUAL TABLE more USING fts5(w); INSERT INTO more VALUES ('a')")
    #expect(try other.changeset() == Changeset())
  }

  @Test func `may be of an attached database, or temporary`() throws {
    try connection.attach(.memory, as: "other \"one\"")
    try connection.execute("CREATE TABLE [other \"one\"].t (k PRIMARY KEY); CREATE TEMP TABLE u (k PRIMARY KEY)")
    for (schema, name) in [("other \"one\"", "t"), ("temp", "u"), ("TEMP", "U")] {
      let changeset = try connection.changeset(of: [name], in: schema) {
        try connection.execute("INSERT INTO main.t VALUES (9, 9); DELETE FROM main.t")
        try connection.execute("INSERT INTO \(identifier: schema).\(identifier: name) VALUES (1)")
        try connection.execute("UPDATE \(identifier: schema).\(identifier: name) SET k = k + 9")
      }
      #expect(changeset.map(\.operation).contains(.insert), "\(schema)")
      try connection.execute("DELETE FROM \(identifier: schema).\(identifier: name)")
    }
  }
}
