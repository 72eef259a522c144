import DeckData
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Suite(.database(deckFixture), .noMisuse) struct `Records` {
  let database: SQLiteManager

  init() throws { database = try Deck.ofTest(on: LedgerSqlite3Wrapper(Sqlite3Wrapper())).database }

  @Test func `are inserted, found and read`() throws {
    let written = try database.insert(
      Answer(word: 1, givenAt: moment, device: testDevice, wasRight: true, dueBefore: moment, intervalBefore: 1),
      returning: Answer.self)
    #expect(written.id == 1)
    #expect(try database.find(Answer.self, key: 1) == written)
    #expect(try database.read(Answer.self, where: Column("device") == BlobUUID(testDevice)) == [written])
    #expect(try database.find(Answer.self, key: 2) == nil)
    let due = try database.read(
      Card.self, where: Column("due_on") <= moment && Column("note").isNull, orderedBy: .ascending("due_on"), limit: 5)
    #expect(due == [Card(word: 1, dueOn: moment - 60)])
  }

  @Test func `are updated where they differ`() throws {
    var card = try #require(try database.find(Card.self, key: 2))
    card.note = "like crust"
    #expect(try database.update(card) == ["note"])
    #expect(try database.update(card) == [])
    #expect(try database.update(Card(word: 3, dueOn: moment)) == nil)
  }

  @Test func `are upserted and deleted`() throws {
    let card = Card(word: 2, dueOn: moment, intervalDays: 8)
    try database.upsert(card)
    try database.upsert(Card(word: 3, dueOn: moment))
    #expect(try database.count("card") == 3)
    #expect(try database.find(Card.self, key: 2) == card)
    #expect(try database.delete(card) == 1)
    #expect(try database.delete(Card.self, key: 2) == 0)
  }

  @Test func `refer to words that are there`() throws {
    let error = #expect(throws: SQLiteError.self) { try database.insert(Card(word: 99, dueOn: moment)) }
    #expect(error?.code == .constraintForeignkey)
  }

  @Test func `are read in an order of several columns`() throws {
    let deck = try Deck.ofTest(on: LedgerSqlite3Wrapper(Sqlite3Wrapper()))
    #expect(try deck.wordsByMeaning(in: .german).map(\.id) == [11, 13, 14, 12])
  }
}
