import Expectations
import Foundation
import SQLiteFullText
import Scratch
import SQLiteManager
import SQLiteManagerTestSupport
import Testing

@Suite struct `What this package brings` {
  /// Connections that nothing was added to: by the umbrella's initializer, and a manager's over an injected wrapper.
  enum Opened: CaseIterable {
    case connection, manager

    func with(_ body: @Sendable (Connection) throws -> Void) throws {
      switch self {
      case .connection: try body(Connection(.memory))
      case .manager:
        let manager = SQLiteManager(.database(.memory), wrapper: RecordingSqlite3Wrapper(Sqlite3Wrapper()))
        try manager.open()
        try manager.withConnection(body)
      }
    }
  }

  @Test(arguments: Opened.allCases) func `is there when SQL asks for it`(opened: Opened) throws {
    try opened.with { connection in
      try connection.execute(
        """
        CREATE TABLE word (name TEXT COLLATE LOCALIZED_cs, key BLOB); CREATE INDEX by_name ON word (name);
        INSERT INTO word (name) VALUES ('d'), ('chata'), ('hora'), ('čas'), ('cena');
        UPDATE word SET key = Sort_Key(name, 'cs');
        """)
      let sorted = ["cena", "čas", "d", "hora", "chata"]
      #expect(try connection.rows("SELECT name FROM word ORDER BY name", as: String.self) == sorted)
      #expect(try connection.rows("SELECT name FROM word ORDER BY key", as: String.self) == sorted)
      #expect(try connection.read("word", orderedBy: .localized("name", locale: "sv")).count == 5)
      #expect(try connection.value("SELECT folded('Štěpán')", as: String.self) == "stepan")
      #expect(try connection.value("SELECT sort_key(NULL, 'cs')", as: [UInt8]?.self) == .some(nil))
      for (number, tokenizer) in ["folding", "cjk", "html"].enumerated() {
        let table = FullTextTable("t\(number)", columns: ["a"], tokenizer: FullTextTokenizer(tokenizer))
        try connection.createFullTextTable(table)
        try connection.insert(["a": "Štěpán"], into: table.name)
        #expect(try connection.search("stepan", in: table).count == 1, "\(tokenizer)")
      }
      #expect(try connection.tokens(of: "<b>Štěpán</b>", with: .html()).map(\.text) == ["stepan"])
    }
  }

  @Test func `is cut by, also where nothing was compiled before`() throws {
    #expect(try Connection(.memory).tokens(of: "Štěpán", with: .folding).map(\.text) == ["stepan"])
    let plain = try Connection(.memory, on: Sqlite3Wrapper())
    expectError(.error, "no such tokenizer: folding; addTokenizers() adds those of this package") {
      try plain.tokens(of: "x", with: .folding)
    }
    expectError(.error, "no such function: folded") { try plain.execute("SELECT folded('x')") }
  }

  @Test func `says what is missing all the same, and what to do`() throws {
    let connection = try Connection(.memory)
    expectError(.errorMissingCollseq, "Say what it means with addLocalizedCollations(locale:)") {
      try connection.value("SELECT 'a' < 'b' COLLATE LOCALIZED", as: Int.self)
    }
    expectError(.errorMissingCollseq, "no such collation sequence: LOCALIZED_nosuch") {
      try connection.value("SELECT 'a' < 'b' COLLATE LOCALIZED_nosuch", as: Int.self)
    }
    expectError(.error, "no such function: nosuch") { try connection.execute("SELECT nosuch()") }
    expectError(.error, "no such tokenizer: nosuch") { try connection.execute("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = nosuch)") }
    expectError(.error, "wrong number of arguments to function folded()") { try connection.execute("SELECT folded()") }
    expectError(.misuse, "nosuch") { try connection.value("SELECT sort_key('a', 'nosuch')", as: [UInt8].self) }
    try connection.addLocalizedCollations(locale: "cs")
    #expect(try connection.value("SELECT 'č' < 'd' COLLATE LOCALIZED") == 1)
  }

