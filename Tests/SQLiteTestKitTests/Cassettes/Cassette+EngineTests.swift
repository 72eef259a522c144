import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// The real library as an engine that takes the setting of foreign keys alone.
private final class Told: RoutedSqlite3Wrapper, @unchecked Sendable {
  init() { super.init(Sqlite3Wrapper()) }

  override func honors(_ setting: OpeningSetting) -> Bool { setting == .foreignKeys }
}

@Suite struct `A cassette of an engine that can be told little` {
  @Test func `says which settings it ignores, and is played with as few`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Told())
    try Connection(.memory, on: recorder).close()
    let text = try recorder.cassette().description
    #expect(text.contains("\nignores defensive\n") && !text.contains("ignores foreignKeys"))
    let cassette = try Cassette(text)
    #expect(cassette.description == text && cassette.unhonored == Set(OpeningSetting.allCases).subtracting([.foreignKeys]))
    let player = CassetteReplayingSqlite3Wrapper(cassette)
    try Connection(.memory, on: player).close()
    try player.finish()
  }

  @Test func `of SQLite ignores none, and does not take a setting that there is not`() throws {
    let text = try CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper()).cassette().description
    #expect(!text.contains("ignores"))
    let line = try #require(text.firstRange(of: "\n\n"))
    let wrong = String(text[..<line.lowerBound]) + "\nignores everything\n\n" + text[line.upperBound...]
    do throws(CassetteError) {
      _ = try Cassette(wrong)
      Issue.record("it was taken")
    } catch {
      guard case .damaged(_, let reason) = error else { throw error }
      #expect(reason.contains("a setting that it ignores"))
    }
  }
}
