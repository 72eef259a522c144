public import SQLiteCalls

/// Runs an operation once without faults, and then again with each of its calls of SQLite failing in turn.
///
/// ```swift
/// let report = try FaultSweep(over: { MockSqlite3Wrapper() }) { sqlite in try Stars(on: sqlite).add(42) }.run()
/// ```
///
/// For every call that can fail there is a run in which it fails once, and one in which it and all later ones fail; several codes multiply
/// that. Each run has a wrapper of its own from the factory. After it nothing may be open and nothing may have been misused (see
/// ``HandleLedger``), and the caller's check must be content with what the operation returned or threw. The operation must do the same
/// calls each time, and neither it nor what it returns may keep connections or statements. An error is not a problem: it is what is expected.
/// An operation that goes on without one may be right, too: say so, or not, in the check.
///
/// `Operation` is the type of the closure, which may be asynchronous.
public struct FaultSweep<Value, Operation> {
  /// Judges what a run returned or threw: answers what is wrong with it, nil when nothing is. An error it throws is a problem, too.
  public typealias Check = (Result<Value, any Error>) throws -> String?

  let makeWrapper: () throws -> any Sqlite3WrapperProtocol
  let codes: [ResultCode?]
  let modes: [FaultSweepReport.Mode]
  let atMost: Int?
  let seed: UInt64
  let check: Check
  let operation: Operation

  /// The plans of all runs, for so many failable calls.
  func plans(_ failableCalls: Int) -> [FaultSweepReport.Run] {
    let step = atMost.map { max(1, (failableCalls + max($0, 1) - 1) / max($0, 1)) } ?? 1
    return stride(from: 1 + Int(seed % UInt64(step)), through: max(failableCalls, 1), by: step).flatMap { k in
      modes.flatMap { mode in codes.map { FaultSweepReport.Run(call: k, mode: mode, code: $0) } }
    }
  }

  /// A wrapper that follows a plan, within a ledger.
  func begin(_ run: FaultSweepReport.Run?) throws -> (sqlite: LedgerSqlite3Wrapper, faults: FaultInjectingSqlite3Wrapper) {
    let faults = FaultInjectingSqlite3Wrapper(try makeWrapper(), plan: run?.plan ?? .none)
    return (LedgerSqlite3Wrapper(faults), faults)
  }

  /// What is to be said of a run.
  func judge(
    _ run: FaultSweepReport.Run?, _ result: Result<Value, any Error>, _ ledger: HandleLedger, _ faults: FaultInjectingSqlite3Wrapper
  ) -> FaultSweepReport.Row {
    var problems = ledger.openHandles.map { "still open: \($0)" } + ledger.misuses.map { "misuse: \($0)" }
    do {
      if let wrong = try check(result) { problems.append(wrong) }
    } catch {
      problems.append("the check threw \(error)")
    }
    var thrown: String?
    if case .failure(let error) = result { thrown = "\(error)" }
    if let run, faults.injected.isEmpty { problems.append("call \(run.call) was not reached: the runs differ") }
    if run == nil, let thrown { problems.append("without a fault it threw \(thrown)") }
    if run == nil, faults.failableCalls == 0 { problems.append("it makes no call that can fail") }
    return FaultSweepReport.Row(run: run, fault: faults.injected.first, thrown: thrown, problems: problems)
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) throws -> Value {
  /// A sweep over a synchronous operation.
  ///
  /// - Parameters:
  ///   - makeWrapper: Makes the wrapper of each run: the real library, or a mock.
  ///   - codes: The codes to fail with; nil for the first plausible one of each function.
  ///   - modes: Whether a call fails once, or for ever.
  ///   - atMost: How many calls are made to fail at most, spread evenly over all; nil for every one. A sweep of 2,000 calls is 4,000 runs of up to
  ///     2,000 calls each.
  ///   - seed: Which calls are taken where not every one is.
  ///   - check: Judges what each run returned or threw, the clean one included.
  ///   - operation: What is swept.
  public init(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, codes: [ResultCode?] = [nil],
    modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, atMost: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil },
    _ operation: @escaping (any Sqlite3WrapperProtocol) throws -> Value
  ) {
    self.makeWrapper = makeWrapper
    self.codes = codes
    self.modes = modes
    self.atMost = atMost
    self.seed = seed
    self.check = check
    self.operation = operation
  }

