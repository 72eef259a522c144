import SQLiteManager
import SQLiteTestKit

extension Benchmark {
  /// The cost that a plan guard adds to a double that does nothing, and the cost of the doubles that count.
  static let planGuard = Benchmark(
    name: "plan-guard", summary: "one row by primary key, through doubles that look at what statements cost", unit: "lookup",
    count: 200_000,
    limit: 1.15
  ) { count in
    let rows = 100_000
    let ids = Thing.someIDs(count, of: rows)
    let connection = try Ours.memory(rows: rows)
    let doubles: [(String, any Sqlite3WrapperProtocol)] = [
      ("RoutedSqlite3Wrapper", RoutedSqlite3Wrapper(Sqlite3Wrapper())),
      ("PlanGuardSqlite3Wrapper", PlanGuardSqlite3Wrapper(Sqlite3Wrapper())),
      ("CountingSqlite3Wrapper", CountingSqlite3Wrapper(Sqlite3Wrapper())),
      ("CostSqlite3Wrapper", CostSqlite3Wrapper(Sqlite3Wrapper())),
    ]
    return [Direct.lookup(ids, try Ours.handle(of: connection)), Ours.lookup(ids, connection)]
      + (try doubles.map { name, sqlite in
        let lookup = Ours.lookup(ids, try Ours.memory(rows: rows, on: sqlite))
        return Contender(name, run: lookup.run)
      })
  }
}
