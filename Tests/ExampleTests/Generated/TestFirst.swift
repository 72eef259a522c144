// Swift of Sources/SQLiteManager/Documentation.docc/TestFirst.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting
import Testing

@Test(.noMisuse) func `a full disk is told to the player`() throws {
  let sqlite = MockSqlite3Wrapper()
  try sqlite.when { try $0.insert(["player": "Ada", "points": 5], into: "round") }.fails(.full)
  let rounds = try Rounds(at: .memory, on: sqlite)
  #expect(throws: Rounds.NotKept.diskIsFull) { try rounds.finish("Ada", points: [1: 3, 2: 2]) }
}

let schema = """
  CREATE TABLE round (id INTEGER PRIMARY KEY, player TEXT NOT NULL, points INTEGER NOT NULL);
  CREATE TABLE answer (
    round INTEGER NOT NULL REFERENCES round (id) ON DELETE CASCADE, question INTEGER NOT NULL, points INTEGER NOT NULL CHECK (points >= 0),
    PRIMARY KEY (round, question));
  CREATE INDEX round_by_points ON round (points DESC)
  """

@Suite(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create)), .database(.sql(schema)), .noMisuse) struct `A round in a database` {
  let rounds: Rounds

  init() throws { rounds = try Rounds(at: TestDatabase.current.location, on: LedgerSqlite3Wrapper(Sqlite3Wrapper())) }

  @Test func `is kept with its answers, and nothing else changes`() throws {
    try expectChanges(
      [
        .inserted("round", ["id": 1, "player": "Ada", "points": 5]),
        .inserted("answer", ["round": 1, "question": 1, "points": 3]),
        .inserted("answer", ["round": 1, "question": 2, "points": 2]),
      ], in: rounds.database
    ) { try rounds.finish("Ada", points: [1: 3, 2: 2]) }
  }

  @Test func `with negative points is refused, and leaves nothing`() throws {
    try expectChanges([], in: rounds.database) {
      #expect(throws: SQLiteError.self) { try rounds.finish("Bob", points: [1: 3, 2: -2]) }
    }
  }
}

@Test(.database(.sql(schema))) func `no failing call leaves half a round`() throws {
  let location = try TestDatabase.current.location
  try FaultSweep { sqlite in try Rounds(at: location, on: sqlite).finish("Ada", points: [1: 3, 2: 2]) }.run()
}

struct Rounds {
  enum NotKept: Error { case diskIsFull, tryAgain }

  let database: SQLiteManager

  init(at location: Connection.Location, on sqlite: any Sqlite3WrapperProtocol) throws {
    database = SQLiteManager(.database(location), on: sqlite)
    try database.open()
  }

  func finish(_ player: String, points: [Int: Int]) throws {
    do {
      try database.transaction { connection in
        let round = try connection.insert(["player": player, "points": points.values.reduce(0, +)], into: "round")
        for (question, points) in points.sorted(by: <) {
          try connection.insert(["round": round, "question": question, "points": points], into: "answer")
        }
      }
    } catch let error as SQLiteError where error.code.primary == .full {
      throw NotKept.diskIsFull
    } catch let error as SQLiteError where error.code.primary == .busy {
      throw NotKept.tryAgain
    }
  }

  func best(_ count: Int) throws -> [String] {
    try database.read("round", orderedBy: .descending("points"), limit: count).map { try $0["player"] }
  }
}

@Test(.database(.sql(schema)), .noSlowPlans) func `the best rounds are not sorted each time`() throws {
  let rounds = try Rounds(at: TestDatabase.current.location, on: PlanGuardSqlite3Wrapper(Sqlite3Wrapper()))
  try rounds.database.insert((1...300).map { ["player": "player \($0)", "points": $0] }, into: "round")
  #expect(try rounds.best(2) == ["player 300", "player 299"])
}

@Test(.database(.sql(schema)), arguments: [(2, true), (6, false)])
func `a lock is waited for, but not for ever`(seconds: Int, isKept: Bool) throws {
  let clock = VirtualClock()
  let widget = try Connection(TestDatabase.current.location)
  let rounds = try Rounds(at: TestDatabase.current.location, on: VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock))
  try widget.execute("BEGIN IMMEDIATE; DELETE FROM round")
  clock.at(.seconds(seconds)) { try widget.execute("COMMIT") }
  if isKept {
    try rounds.finish("Ada", points: [1: 3])
  } else {
    #expect(throws: Rounds.NotKept.tryAgain) { try rounds.finish("Ada", points: [1: 3]) }
  }
}

@Test func `a round is the same calls as ever`() throws {
  try withCassette("a round") { sqlite in
    let rounds = try Rounds(at: .memory, on: sqlite)
    try rounds.database.execute(SQL(unchecked: schema))
    try rounds.finish("Ada", points: [1: 3, 2: 2])
    #expect(try rounds.best(1) == ["Ada"])
  }
}

enum TestFirstArticle {
struct Rounds {
  enum NotKept: Error { case diskIsFull, tryAgain }

  let database: SQLiteManager

  init(at location: Connection.Location, on sqlite: any Sqlite3WrapperProtocol) throws {
    database = SQLiteManager(.database(location), on: sqlite)
    try database.open()
  }

  func finish(_ player: String, points: [Int: Int]) throws {
    do {
      let round = try database.insert(["player": player, "points": points.values.reduce(0, +)], into: "round")
      for (question, points) in points.sorted(by: <) {
        try database.insert(["round": round, "question": question, "points": points], into: "answer")
      }
    } catch let error as SQLiteError where error.code.primary == .full {
      throw NotKept.diskIsFull
    }
  }

  func best(_ count: Int) throws -> [String] {
    try database.read("round", orderedBy: .descending("points"), limit: count).map { try $0["player"] }
  }
}

}
