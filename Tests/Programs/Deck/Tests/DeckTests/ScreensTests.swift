import DeckData
import Foundation
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Testing

@Suite(.database(deckFixture), .timeLimit(.minutes(1))) struct `Screens` {
  @Test(arguments: [("ca", ["čaj"]), ("CH", ["chleba"]), ("mount", ["hora"]), ("apf", ["Äpfel"]), ("\"", []), ("xyz", [])])
  func `find words by the text typed so far`(typed: String, found: [String]) throws {
    #expect(try Deck.ofTest().search(typed).map(\.lemma) == found)
  }

  @Test(arguments: [("strasse", ["Straße"]), ("str stra", ["Straße"]), ("tra zu", ["Zug"]), ("ca", []), ("\"", []), ("", [])])
  func `find the words of one language`(typed: String, found: [String]) throws {
    #expect(try Deck.ofTest().words(matching: typed, in: .german).map(\.lemma) == found)
  }

  @Test @MainActor func `show the found words while a text is typed`() async throws {
    let clock = VirtualClock(.standing)
    let model = SearchModel(try Deck.ofTest(), clock: clock)
    let following = Task { await model.follow() }
    model.type("s")
    model.type("stras")
    await clock.untilWaiting()
    try clock.advance(by: .milliseconds(150))
    await until { !model.found.isEmpty }
    #expect(model.found.map(\.lemma) == ["Straße"])
    #expect(model.failure == nil)
    following.cancel()
    clock.end()
  }

  @Test @MainActor func `show an answer that failed`() async throws {
    let deck = try Deck.ofTest()
    let model = try DueModel(deck, clock: VirtualClock(.standing))
    try deck.database.delete(from: "card", where: .all)
    await model.answer(model.list.words[0], isRight: true)
    #expect(model.failure == "noCard(1)")
  }

  @Test func `search for the last text alone`() async throws {
    let field = try Deck.ofTest().searchField(clock: VirtualClock())
    field.type("h")
    field.type("ho")
    field.finish()
    var found: [[String]] = []
    for await search in field { found.append(try search.get().results.map(\.value.lemma)) }
    #expect(found == [["hora"]])
  }

  @Test func `sort in the order of a language`() throws {
    let deck = try Deck.ofTest()
    #expect(try deck.words(in: .czech).map(\.lemma) == ["cesta", "čaj", "hora", "chleba", "křeček"])
    #expect(try deck.words(in: .german).map(\.lemma) == ["Äpfel", "Bahn", "Straße", "Zug"])
  }

  @Test @MainActor func `follow the answers`() async throws {
    let deck = try Deck.ofTest(now: moment + 60)
    let clock = VirtualClock(.standing)
    let model = try DueModel(deck, clock: clock)
    #expect(model.list.words.map(\.lemma) == ["čaj", "chleba"])
    let following = Task { await model.follow() }
    await model.answer(model.list.words[0], isRight: true)
    await until { model.list.words.count == 1 }
    #expect(model.list.words.map(\.lemma) == ["chleba"])
    #expect(model.list.next == moment + 60 + 2 * day)
    #expect(model.failure == nil)
    following.cancel()
    clock.end()
  }

  @Test @MainActor func `show a card when its moment comes`() async throws {
    let clock = VirtualClock(.standing)
    let deck = Deck(.database(try TestDatabase.current.location), device: testDevice) { clock.date }
    try deck.start()
    try deck.database.update("card", set: ["due_on": clock.date + 60], where: .all)
    let model = try DueModel(deck, clock: clock)
    #expect(model.list.words.isEmpty)
    let following = Task { await model.follow() }
    await clock.untilWaiting()
    try clock.advance(by: .seconds(61))
    await until { model.list.words.count == 2 }
    #expect(model.list.words.map(\.lemma) == ["čaj", "chleba"])
    #expect(model.list.next == nil)
    following.cancel()
    clock.end()
  }
}
