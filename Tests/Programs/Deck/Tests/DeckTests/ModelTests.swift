import DeckData
import Foundation
import SQLiteManager
import SQLiteTesting
import Synchronization
import Testing

/// A moment that a test moves.
final class Moment: Sendable {
  private let date = Mutex(today)
  var now: Date { date.withLock { $0 } }
  func pass(_ seconds: Double) { date.withLock { $0 += seconds } }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct `The model of a deck` {
  let folder: Folder
  let deck: Deck
  let moment = Moment()
  let clock = VirtualClock(.standing)
  let model: DeckModel

  init() throws {
    folder = try Folder()
    let moment = moment
    deck = Deck(try makeContent(version: 1, in: folder.url), into: folder.url.appending(path: "installed"), now: { moment.now })
    try deck.database.open()
    model = DeckModel(deck, clock: clock)
  }

  /// Waits until the model meets a condition.
  func until(_ condition: () -> Bool) async { while !condition() { await Task.yield() } }

  @Test func `shows what was answered, and a card that becomes due`() async throws {
    try deck.learn(try deck.words(.german))
    let cards = Task { await model.followCards() }
    await until { model.due.count == 4 }
    try deck.answer(5, .again)
    await until { model.due.count == 3 }
    await clock.untilWaiting()
    moment.pass(600)
    try clock.advance(by: .seconds(600))
    await until { model.due.count == 4 }
    cards.cancel()
    #expect(model.failure == nil)
  }

  @Test func `finds words while they are typed`() async throws {
    let search = Task { await model.followSearch() }
    model.type("s")
    model.type("stras")
    await clock.untilWaiting()
    try clock.advance(by: .milliseconds(150))
    await until { !model.found.isEmpty }
    #expect(model.found.map(\.lemma) == ["Straße"])
    search.cancel()
  }
}
