import Foundation
import SQLiteCalls
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// A file system before SQLite's own, made the default one.
private func ofApp() throws -> FaultInjectingVFS {
  let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper())
  try #require(unsafe Sqlite3Wrapper().sqlite3_vfs_register(Sqlite3Wrapper().sqlite3_vfs_find(vfs.name), 1) == 0)
  return vfs
}

/// Opens a log and notes the time in it.
private func note(_ path: String, on sqlite: any Sqlite3WrapperProtocol) throws -> String? {
  let connection = try Connection(.file(path), on: sqlite)
  try connection.transaction {
    try connection.execute("CREATE TABLE IF NOT EXISTS log (at DEFAULT (datetime('now'))); INSERT INTO log DEFAULT VALUES")
  }
  return try connection.value("SELECT max(at) FROM log", as: String.self)
}

private func sweep(
  setUp: @escaping (any Sqlite3WrapperProtocol) throws -> Void = { _ in },
  _ work: @escaping (any Sqlite3WrapperProtocol) throws -> String?
) throws -> FaultSweepReport {
  try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem, .full], modes: [.once], setUp: setUp) { sqlite, _ in try work(sqlite) }
    .everyCommitIsFine.report()
}

/// Each test runs in a process of its own, for which the default file system is another one.
@Suite(.serialized) struct `A sweep where an app has its own file system` {
  @Test func `opens through it, and blames no right code`() async {
    await #expect(processExitsWith: .success) {
      let (vfs, folder) = (try ofApp(), try ScratchFolder())
      let path = folder.path("app.sqlite")
      let report = try sweep { try note(path, on: $0) }
      try #require(report.isClean && report.rows.count > 10, "\(report)")
      try #require(vfs.operations.count { $0.kind == .open && $0.isOf("app.sqlite") } > report.rows.count)
    }
  }

  @Test func `opens through it also where it is registered on the way`() async {
    await #expect(processExitsWith: .success) {
      let folder = try ScratchFolder()
      let path = folder.path("app.sqlite")
      nonisolated(unsafe) var system: FaultInjectingVFS?
      var hasWrittenElsewhere = false
      func writes() -> Int { unsafe system?.operations.count { $0.kind == .write && $0.isOf("app.sqlite") } ?? 0 }
      let report = try sweep { sqlite in
        _ = try note(folder.path("first.sqlite"), on: sqlite)
        if unsafe system == nil { unsafe system = try ofApp() }
        let before = writes()
        let time = try note(path, on: sqlite)
        hasWrittenElsewhere = hasWrittenElsewhere || writes() == before
        return time
      }
      try #require(report.isClean && report.rows.count > 10 && !hasWrittenElsewhere, "\(report)")
    }
  }

  @Test func `puts its files back through it`() async {
    await #expect(processExitsWith: .success) {
      let (vfs, folder) = (try ofApp(), try ScratchFolder())
      let path = folder.path("app.sqlite")
      _ = try note(path, on: Sqlite3Wrapper())
      vfs.removeAll()
      let report = try sweep { try Connection(.file(path), on: $0).value("SELECT 'read ' || count(*) FROM log") }
      try #require(report.isClean, "\(report)")
      // The operation only reads the file: all writes are the sweep's, which puts it back.
      try #require(vfs.operations.count { $0.kind == .write && $0.isOf("app.sqlite") } >= report.rows.count)
      try #require(Connection(.file(path)).value("SELECT count(*) FROM log") == 1)
    }
  }
}
