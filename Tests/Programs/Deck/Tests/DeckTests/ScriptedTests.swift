import DeckData
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `Learning without SQLite` {
  let sqlite = MockSqlite3Wrapper()
  let deck: Deck

  init() {
    sqlite.setUserVersion(2, of: "/deck.sqlite")
    sqlite.declare("card", columns: ["word", "due_on", "interval_days", "note"], primaryKey: ["word"])
    deck = Deck(.database(.file("/deck.sqlite")), device: testDevice, on: sqlite) { moment }
  }

  let answer = Answer(word: 7, givenAt: moment, device: testDevice, wasRight: true, dueBefore: moment, intervalBefore: 1)

  @Test func `reports a full disk`() throws {
    try sqlite.when { try $0.find(Card.self, key: 7) }
      .answers(columns: ["word", "due_on", "interval_days", "note"], rows: [[7, "2027-01-15 08:00:00.000", 1, nil]])
    try sqlite.when { try $0.insert(answer) }.fails(.full)
    try deck.start()
    #expect(throws: DeckError.diskIsFull) { try deck.answer(7, isRight: true) }
    try deck.database.close()
    #expect(sqlite.problems.isEmpty)
  }

  @Test func `writes nothing where there is no card`() throws {
    try sqlite.when { try $0.find(Card.self, key: 7) }
      .answers(columns: ["word", "due_on", "interval_days", "note"], rows: [])
    try sqlite.when { try $0.insert(answer) }.answers(.changed(1)).expects(runs: 0)
    try deck.start()
    #expect(throws: DeckError.noCard(7)) { try deck.answer(7, isRight: true) }
    try deck.database.close()
    #expect(sqlite.problems.isEmpty)
  }

  @Test func `writes one answer and one card`() throws {
    try sqlite.when { try $0.insert(answer) }.answers(.changed(1)).expects(runs: 1)
    try sqlite.when { try $0.find(Card.self, key: 7) }
      .answers(columns: ["word", "due_on", "interval_days", "note"], rows: [[7, "2027-01-15 08:00:00.000", 1, nil]])
    let held = MockAnswer(columns: ["due_on", "interval_days", "note"], rows: [["2027-01-15 08:00:00.000", 1, nil]])
    let update = try sqlite.scripts(answered: held) {
      try $0.update(Card(word: 7, dueOn: moment + 2 * day, intervalDays: 2))
    }
    #expect(update.count == 2)
    update[0].answers(held)
    update[1].when { bound in bound[1] == "2027-01-17 08:00:00.000" && bound[2] == 2 && bound[3] == 7 }
      .answers(.changed(1)).expects(runs: 1)
    try deck.start()
    #expect(try deck.answer(7, isRight: true).intervalDays == 2)
    try deck.database.close()
    #expect(sqlite.problems.isEmpty)
  }
}

@Suite struct `Learning, recorded` {
  /// Learns a word and answers it, in a new database over a wrapper.
  func learn(on sqlite: any Sqlite3WrapperProtocol) throws -> Card {
    let deck = Deck(.database(.memory), device: testDevice, on: sqlite) { moment }
    try deck.start()
    try deck.database.execute(
      "CREATE TABLE word (id INTEGER PRIMARY KEY, language TEXT NOT NULL, lemma TEXT NOT NULL, gloss TEXT NOT NULL)")
    try deck.database.insert(Word(id: 1, language: .czech, lemma: "čaj", gloss: "tea"))
    try deck.learn(1)
    let card = try deck.answer(1, isRight: true)
    #expect(try deck.due() == [])
    try deck.database.close()
    return card
  }

  @Test func `is replayed without a database`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    let card = try learn(on: recorder)
    let replay = CassetteReplayingSqlite3Wrapper(try Cassette(recorder.cassette().description))
    #expect(try learn(on: replay) == card)
    try replay.finish()
  }
}
