import SQLiteManager
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
