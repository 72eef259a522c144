import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `The article on observing` {
  private let folder: ScratchFolder
  private let database: Database

  init() throws {
    folder = try ScratchFolder()
    database = try Database(.file(folder.path("stars"))) {
      try $0.execute("CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)")
    }
  }

  @Test func `shows each result`() async throws {
    var shown: [[String]] = []
    let database = database
    try await ObservationArticle.results(database) { names in
      shown.append(names)
      let next = names.isEmpty ? "Mira" : "Vega"
      #expect(throws: Never.self) { try database.insert(["name": next], into: "star") }
    }
    #expect(shown == [[], ["Mira"], ["Mira", "Vega"]])
  }

  @Test @MainActor func `has a model with its first result`() async throws {
    try database.insert(["name": "Mira"], into: "star")
    let sky = try ObservationArticle.Sky(database)
    #expect(sky.names == ["Mira"])
    try database.insert(["name": "Vega"], into: "star")
    let following = Task { try await sky.follow() }
    while sky.names != ["Mira", "Vega"] { await Task.yield() }
    following.cancel()
    try await following.value
  }

  @Test(.virtualTime(.standing)) func `shows a card when it becomes due`() async throws {
    let clock = try VirtualClock.current
    let start = clock.date
    try database.execute("CREATE TABLE card (word, due)")
    for (word, seconds) in [("Nuss", -10.0), ("Apfel", 60), ("Birne", 90)] {
      try database.insert(["word": word, "due": start.addingTimeInterval(seconds)], into: "card")
    }
    var due = ObservationArticle.Due.observe(in: database, by: clock, now: { clock.date }).makeAsyncIterator()
    #expect(try await due.next() == ObservationArticle.Due(words: ["Nuss"], next: start.addingTimeInterval(60)))
    await clock.untilWaiting()
    try clock.advance(by: .seconds(60))
    #expect(try await due.next() == ObservationArticle.Due(words: ["Nuss", "Apfel"], next: start.addingTimeInterval(90)))
    await clock.untilWaiting()
    try database.delete(from: "card", where: Column("word") == "Nuss")
    #expect(try await due.next()?.words == ["Apfel"])
    await clock.untilWaiting()
    try clock.advance(by: .seconds(30))
    #expect(try await due.next() == ObservationArticle.Due(words: ["Apfel", "Birne"]))
  }

  @Test func `sees what others write`() async throws {
    var shown: [Int] = []
    let path = folder.path("stars")
    try await ObservationArticle.others(database) { count in
      shown.append(count)
      #expect(throws: Never.self) { try Connection(.file(path)).insert(["name": "\(count)"], into: "star") }
    }
    #expect(shown == [0, 1, 2])
  }
}
