import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteMocks
import SQLiteStorage

/// The clock that SQL reads in the runs of a sweep, with `CURRENT_TIMESTAMP` or `datetime('now')`. It is the system clock until it is
/// stopped. A stopped clock shows the same time in each run, so that rows and results with timestamps can be compared.
final class SweepTime: Sendable {
  /// The time of the stopped clock in milliseconds since 1970, whether SQL has read the time, the start of the run, and the file system
  /// that supplies the time instead of SQLite's own.
  private typealias State = (stands: Int64?, wasRead: Bool, beginning: ContinuousClock.Instant, system: TimedFileSystem?)

  private let state = Locked<State>((nil, false, .now, nil))
  private let now: @Sendable () -> Int64
  private let sleep: (@Sendable (Int32) -> Void)?
  private let calls: TimedFileSystem.Calls
  private let start: Int64
  /// The duration of a run after which a stopped clock resumes. Otherwise, an operation that waits for SQL's time to pass would never end.
  private static let patience: Duration = .seconds(10)

  /// Returns the time of the system's clock, in milliseconds since 1970.
  @Sendable static func systemTime() -> Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

  /// - Parameters:
  ///   - now: Returns the current time, in milliseconds since 1970.
  ///   - sleep: Sleeps for the given number of microseconds when SQLite waits; nil for real sleep.
  ///   - calls: Performs each call from SQLite about files, and returns its result code.
  init(
    now: @escaping @Sendable () -> Int64 = systemTime, sleep: (@Sendable (Int32) -> Void)? = nil,
    calls: @escaping TimedFileSystem.Calls = { $1() }
  ) {
    self.now = now
    (self.sleep, self.calls) = (sleep, calls)
    start = now()
  }

  deinit { state.withLock { $0.system?.retire() } }

  /// Whether the clock is stopped at the start time of the sweep.
  var stands: Bool {
    get { state.withLock { $0.stands != nil } }
    set { state.withLock { $0.stands = newValue ? start : nil } }
  }

  /// The name of the file system with this clock; nil as long as no database was opened in it.
  var systemName: String? { state.withLock { $0.system?.name } }

  /// Whether SQL has read the time.
  var wasRead: Bool { state.withLock { $0.wasRead } }

  /// Records the start of another run.
  func begin() { state.withLock { $0.beginning = .now } }

  /// Returns the time for SQL, in milliseconds since 1970.
  private func read() -> Int64 {
    let (stands, beginning) = state.withLock { state in
      state.wasRead = true
      return (state.stands, state.beginning)
    }
    guard let stands else { return now() }
    let over = beginning.duration(to: .now) - Self.patience
    return over > .zero ? stands + Int64(over.seconds * 1_000) : stands
  }

  /// Returns the name of the file system with which to open a database. Nil keeps the caller's choice: if the file name or the call names a
  /// file system, for a shared in-memory database, if SQLite's own file system is not the default, and for a double that does more than
  /// watch, such as a virtual clock.
  func system(
    for filename: UnsafePointer<CChar>?, _ flags: Int32, _ named: UnsafePointer<CChar>?, on sqlite: any Sqlite3WrapperProtocol
  ) -> OwnedText? {
    guard unsafe named == nil, sqlite.runsAnySQL, !(InnermostWrapper(behind: sqlite).library is Sqlite3Funnel),
      !OpenFlags(rawValue: flags).contains(.sharedcache),
      Self.hasOwnFiles(sqlite)  // checked each time, because an app may register its own in between
    else { return nil }
    let name = unsafe filename.map { unsafe String(cString: $0) } ?? ""
    if name.hasPrefix("file:"), ["vfs=", "cache=shared", "memory"].contains(where: name.contains) { return nil }
    return state.withLock { state in
      if state.system == nil {
        state.system = try? registered("sweep", before: nil) { name in
          TimedFileSystem(name, before: nil, on: sqlite, isDurable: false, calls: calls, sleep: sleep) { [weak self, now] in
            self?.read() ?? now()
          }
        }
      }
      return state.system.map { OwnedText($0.name) }
    }
  }

  /// Whether SQLite's own file system is the default, rather than a file system of the app.
  static func hasOwnFiles(_ sqlite: any Sqlite3WrapperProtocol) -> Bool {
    guard let own = unsafe sqlite.sqlite3_vfs_find("unix") else { return false }
    return unsafe own == sqlite.sqlite3_vfs_find(nil)
  }
}

/// Makes calls fail, and opens databases with the clock of a sweep. Watches and messages still see the file system that the caller named.
final class SweptSqlite3Wrapper: FaultInjectingSqlite3Wrapper, @unchecked Sendable {
  private let time: SweepTime

  init(_ inner: any Sqlite3WrapperProtocol, in time: SweepTime) {
    self.time = time
    super.init(inner)
  }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    code(.sqlite3_open_v2, unsafe [.text(filename), .pointer(ppDb), .integer(Int64(flags)), .text(zVfs)]) {
      let system = unsafe time.system(for: filename, flags, zVfs, on: inner)
      defer { withExtendedLifetime(system) {} }
      return unsafe inner.sqlite3_open_v2(filename, ppDb, flags, system?.cString ?? zVfs)
    }
  }

  override func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    code(.sqlite3_open, unsafe [.text(filename), .pointer(ppDb)]) {
      let flags = OpenFlags([.readwrite, .create]).rawValue
      guard let system = unsafe time.system(for: filename, flags, nil, on: inner) else { return unsafe inner.sqlite3_open(filename, ppDb) }
      defer { withExtendedLifetime(system) {} }
      return unsafe inner.sqlite3_open_v2(filename, ppDb, flags, system.cString)
    }
  }
}
