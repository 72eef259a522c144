import CSQLiteManager

extension VirtualFileSystem {
  /// Sleeps with the file system of a connection's main database, as SQLite's own busy handler does, or with the default file system if
  /// that is unknown.
  ///
  /// - Returns: The number of milliseconds requested from the system, which may only support whole seconds.
  package static func sleep(milliseconds: Int32, of db: OpaquePointer, on wrapper: any Sqlite3WrapperProtocol) -> Int32 {
    var vfs: UnsafeMutablePointer<CSQLiteManager.sqlite3_vfs>?
    let code = unsafe wrapper.provides(.sqlite3_file_control) ? wrapper.sqlite3_file_control(db, "main", SQLITE_FCNTL_VFS_POINTER, &vfs) : 1
    guard code == 0, let sleep = unsafe vfs?.pointee.xSleep else { return wrapper.sqlite3_sleep(milliseconds) }
    return unsafe sleep(vfs, milliseconds * 1_000) / 1_000
  }
}
