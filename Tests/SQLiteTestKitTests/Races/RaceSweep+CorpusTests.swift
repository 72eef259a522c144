import PlantedRaces
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// The end of two operations that ran one after the other.
private struct Outcome: Equatable {
  let answers: [PlantedAnswer]
  let content: String
  let calls: [Sqlite3Call]

  /// Runs the operations of a pair in one order, on a database of their own.
  init(of pair: PlantedRace.Pair, isReversed: Bool) throws {
    let folder = try ScratchFolder()
    let path = folder.path("app.sqlite")
    let stage = try pair.setUp(Sqlite3Wrapper(), path)
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let ledger = LedgerSqlite3Wrapper(recorder)
    let before = try Self.content(path)
    let one = { try pair.one(ledger, path, stage) }
    let other = { try pair.other(ledger, path, stage) }
    answers = try (isReversed ? [other, one] : [one, other]).map { try $0() }
    content = try Self.content(path)
    calls = recorder.calls.map(\.call)
    #expect(content != before && ledger.ledger.description.isEmpty, "\(ledger.ledger)")
  }

  private static func content(_ path: String) throws -> String {
    let connection = try Connection(.file(path), on: Sqlite3Wrapper())
    defer { try? connection.close() }
    return try DatabaseText.dump.text(of: connection)
  }
}

@Suite struct `The planted races` {
  @Test func `are twenty, and each has a name and a sentence of its own`() {
    let all = PlantedRace.all
    #expect(all.count == 20 && Set(all.map(\.name)).count == 20 && Set(all.map(\.sentence)).count == 20)
  }

  @Test(arguments: PlantedRace.all, TestRun.sample(of: [false, true], few: 1))
  func `are not seen while the operations run one after the other, and the twins do the same job`(
    race: PlantedRace, isReversed: Bool
  ) throws {
    let (faulty, right) = (try Outcome(of: race.faulty, isReversed: isReversed), try Outcome(of: race.right, isReversed: isReversed))
    #expect(faulty.answers == right.answers && faulty.content == right.content, "\(race.name)")
    #expect(try Outcome(of: race.faulty, isReversed: isReversed) == faulty && Outcome(of: race.right, isReversed: isReversed) == right)
  }

  @Test(arguments: PlantedRace.all)
  func `start with the same database as their twins`(race: PlantedRace) throws {
    let headers = try [race.faulty, race.right].map { pair in
      let folder = try ScratchFolder()
      _ = try pair.setUp(Sqlite3Wrapper(), folder.path("app.sqlite"))
      return try folder.snapshot()
    }
    #expect(headers[0].keys.sorted() == ["app.sqlite"] && headers[0].keys == headers[1].keys, "\(race.name)")
    #expect(headers[0] == headers[1])
  }
}
