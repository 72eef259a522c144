import SQLiteManager
import Testing

struct BadName: Error, Equatable {}

@Suite struct `The examples about functions` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      "CREATE TABLE person (name, height); INSERT INTO person VALUES ('Ada Lovelace', 2), ('Alan Turing', 3), ('Grace Hopper', 4)")
  }

  @Test func `make initials`() throws {
    let names = try FunctionsArticle.initials(connection)
    #expect(names == ["A.L", "A.T", "G.H"])
  }

  @Test func `count zeros where they lie`() throws {
    try FunctionsArticle.inPlace(connection)
    #expect(try connection.value("SELECT zeros_in(x'000100', zeroblob(4), 'a', NULL)") == 6)
  }

  @Test func `multiply, sum over a window, and find the middle`() throws {
    try FunctionsArticle.aggregates(connection)
    #expect(try connection.value("SELECT product(height) FROM person") == 24.0)
    #expect(try connection.value("SELECT median(height) FROM person") == 3.0)
    #expect(try connection.value("SELECT longest(name, height, NULL) FROM person") == 12)
    let sums: [Int] = try connection.rows("SELECT moving_sum(height) OVER (ORDER BY height ROWS 1 PRECEDING) FROM person") { try $0[0] }
    #expect(sums == [2, 5, 7])
  }

  @Test func `hand the error of a function to the caller`() throws {
    try connection.addFunction("checked") { (name: String) -> String in
      if name.hasPrefix("G") { throw BadName() }
      return name
    }
    var shown: [BadName] = []
    try FunctionsArticle.errors(connection) { shown.append($0) }
    #expect(shown == [BadName()])
  }
}
