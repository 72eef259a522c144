import SQLiteManager
import Testing

/// Something that fails, and what its error means.
private struct Saying: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let meaning: SQLiteError.Meaning
  /// Makes a connection ready, and fails on it.
  let fail: @Sendable (Connection) throws -> Void

  init(_ name: String, _ meaning: SQLiteError.Meaning, _ fail: @escaping @Sendable (Connection) throws -> Void) {
    (testDescription, self.meaning, self.fail) = (name, meaning, fail)
  }

  static let all = [
    Saying("a collation in a query", .missingCollation("cs")) { _ = try $0.prepare("SELECT 1 ORDER BY 'a' COLLATE cs").rows() },
    Saying("a collation with a colon in its name", .missingCollation("a: b")) {
      _ = try $0.prepare(#"SELECT 'a' = 'b' COLLATE "a: b""#).rows()
    },
    Saying("a collation whose provider fails", .missingCollation("cs")) { connection in
      let token = try connection.addCollationProvider { _ in throw CancellationError() }
      defer { token.cancel() }
      _ = try connection.prepare("SELECT 'a' = 'b' COLLATE cs").rows()
    },
    Saying("a function in a query", .missingFunction("nix")) { _ = try $0.prepare("SELECT nix(1)").rows() },
    Saying("a function in an index", .missingFunction("nix")) { connection in
      try connection.addFunction("nix", argumentCount: 1, [.deterministic, .innocuous]) { arguments in try arguments[0, as: Int.self] }
      try connection.execute("CREATE TABLE t (x); CREATE INDEX i ON t (nix(x))")
      try connection.removeFunction("nix", argumentCount: 1)
      try connection.execute("INSERT INTO t VALUES (1)")
    },
    Saying("a module", .missingModule("nix")) { try $0.execute("CREATE VIRTUAL TABLE t USING nix(x)") },
    Saying("a tokenizer of FTS5", .missingTokenizer("nix")) { try $0.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'nix')") },
    Saying("a tokenizer of FTS4", .missingTokenizer("nix")) { try $0.execute("CREATE VIRTUAL TABLE t USING fts4(x, tokenize=nix)") },
    Saying("an unsafe function", .unsafeFunction("nix")) { connection in
      try connection.addFunction("nix") { 1 }
      try connection.execute("CREATE VIEW v AS SELECT nix()")
      _ = try connection.prepare("SELECT * FROM v").rows()
    },
    Saying("an unsafe virtual table", .unsafeTable("dbstat")) { connection in
      try connection.execute("CREATE VIEW v AS SELECT * FROM dbstat")
      _ = try connection.prepare("SELECT * FROM v").rows()
    },
    Saying("a table", .missingTable("nix")) { try $0.execute("DELETE FROM nix") },
    Saying("a table of another database", .missingTable("temp.nix")) { try $0.execute("DELETE FROM temp.nix") },
    Saying("a column of a query", .missingColumn("nix", table: nil)) { _ = try $0.prepare("SELECT nix").rows() },
    Saying("a column of a table", .missingColumn("nix", table: "t")) {
      try $0.execute("CREATE TABLE t (x); INSERT INTO t (nix) VALUES (1)")
    },
    Saying("a name of SQLite's own", .reservedName("sqlite_nix")) { try $0.execute("CREATE TABLE sqlite_nix (x)") },
    Saying("a database that a transaction uses", .databaseInUse("other")) { connection in
      try connection.attach(.memory, as: "other")
      try connection.transaction {
        try connection.execute("CREATE TABLE other.t (x)")
        try connection.detach("other")
      }
    },
    Saying("a file that cannot be opened", .databaseNotOpened("/nowhere/at all")) {
      try $0.execute("ATTACH \("/nowhere/at all") AS other")
    },
  ]
}

@Suite struct `What an error means` {
  @Test(arguments: Saying.all) private func `is read from SQLite's words`(_ saying: Saying) throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) { try saying.fail(connection) }
    #expect(error?.meaning == saying.meaning, "\(error.map { "\($0)" } ?? "")")
  }

  @Test(arguments: ["I-", "a \" b"]) func `is the same of a column in double quotes, about which later versions ask`(name: String)
    throws
  {
    let words = "no such column: \"\(name)\" - should this be a string literal in single-quotes?"
    for message in [words, "error in view v: " + words] {
      #expect(SQLiteError(.error, message, origin: .call(.sqlite3_prepare_v3)).meaning == .missingColumn(name, table: nil))
    }
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) { try connection.prepare("SELECT \"I-\"").rows() }
    #expect(error?.meaning == .missingColumn("I-", table: nil), "\(error.map { "\($0)" } ?? "")")
  }

  @Test func `is nil where the code says all`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (x UNIQUE)")
    let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (1), (1)") }
    #expect(error?.code == .constraintUnique && error?.meaning == nil)
  }

  @Test func `is not taken from the middle of other words`() throws {
    let connection = try Connection(.memory)
    for words in ["there is no such function: f", "unsafe use of f() by g", "table of", "database x is locked up", "unsafe use of ()"] {
      try connection.addFunction("f") { () throws -> Int in throw SQLiteError.refused(.error, words) }
      let error = #expect(throws: SQLiteError.self) { try connection.prepare("SELECT f()").rows() }
      #expect(error?.meaning == nil, "\(words)")
    }
  }
}
