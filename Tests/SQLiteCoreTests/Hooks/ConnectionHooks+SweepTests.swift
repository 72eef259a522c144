import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing
import SQLiteSessions

@Suite struct `Each call around a callback` {
  /// Registers one of everything, uses it, and takes half of it back.
  private static func work(on wrapper: any Sqlite3WrapperProtocol, _ witness: Witness) throws -> [String] {
    let heard = Heard<String>()
    let connection = try Connection(.memory, on: wrapper)
    let update = try connection.addUpdateHook { _ in
      _ = witness; heard.hear("update")
    }
    let preupdate = try connection.addPreupdateHook { change in
      _ = witness
      let values = try? change.newValues()
      heard.hear(values.map { "\($0)" } ?? "no values")
    }
    try connection.addCommitHook {
      _ = witness; heard.hear("commit"); return .commit
    }.keepUntilClose()
    let rollback = try connection.addRollbackHook {
      _ = witness; heard.hear("rollback")
    }
    try connection.addLogHook { _ in _ = witness }.keepUntilClose()
    let progress = try connection.addProgressHandler(everySteps: 1_000_000) {
      _ = witness; return .proceed
    }
    try connection.addAuthorizer { _ in
      _ = witness; return .allow
    }.keepUntilClose()
    let trace = try connection.addTrace(.row) { _ in
      _ = witness; heard.hear("row")
    }
    try connection.addCollationProvider { _ in Collation { one, other in withExtendedLifetime(witness) { other.compare(one) } } }
      .keepUntilClose()
    try connection.setBusyHandler(
      .custom { _ in
        _ = witness; return false
      })
    try connection.createCollation(named: "mine", comparing: { one, other in withExtendedLifetime(witness) { one.compare(other) } })
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES ('a'), ('b')")
    _ = try connection.rows("SELECT a FROM t ORDER BY a COLLATE theirs")
    _ = try connection.rows("SELECT a FROM t ORDER BY a COLLATE mine")
    try connection.removeCollation(named: "mine")
    update.cancel()
    preupdate.cancel()
    trace.cancel()
    progress.cancel()
    rollback.cancel()
    try connection.setBusyHandler(.timeout(milliseconds: 10))
    try connection.close()
    return heard.words
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_preupdate_hook))) func `fails once and for ever, and every closure is released`()
    throws
  {
    // The first row is one of SQLite's own, which reads the new table from the schema.
    let clean = [
      "row", "commit", "['a']", "update", "['b']", "update", "commit", "row",
      "row", "row", "row",
    ]
    var runs = 0
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() },
      check: { (result: Result<[String], any Error>) -> String? in
        runs += 1
        switch result {
        case .success(let heard): return Self.areSame(heard, clean) ? nil : "heard \(heard)"
        case .failure(let error as SQLiteError): return error.message.contains("not an error") ? "\(error)" : nil
        case .failure(let error): return "\(error)"
        }
      }
    ) { wrapper in
      weak var gone: Witness?
      defer { #expect(gone == nil, "run \(runs)") }
      let witness = Witness()
      gone = witness
      return try Self.work(on: wrapper, witness)
    }.comparing { Self.areSame($1, $0) }.report()
    for problem in report.problems { Issue.record("\(problem)") }
    #expect(report.failableCalls > 20)
  }
  /// The observer of values goes on when one cannot be read.
  private static func areSame(_ heard: [String], _ clean: [String]) -> Bool {
    heard.count == clean.count && zip(heard, clean).allSatisfy { $0 == $1 || $0 == "no values" }
  }
}
