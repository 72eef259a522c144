import Expectations
import Scratch
import SQLiteManager
import SQLiteManagerTesting
import Testing

@Suite struct `A text in double quotes in a schema` {
  private let folder: ScratchFolder
  private let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")))
    try connection.execute(
      #"""
      CREATE TABLE part (id, what); CREATE VIEW coded AS SELECT "I-" || id AS code FROM part;
      CREATE TRIGGER warn AFTER INSERT ON part WHEN new.what = "bad" BEGIN SELECT 1; END
      """#)
  }

  @Test(arguments: [("SELECT * FROM coded", "view coded", "I-"), ("INSERT INTO part VALUES (1, 'x')", "trigger warn", "bad")])
  func `is named with its object and the setting when it is used`(sql: String, object: String, text: String) throws {
    for _ in 1...2 {
      let error = expectError(.error, text) { try connection.execute(SQL(unchecked: sql)) }
      #expect(error?.message.contains("the \(object) has \"\(text)\" in double quotes") == true, "\(String(describing: error))")
      #expect(error?.message.contains("doubleQuotedStrings") == true)
      #expect(error?.meaning == .missingColumn(text, table: nil))
    }
  }

  @Test func `is found in an attached database`() throws {
    let other = try Connection(.memory)
    try other.attach(.file(folder.path("a")), as: "other")
    expectError(.error, "the view coded has") { try other.rows("SELECT * FROM other.coded") }
  }

  @Test func `works with the setting`() throws {
    var configuration = Connection.Configuration()
    configuration.doubleQuotedStrings = true
    let other = try Connection(.file(folder.path("a")), configuration: configuration)
    try other.execute("INSERT INTO part VALUES (1, 'x')")
    #expect(try other.value("SELECT * FROM coded") == "I-1")
  }

  @Test(arguments: [#"SELECT "bad" FROM part"#, "SELECT bad FROM part", "SELECT other FROM part"])
  func `is not spoken of when the statement names the column itself`(sql: String) throws {
    let error = expectError(.error, "no such column") { try connection.rows(SQL(unchecked: sql)) }
    #expect(error?.message.contains("double quotes") == false)
  }

  @Test func `leaves the error as SQLite said it when the schema cannot be looked at`() throws {
    func read(on wrapper: any Sqlite3WrapperProtocol) throws {
      _ = try Connection(.file(folder.path("a")), on: wrapper).rows("SELECT * FROM coded")
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(throws: SQLiteError.self) { try read(on: counter) }
    for k in TestRun.sample(of: counter.failableCalls, few: 10) {
      let wrapper = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .once(at: k)))
      #expect(throws: SQLiteError.self, "\(k)") { try read(on: wrapper) }
      #expect(wrapper.ledger.openHandles.isEmpty && wrapper.ledger.misuses.isEmpty, "\(k)")
    }
  }
}
