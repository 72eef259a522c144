import DeckData
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

let today = Date(timeIntervalSince1970: 1_790_000_000)

@Suite struct `A deck from a bundle` {
  let folder: Folder
  let deck: Deck

  init() throws {
    folder = try Folder()
    deck = Deck(try makeContent(version: 1, in: folder.url), into: folder.url.appending(path: "installed"), now: { today })
    #expect(try deck.database.open() == .installed(version: 1))
  }

  @Test func `sorts each language its own way`() throws {
    #expect(try deck.words(.czech).map(\.lemma) == ["cukr", "čaj", "hora", "chyba"])
    #expect(try deck.words(.german).map(\.lemma) == ["Äpfel", "Apotheke", "Straße", "Zug"])
  }

  @Test(arguments: [
    ("apf", ["Äpfel"]), ("strasse", ["Straße"]), ("str stra", ["Straße"]), ("tra zu", ["Zug"]), ("a", ["Äpfel", "Apotheke"]), ("\"", []),
    ("", []),
  ])
  func `finds words by their beginnings`(typed: String, found: [String]) throws {
    #expect(Set(try deck.words(matching: typed, in: .german).map(\.lemma)) == Set(found))
  }

  @Test func `asks a word again later, the better it was known`() throws {
    try deck.learn(try deck.words(.german))
    #expect(try deck.state().due.count == 4)
    #expect(try deck.answer(6, .easy) == today.addingTimeInterval(3 * 86_400))
    #expect(try deck.answer(7, .again) == today.addingTimeInterval(600))
    #expect(try deck.state().due.map(\.word.lemma) == ["Äpfel", "Apotheke"])
    #expect(try deck.state().next == today.addingTimeInterval(600))
    #expect(throws: DeckError.notLearned(word: 1)) { try deck.answer(1, .good) }
  }

  @Test func `counts what was answered`() throws {
    try deck.learn(try deck.words(.czech))
    try deck.answer(1, .good)
    try deck.answer(2, .again)
    let statistics = try deck.statistics()
    #expect(statistics == Statistics(cards: 4, due: 2, days: [.init(day: "2026-09-21", answers: 2, known: 1)]))
  }

  @Test func `keeps the user's rows when new content comes`() throws {
    try deck.learn(try deck.words(.czech))
    try deck.answer(1, .good)
    try deck.database.close()

    let next = Deck(try makeContent(version: 2, in: folder.url), into: folder.url.appending(path: "installed"), now: { today })
    guard case .upgraded(from: 1, to: 2, let report) = try next.database.open() else {
      Issue.record("not upgraded")
      return
    }
    #expect(report.orphanCount == 1)  // the card of "hora", which is not a word any more
    #expect(try next.words(.czech).map(\.lemma) == ["cukr", "čaj", "chyba", "řeka"])
    #expect(try next.words(matching: "reka", in: .czech).map(\.lemma) == ["řeka"])
    #expect(try next.database.count("review") == 1)
    #expect(try next.state().due.map(\.word.lemma) == ["cukr", "čaj"])
  }
}
