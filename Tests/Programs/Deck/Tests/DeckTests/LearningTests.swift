import DeckData
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Suite(.database(deckFixture)) struct `Learning` {
  @Test func `shows the cards that are due`() throws {
    #expect(try Deck.ofTest().due().map(\.lemma) == ["čaj"])
    #expect(try Deck.ofTest(now: moment + 60).due().map(\.lemma) == ["čaj", "chleba"])
    #expect(try Deck.ofTest(now: moment - day).due() == [])
  }

  @Test(.noMisuse) func `writes an answer and moves the card`() throws {
    let deck = try Deck.ofTest(on: LedgerSqlite3Wrapper(Sqlite3Wrapper()))
    let now = try #require(moment.sqliteValue)
    let before = try #require((moment - 60).sqliteValue)
    let after = try #require((moment + 2 * day).sqliteValue)
    let bytes = try #require(BlobUUID(testDevice).sqliteValue)
    try expectChanges(
      [
        .inserted(
          "answer",
          [
            "id": 1, "word": 1, "given_at": now, "device": bytes, "was_right": 1,
            "due_before": before, "interval_before": 1,
          ]),
        .updated(
          "card", key: ["word": 1], from: ["due_on": before, "interval_days": 1],
          to: ["due_on": after, "interval_days": 2]),
      ], in: deck.database
    ) { try deck.answer(1, isRight: true) }
  }

  @Test func `sets the card back after a wrong answer`() throws {
    let deck = try Deck.ofTest()
    let before = try #require((moment + 60).sqliteValue)
    let after = try #require((moment + day).sqliteValue)
    try expectChanges(
      [
        .updated(
          "card", key: ["word": 2], from: ["due_on": before, "interval_days": 4], to: ["interval_days": 1],
          where: ["due_on": { $0 == after }])
      ], in: deck.database, tables: .all(except: "answer")
    ) { try deck.answer(2, isRight: false) }
    try expectSnapshot(
      .table("card"), of: Connection(TestDatabase.current.location),
      """
      word | due_on | interval_days | note
      1 | '2027-01-15 07:59:00.000' | 1 | NULL
      2 | '2027-01-16 08:00:00.000' | 1 | NULL
      """)
  }

  @Test func `makes cards for many words at once`() throws {
    let deck = try Deck.ofTest()
    #expect(try deck.learn(all: deck.words(in: .german)) == 4)
    #expect(try deck.learn(all: deck.words(in: .czech)) == 3)
    #expect(try deck.learn(all: deck.words(in: .czech)) == 0)
    #expect(try deck.database.find(Card.self, key: 2)?.intervalDays == 4)
  }

  @Test func `is counted by day`() throws {
    let deck = try Deck.ofTest()
    try deck.answer(1, isRight: true)
    try deck.answer(2, isRight: false)
    try deck.learn(3)
    #expect(try deck.statistics() == Statistics(cards: 3, due: 1, days: [.init(day: "2027-01-15", answers: 2, right: 1)]))
  }

  @Test func `of a word without a card changes nothing`() throws {
    let deck = try Deck.ofTest()
    try expectChanges([], in: deck.database) {
      #expect(throws: DeckError.noCard(3)) { try deck.answer(3, isRight: true) }
    }
  }

  @Test func `can be undone`() throws {
    let deck = try Deck.ofTest()
    try deck.answer(2, isRight: false)
    try expectChanges([], in: deck.database) {
      try deck.answer(1, isRight: true)
      #expect(try deck.undoLastAnswer()?.word == 1)
    }
    #expect(try deck.undoLastAnswer()?.word == 2)
    #expect(try deck.undoLastAnswer() == nil)
  }

  @Test func `runs these statements`() throws {
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let deck = try Deck.ofTest(on: recorder)
    recorder.removeAll()
    try deck.answer(1, isRight: true)
    let written = recorder.statements.map(\.sql).filter { $0.hasPrefix("INSERT") || $0.hasPrefix("UPDATE") }
    let columns = #""id", "word", "given_at", "device", "was_right", "due_before", "interval_before""#
    #expect(
      written == [
        #"INSERT INTO "answer" (\#(columns)) VALUES (?, ?, ?, ?, ?, ?, ?)"#,
        #"UPDATE "card" SET "due_on" = ?, "interval_days" = ? WHERE "word" = ?"#,
      ])
  }
}