  /// Makes all runs, and tells what came of each.
  ///
  /// - Throws: What the factory throws, and nothing else: problems are in the report.
  public func report() throws -> FaultSweepReport {
    var report = FaultSweepReport()
    let clean = try begin(nil)
    report.rows.append(judge(nil, Result { try operation(clean.sqlite) }, clean.sqlite.ledger, clean.faults))
    report.failableCalls = clean.faults.failableCalls
    guard report.isClean else { return report }
    for run in plans(report.failableCalls) {
      let (sqlite, faults) = try begin(run)
      report.rows.append(judge(run, Result { try operation(sqlite) }, sqlite.ledger, faults))
    }
    return report
  }

  /// Makes all runs.
  ///
  /// - Throws: ``FaultSweepFailure`` when a run had a problem; what the factory throws.
  @discardableResult public func run() throws -> FaultSweepReport { try report().orThrow() }

  /// Makes all runs, from asynchronous code.
  ///
  /// - Throws: ``FaultSweepFailure`` when a run had a problem; what the factory throws.
  @discardableResult public func run(isolation: isolated (any Actor)? = #isolation) async throws -> FaultSweepReport {
    try report().orThrow()
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) async throws -> Value {
  /// A sweep over an asynchronous operation.
  ///
  /// - Parameters:
  ///   - makeWrapper: Makes the wrapper of each run: the real library, or a mock.
  ///   - codes: The codes to fail with; nil for the first plausible one of each function.
  ///   - modes: Whether a call fails once, or for ever.
  ///   - atMost: How many calls are made to fail at most, spread evenly over all; nil for every one. A sweep of 2,000 calls is 4,000 runs of up to
  ///     2,000 calls each.
  ///   - seed: Which calls are taken where not every one is.
  ///   - check: Judges what each run returned or threw, the clean one included.
  ///   - operation: What is swept.
  @_disfavoredOverload public init(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, codes: [ResultCode?] = [nil],
    modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, atMost: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil },
    _ operation: @escaping (any Sqlite3WrapperProtocol) async throws -> Value
  ) {
    self.makeWrapper = makeWrapper
    self.codes = codes
    self.modes = modes
    self.atMost = atMost
    self.seed = seed
    self.check = check
    self.operation = operation
  }

  /// Makes all runs, one after the other, and tells what came of each.
  ///
  /// - Throws: What the factory throws, and nothing else: problems are in the report.
  public func report(isolation: isolated (any Actor)? = #isolation) async throws -> FaultSweepReport {
    var report = FaultSweepReport()
    let clean = try begin(nil)
    report.rows.append(judge(nil, await result(clean.sqlite), clean.sqlite.ledger, clean.faults))
    report.failableCalls = clean.faults.failableCalls
    guard report.isClean else { return report }
    for run in plans(report.failableCalls) {
      let (sqlite, faults) = try begin(run)
      report.rows.append(judge(run, await result(sqlite), sqlite.ledger, faults))
    }
    return report
  }

  /// Makes all runs, one after the other.
  ///
  /// - Throws: ``FaultSweepFailure`` when a run had a problem; what the factory throws.
  @discardableResult public func run(isolation: isolated (any Actor)? = #isolation) async throws -> FaultSweepReport {
    try await report().orThrow()
  }

  private func result(_ sqlite: LedgerSqlite3Wrapper, isolation: isolated (any Actor)? = #isolation) async -> Result<Value, any Error> {
    do { return .success(try await operation(sqlite)) } catch { return .failure(error) }
  }
}
