import SQLiteManager
import SQLiteTestKit

extension Benchmark {
  /// The price that a test pays: the fetch of three columns through each double over the real library.
  ///
  /// The limits are ratios to direct calls. As ratios to a routed call they would rise whenever such a call becomes cheaper,
  /// though a test pays no more.
  static let doubles = Benchmark(
    name: "doubles", summary: "three columns into structs, through each double", unit: "row", count: 100_000, limit: 1.10,
    otherLimits: [
      "RoutedSqlite3Wrapper": 1.7, "CountingSqlite3Wrapper": 2.65, "LedgerSqlite3Wrapper": 3.95, "FaultInjectingSqlite3Wrapper": 4.45,
    ]
  ) { count in
    let connection = try Ours.memory(rows: count)
    let doubles: [(String, any Sqlite3WrapperProtocol)] = [
      ("RoutedSqlite3Wrapper", RoutedSqlite3Wrapper(Sqlite3Wrapper())),
      ("LedgerSqlite3Wrapper", LedgerSqlite3Wrapper(Sqlite3Wrapper())),
      ("CountingSqlite3Wrapper", CountingSqlite3Wrapper(Sqlite3Wrapper())),
      ("RecordingSqlite3Wrapper", RecordingSqlite3Wrapper(Sqlite3Wrapper())),
      ("FaultInjectingSqlite3Wrapper", FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())),
    ]
    let plain = Ours.fetch(connection)
    return [Direct.fetch(try Ours.handle(of: connection)), plain]
      + (try doubles.map { name, sqlite in
        let fetch = Ours.fetch(try Ours.memory(rows: count, on: sqlite))
        return Contender(name, run: fetch.run)
      })
  }

  /// The same fetch from a mock, whose script answers as many rows as the library reads.
  static let mock = Benchmark(
    name: "mock", summary: "three columns into structs, from the script of a mock", unit: "row", count: 20_000,
    twins: [Contender.ours: Twin(of: "the library itself", most: 12)]
  ) { count in
    let library = Ours.fetch(try Ours.memory(rows: count))
    let sqlite = MockSqlite3Wrapper()
    let rows: [[SQLiteValue]] = Thing.made(count).map { [.integer($0.id), .real($0.amount), .text($0.title)] }
    sqlite.when(Thing.selectAll).answers(columns: ["id", "amount", "title"], rows: rows)
    return [Contender("the library itself", run: library.run), Ours.fetch(try Connection(.memory, on: sqlite))]
  }
}
