import SQLiteManager
import Testing

@Suite struct `A function in a schema` {
  private func connection(_ options: FunctionOptions, trusted: Bool = false) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.trustedSchema = trusted
    let connection = try Connection(.memory, configuration: configuration)
    try connection.addFunction("f", options) { (x: Int) in x + 1 }
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1); CREATE VIEW v AS SELECT f(a) AS b FROM t")
    return connection
  }

  @Test(
    arguments: [
      ([], false, false), ([], true, false), (.innocuous, false, true), (.innocuous, true, true), (.usableInTrustedSchema, false, false),
      (.usableInTrustedSchema, true, true), (.deterministic, true, false),
    ] as [(FunctionOptions, Bool, Bool)])
  func `is used only where its options and the connection allow it`(options: FunctionOptions, trusted: Bool, works: Bool) throws {
    let connection = try connection(options, trusted: trusted)
    #expect(try connection.value("SELECT f(a) FROM t") == 2)
    if works {
      #expect(try connection.value("SELECT b FROM v") == 2)
    } else {
      let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT b FROM v", as: Int.self) }
      #expect(error?.message.hasPrefix("unsafe use of f(): ") == true)
    }
  }

  @Test func `serves an index only if it is deterministic`() throws {
    let index: SQL = "CREATE INDEX i ON t (f(a))"
    let plain = try connection(.innocuous)
    let error = #expect(throws: SQLiteError.self) { try plain.execute(index) }
    #expect(error?.message == "non-deterministic functions prohibited in index expressions")
    let connection = try connection([.innocuous, .deterministic])
    try connection.execute(index)
    #expect(try connection.value("SELECT count(*) FROM t WHERE f(a) = 2") == 1)
    #expect(try connection.value("PRAGMA integrity_check") == "ok")
  }
}
