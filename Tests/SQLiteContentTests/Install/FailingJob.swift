import Foundation
import Scratch
import SQLiteManager
import SQLiteTestKit
import Testing

/// A job of the installer that is made to fail.
protocol FailingJob: CaseIterable, Equatable {}

extension FailingJob {
  /// Where the ways to fail begin to take turns: few calls of one job do not meet them all.
  var turn: Int { 2 * (Array(Self.allCases).firstIndex(of: self) ?? 0) }

  /// Runs the job with file operations that fail: in a long run each one in all ways, else a sample, each in another way.
  ///
  /// - Parameters:
  ///   - run: The job from its beginning.
  ///   - check: Looks at the outcome. The texts are the name of the operation, and what failed.
  func sweepFileOperations(
    few: Int, run: (FaultInjectingFileSystem) throws -> Result<InstallOutcome, any Error>,
    check: (Result<InstallOutcome, any Error>, _ operation: String, _ place: String) throws -> Void
  ) throws {
    let clean = FaultInjectingFileSystem()
    _ = try run(clean).get()
    #expect(clean.operations.count > 5)
    let runs = TestRun.sample(of: clean.operations.count, few: few, turn: turn) {
      [(FaultInjectingFileSystem.Plan.once(at: $0), EIO), (.forever(from: $0), ENOSPC), (.once(at: $0), EACCES)]
    }
    for (k, (plan, code)) in runs {
      let result = try run(FaultInjectingFileSystem(plan: plan, code: code))
      try check(result, clean.operations[k - 1], "\(self) \(clean.operations[k - 1]) \(plan)")
    }
  }

  /// Runs the job with calls of SQLite that fail: in a long run each one in all ways, else a sample, each in another way.
  ///
  /// - Parameters:
  ///   - count: How many of its calls can fail.
  ///   - run: The job from its beginning. Whatever its outcome, all it opened is closed.
  ///   - check: Looks at the outcome. The text says what failed.
  func sweepCalls(
    _ count: Int, run: (any Sqlite3WrapperProtocol) throws -> Result<InstallOutcome, any Error>,
    check: (Result<InstallOutcome, any Error>, String) throws -> Void
  ) throws {
    let runs = TestRun.sample(of: count, few: 2, turn: turn) {
      [FaultPlan.once(at: $0), .forever(from: $0), .once(at: $0, code: .corrupt), .once(at: $0, code: .busy)]
    }
    for (_, plan) in runs {
      let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan)
      let ledger = LedgerSqlite3Wrapper(faulty)
      let result = try run(ledger)
      #expect(ledger.ledger.isClean, "\(self) \(plan): \(ledger.ledger)")
      try check(result, "\(self) \(plan): \(faulty.injected.first.map { "\($0)" } ?? "none"): \(result)")
    }
  }
}
