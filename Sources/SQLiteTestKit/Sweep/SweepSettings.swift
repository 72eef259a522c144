import Foundation
public import SQLiteCalls
import SQLiteCore

/// The settings of a sweep.
struct SweepSettings<Value> {
  let makeWrapper: () throws -> any Sqlite3WrapperProtocol
  var points: SweepPoints
  var rules: SweepRules<Value>
  var limits = SweepLimits()
  var only: ((FaultSweepReport.Point) -> Bool)?
  /// Makes the child that tries the points in a process of its own; nil where they are tried in this one.
  var makeChild: (() -> SweepChild?)?
  /// How many processes try points at once.
  var processes = 1
  var origin = SweepOrigin()
  /// Whether the place of each finding is looked up, which takes seconds in a large program: only for a sweep whose own file is known.
  var findsSites: Bool { origin.file != nil }
  /// For how long new points are begun; nil for as long as it takes.
  var time: Duration?
  /// The file of known findings.
  var known: String?
  /// The time, in milliseconds since 1970.
  var now: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1_000) }
}

extension FaultSweep {
  /// Says when two answers are the same; without it, answers of an `Equatable` type are compared, and tuples of them.
  public func comparing(by areSame: @escaping (Value, Value) throws -> Bool) -> FaultSweep {
    with { $0.rules.areSame = areSame }
  }

  /// Names how the operation reports a failure without throwing: by its answer, or in a log of its own that the closure reads.
  ///
  /// ```swift
  /// .witness { $0 == .failed }
  /// ```
  /// A run in which the closure returns true is judged like one that threw. In the run without faults it must return false.
  ///
  /// - Parameter reportsFailure: Returns true where the operation reported a failure. It is called after each run; a log that it reads must be empty when
  ///   the operation begins.
  public func witness(_ reportsFailure: @escaping (Value) -> Bool) -> FaultSweep { with { $0.rules.witness = reportsFailure } }

  /// Says that a call may fail unnoticed: a run in which it does may answer something else, and leave something else. It must still leave nothing open.
  ///
  /// - Parameters:
  ///   - call: The C function.
  ///   - sql: Only where the call compiles or runs SQL with this in it.
  ///   - code: Only where the call fails with this code, primary or extended: one that the operation catches, such as that for a row that is there already.
  public func tolerating(_ call: Sqlite3Call, sql: String? = nil, code: ResultCode? = nil) -> FaultSweep {
    with {
      $0.rules.tolerated.append { fault in
        guard fault.call == call, code == nil || code == fault.code || code == fault.code.primary else { return false }
        return sql.map { fault.sql?.contains($0) == true } ?? true
      }
    }
  }

  /// Says that a statement may fail unnoticed, whichever of its calls fails, and whichever statement that a connection of this package runs for it: as
  /// ``tolerating(_:sql:code:)``, for code that does its best, such as `try? connection.execute("UPDATE …")`.
  ///
  /// - Parameters:
  ///   - sql: A part of its SQL.
  ///   - code: Only where a call fails with this code, primary or extended.
  public func tolerating(sql: String, code: ResultCode? = nil) -> FaultSweep {
    with {
      $0.rules.tolerated.append { fault in
        (code == nil || code == fault.code || code == fault.code.primary) && fault.programSQL?.contains(sql) == true
      }
    }
  }

  /// Says that a run which throws may leave any state that the run without faults has committed on its way, and any from which the operation, tried
  /// again, comes to the same end as that run: an error that is noted, and forgotten when it is over.
  public var everyCommitIsFine: FaultSweep { with { $0.rules.everyCommitIsFine = true } }

  /// Tries one point alone, by its number in a report, and in this process: a debugger sees it.
  public func only(_ point: Int) -> FaultSweep { with { $0.only = { $0.number == point } } }

  /// Tries the points of a name alone, see ``FaultSweepReport/Point/name``, and in this process. Where no point has the name, there is a finding.
  public func only(_ name: String) -> FaultSweep { with { $0.only = { $0.name == name } } }

  /// Says how long a run may go on.
  ///
  /// - Parameters:
  ///   - calls: How many times the calls of the run without faults a run may make; 10,000 calls it may always make. Then no call fails any more, then every
  ///     call answers that all is well, then every call fails; at last the process ends with a message.
  ///   - time: How long a run may take. After half of it no call fails any more; after all of it the process ends with a message. A run that hangs ends
  ///     sooner: after 5 seconds in which it makes no call and the process uses no processor, or 20 of processor time without a call, or three times the
  ///     time that the operation takes without faults; after 20 seconds of pauses between its calls no call fails any more. In a process that other tests
  ///     share, these limits of a hang are six times as long; elsewhere they shrink when other runs of the sweep have hung: together, hangs take a minute.
  public func limited(calls: Int = 100, time: Duration = .seconds(300)) -> FaultSweep {
    with { $0.limits = SweepLimits(factor: calls, time: time) }
  }

  /// Begins with no more points after some time: points of places that were not tried come first, and `run()` says how many were tried.
  public func within(_ time: Duration) -> FaultSweep { with { $0.time = time } }

  /// Leaves out the findings that a file has, so that only new ones fail: for code that is not yet right, on a build server.
  ///
  /// Where the file is not there, the findings are written into it, a line for each, and this once they fail. Findings are known by the names of their
  /// points, so that they stay known when other code changes.
  public func knownFindings(in path: String) -> FaultSweep { with { $0.known = path } }

  /// Tries the points in this process. A point at which the process dies takes the other tests along, and a message says which point it was.
  public var inProcess: FaultSweep { with { $0.makeChild = nil } }

  /// Has several processes try the points, each a share of them. For operations that work on files of their own in each run, or on none: files that
  /// they share would be put back under each other's feet. It makes no difference where the points are tried in this process.
  ///
  /// - Parameter processes: How many; nil for as many as there are processors.
  public func parallel(_ processes: Int? = nil) -> FaultSweep {
    with { $0.processes = processes ?? ProcessInfo.processInfo.activeProcessorCount }
  }

  /// Tries the points in a process of their own.
  package func inChild(_ make: @escaping () -> SweepChild?) -> FaultSweep { with { $0.makeChild = make } }

  /// Takes a run for one that hangs after so many seconds, for tests that cannot wait longer.
  package func patient(for seconds: Double) -> FaultSweep {
    with { ($0.limits.idle, $0.limits.spinning, $0.limits.pausing) = (seconds, seconds, seconds) }
  }

  /// Tries so many points in all, a sample of the places where there are more: the sweeps of this package itself take too long otherwise.
  /// Nil for every point.
  package func sampled(_ points: Int?) -> FaultSweep { with { $0.points.most = points ?? .max } }

  /// Skips a check.
  package func without(_ check: SweepCheck) -> FaultSweep { with { $0.rules.skippedChecks.insert(check) } }

  /// Looks up the place of each finding.
  func findingSites(_ file: String, _ line: Int) -> FaultSweep {
    with { ($0.origin.file, $0.origin.line) = (file, line) }
  }

  func with(_ change: (inout SweepSettings<Value>) -> Void) -> FaultSweep {
    var changed = self
    change(&changed.settings)
    return changed
  }
}
