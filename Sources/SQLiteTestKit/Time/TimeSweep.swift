public import SQLiteCalls
import SQLiteCore

/// Runs an operation once undisturbed, and then once for each of its C calls, with time passing before that call. A deadline thus falls
/// between any two calls.
///
/// ```swift
/// let races = try TimeSweep(over: { Sqlite3Wrapper() }, passing: .seconds(40)) { sqlite in
///   try Leases(on: sqlite).claim("me")
/// }.findings { if case .failure(let error) = $0 { "\(error)" } else { nil } }
/// #expect(races.isEmpty)
/// ```
/// Code that reads a clock twice and assumes that both times are equal works nearly always, but fails in one of these runs. Each run has
/// its own wrapper and clock. The operation must create its database itself and make the same calls each time.
public struct TimeSweep<Value> {
  private let makeWrapper: () throws -> any Sqlite3WrapperProtocol
  private let duration: Duration
  private let operation: (VirtualTimeSqlite3Wrapper) throws -> Value

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - makeWrapper: Creates the wrapper for each run.
  ///   - duration: The time that passes.
  ///   - operation: The operation to sweep.
  public init(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, passing duration: Duration,
    _ operation: @escaping (VirtualTimeSqlite3Wrapper) throws -> Value
  ) {
    (self.makeWrapper, self.duration, self.operation) = (makeWrapper, duration, operation)
  }

  /// Performs all runs.
  ///
  /// - Parameter check: Checks the result of a run, or the error that it threw. Returns a description of the problem, or nil if there is
  ///   none.
  /// - Returns: The problems, each with the call before which time passed, and the findings of the clocks.
  /// - Throws: An error thrown by `makeWrapper`.
  public func findings(_ check: (Result<Value, any Error>) -> String?) throws -> [String] {
    let first = try run(nil)
    var findings = first.found.map { "without time passing: \($0)" }
    if let problem = check(first.result) { findings.append("without time passing: \(problem)") }
    for number in 1...max(1, first.calls) {
      let run = try run(number)
      let place = "when \(duration.inMilliseconds) pass before \(run.passedBefore ?? "call \(number)")"
      findings += (run.found + [check(run.result)].compactMap { $0 }).map { "\(place): \($0)" }
    }
    return findings
  }

  private func run(_ number: Int?) throws -> (result: Result<Value, any Error>, calls: Int, passedBefore: String?, found: [String]) {
    let clock = VirtualClock(limit: .seconds(86_400) + duration)
    let sqlite = VirtualTimeSqlite3Wrapper(try makeWrapper(), clock)
    if let number { sqlite.time.withLock { $0.passage = (number, duration) } }
    let result = Result { try operation(sqlite) }
    clock.end()
    let (calls, passedBefore) = sqlite.time.withLock { ($0.calls, $0.passedBefore) }
    return (result, calls, passedBefore, clock.findings)
  }
}
