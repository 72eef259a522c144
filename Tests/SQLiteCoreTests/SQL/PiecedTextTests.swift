import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `SQL that is interpolated each time` {
  @Test func `reads as it was written, wherever values stand`() {
    let minus: SQL = "-"
    #expect(("\(1)" as SQL).text == "?")
    #expect(("\(1)\(2)" as SQL).text == "??")
    #expect(("a\(1)\(minus)\(2)č" as SQL).text == "a?-?č")
    #expect(("\(minus)\(minus + "\(3)")\(identifier: "x")" as SQL).text == "--?\"x\"")
    let sum = ("a\(1)" as SQL) + "b\(2)" + "c"
    #expect(sum.text == "a?b?c")
    #expect(sum.bindings == [1, 2])
    #expect(sum == SQL(unchecked: "a?b?c", bindings: [1, 2]))
    #expect(Set([sum, SQL(unchecked: "a?b?c", bindings: [1, 2])]).count == 1)
  }

  @Test func `is compiled once for all its runs`() throws {
    let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: counter)
    let before = counter.count(of: .sqlite3_prepare_v3)
    for number in 1...5 {
      #expect(
        try connection.value("SELECT \(number) + \(10) AS \(identifier: "a name that is longer than a short one")") == Int64(number + 10))
    }
    #expect(counter.count(of: .sqlite3_prepare_v3) == before + 1)
  }

  @Test func `is another statement when one piece differs`() throws {
    let connection = try Connection(.memory)
    for (operation, expected) in [("+", 8), ("-", 4), ("*", 12), ("-", 4)] as [(String, Int64)] {
      #expect(try connection.value("SELECT 6 \(SQL(unchecked: operation)) \(2)") == expected)
    }
  }

  @Test func `is another statement when a value stands elsewhere among the same pieces`() throws {
    let connection = try Connection(.memory)
    let minus: SQL = "-"
    #expect(try connection.value("SELECT \(minus)\(3)") == -3)
    expectError(.error, "incomplete input") { try connection.value("SELECT \(3)\(minus)", as: Int.self) }
    #expect(try connection.value("SELECT \(minus) \(minus)\(3)") == 3)
  }
}
