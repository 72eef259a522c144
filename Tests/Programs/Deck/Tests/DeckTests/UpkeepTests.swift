import DeckData
import Dispatch
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Suite(.database(deckFixture)) struct `An import` {
  let text = (1...10_000).map { "word \($0)\tmeaning \($0)" }.joined(separator: "\n")

  @Test func `shows its progress`() async throws {
    let deck = try Deck.ofTest()
    let (counts, progress) = AsyncStream.makeStream(of: Int.self)
    #expect(try await deck.importWords(text, language: .english, progress: { progress.yield($0) }) == 10_000)
    progress.finish()
    #expect(await counts.reduce(into: []) { $0.append($1) } == Array(stride(from: 1_000, through: 10_000, by: 1_000)))
    #expect(try deck.importedWords(in: .english).count == 10_000)
    #expect(try deck.importedWords(in: .english).last == OwnWord(lemma: "word 10000", gloss: "meaning 10000"))
    #expect(try deck.importedWords(in: .czech).isEmpty)
  }

  @Test func `that is cancelled leaves nothing`() async throws {
    let deck = try Deck.ofTest()
    let (reached, progress) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let importing = Task {
      try await deck.importWords(text, language: .english) { count in
        if count == 3_000 {
          progress.yield()
          gate.wait()
        }
      }
    }
    for await _ in reached { break }
    importing.cancel()
    gate.signal()
    await #expect(throws: CancellationError.self) { try await importing.value }
    #expect(try deck.database.count("own_word") == 0)
  }

  @Test func `with a malformed line leaves nothing`() async throws {
    let deck = try Deck.ofTest()
    await #expect(throws: DeckError.malformedLine(10_001)) { try await deck.importWords(text + "\nno tab", language: .english) }
    #expect(try deck.database.count("own_word") == 0)
  }
}

@Suite(.database(deckFixture)) struct `Upkeep` {
  @Test func `copies the deck to a new file`() async throws {
    let (deck, folder) = (try Deck.ofTest(), try TemporaryFolder())
    let file = folder.url.appending(path: "copy.sqlite")
    try await deck.backup(to: file)
    let copy = try Connection(.file(file), access: .readOnly)
    #expect(try copy.count("card") == 2)
    #expect(try copy.quickCheck().isEmpty)
    let error = await #expect(throws: SQLiteError.self) { try await deck.backup(to: file) }
    #expect(error?.code == .perm)
  }

  @Test func `keeps the settings as JSON`() throws {
    let deck = try Deck.ofTest()
    #expect(try deck.settings() == DeckSettings())
    let settings = DeckSettings(dailyGoal: 7, languages: [.czech], reminder: moment)
    try deck.save(settings)
    #expect(try deck.settings() == settings)
    #expect(try deck.database.value("SELECT value ->> 'dailyGoal' FROM setting", as: Int.self) == 7)
  }
}
