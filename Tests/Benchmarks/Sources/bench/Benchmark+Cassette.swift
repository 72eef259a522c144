import SQLiteManager
import SQLiteTestKit

extension Benchmark {
  /// The cost of recording a run, and of playing it in place of running it.
  static let cassette = Benchmark(
    name: "cassette", summary: "100 rows made and 500 read by key, through doubles that record and play", unit: "run", count: 40,
    twins: [
      Contender.ours: Twin(of: routed, most: 3), recorder: Twin(of: routed, most: 3), ledger: Twin(of: routed, most: 1.5),
    ]
  ) { count in
    let cassette = try recorded()
    func contender(_ name: String, _ make: @escaping () -> any Sqlite3WrapperProtocol) -> Contender {
      .repeating(name, count) { try cassetteRun(on: make()) }
    }
    return [
      contender(routed) { RoutedSqlite3Wrapper(Sqlite3Wrapper()) },
      contender(Contender.ours) { CassetteReplayingSqlite3Wrapper(cassette) },
      contender(recorder) { CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper()) },
      contender(ledger) { LedgerSqlite3Wrapper(Sqlite3Wrapper()) },
      contender("the library itself") { Sqlite3Wrapper() },
    ]
  }

  /// The cost of a cassette's text, as a ratio to the run itself.
  static let cassetteText = Benchmark(
    name: "cassette-text", summary: "the text of that cassette, of the run itself", unit: "run", count: 4, limit: 5,
    otherLimits: [writing: 5]
  ) { count in
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    let sum = try cassetteRun(on: recorder)
    let text = try recorder.cassette().description
    return [
      .repeating("the library itself", count) { try cassetteRun(on: Sqlite3Wrapper()) },
      .repeating(Contender.ours, count) { try cassetteRun(on: CassetteReplayingSqlite3Wrapper(Cassette(text))) },
      .repeating(writing, count) { try recorder.cassette().description.utf8.count == text.utf8.count ? sum : 0 },
    ]
  }

  private static let routed = "RoutedSqlite3Wrapper"
  private static let ledger = "LedgerSqlite3Wrapper"
  private static let recorder = "CassetteRecordingSqlite3Wrapper"
  private static let writing = "what was recorded, written"

  private static func recorded() throws -> Cassette {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try cassetteRun(on: recorder)
    return try recorder.cassette()
  }

  private static func cassetteRun(on sqlite: any Sqlite3WrapperProtocol) throws -> Int64 {
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE thing (id INTEGER PRIMARY KEY, title)")
    for id in 1...100 { try connection.execute("INSERT INTO thing VALUES (\(id), \("title \(id)"))") }
    var sum: Int64 = 0
    for turn in 0..<500 {
      guard let title = try connection.value("SELECT title FROM thing WHERE id = \(turn % 100 + 1)", as: String.self) else { continue }
      sum += Int64(title.utf8.count * turn)
    }
    try connection.close()
    return sum
  }
}
