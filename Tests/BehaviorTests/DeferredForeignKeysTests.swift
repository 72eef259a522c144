import SQLiteCore
import SQLiteLive
import SQLiteMocks
import Testing

@Suite struct `PRAGMA defer_foreign_keys` {
  @Test(arguments: [false, true]) func `ends with each commit, of ATTACH as well, while others read`(isMock: Bool) throws {
    let mock = MockSqlite3Wrapper(strict: false)
    mock.when("SELECT name FROM sqlite_schema").answers(columns: ["name"], rows: [["a"], ["b"]])
    let connection = try Connection(.memory, on: isMock ? mock : Sqlite3Wrapper())
    func isOn() throws -> Bool { try connection.value("PRAGMA defer_foreign_keys") == 1 }
    func turnOn() throws { try connection.execute("PRAGMA defer_foreign_keys=ON") }
    try connection.execute("CREATE TABLE a (x); CREATE TABLE b (x)")

    try turnOn()
    #expect(try isOn())
    try connection.execute("ATTACH ':memory:' AS x")
    #expect(try !isOn())
    try turnOn()
    try connection.execute("DETACH x")
    #expect(try isOn())

    var count = 0
    try connection.forEach("SELECT name FROM sqlite_schema") { _ in
      try turnOn()
      #expect(try connection.rows("SELECT name FROM sqlite_schema").count == 2)
      #expect(try !isOn())
      count += 1
    }
    #expect(count == 2)

    try connection.execute("BEGIN")
    try turnOn()
    try connection.execute("ATTACH ':memory:' AS x")
    #expect(try isOn())
    try connection.execute("COMMIT")
    #expect(try !isOn())
  }
}
