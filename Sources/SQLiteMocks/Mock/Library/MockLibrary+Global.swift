import SQLiteCalls
import SQLiteEngine

/// The global functions of the library: its version, options and error strings. <https://sqlite.org/c3ref/config.html>
extension MockLibrary {
  func sqlite3_libversion() -> UnsafePointer<CChar>! { unsafe text("\(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000)") }

  func sqlite3_libversion_number() -> Int32 { version }

  func sqlite3_threadsafe() -> Int32 { 1 }

  func sqlite3_initialize() -> Int32 {
    isInitialized = true
    return ResultCode.ok.rawValue
  }

  func sqlite3_shutdown() -> Int32 {
    isInitialized = false
    return ResultCode.ok.rawValue
  }

  func sqlite3_config(
    _ option: Int32, _ first: Int64, _ second: Int64, _ pointer: UnsafeMutableRawPointer!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    if isInitialized { return ResultCode.misuse.rawValue }
    if option == LibraryOption.log.rawValue {
      let function = unsafe pointer.map { unsafe unsafeBitCast($0, to: MockLibrary.ErrorLog.self) }
      unsafe errorLog = unsafe MockHook(function: function, context: context)
    }
    return ResultCode.ok.rawValue  // the other options do not apply to a mock
  }

  func sqlite3_sleep(_ a0: Int32) -> Int32 { max(0, a0) }

  func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! { unsafe text(ErrorTexts.text(of: a0)) }
}

/// Memory that the caller frees. <https://sqlite.org/c3ref/free.html>
extension MockLibrary {
  func sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! { unsafe sqlite3_malloc64(UInt64(max(0, a0))) }

  func sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
    unsafe (1...0x7FFF_FEFF).contains(a0) ? allocate(Int(a0)) : nil
  }

  func sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
    unsafe sqlite3_realloc64(a0, UInt64(max(0, a1)))
  }

  func sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer! {
    guard let old = unsafe a0 else { return unsafe sqlite3_malloc64(a1) }
    guard a1 > 0 else {
      unsafe sqlite3_free(old)
      return nil
    }
    guard let size = allocations[UInt(bitPattern: old)], let made = unsafe sqlite3_malloc64(a1) else { return nil }
    unsafe made.copyMemory(from: old, byteCount: min(size, Int(a1)))
    unsafe sqlite3_free(old)
    return unsafe made
  }

  func sqlite3_free(_ a0: UnsafeMutableRawPointer!) {
    guard let memory = unsafe a0 else { return }
    let bits = UInt(bitPattern: memory)
    guard allocations.removeValue(forKey: bits) != nil else { return noteInvalid(bits, .memory) }
    takeBack(.memory, bits)
    unsafe memory.deallocate()
  }

  func sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
    unsafe a0.map { UInt64(allocations[UInt(bitPattern: $0)] ?? 0) } ?? 0
  }

  func sqlite3_memory_used() -> Int64 { Int64(allocations.values.reduce(0, +)) }
}

// SQLite's results depend on the locks of other connections to the same file. A mock only knows which connection has begun writing in a
// transaction.
extension MockLibrary {
  /// The error for a statement whose result depends on the locks of another connection to its file; nil if it does not depend on them.
  func unmodelledFailure(of statement: MockStatement) -> MockAnswer.Failure? {
    let db = statement.connection
    let (database, others) = (db.database, others(of: db))
    if others.isEmpty { return nil }
    let isStale = database.isWriteAhead && db.transactionState == .read && db.snapshot != database.commits(beside: db)
    let (writes, commits) = needs(of: statement)
    if writes, db.refusal(toWrite: "main") != nil { return nil }  // the write fails with or without readers
    let isMet = others.contains { other in
      if commits, !database.isWriteAhead, other.transactionState != .none { return true }
      if writes { return other.transactionState == .write && database.writer !== other }
      // A connection that writes outside a transaction is about to commit, which needs a lock that excludes readers.
      return statement.access == .read && !database.isWriteAhead && other.transactionState == .write
        && (database.isExclusive || !other.isInTransaction)
    }
    return isMet || isStale && (writes || statement.pragma?.isReusable == true) ? refuse(statement.key, on: db) : nil
  }

  /// The error for compiling SQL that requires reading the schema while another connection excludes readers; nil if none does.
  func unmodelledFailure(ofCompiling sql: String, on db: MockConnection) -> MockAnswer.Failure? {
    guard db.database.isExclusive, let writer = db.database.writer, writer !== db else { return nil }
    return refuse(sql, on: db)
  }

  private func others(of db: MockConnection) -> [MockConnection] {
    connections.values.filter { $0 !== db && $0.database === db.database }
  }

  /// Whether a statement needs the write lock, and whether it needs exclusive access in order to commit or to exclude others.
  private func needs(of statement: MockStatement) -> (writes: Bool, commits: Bool) {
    let db = statement.connection
    switch statement.transaction {
    case .begin(.immediate): return (true, false)
    case .begin(.exclusive): return (true, true)
    case .commit: return (false, db.isInTransaction && !db.hasWriter && db.transactionState == .write)
    case .release(let name): return (false, db.isEnded(byReleasing: name) && !db.hasWriter && db.transactionState == .write)
    case .begin, .rollback, .savepoint, .rollbackTo: return (false, false)
    case nil: return (statement.writes, statement.writes && !db.isInTransaction)
    }
  }

  private func refuse(_ sql: String, on db: MockConnection) -> MockAnswer.Failure {
    let why = "another connection to \(db.filename) has a statement on its row, or a transaction"
    let message = "the answer of SQLite to \(sql) while \(why), is not modelled by this mock; @Test(.database) gives a test a real database"
    unexpected.append(message)
    return .error(message)
  }
}
