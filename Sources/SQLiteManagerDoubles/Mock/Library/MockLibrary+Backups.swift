import SQLiteCalls

/// Copying a database of the page count given to the mock. <https://sqlite.org/c3ref/backup_finish.html>
extension MockLibrary {
  func sqlite3_backup_init(
    _ pDest: OpaquePointer!, _ zDestName: UnsafePointer<CChar>!, _ pSource: OpaquePointer!, _ zSourceName: UnsafePointer<CChar>!
  ) -> OpaquePointer! {
    guard let destination = unsafe connection(pDest), let source = unsafe connection(pSource) else { return nil }
    guard destination !== source else {
      destination.report(.error, "source and destination must be distinct")
      return nil
    }
    let names = unsafe [zDestName, zSourceName].map { name in unsafe name.map { unsafe String(cString: $0) } ?? "" }
    for (name, open) in zip(names, [destination, source]) where open.databases[name.lowercased()] == nil {
      destination.report(.error, "unknown database \(name)")
      return nil
    }
    if destination.hasRunning {
      destination.report(.error, "destination database is in use")
      return nil
    }
    let handle = giveOut(.backup)
    backups[handle] = MockBackup(destination: destination, source: source, pageCount: backupPageCount)
    return unsafe pointer(handle)
  }

  func sqlite3_backup_step(_ p: OpaquePointer!, _ nPage: Int32) -> Int32 {
    guard var backup = unsafe backup(p) else { return ResultCode.misuse.rawValue }
    backup.hasStarted = true
    let remaining = backup.pageCount - backup.copied
    backup.copied += nPage < 0 ? remaining : min(nPage, remaining)
    unsafe backups[id(p)] = backup
    return (backup.copied == backup.pageCount ? ResultCode.done : .ok).rawValue
  }

  func sqlite3_backup_finish(_ p: OpaquePointer!) -> Int32 {
    guard unsafe id(p) != 0 else { return ResultCode.ok.rawValue }
    guard let backup = unsafe backup(p) else { return ResultCode.misuse.rawValue }
    unsafe backups[id(p)] = nil
    unsafe takeBack(.backup, id(p))
    backup.destination.report(.ok)
    disposeIfAbandoned(backup.source)
    return ResultCode.ok.rawValue
  }

  func sqlite3_backup_remaining(_ p: OpaquePointer!) -> Int32 {
    unsafe backup(p).map { $0.hasStarted ? $0.pageCount - $0.copied : 0 } ?? 0
  }

  func sqlite3_backup_pagecount(_ p: OpaquePointer!) -> Int32 { unsafe backup(p).map { $0.hasStarted ? $0.pageCount : 0 } ?? 0 }
}
