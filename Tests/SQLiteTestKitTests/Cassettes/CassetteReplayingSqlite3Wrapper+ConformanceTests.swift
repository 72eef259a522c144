import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Testing

@Suite struct `Facts that are recorded and played` {
  /// The facts that cannot be recorded, each with the call that prevents it: texts in UTF-16, old functions, memory that grows,
  /// options of a connection, the preupdate hook.
  private static let unrecordable: [String: String] = [
    "an old statement reports only SQLITE_ERROR, and its reset says more": "sqlite3_prepare",
    "the destructor of UTF-16 text is called at once, and of UTF-8 text when the value is replaced": "sqlite3_bind_text16",
    "UTF-16 can be bound": "sqlite3_bind_text16",
    "a value reads as its column does": "sqlite3_value_bytes16",
    "memory can be taken, grown, measured and given back": "sqlite3_realloc",
    "a column can be read as UTF-16 and as UTF-8 again": "sqlite3_column_bytes16",
    "options are set and read": "sqlite3_db_config",
    "the callback of exec gets each row and can stop": "sqlite3_exec",
    "setting a preupdate hook returns the context of the hook before it, and it has values only while it runs": "sqlite3_preupdate_hook",
    "the preupdate hook gets the values before and after": "sqlite3_preupdate_hook",
  ]
  /// The fact that differs when it is played: bound data is given up at once, because no statement reads it. So its destructor is
  /// called earlier.
  private static let different = ["a destructor is called once: on replacing, clearing and finalizing, and when binding fails"]

  /// Observes a fact over the real library, and again over a cassette of that run.
  private func played(_ fact: ConformanceFact) throws -> [String] {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(fact.observed(on: recorder) == fact.expected(on: Sqlite3Wrapper()), "\(fact), recorded")
    let cassette = try recorder.cassette()
    let read = try Cassette(cassette.description)
    #expect(read.description == cassette.description)
    let replay = CassetteReplayingSqlite3Wrapper(read)
    let observed = fact.observed(on: replay)
    try replay.finish()
    return observed
  }

  @Test(arguments: ConformanceSuite.groups.map(\.name)) func `are the same without SQLite`(group: String) throws {
    let facts = try #require(ConformanceSuite.groups.first { $0.name == group }).facts
    for fact in facts where !Self.different.contains(fact.name) && fact.concerns(Sqlite3Wrapper()) {
      var call: String?
      do {
        #expect(try played(fact) == fact.expected(on: Sqlite3Wrapper()), "\(fact), played")
      } catch CassetteError.unrecordable(let function) {
        call = function.rawValue
      } catch {
        Issue.record("\(fact): \(error)")
      }
      #expect(call == Self.unrecordable[fact.name], "\(fact)")
    }
  }

  @Test func `are all there`() {
    let names = Set(ConformanceSuite.facts.map(\.name))
    #expect(names.isSuperset(of: Self.unrecordable.keys) && names.isSuperset(of: Self.different))
  }
}
