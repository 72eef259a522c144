import Expectations
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
    #expect(
      try connection.prepare("SELECT id, player FROM score").dictionary(as: Int64.self, String.self) == [1: "Eva", 2: "Jan", 3: "Eva"])
    let points = try connection.prepare("SELECT * FROM score").dictionary { row in
      (try row["id", as: Int.self], try row["points", as: Int.self])
    }
    #expect(points == [1: 3, 2: 5, 3: 9])
    #expect(try connection.prepare("SELECT id, player FROM score WHERE 0").dictionary(as: Int64.self, String.self).isEmpty)
  }

  @Test func `refuses a key that stands in two rows`() throws {
    let typed = #expect(throws: SQLiteError.self) {
      try connection.prepare("SELECT player, points FROM score ORDER BY id").dictionary(as: String.self, Int.self)
    }
    #expect(typed?.code == .constraintUnique)
    #expect(typed?.message == "row 3 holds a key that an earlier row holds too: group the values, or make keys unique")
    let closure = #expect(throws: SQLiteError.self) {
      try connection.prepare("SELECT * FROM score ORDER BY id").dictionary { row in (try row["player", as: String.self], 0) }
    }
    #expect(closure?.message == typed?.message)
    let nulls = #expect(throws: SQLiteError.self) {
      try connection.prepare("VALUES (NULL, 1), (NULL, 2)").dictionary(as: Int?.self, Int.self)
    }
    #expect(nulls?.code == .constraintUnique)
  }

  @Test func `grouped by a key, in the order of the rows`() throws {
    let grouped = try connection.prepare("SELECT player, points FROM score ORDER BY id DESC").grouped(as: String.self, Int.self)
    #expect(grouped == ["Eva": [9, 3], "Jan": [5]])
  }

  @Test func `with a result that goes through the rows`() throws {
    let best = try connection.prepare("SELECT player, points FROM score").reduce(into: [String: Int]()) { best, row in
      let player: String = try row[0]
      best[player] = max(best[player] ?? 0, try row[1])
    }
    #expect(best == ["Eva": 9, "Jan": 5])
    struct Stop: Error {}
    #expect(throws: Stop.self) { try connection.prepare("SELECT 1").reduce(into: 0) { _, _ in throw Stop() } }
  }

  @Test func `of another number of columns throws`() {
    expectError(.range, "the result has 3 columns, and 2 types were requested: their numbers must") {
      try connection.prepare("SELECT * FROM score").dictionary(as: Int.self, String.self)
    }
    expectError(.range, "the result has 1 columns, and 2 types were requested: their numbers must") {
      try connection.prepare("SELECT id FROM score").grouped(as: Int.self, String.self)
    }
  }
}
