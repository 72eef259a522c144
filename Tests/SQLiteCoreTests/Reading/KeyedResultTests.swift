import SQLiteManager
import Testing

@Suite struct `Reading into one result` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      "CREATE TABLE score (id INTEGER PRIMARY KEY, player TEXT, points INTEGER); INSERT INTO score VALUES (1, 'Eva', 3), (2, 'Jan', 5), (3, 'Eva', 9)"
    )
  }

  @Test func `as a dictionary`() throws {
    #expect(try connection.dictionary(Int64.self, String.self, from: "SELECT id, player FROM score") == [1: "Eva", 2: "Jan", 3: "Eva"])
    let points = try connection.dictionary(from: "SELECT * FROM score") { row in
      (try row["id", as: Int.self], try row["points", as: Int.self])
    }
    #expect(points == [1: 3, 2: 5, 3: 9])
    #expect(try connection.dictionary(Int64.self, String.self, from: "SELECT id, player FROM score WHERE 0").isEmpty)
  }

  @Test func `refuses a key that stands in two rows`() throws {
    let typed = #expect(throws: SQLiteError.self) {
      try connection.dictionary(String.self, Int.self, from: "SELECT player, points FROM score ORDER BY id")
    }
    #expect(typed?.code == .constraintUnique)
    #expect(typed?.message == "row 3 holds a key that an earlier row holds too: group the values, or make keys unique")
    let closure = #expect(throws: SQLiteError.self) {
      try connection.dictionary(from: "SELECT * FROM score ORDER BY id") { row in (try row["player", as: String.self], 0) }
    }
    #expect(closure?.message == typed?.message)
    let nulls = #expect(throws: SQLiteError.self) { try connection.dictionary(Int?.self, Int.self, from: "VALUES (NULL, 1), (NULL, 2)") }
    #expect(nulls?.code == .constraintUnique)
  }

  @Test func `grouped by a key, in the order of the rows`() throws {
    let grouped = try connection.grouped(String.self, Int.self, from: "SELECT player, points FROM score ORDER BY id DESC")
    #expect(grouped == ["Eva": [9, 3], "Jan": [5]])
  }

  @Test func `with a result that goes through the rows`() throws {
    let best = try connection.reduce(into: [String: Int](), from: "SELECT player, points FROM score") { best, row in
      let player: String = try row[0]
      best[player] = max(best[player] ?? 0, try row[1])
    }
    #expect(best == ["Eva": 9, "Jan": 5])
    struct Stop: Error {}
    #expect(throws: Stop.self) { try connection.reduce(into: 0, from: "SELECT 1") { _, _ in throw Stop() } }
  }

  @Test func `of another number of columns throws`() {
    #expect(throws: SQLiteError.self) { try connection.dictionary(Int.self, String.self, from: "SELECT * FROM score") }
    #expect(throws: SQLiteError.self) { try connection.grouped(Int.self, String.self, from: "SELECT id FROM score") }
  }
}
