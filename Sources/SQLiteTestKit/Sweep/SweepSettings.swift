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
  /// Makes the child that tries the points in a process of its own; nil to try them in this one.
  var makeChild: (() -> SweepChild?)?
  /// The number of processes that try points at once.
  var processes = 1
  var origin = SweepOrigin()
  /// Whether the place of each finding is looked up, which takes seconds in a large program: only for a sweep whose own file is known.
  var findsSites: Bool { origin.file != nil }
  /// The time during which new points are begun; nil for no limit.
  var time: Duration?
  /// The file of known findings.
  var known: String?
  /// The time, in milliseconds since 1970.
  var now: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1_000) }
}

extension FaultSweep {
  /// Sets the comparison of two results. By default, results of an `Equatable` type, and tuples of such types, are compared.
  public func comparing(by areSame: @escaping (Value, Value) throws -> Bool) -> FaultSweep {
    with { $0.rules.areSame = areSame }
  }

  /// Sets a closure that recognizes a failure that the operation reports without throwing: in its result, or in a log that the closure
  /// reads.
  ///
  /// ```swift
  /// .witness { $0 == .failed }
  /// ```
  /// A run in which the closure returns true is judged like one that threw. In the run without faults it must return false.
  ///
  /// - Parameter reportsFailure: Returns true if the operation reported a failure. It is called after each run; a log that it reads must be
  ///   empty when the operation begins.
  public func witness(_ reportsFailure: @escaping (Value) -> Bool) -> FaultSweep { with { $0.rules.witness = reportsFailure } }

  /// Allows a call to fail unnoticed: such a run may return another result and leave other content. It must still leave nothing open.
  ///
  /// - Parameters:
  ///   - call: The C function.
  ///   - sql: Only if the call compiles or runs SQL that contains this text.
  ///   - code: Only if the call fails with this code, primary or extended: one that the operation catches, such as the code for a row that
  ///     already exists.
  public func tolerating(_ call: Sqlite3Call, sql: String? = nil, code: ResultCode? = nil) -> FaultSweep {
    with {
      $0.rules.tolerated.append { fault in
        guard fault.call == call, code == nil || code == fault.code || code == fault.code.primary else { return false }
        return sql.map { fault.sql?.contains($0) == true } ?? true
      }
    }
  }

  /// Allows a statement to fail unnoticed, in any of its calls and in any statement that a connection of this package runs for it: like
  /// ``tolerating(_:sql:code:)``, for code that does its best, such as `try? connection.execute("UPDATE …")`.
  ///
  /// - Parameters:
  ///   - sql: A part of its SQL.
  ///   - code: Only if a call fails with this code, primary or extended.
  public func tolerating(sql: String, code: ResultCode? = nil) -> FaultSweep {
    with {
      $0.rules.tolerated.append { fault in
        (code == nil || code == fault.code || code == fault.code.primary) && fault.programSQL?.contains(sql) == true
      }
    }
  }

  /// Allows a run that throws to leave any state that the run without faults commits, and any state from which the operation, tried again,
  /// ends as that run does: an error that is recorded, and forgotten when it is over.
  public var everyCommitIsFine: FaultSweep { with { $0.rules.everyCommitIsFine = true } }

  /// Lets the run without faults leave rows that refer to none, as an upgrade does that keeps the user's rows of content that is gone. A
  /// run in which a call fails may not leave more of them.
  public var orphansAreFine: FaultSweep { with { $0.rules.orphansAreFine = true } }

  /// Tries a single point, by its number in a report, in this process, where a debugger can follow it.
  public func only(_ point: Int) -> FaultSweep { with { $0.only = { $0.number == point } } }

  /// Tries only the points with a name, see ``FaultSweepReport/Point/name``, in this process. There is a finding if no point has the name.
  public func only(_ name: String) -> FaultSweep { with { $0.only = { $0.name == name } } }

  /// Sets the limits of a run.
  ///
  /// - Parameters:
  ///   - calls: The limit of calls, as a multiple of the calls of the run without faults; 10,000 calls are always allowed. Beyond it no
  ///     more calls are made to fail, then every call returns success, then every call fails; at last the process ends with a message.
  ///   - time: The longest time of a run. After half of it no more calls are made to fail; after all of it the process ends with a message.
  ///     A run that hangs ends sooner: after 5 seconds without a call in which the process uses no processor, or 20 seconds of processor
  ///     time without a call, or three times the time that the operation takes without faults; after 20 seconds of pauses between its calls
  ///     no more calls are made to fail. In a process that other tests share, these limits of a hang are six times as long; elsewhere they
  ///     shrink when other runs of the sweep have hung: together, hangs take a minute.
  public func limited(calls: Int = 100, time: Duration = .seconds(300)) -> FaultSweep {
    with { $0.limits = SweepLimits(factor: calls, time: time) }
  }

  /// Begins no more points after some time. Points of places that were not tried come first, and `run()` reports how many were tried.
  public func within(_ time: Duration) -> FaultSweep { with { $0.time = time } }

  /// Leaves out the findings that a file lists, so that only new ones fail: for code that is not yet right, on a build server.
  ///
  /// If there is no file yet, the findings are written to it, a line for each, and this once they fail. Findings are identified by the
  /// names of their points, so that they stay known when other code changes.
  public func knownFindings(in path: String) -> FaultSweep { with { $0.known = path } }

  /// Tries the points in this process. A point that crashes it ends the other tests too, and a message names the point.
  public var inProcess: FaultSweep { with { $0.makeChild = nil } }

  /// Tries the points in several processes, each with a share of them. For operations that use their own files in each run, or none:
  /// processes would restore shared files while others use them. It has no effect when the points are tried in this process.
  ///
  /// - Parameter processes: The number of processes; nil for as many as there are processors.
  public func parallel(_ processes: Int? = nil) -> FaultSweep {
    with { $0.processes = processes ?? ProcessInfo.processInfo.activeProcessorCount }
  }

  /// Tries the points in a process of their own.
  package func inChild(_ make: @escaping () -> SweepChild?) -> FaultSweep { with { $0.makeChild = make } }

  /// Treats a run as hanging after this many seconds, for tests that cannot wait longer.
  package func patient(for seconds: Double) -> FaultSweep {
    with { ($0.limits.idle, $0.limits.spinning, $0.limits.pausing) = (seconds, seconds, seconds) }
  }

  /// Tries this number of points in all, a sample if there are more places: the sweeps of this package itself would take too long.
  /// Nil for every point.
  package func sampled(_ points: Int?) -> FaultSweep { with { $0.points.most = points ?? .max } }

  /// Leaves out a check.
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
