import Foundation
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch

/// A database in which two connections race in the time of a clock.
struct TimeStage {
  let folder: ScratchFolder
  let path: String
  let clock: VirtualClock
  let sqlite: VirtualTimeSqlite3Wrapper

  init(_ mode: JournalMode = .delete, clock: VirtualClock = VirtualClock()) throws {
    folder = try ScratchFolder()
    path = folder.path("stars.sqlite")
    self.clock = clock
    sqlite = VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock)
    var configuration = Connection.Configuration()
    configuration.journalMode = mode
    let first = try Connection(.file(path), configuration: configuration, on: sqlite)
    try first.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega')")
    try first.close()
  }

  func connect(
    on wrapper: (any Sqlite3WrapperProtocol)? = nil, milliseconds: Int32 = 5_000,
    _ change: (inout Connection.Configuration) -> Void = { _ in }
  ) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = milliseconds
    change(&configuration)
    return try Connection(.file(path), configuration: configuration, on: wrapper ?? sqlite)
  }

  /// Another connection, which has the right to write until a moment.
  func writer(until moment: Duration, _ sql: String = "BEGIN IMMEDIATE") throws -> Connection {
    let other = try connect()
    try other.execute(SQL(unchecked: sql))
    clock.at(moment) { try other.execute("COMMIT") }
    return other
  }
}

/// Runs something on a thread of its own: it may be kept without keeping one that tasks share.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) -> Task<Value, any Error> {
  Task {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try body() }) }.start()
    }
  }
}
