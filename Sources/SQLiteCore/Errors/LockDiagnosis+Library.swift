import SQLiteCalls

extension LockDiagnosis {
  /// Looks up the holders of locks.
  ///
  /// The library is asked only for facts that need no file access, and its last error is preserved.
  /// - Parameters:
  ///   - code: SQLite's result code.
  ///   - db: The connection that returned the code.
  ///   - failed: The statement that failed, which does not block itself.
  ///   - inUse: Descriptions of the other things in use.
  ///   - age: Returns the time since a statement began, if it is measured.
  init(
    for code: ResultCode, of db: OpaquePointer, except failed: OpaquePointer?, inUse: [String], on wrapper: any Sqlite3WrapperProtocol,
    age: (OpaquePointer) -> Duration?
  ) {
    self.inUse = inUse
    unsafe statements = Self.unfinished(of: db, except: failed, on: wrapper, age: age)
    unsafe schemas = Self.schemas(of: db, on: wrapper)
    holders = code.primary == .busy && code != .busySnapshot ? Self.holders(of: schemas) : nil
  }

  /// The maximum number of schemas listed, since a test double may return names without end.
  private static let mostSchemas: Int32 = 128

  private static func unfinished(
    of db: OpaquePointer, except failed: OpaquePointer?, on wrapper: any Sqlite3WrapperProtocol, age: (OpaquePointer) -> Duration?
  ) -> [UnfinishedStatement] {
    var found: [UnfinishedStatement] = []
    _ = unsafe wrapper.firstUnfinished(of: db) { statement in
      if unsafe statement == failed { return false }
      let sql = unsafe wrapper.sqlite3_sql(statement).map { unsafe String(cString: $0) }
      found.append(
        UnfinishedStatement(sql: sql, writes: unsafe wrapper.sqlite3_stmt_readonly(statement) == 0, age: unsafe age(statement)))
      return false
    }
    return found
  }

  private static func schemas(of db: OpaquePointer, on wrapper: any Sqlite3WrapperProtocol) -> [AttachedSchema] {
    let reportsStates = wrapper.provides(.sqlite3_txn_state)
    var found: [AttachedSchema] = []
    for index in 0..<mostSchemas {
      guard let text = unsafe wrapper.sqlite3_db_name(db, index) else { break }
      let name = unsafe String(cString: text)
      let path = unsafe wrapper.sqlite3_db_filename(db, name).map { unsafe String(cString: $0) }
      let state = reportsStates ? unsafe wrapper.sqlite3_txn_state(db, name) : -1
      // The path of a file is absolute; the name of a database in memory is not.
      found.append(
        AttachedSchema(
          name: name, path: path?.utf8.first == UInt8(ascii: "/") ? path : nil,
          transaction: state < 0 ? nil : TransactionState(rawValue: state)))
    }
    return found
  }

  /// Returns the holders of locks on the files of the schemas, except locks that may be this connection's own; nil if no process, not even
  /// this one, is seen to hold any lock.
  private static func holders(of schemas: [AttachedSchema]) -> [Holder]? {
    guard schemas.contains(where: { $0.path != nil }), let system = SystemLocks() else { return nil }
    var isSeen = false
    var holders: [Holder] = []
    for schema in schemas {
      guard let path = schema.path else { continue }
      let locks = DatabaseLocks(system.locks(on: path), log: system.locks(on: path + "-shm"))
      if !locks.isEmpty { isSeen = true }
      for (process, lock) in locks.kinds {
        let isThisProcess = process == system.process
        if isThisProcess, schema.mayOwn(lock) { continue }
        holders.append(Holder(process: process, isThisProcess: isThisProcess, schema: schema.name, lock: lock))
      }
    }
    return isSeen ? holders : nil
  }
}

extension LockDiagnosis.AttachedSchema {
  /// Whether the lock may belong to this connection's own transaction. The system lists processes, not connections.
  fileprivate func mayOwn(_ lock: LockDiagnosis.FileLock) -> Bool {
    switch lock {
    case .read: transaction != TransactionState.none
    case .write: transaction == nil || transaction == .write
    case .checkpoint, .recovery: false  // they end before SQLite returns
    }
  }
}

extension Sqlite3WrapperProtocol {
  /// Returns whether a statement of a connection is unfinished: it was stepped, and has neither reached its end nor been reset.
  func hasUnfinishedStatement(of db: OpaquePointer) -> Bool { unsafe firstUnfinished(of: db) { _ in true } }

  /// Passes the unfinished statements of a connection to a closure until it returns true, and returns whether it did. At most 4,096
  /// statements are visited, since a test double may return them without end.
  fileprivate func firstUnfinished(of db: OpaquePointer, where isOne: (OpaquePointer) -> Bool) -> Bool {
    var last: OpaquePointer?
    for _ in 0..<4_096 {
      guard let statement = unsafe self.sqlite3_next_stmt(db, last) else { break }
      unsafe last = statement
      if unsafe self.sqlite3_stmt_busy(statement) != 0, unsafe isOne(statement) { return true }
    }
    return false
  }
}
