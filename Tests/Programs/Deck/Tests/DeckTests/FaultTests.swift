import DeckData
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

let schema = """
  CREATE TABLE word (id INTEGER PRIMARY KEY, language TEXT NOT NULL, lemma TEXT NOT NULL, meaning TEXT NOT NULL);
  INSERT INTO word VALUES (1, 'cs', 'čaj', 'tea'), (2, 'cs', 'cukr', 'sugar');
  CREATE TABLE card (word INTEGER PRIMARY KEY REFERENCES word (id), due TEXT NOT NULL, interval INTEGER NOT NULL DEFAULT 0);
  INSERT INTO card VALUES (1, '2026-01-01 00:00:00.000', 2);
  CREATE INDEX card_by_due ON card (due);
  CREATE TABLE review (id INTEGER PRIMARY KEY, word INTEGER NOT NULL, answer TEXT NOT NULL, at TEXT NOT NULL)
  """

func openDeck(_ location: Connection.Location, on sqlite: any Sqlite3WrapperProtocol) throws -> Deck {
  let database = SQLiteManager(.database(location), on: sqlite)
  try database.open()
  return Deck(database, now: { today })
}

@Suite(.database(.sql(schema))) struct `An answer` {
  @Test(.noMisuse) func `changes the card and is kept`() throws {
    let deck = try openDeck(TestDatabase.current.location, on: LedgerSqlite3Wrapper(Sqlite3Wrapper()))
    try expectChanges(
      [
        .updated(
          "card", key: ["word": 1], from: ["due": "2026-01-01 00:00:00.000", "interval": 2],
          to: ["due": "2026-09-25 14:13:20.000", "interval": 4]),
        .inserted("review", ["id": 1, "word": 1, "answer": "good", "at": "2026-09-21 14:13:20.000"]),
      ], in: deck.database
    ) { try deck.answer(1, .good) }
  }

  @Test func `is whole or not there, whichever call fails`() throws {
    let location = try TestDatabase.current.location
    try FaultSweep { sqlite in try openDeck(location, on: sqlite).answer(1, .easy) }.run()
  }

  @Test(arguments: [(2, true), (6, false)]) func `waits for another program, but not for ever`(seconds: Int, isKept: Bool) throws {
    let clock = VirtualClock()
    let other = try Connection(TestDatabase.current.location)
    let deck = try openDeck(TestDatabase.current.location, on: VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock))
    try other.execute("BEGIN IMMEDIATE")
    clock.at(.seconds(seconds)) { try other.execute("COMMIT") }
    if isKept {
      try deck.answer(1, .good)
    } else {
      #expect(throws: DeckError.tryAgain) { try deck.answer(1, .good) }
    }
  }

  @Test func `is the same text as ever`() throws {
    let deck = try openDeck(TestDatabase.current.location, on: LedgerSqlite3Wrapper(Sqlite3Wrapper()))
    try deck.learn([])
    try deck.answer(1, .again)
    try expectSnapshot(
      .table("card"), of: Connection(TestDatabase.current.location),
      """
      word | due | interval
      1 | '2026-09-21 14:23:20.000' | 0
      """)
  }
}

@Test(.noMisuse) func `a full disk is told`() throws {
  let sqlite = MockSqlite3Wrapper()
  sqlite.declare("card", columns: ["word", "due", "interval"], primaryKey: ["word"])
  try sqlite.when { try $0.find(in: "card", key: 1) }.answers(columns: ["word", "due", "interval"], rows: [[1, "", 2]])
  try sqlite.when { try $0.update("card", set: ["due": today, "interval": 4], key: 1) }.fails(.full)
  let deck = try openDeck(.memory, on: sqlite)
  #expect(throws: DeckError.diskIsFull) { try deck.answer(1, .good) }
}

@Test func `a run of a user is played without a database`() throws {
  func run(on sqlite: any Sqlite3WrapperProtocol) throws -> Statistics {
    let deck = try openDeck(.memory, on: sqlite)
    try deck.database.execute(SQL(unchecked: schema))
    try deck.answer(1, .good)
    return try deck.statistics()
  }
  let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
  let statistics = try run(on: recorder)
  let replay = CassetteReplayingSqlite3Wrapper(try Cassette(recorder.cassette().description))
  #expect(try run(on: replay) == statistics)
  try replay.finish()
}

@Test(.database(.sql(schema)), .noSlowPlans) func `due cards are found by their index`() throws {
  let deck = try openDeck(TestDatabase.current.location, on: PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), allowing: [.sorts]))
  try deck.database.insert((3...500).map { ["id": $0, "language": "cs", "lemma": "slovo \($0)", "meaning": ""] }, into: "word")
  try deck.database.insert((3...500).map { ["word": $0, "due": today.addingTimeInterval(Double($0))] }, into: "card")
  #expect(try deck.state().due.map(\.word.lemma) == ["čaj"])
}
