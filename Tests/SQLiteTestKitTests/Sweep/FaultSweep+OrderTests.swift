import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Testing

/// Code that writes in the order of a Dictionary, which is another one in each run: here the runs take turns.
@Suite struct `A sweep of code whose order differs from run to run` {
  private func report(_ work: @escaping (Connection, [(key: String, value: Int)]) throws -> Void) throws -> FaultSweepReport {
    var run = 0
    return try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem, .full], setUp: stage) { _, connection in
      run += 1
      let pairs = [(key: "a", value: 7), (key: "b", value: 8)]
      try work(connection, run.isMultiple(of: 2) ? pairs : pairs.reversed())
    }.report()
  }

  /// INSERT with the columns in the order of the pairs.
  private func insert(_ connection: Connection, _ pairs: [(key: String, value: Int)]) throws {
    let columns = SQL(unchecked: pairs.map(\.key).joined(separator: ", "))
    try connection.execute("INSERT INTO t (\(columns)) VALUES (\(String(pairs[0].value)), \(String(pairs[1].value)))")
  }

  /// A statement for each pair, with its values in the text.
  private func update(_ connection: Connection, _ pairs: [(key: String, value: Int)]) throws {
    for (key, value) in pairs { try connection.execute(SQL(unchecked: "UPDATE t SET b = '\(value)' WHERE b = '\(key)'")) }
    for (key, value) in pairs { try connection.execute(SQL(unchecked: "UPDATE t SET \(key) = \(value) WHERE a = 2")) }
  }

  @Test func `is a sweep like others: the order of columns and of statements makes no difference`() throws {
    let columns = try report { try insert($0, $1) }
    #expect(columns.isClean && columns.rows.count > 10, "\(columns)")
    let statements = try report { connection, pairs in try connection.transaction { try update(connection, pairs) } }
    #expect(statements.isClean && statements.rows.count > 10, "\(statements)")
  }

  @Test func `finds what is swallowed or half done, in every order`() throws {
    let swallowed = try report { try? insert($0, $1) }
    #expect(swallowed.problems.contains { $0.hasSuffix("finished, and private database 1 (t) has 2 rows in t, not 3") }, "\(swallowed)")
    let half = try report { try update($0, $1) }
    #expect(half.problems.contains { $0.contains("neither as before nor as after") }, "\(half)")
  }

  @Test func `says which texts differ where other calls are made, and what is to be done`() throws {
    let report = try report { connection, pairs in _ = try connection.rows(SQL(unchecked: "SELECT \(pairs[0].key) FROM t"), as: String.self)
    }
    let calls = #""SELECT b FROM t" is called 1 time, then 0 times; sqlite3_prepare_v3 "SELECT a FROM t" is called 0 times, then 1 time"#
    #expect(report.problems.count == 1 && report.problems[0].contains(calls), "\(report)")
    #expect(report.problems[0].contains("sort the values that they depend on, such as the keys of a Dictionary"))
  }
}
