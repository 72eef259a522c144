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
  /// Creates the child that tries the points in a separate process; nil to try them in this process.
  var makeChild: (() -> SweepChild?)?
  /// The number of processes that try points at once.
  var processes = 1
  var origin = SweepOrigin()
  /// Whether the call site of each finding is looked up. This takes seconds in a large program, so it is done only if the sweep's own file
  /// is known.
  var findsSites: Bool { origin.file != nil }
  /// The period in which new points are started; nil for no limit.
  var time: Duration?
  /// The file of known findings.
  var known: String?
  /// Returns the current time, in milliseconds since 1970.
  var now: @Sendable () -> Int64 = SweepTime.systemTime
}

extension FaultSweep {
  /// Sets the comparison of two results. By default, `Equatable` results and tuples of `Equatable` values are compared.
  public func comparing(by areSame: @escaping (Value, Value) throws -> Bool) -> FaultSweep {
    with { $0.rules.areSame = areSame }
  }

  /// Sets a closure that recognizes a failure that the operation reports without throwing, either in its result or in a log that the
  /// closure reads.
  ///
  /// ```swift
  /// .witness { $0 == .failed }
  /// ```
  /// A run for which the closure returns true is judged like a run that threw. For the run without faults, the closure must return false.
  ///
  /// - Parameter reportsFailure: Returns true if the operation reported a failure. The closure is called after each run. If it reads a log,
  ///   the log must be empty when the operation starts.
  public func witness(_ reportsFailure: @escaping (Value) -> Bool) -> FaultSweep { with { $0.rules.witness = reportsFailure } }

  /// Allows the failure of a call to go unnoticed. A run with this failure may return a different result and leave different content, but
  /// must not leave handles or transactions open.
  ///
  /// - Parameters:
  ///   - call: The C function.
  ///   - sql: If given, only calls that compile or run SQL that contains this text.
  ///   - code: If given, only failures with this code, primary or extended. Use a code that the operation catches, such as the code for a
  ///     row that already exists.
  public func tolerating(_ call: Sqlite3Call, sql: String? = nil, code: ResultCode? = nil) -> FaultSweep {
    with {
      $0.rules.tolerated.append { fault in
        guard fault.call == call, code == nil || code == fault.code || code == fault.code.primary else { return false }
        return sql.map { fault.sql?.contains($0) == true } ?? true
      }
    }
  }

  /// Allows the failure of a statement to go unnoticed, like ``tolerating(_:sql:code:)``. This covers all calls of the statement, and every
  /// statement that a connection of this package runs on its behalf. Use it for best-effort code, such as
  /// `try? connection.execute("UPDATE …")`.
  ///
  /// - Parameters:
  ///   - sql: A part of the statement's SQL.
  ///   - code: If given, only failures with this code, primary or extended.
  public func tolerating(sql: String, code: ResultCode? = nil) -> FaultSweep {
    with {
      $0.rules.tolerated.append { fault in
        (code == nil || code == fault.code || code == fault.code.primary) && fault.programSQL?.contains(sql) == true
      }
    }
  }

  /// Leaves out runs in which a line of a module's code ended the process, as `fatalError` does. Use it for a package that cannot be
  /// changed.
  ///
  /// ```swift
  /// .leavingOutTraps(in: "GRDB")
  /// ```
  /// A note counts these runs for each line. If no run is left, that is a problem. A process that ended without a message that names a
  /// line is never left out.
  ///
  /// - Parameter module: The name of the module. If the message names the line by its path, a folder with this name.
  public func leavingOutTraps(in module: String) -> FaultSweep { with { $0.rules.modulesOfTraps.insert(Substring(module)) } }

  /// Allows a run that throws to leave any state that the run without faults commits. It also allows any state from which a second try of
  /// the operation ends like the run without faults, such as a recorded error that is deleted once the operation succeeds.
  public var everyCommitIsFine: FaultSweep { with { $0.rules.everyCommitIsFine = true } }

