import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `The article about another engine` {
  @Test func `refuses with the reason that it prints`() throws {
    var shown: [String] = []
    try AnotherEngineArticle.refusal { shown.append($0) }
    #expect(shown == ["sqlite3_prepare_v3 is not served by the remote engine"])
  }

  @Test func `pays once`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE payment (id TEXT PRIMARY KEY); CREATE TABLE account (number INTEGER PRIMARY KEY, balance)")
    try connection.execute("INSERT INTO account VALUES (1, 20)")
    try AnotherEngineArticle.idempotent(connection)
    #expect(try connection.value("SELECT balance FROM account", as: Int.self) == 15)
  }
}
