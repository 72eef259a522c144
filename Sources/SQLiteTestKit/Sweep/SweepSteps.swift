import Foundation
import SQLiteCalls
import SQLiteCore

/// The steps of a sweep. They are the same for synchronous and asynchronous code, which differ only in the way they wait.
final class SweepSteps<Value, Operation> {
  typealias Result = Swift.Result<Value, any Error>

  enum Step {
    /// Run the operation and pass its result to ``SweepSteps/take(_:)``.
    case operate(Operation, LedgerSqlite3Wrapper)
    /// Pause for this many seconds.
    case pause(Double)
    /// Let other processes try the points, and pass their rows to ``SweepSteps/take(_:)``.
    case children(() -> Rows)
  }

  typealias Rows = [FaultSweepReport.Row]?

  /// A run in progress.
  private struct Current {
    let run: SweepRun
    /// The operation, which keeps the objects created by the preparation alive; nil once there is an outcome.
    var operation: Operation?
    /// The result of the first try, if the operation is tried again.
    var first: Result?
    /// Whether this is the last try, which is made without faults.
    var isLast = false
    var outcome: SweepJudge<Value>.Outcome? { didSet { operation = nil } }
  }

  private let sweep: FaultSweep<Value, Operation>
  private let awaits: Bool
  private let schedule: SweepSchedule<Value>
  private var current: Current?
  /// The pauses before a run is judged.
  private var settling = SweepSettling()

  /// - Parameter awaits: Whether the operation is asynchronous.
  init(_ sweep: FaultSweep<Value, Operation>, awaits: Bool) {
    self.sweep = sweep
    self.awaits = awaits
    schedule = SweepSchedule(sweep.settings)
  }

  /// The report of the sweep, available after all steps.
  var report: FaultSweepReport { schedule.finished() }

  /// Returns the next step; nil if there is none.
  func next() throws -> Step? {
    if let current {
      guard let outcome = current.outcome else { return current.operation.map { .operate($0, current.run.sqlite) } }
      if let pause = settling.pause(isSettled: current.run.isSettled) { return .pause(pause) }
      schedule.finish(current.run, outcome)
      self.current = nil
    }
    if let children = schedule.childProcesses() { return .children(children) }
    guard let run = try schedule.nextRun() else { return nil }
    current = prepared(run)
    return try next()
  }

  private func prepared(_ run: SweepRun) -> Current {
    do {
      let (operation, observe) = try sweep.prepare(run.sqlite)
      if !sweep.settings.rules.skippedChecks.contains(.observing) { run.observation = observe.map(SweepObservation.init) }
      run.begin(awaits: awaits)
      return Current(run: run, operation: operation)
    } catch {
      return Current(run: run, outcome: .init(result: .failure(PreparationFailed(error: error))))
    }
  }

  /// Takes the result of the operation.
  func take(_ result: Result) {
    guard var current else { return }
    let result = schedule.judge.withFailureThrown(result, in: current.run)
    current.run.end()
    if current.isLast {
      current.outcome = .init(result: current.first ?? result, again: result)
    } else if schedule.judge.needsRepeat(current.run, result) {
      current.first = current.first ?? result
      current.isLast = !schedule.judge.failsAgain(current.run)
      if current.isLast { current.run.beginAgain() }
    } else {
      current.outcome = .init(result: result)
    }
    self.current = current
  }

  /// Takes the rows from other processes.
  func take(_ rows: Rows) { schedule.take(rows) }

  /// Performs all steps in asynchronous code and returns the report. A separate thread waits for other processes, so that other tasks keep
  /// running.
  func taken(
    isolation: isolated (any Actor)? = #isolation, by operate: (Operation, LedgerSqlite3Wrapper) async throws -> Value
  ) async throws -> FaultSweepReport {
    while let step = try next() {
      switch step {
      case .operate(let operation, let sqlite):
        nonisolated(unsafe) let operation = operation  // not used concurrently
        do { take(.success(try await unsafe operate(operation, sqlite))) } catch { take(.failure(error)) }
      case .pause(let seconds): try? await Task.sleep(for: .seconds(seconds))
      case .children(let work):
        nonisolated(unsafe) let work = work
        take(await withCheckedContinuation { done in DispatchQueue.global().async { unsafe done.resume(returning: work()) } })
      }
    }
    return report
  }
}

/// The result of a run whose preparation threw an error.
private struct PreparationFailed: Error, CustomStringConvertible {
  let error: any Error
  var description: String { "while preparing: \(error)" }
}
