import Expectations
import SQLiteManager
import Scratch
import Testing

/// The code of the article about reading beside writing.
@Suite struct `The article about reading beside writing` {
  @Test func `writes, reads, suspends and goes on`() async throws {
    let folder = try ScratchFolder()
    let database = try ConcurrencyArticle.open(folder.path("stars.sqlite"))
    #expect(try await ConcurrencyArticle.tasks(database) == ["Deneb", "Vega"])
    try ConcurrencyArticle.background(database)
    #expect(try database.rows("SELECT name FROM star", as: String.self) == ["Deneb"])
  }
}
