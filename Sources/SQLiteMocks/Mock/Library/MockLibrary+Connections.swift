import SQLiteCalls
import SQLiteEngine
import SQLiteCore

/// Opening and closing connections, and their settings, errors and changes. <https://sqlite.org/c3ref/open.html>
extension MockLibrary {
  func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe sqlite3_open_v2(filename, ppDb, OpenFlags([.readwrite, .create]).rawValue, nil)
  }

  func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    isInitialized = true
    guard let out = unsafe ppDb else { return ResultCode.misuse.rawValue }
    unsafe out.pointee = nil
    let name = unsafe filename.map { unsafe String(cString: $0) } ?? ""
    let handle = giveOut(.connection, text: name)
    let made = MockConnection(handle: handle, filename: name, flags: OpenFlags(rawValue: flags), database(named: name))
    connections[handle] = made
    unsafe out.pointee = unsafe pointer(handle)
    // The valid access modes are: read, read and write, and read, write and create.
    guard [1, 2, 6].contains(flags & 7) else {
      made.isSick = true
      return made.report(.misuse)
    }
    return ResultCode.ok.rawValue
  }

  /// The database with a name; a new one if the name stands for a private database.
  func database(named name: String) -> MockDatabase { DatabaseURI.path(ofName: name).map { database(at: $0) } ?? MockDatabase() }

  /// The database at a path. It is created on first use.
  func database(at path: String) -> MockDatabase { databases.kept(path, MockDatabase()) }

  func sqlite3_close(_ a0: OpaquePointer!) -> Int32 { unsafe close(a0, isRefusedInUse: true) }

  func sqlite3_close_v2(_ a0: OpaquePointer!) -> Int32 { unsafe close(a0, isRefusedInUse: false) }

  private func close(_ pointer: OpaquePointer?, isRefusedInUse: Bool) -> Int32 {
    unsafe ending(pointer, connection) { db in
      traceClosing(db)
      if isRefusedInUse, isInUse(db) {
        return db.report(.busy, "unable to close due to unfinalized statements or unfinished backups")
      }
      takeBack(.connection, db.handle)
      db.isZombie = true
      disposeIfAbandoned(db)
      return ResultCode.ok.rawValue
    }
  }

  /// Frees a closed connection once none of its objects are left.
  func disposeIfAbandoned(_ db: MockConnection) {
    guard db.isZombie, !isInUse(db) else { return }
    db.undoHeader()
    db.releaseLocks()
    if db.isInTransaction { db.callRollbackHook() }
    connections[db.handle] = nil
    db.disposeOfCallbacks()
  }

  private func isInUse(_ db: MockConnection) -> Bool {
    !db.statements.isEmpty || blobs.values.contains { $0.connection === db } || backups.values.contains { $0.source === db }
  }

  /// Reports the attempt to close to the trace callback, even if the connection is in use and stays open.
  private func traceClosing(_ db: MockConnection) {
    guard db.traceMask & TraceEvents.close.rawValue != 0 else { return }
    _ = unsafe db.trace.function?(TraceEvents.close.rawValue, db.trace.context, UnsafeMutableRawPointer(pointer(db.handle)), nil)
  }

  func sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ onoff: Int32) -> Int32 {
    unsafe set(a0) { $0.failure.hasExtendedCodes = onoff != 0 }
  }

  func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 { unsafe connection(db)?.failure.number ?? errorWithoutConnection(db) }

  func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
    unsafe connection(db)?.failure.code.rawValue ?? errorWithoutConnection(db)
  }

  func sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe connection(a0)?.failure.texts().utf8.cString ?? sqlite3_errstr(errorWithoutConnection(a0))
  }

  /// The error for a handle that is not a connection. A null pointer means that opening ran out of memory.
  private func errorWithoutConnection(_ db: OpaquePointer?) -> Int32 { unsafe (id(db) == 0 ? ResultCode.nomem : .misuse).rawValue }

  func sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe connection(a0).map { unsafe UnsafeRawPointer($0.failure.texts().utf16.base) }
  }

  func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 {
    unsafe connection(db).flatMap { $0.failure.code == .ok ? nil : $0.failure.byteOffset } ?? -1
  }

  func sqlite3_system_errno(_ a0: OpaquePointer!) -> Int32 { 0 }

  func sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 { unsafe connection(a0)?.lastInsertRowid ?? 0 }

  func sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64) { unsafe connection(a0)?.lastInsertRowid = a1 }

  func sqlite3_changes(_ a0: OpaquePointer!) -> Int32 { unsafe Int32(truncatingIfNeeded: sqlite3_changes64(a0)) }

  func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 { unsafe connection(a0)?.changes ?? 0 }

  func sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32 { unsafe Int32(truncatingIfNeeded: sqlite3_total_changes64(a0)) }

  func sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 { unsafe connection(a0)?.totalChanges ?? 0 }

  func sqlite3_interrupt(_ a0: OpaquePointer!) { unsafe connection(a0)?.isInterrupted = true }

  func sqlite3_busy_timeout(_ a0: OpaquePointer!, _ ms: Int32) -> Int32 {
    unsafe set(a0) { open in
      open.pragmas["busy_timeout"] = .integer(Int64(max(0, ms)))
      unsafe open.busyHandler = unsafe MockHook()
    }
  }

  func sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32 { unsafe connection(a0)?.isInTransaction == true ? 0 : 1 }

  func sqlite3_txn_state(_ a0: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!) -> Int32 {
    guard let db = unsafe connection(a0) else { return -1 }
    guard let name = unsafe zSchema else { return db.transactionState.rawValue }
    let schema = unsafe String(cString: name).lowercased()
    guard db.databases[schema] != nil else { return -1 }
    return (schema == "main" ? db.transactionState : .none).rawValue  // a mock only knows the state of main
  }

  func sqlite3_db_name(_ db: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    guard let open = unsafe connection(db), open.schemas.indices.contains(Int(N)) else { return nil }
    return unsafe text(open.schemas[Int(N)])
  }

  /// A schema name in lower case; `main` for a null pointer.
  func schema(_ name: UnsafePointer<CChar>?) -> String { unsafe name.map { unsafe String(cString: $0).lowercased() } ?? "main" }

  func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    guard let open = unsafe connection(db) else { return nil }
    let schema = unsafe schema(zDbName)
    return unsafe open.filename(of: schema).map { unsafe open.texts.text($0 == ":memory:" ? "" : $0).cString }
  }

  func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32 {
    guard let open = unsafe connection(db) else { return -1 }
    let schema = unsafe schema(zDbName)
    return open.filename(of: schema) == nil ? -1 : open.isReadonly(schema) ? 1 : 0
  }

  func sqlite3_db_release_memory(_ a0: OpaquePointer!) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_db_cacheflush(_ a0: OpaquePointer!) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_serialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ piSize: UnsafeMutablePointer<Int64>!, _ mFlags: UInt32
  ) -> UnsafeMutablePointer<UInt8>! {
    unsafe piSize?.pointee = -1
    return nil
  }
}
