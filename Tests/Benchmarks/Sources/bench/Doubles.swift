import SQLiteManager
import SQLiteManagerTestSupport

extension Benchmark {
  /// What a test pays: the fetch of three columns through each double over the real library.
  static let doubles = Benchmark(
    name: "doubles", summary: "three columns into structs, through each double", unit: "row", count: 100_000, limit: 1.10
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
}
