import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@testable import DeckData

@Suite struct `The content` {
  let folder: TemporaryFolder
  let one: ContentSource
  let two: ContentSource

  init() throws {
    folder = try TemporaryFolder()
    one = try makeBundle(1, in: folder.url)
    two = try makeBundle(2, in: folder.url)
  }

  func deck(_ content: ContentSource, on sqlite: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) -> Deck {
    Deck(.installed(content, into: folder.url), device: testDevice, on: sqlite) { moment }
  }

  @Test func `is installed once`() throws {
    let deck = deck(one)
    #expect(try deck.database.open() == .installed(version: 1))
    #expect(try deck.database.value("SELECT meaning FROM word WHERE id = 4", as: String.self) == "frog")
    try deck.database.close()
    #expect(try deck.database.open() == .current(version: 1))
  }

  @Test func `is upgraded, and the user's rows stay`() throws {
    let old = deck(one)
    try old.start()
    try old.learn(1)
    try old.learn(4)
    try old.answer(1, isRight: true)
    let cards = try old.database.read(Card.self, orderedBy: .ascending("word"))
    let answers = try old.database.read(Answer.self)
    try old.database.close()

    let new = deck(two)
    let start = try new.start()
    #expect(
      start
        == .upgraded(
          from: 1, to: 2,
          .init(
            replaced: ["word", "word_search"], kept: ["answer", "card", "own_word", "setting"], cardsWithoutWord: 1,
            answersWithoutWord: 0, searchNeedsRebuild: false, steps: [])))
    #expect(try new.database.read(Card.self, orderedBy: .ascending("word")) == cards)
    #expect(try new.database.read(Answer.self) == answers)
    #expect(try new.database.find(Word.self, key: 1)?.gloss == "tea")
    #expect(try new.database.find(Word.self, key: 4) == nil)
    #expect(try new.search("ham").map(\.lemma) == ["křeček"])
    #expect(try new.search("frog").isEmpty)
    #expect(try new.due().isEmpty)
  }

  @Test func `of a later release is left alone by an older app`() throws {
    try deck(two).start()
    let old = deck(one)
    #expect(try old.start() == .appIsTooOld)
  }

  @Test func `is the old or the new one, whichever call of the upgrade fails`() throws {
    let place = folder.url.appending(path: "swept")
    try FaultSweep(
      runs: 200,
      setUp: { sqlite in
        try? FileManager.default.removeItem(at: place)
        let old = Deck(.installed(one, into: place), device: testDevice, on: sqlite) { moment }
        try old.start()
        try old.learn(1)
        try old.learn(4)
        try old.answer(1, isRight: true)
        try old.database.close()
      }
    ) { sqlite, _ in
      let new = Deck(.installed(two, into: place), device: testDevice, on: sqlite) { moment }
      let start = try new.start()
      try new.database.close()
      return start
    }.orphansAreFine.run()
  }
}
