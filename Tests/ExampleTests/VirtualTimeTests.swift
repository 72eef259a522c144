import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `The examples about virtual time` {
  @Test func `say how long a slow device takes`() throws {
    let folder = try ScratchFolder()
    let (time, waits) = try VirtualTimeArticle.slow(folder.path("stars.sqlite"))
    #expect(time > .milliseconds(400) && time < .seconds(3))
    #expect(
      waits.contains { $0.hasSuffix("SQLite's busy handler or file operations") }
        && waits.contains { $0.hasSuffix("latency of sqlite3_step") })
  }

  @Test func `move a clock that stands by hand`() async throws { #expect(try await VirtualTimeArticle.standing() == .seconds(60)) }

  @Test func `find what happens when a deadline comes between two calls`() throws {
    let races = try VirtualTimeArticle.races()
    #expect(!races.isEmpty && races.allSatisfy { $0.contains("UNIQUE constraint failed: lease.id") })
  }
}