  /// Allows the run without faults to leave rows that violate foreign keys, as an upgrade does if it keeps user data for deleted content. A
  /// run in which a call fails must not leave more of these rows.
  public var orphansAreFine: FaultSweep { with { $0.rules.orphansAreFine = true } }

  /// Tries a single point, given by its number in a report, in this process, so that it can be debugged.
  public func only(_ point: Int) -> FaultSweep { with { $0.only = { $0.number == point } } }

  /// Tries only the points with a given name, see ``FaultSweepReport/Point/name``, in this process. It is a finding if no point has the
  /// name.
  public func only(_ name: String) -> FaultSweep { with { $0.only = { $0.name == name } } }

  /// Sets the limits of a run.
  ///
  /// - Parameters:
  ///   - calls: The maximum number of calls, as a multiple of the calls in the run without faults. At least 10,000 calls are always
  ///     allowed. Beyond the limit, no more calls are made to fail, then every call returns success, then every call fails. Finally, the
  ///     process ends with a message.
  ///   - time: The maximum duration of a run. After half of this time, no more calls are made to fail. When all of it has passed, the
  ///     process ends with a message. A run that hangs ends sooner: after 5 seconds without a call and without processor use, or after 20
  ///     seconds of processor time without a call. After 20 seconds of pauses between calls, no more calls are made to fail. In a process
  ///     that is shared with other tests, these limits for hangs are six times as long. Elsewhere, they shrink after other runs of the
  ///     sweep have hung, so that all hangs together take about a minute, but each limit is at least three times the duration of the
  ///     operation without faults.
  public func limited(calls: Int = 100, time: Duration = .seconds(300)) -> FaultSweep {
    with { $0.limits = SweepLimits(factor: calls, time: time) }
  }

  /// Starts no more points after a given time. Points for places that have not been tried come first, and `run()` reports how many were
  /// tried.
  public func within(_ time: Duration) -> FaultSweep { with { $0.time = time } }

  /// Ignores the findings that a file lists, so that only new findings fail. Use it on a build server, for code with known problems.
  ///
  /// If the file does not exist, the findings are written to it, one per line, and fail this time. Findings are identified by the names of
  /// their points, so that they remain known when other code changes.
  public func knownFindings(in path: String) -> FaultSweep { with { $0.known = path } }

  /// Tries the points in this process. A point that crashes the process also ends the other tests, and a message names the point.
  public var inProcess: FaultSweep { with { $0.makeChild = nil } }

  /// Tries the points in several processes, each with a share of them. Use it only for operations that use their own files in each run, or
  /// no files, because a process would restore shared files while other processes use them. It has no effect if the points are tried in
  /// this process.
  ///
  /// - Parameter processes: The number of processes; nil for one per processor.
  public func parallel(_ processes: Int? = nil) -> FaultSweep {
    with { $0.processes = processes ?? ProcessInfo.processInfo.activeProcessorCount }
  }

  /// Tries the points in a separate process.
  package func inChild(_ make: @escaping () -> SweepChild?) -> FaultSweep { with { $0.makeChild = make } }

  /// Treats a run as hanging after this many seconds, for tests that cannot wait longer.
  package func patient(for seconds: Double) -> FaultSweep {
    with { ($0.limits.idle, $0.limits.spinning, $0.limits.pausing) = (seconds, seconds, seconds) }
  }

  /// Limits the total number of points; nil for every point. If there are more places than that, a sample is tried. This package's own
  /// sweeps would take too long otherwise.
  package func sampled(_ points: Int?) -> FaultSweep { with { $0.points.most = points ?? .max } }

  /// Skips a check.
  package func without(_ check: SweepCheck) -> FaultSweep { with { $0.rules.skippedChecks.insert(check) } }

  /// Looks up the call site of each finding.
  func findingSites(_ file: String, _ line: Int) -> FaultSweep {
    with { ($0.origin.file, $0.origin.line) = (file, line) }
  }

  func with(_ change: (inout SweepSettings<Value>) -> Void) -> FaultSweep {
    var changed = self
    change(&changed.settings)
    return changed
  }
}
