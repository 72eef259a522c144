import SQLiteCalls

/// A backup under way.
@safe final class MockBackup {
  let destination: MockConnection
  let source: MockConnection
  let pageCount: Int32
  let madeByCall: Int
  var copied: Int32 = 0
  var hasStarted = false

  init(destination: MockConnection, source: MockConnection, pageCount: Int32, madeByCall: Int) {
    self.destination = destination
    self.source = source
    self.pageCount = pageCount
    self.madeByCall = madeByCall
  }
}

/// Copying a database of the page count given to the mock. <https://sqlite.org/c3ref/backup_finish.html>
class MockBackupCalls: MockBlobCalls {
  override func sqlite3_backup_init(
    _ pDest: OpaquePointer!, _ zDestName: UnsafePointer<CChar>!, _ pSource: OpaquePointer!, _ zSourceName: UnsafePointer<CChar>!
  ) -> OpaquePointer! {
    guard let destination = unsafe connection(pDest), let source = unsafe connection(pSource) else { return nil }
    guard destination !== source else {
      destination.report(.error, "source and destination must be distinct")
      return nil
    }
    let names = unsafe [zDestName, zSourceName].map { name in unsafe name.map { unsafe String(cString: $0) } ?? "" }
    for name in names where name != "main" && name != "temp" {
      destination.report(.error, "unknown database \(name)")
      return nil
    }
    if destination.hasRunning {
      destination.report(.error, "destination database is in use")
      return nil
    }
    let handle = handles.make(.backup)
    backups[handle] = MockBackup(destination: destination, source: source, pageCount: backupPageCount, madeByCall: ordinal)
    source.backupCount += 1
    return unsafe pointer(handle)
  }

  override func sqlite3_backup_step(_ p: OpaquePointer!, _ nPage: Int32) -> Int32 {
    guard let backup = unsafe backup(p) else { return ResultCode.misuse.rawValue }
    backup.hasStarted = true
    let remaining = backup.pageCount - backup.copied
    backup.copied += nPage < 0 ? remaining : min(nPage, remaining)
    return (backup.copied == backup.pageCount ? ResultCode.done : .ok).rawValue
  }

  override func sqlite3_backup_finish(_ p: OpaquePointer!) -> Int32 {
    guard unsafe id(p) != 0 else { return ResultCode.ok.rawValue }
    guard let backup = unsafe backup(p) else { return ResultCode.misuse.rawValue }
    unsafe backups[id(p)] = nil
    unsafe end(id(p), "was finished")
    backup.source.backupCount -= 1
    backup.destination.report(.ok)
    disposeIfAbandoned(backup.source)
    return ResultCode.ok.rawValue
  }

  override func sqlite3_backup_remaining(_ p: OpaquePointer!) -> Int32 {
    unsafe backup(p).map { $0.hasStarted ? $0.pageCount - $0.copied : 0 } ?? 0
  }

  override func sqlite3_backup_pagecount(_ p: OpaquePointer!) -> Int32 { unsafe backup(p).map { $0.hasStarted ? $0.pageCount : 0 } ?? 0 }
}

/// The scripted library behind a ``MockSqlite3Wrapper``: all calls of the classes above it.
@safe final class MockLibrary: MockBackupCalls {
  // Connections and statements know each other.
  deinit {
    for connection in connections.values { connection.statements = [] }
    for statement in statements.values { statement.connection.statements = [] }
  }

  /// The connection a call belongs to, by its first argument.
  func owner(of arguments: [Sqlite3Argument]) -> MockConnection? {
    guard case .handle(let bits?)? = arguments.first else { return nil }
    if let open = connections[bits] { return open }
    return statements[bits]?.connection ?? blobs[bits]?.connection ?? backups[bits]?.destination
  }
}
