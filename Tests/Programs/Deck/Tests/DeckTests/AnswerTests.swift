import DeckData
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Suite(.database(deckFixture)) struct `An answer` {
  @Test func `is whole or not there, whichever call fails`() throws {
    let location = try TestDatabase.current.location
    try FaultSweep { sqlite in
      let deck = Deck(.database(location), device: testDevice, on: sqlite) { moment }
      try deck.start()
      return try deck.answer(1, isRight: true)
    }.run()
  }

  @Test(arguments: [(2, true), (6, false)]) func `waits for another writer, but not for ever`(seconds: Int, isKept: Bool) throws {
    let clock = VirtualClock()
    let other = try Connection(TestDatabase.current.location)
    let deck = try Deck.ofTest(on: VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock))
    try other.execute("BEGIN IMMEDIATE; UPDATE card SET note = 'seen'")
    clock.at(.seconds(seconds)) { try other.execute("COMMIT") }
    if isKept {
      #expect(try deck.answer(1, isRight: true).note == "seen")
    } else {
      #expect(throws: DeckError.tryAgain) { try deck.answer(1, isRight: true) }
    }
  }

  @Test(.noSlowPlans) func `scans no table`() throws {
    let deck = try Deck.ofTest(on: PlanGuardSqlite3Wrapper(Sqlite3Wrapper()))
    try deck.database.insert(all: (100..<500).map { Word(id: $0, language: .english, lemma: "word \($0)", gloss: "\($0)") })
    try deck.database.insert(all: (100..<500).map { Card(word: $0, dueOn: moment + Double($0)) })
    #expect(try deck.due(limit: 3).map(\.id) == [1])
    #expect(try deck.search("wor").count == 20)
    for word in 100..<350 { try deck.answer(Int64(word), isRight: true) }
    #expect(try deck.undoLastAnswer()?.word == 349)
  }

  @Test(.noSlowPlans) func `sorts the words of a language, which is allowed`() throws {
    let deck = try Deck.ofTest(on: PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), allowing: [.sorts]))
    try deck.database.insert(all: (100..<500).map { Word(id: $0, language: .english, lemma: "word \(1_000 - $0)", gloss: "") })
    #expect(try deck.words(in: .english).first?.id == 499)
  }
}