  @Test func `costs one call of C at opening, and no statement`() throws {
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    let before = recorder.calls.count
    try connection.addOnDemand()
    #expect(recorder.calls.dropFirst(before).map(\.call) == [.sqlite3_collation_needed])
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    let manager = SQLiteManager(.database(.file("/nowhere/a")), wrapper: mock)
    try manager.open()
    #expect(try manager.value("SELECT 1") == 1)
    #expect(mock.statements.map(\.sql) == ["SELECT 1"])
  }

  @Test func `is left out for files that may do harm`() throws {
    let connection = try Connection(.memory, configuration: .hostileFile)
    expectError(.error, "no such function: folded") { try connection.execute("SELECT folded('x')") }
    expectError(.errorMissingCollseq, "LOCALIZED_cs") { try connection.value("SELECT 'a' < 'b' COLLATE LOCALIZED_cs", as: Int.self) }
  }

  @Test func `is not used by the schema of a file behind one's back`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE VIEW v AS SELECT folded('x')")
    expectError(.error, "unsafe use of folded()") { try connection.rows("SELECT * FROM v") }
  }

  @Test func `changes its meaning when it was taken back and is offered again`() throws {
    let connection = try Connection(.memory)
    for (locale, isLess) in [("de", 1), ("sv", 0), ("de", 1)] {
      try connection.addLocalizedCollations(locale: locale)
      #expect(try connection.value("SELECT 'ä' < 'b' COLLATE LOCALIZED") == isLess, "\(locale)")
      connection.removeLocalizedCollations()
    }
  }

  @Test func `stays beside providers that come and go, and goes without them`() throws {
    let connection = try Connection(.memory)
    var asked: [String] = []
    let first = try connection.addCollationProvider { name in
      asked.append(name)
      return nil
    }
    #expect(try connection.value("SELECT 'č' < 'd' COLLATE LOCALIZED_cs") == 1)
    #expect(asked == [])
    first.cancel()
    #expect(try connection.value("SELECT 'ä' < 'b' COLLATE LOCALIZED_de") == 1)
    let longerIsLess = Collation { $0.count > $1.count ? .orderedAscending : .orderedDescending }
    let second = try connection.addCollationProvider { name in name == "LENGTH" ? longerIsLess : nil }
    connection.removeLocalizedCollations()
    #expect(try connection.value("SELECT 'zz' < 'a' COLLATE LENGTH") == 1)
    expectError(.errorMissingCollseq, "no such collation sequence: LOCALIZED_fi") {
      try connection.value("SELECT 'a' < 'b' COLLATE LOCALIZED_fi", as: Int.self)
    }
    try connection.addLocalizedCollations([:])
    #expect(try connection.value("SELECT 'a' < 'b' COLLATE LOCALIZED_fi") == 1)
    second.cancel()
    #expect(try connection.value("SELECT 'ä' > 'b' COLLATE LOCALIZED_sv") == 1)
  }

  @Test func `fails once and for ever, and nothing is open`() throws {
    let report = try FaultSweep<[String], (any Sqlite3WrapperProtocol) throws -> [String]>(
      over: { Sqlite3Wrapper() }, seed: TestRun.seed,
      check: { result in
        switch result {
        case .success(let names): names == ["cena", "chata"] ? nil : "\(names)"
        case .failure(let error): error is SQLiteError ? nil : "\(error)"
        }
      }
    ) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.addOnDemand()
      try connection.execute("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = folding)")
      try connection.execute("INSERT INTO t VALUES ('chata'), ('cena')")
      let sql: SQL = "SELECT folded(a) FROM t ORDER BY a COLLATE LOCALIZED_cs"
      let names = try connection.rows(sql, as: String.self)
      try connection.close()
      return names
    }.sampled(TestRun.most(16)).run()
    #expect(report.failableCalls > 20)
  }
}
