import Expectations
import Foundation
import SQLiteFullText
import Scratch
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `What this package brings` {
  /// Connections that nothing was added to: one whose configuration says so, over an injected wrapper, and a manager's.
  enum Opened: CaseIterable {
    case connection, manager

    func with(_ body: @Sendable (Connection) throws -> Void) throws {
      switch self {
      case .connection: try body(Connection(.memory, configuration: .text, on: RecordingSqlite3Wrapper(Sqlite3Wrapper())))
      case .manager:
        let manager = SQLiteManager(.database(.memory), on: RecordingSqlite3Wrapper(Sqlite3Wrapper()))
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

  @Test func `comes with a value that needs it, on any connection, and nothing else does`() throws {
    for plain in [try Connection(.memory), try Connection(.memory, on: Sqlite3Wrapper())] {
      #expect(try plain.tokens(of: "Štěpán", with: .folding).map(\.text) == ["stepan"])
      try plain.execute("CREATE TABLE word (name); INSERT INTO word VALUES ('hora'), ('chata'), ('cena')")
      #expect(
        try plain.read("word", orderedBy: .localized("name", locale: "cs")).map { try $0["name", as: String.self] } == [
          "cena", "hora", "chata",
        ])
      expectError(.error, "no such function: folded") { try plain.execute("SELECT folded('x')") }
    }
    for tokenizer in [FullTextTokenizer.folding, .cjk, .html(), .porter(over: .folding)] {
      let folder = try ScratchFolder()
      let file = Connection.Location.file(folder.path("search.sqlite"))
      let table = FullTextTable("search", columns: ["a"], tokenizer: tokenizer)
      let maker = try Connection(file)
      try maker.createFullTextTable(table)
      try maker.insert(["a": "Štěpán"], into: "search")
      try maker.close()
      #expect(try Connection(file, access: .readOnly).search("stepan", in: table).count == 1, "\(tokenizer.name)")
      let known = FullTextMatch.expression("stepan")  // no text is cut for it
      #expect(try Connection(file, access: .readOnly).search(known, in: table).count == 1, "\(tokenizer.name)")
      #expect(try Connection(file, access: .readOnly).countResults(of: known, in: table) == 1, "\(tokenizer.name)")
      // SQLite's porter does not name the tokenizer that it lacks.
      let words = tokenizer.name == "porter" ? "error in tokenizer constructor" : "configuration.onDemand = .text adds it"
      expectError(.error, words) {
        try Connection(file).insert(["a": "x"], into: "search")
      }
    }
  }

  @Test func `does not come with a value where the program has chosen that nothing does`() throws {
    var configuration = Connection.Configuration()
    configuration.onDemand = .none
    let connection = try Connection(.memory, configuration: configuration)
    let table = FullTextTable("search", columns: ["a"], tokenizer: .folding)
    expectError(.error, "no such tokenizer: folding") { try connection.createFullTextTable(table) }
    expectError(.error, "no such tokenizer: folding") { try connection.tokens(of: "x", with: .folding) }
    try connection.execute("CREATE TABLE word (name)")
    expectError(.errorMissingCollseq, "no such collation sequence: LOCALIZED_cs") {
      try connection.read("word", orderedBy: .localized("name", locale: "cs"))
    }
    let manager = SQLiteManager(.database(.memory), configuration: configuration)
    try manager.open()
    expectError(.error, "no such function: folded") { try manager.execute("SELECT folded('x')") }
  }

  @Test func `is equal by its name`() {
    #expect(Connection.OnDemand.text == .text && Connection.OnDemand.text != .none)
    #expect(Connection.Configuration.text == .text && Connection.Configuration.text != Connection.Configuration())
  }

  @Test func `says what is missing all the same, and what to do`() throws {
    let connection = try Connection(.memory, configuration: .text)
    expectError(.errorMissingCollseq, "Define it with addLocalizedCollations(locale:)") {
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
    func calls(_ configuration: Connection.Configuration) throws -> [Sqlite3Call] {
      let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
      try Connection(.memory, configuration: configuration, on: recorder).close()
      return recorder.calls.map(\.call).filter { $0 != .sqlite3_close }
    }
    let (without, with) = (try calls(.init()), try calls(.text))
    #expect(with.filter { $0 == .sqlite3_collation_needed }.count == 1)
    #expect(with.filter { $0 != .sqlite3_collation_needed } == without)
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    let manager = SQLiteManager(.database(.file("/nowhere/a")), on: mock)
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
    let connection = try Connection(.memory, configuration: .text)
    try connection.execute("CREATE VIEW v AS SELECT folded('x')")
    expectError(.error, "unsafe use of folded()") { try connection.rows("SELECT * FROM v") }
  }

  @Test func `changes its meaning when it was taken back and is offered again`() throws {
    let connection = try Connection(.memory, configuration: .text)
    for (locale, isLess) in [("de", 1), ("sv", 0), ("de", 1)] {
      try connection.addLocalizedCollations(locale: locale)
      #expect(try connection.value("SELECT 'ä' < 'b' COLLATE LOCALIZED") == isLess, "\(locale)")
      connection.removeLocalizedCollations()
    }
  }

  @Test func `stays beside providers that come and go, and goes without them`() throws {
    let connection = try Connection(.memory, configuration: .text)
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
      let connection = try Connection(.memory, configuration: .text, on: sqlite)
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
