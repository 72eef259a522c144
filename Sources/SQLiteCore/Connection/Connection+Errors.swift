public import SQLiteCalls

extension Connection {
  /// Returns the error for a result code that a call on this connection has just returned, with the holders of a lock.
  ///
  /// This method only reads. A call that failed may have ended a transaction: if so, the error is recorded with ``noteFailure(_:)``.
  /// - Parameter code: The result code of the call. SQLite's details are read only while its last error has the same primary code.
  @usableFromInline package func error(_ code: Int32, in call: Sqlite3Call, sql: String? = nil, about subject: String? = nil) -> SQLiteError
  {
    unsafe withLocks(errorWithoutLocks(code, in: .call(call), sql: sql, about: subject))
  }

  /// Adds the lock holders to a lock error, and returns other errors unchanged. It is for errors that are thrown, not for errors before a
  /// retry.
  ///
  /// - Parameter failed: The statement that failed, which SQLite leaves unfinished when it may be retried.
  func withLocks(_ error: SQLiteError, except failed: OpaquePointer? = nil) -> SQLiteError {
    guard error.code.primary == .busy || error.code.primary == .locked, error.origin != .call(.sqlite3_close), let db = unsafe handle else {
      return error
    }
    let locks = unsafe LockDiagnosis(
      for: error.code, of: db, except: failed, inUse: attachments.all.flatMap(\.namesInUse), on: wrapper,
      age: { statement in attachments.all.lazy.compactMap { unsafe $0.age(of: statement) }.first })
    return error.with { $0.locks = locks }
  }

  /// Returns the error of ``error(_:in:sql:about:)`` without the holders of locks.
  func errorWithoutLocks(_ code: Int32, in origin: SQLiteError.Origin, sql: String? = nil, about subject: String? = nil) -> SQLiteError {
    var code = ResultCode(rawValue: code)
    let extended = unsafe wrapper.sqlite3_extended_errcode(handle)
    let isSame = extended & 0xff == code.rawValue & 0xff
    if isSame { code = ResultCode(rawValue: extended) }
    let text = isSame ? unsafe wrapper.sqlite3_errmsg(handle).map { unsafe String(cString: $0) } : nil
    let words = text?.excerpt ?? SQLiteError.words(of: code.rawValue, on: wrapper) ?? "no message"
    let cause = isSame && !failures.isEmpty ? failures.cause(of: code, text) : nil
    let isConclusive = code.isConclusive
    let offset = isSame && sql != nil && !isConclusive ? unsafe wrapper.sqlite3_error_offset(handle) : -1
    var message = words
    if let detail = cause?.detail { message += ": \(detail)" }
    if !isConclusive { explain(&message, &code, words, origin, isOfFunction: cause != nil) }
    if let subject { message += ": \(subject)" }
    let error = SQLiteError(
      code, words, origin: origin, sql: sql, byteOffset: offset >= 0 ? Int(offset) : nil, underlying: cause?.error)
    return orStopped(error.reworded(message))
  }

  /// Returns the error, or SQLITE_INTERRUPT in its place if this connection waited for a lock until it was stopped.
  package func orStopped(_ error: SQLiteError) -> SQLiteError {
    error.code.primary == .busy && busyWait?.takeStop() == true ? error.stopped : error
  }

  /// Adds the facts that this package knows about an error to its message, and corrects its code.
  private func explain(
    _ message: inout String, _ code: inout ResultCode, _ words: String, _ origin: SQLiteError.Origin, isOfFunction: Bool
  ) {
    switch SQLiteError.Meaning(words, code) {
    case .missingCollation(let name):
      let reason = attachments.all.lazy.compactMap { $0.reason(for: .missingCollation(name)) }.first
      message += "; \(reason ?? adviceOnDemand(for: .missingCollation(name)) ?? SQLiteError.Meaning.adviceOnCollations)"
    case .unsafeFunction(let name):  // SQLite reports such a schema as malformed, which it is not
      code = .error
      message +=
        ": this is not damage. The schema calls \(name)(); \(SQLiteError.Meaning.advice(onUnsafe: name))"
    case let meaning?:
      if let advice = adviceOnDemand(for: meaning) { message += "; \(advice)" }
    case nil where code == .error && origin == .call(.sqlite3_prepare_v3) && words == "interrupted":
      code = .interrupt  // SQLite loses the code where it declares the columns of a virtual table
    case nil where code == .corrupt && !isOfFunction:
      if hasFault(.walReset) {
        message +=
          ": this library can itself damage a file that a program without this package writes to, see the advisory \(KnownFault.walReset.id)"
      }
    case nil where code == .readonlyDirectory || code == .cantopen && origin != .call(.sqlite3_open_v2) && !isOfFunction:
      message +=
        ": a -journal, -wal or -shm cannot be made or opened beside a database of the connection to \(location). Make the folder writable; or, to read a "
        + "database that no program changes and that has no such files, open it with .immutable; a copy by vacuum(into:) needs none when it is read"
    default: break
    }
  }

  /// Records a failed call that may have changed something before it failed. SQLite does not report that it undid the change or rolled
  /// back.
  package func noteFailure(_ error: SQLiteError) {
    failedCalls &+= 1
    if !failures.isEmpty { failures.forget() }  // the errors thrown by functions are now part of this one
    // A rollback may have restored an earlier schema; compiling rolls nothing back.
    if triggers.wasExamined, error.origin != .call(.sqlite3_prepare_v3), !isInTransaction { noteTriggerEvent() }
    if openBlocks > 0, !isInTransaction { loseTransaction(to: error) }  // each later statement would be a transaction of its own
  }

  /// Returns whether the library has a bug, judging by its version number.
  package func hasFault(_ fault: KnownFault) -> Bool { fault.isIn(wrapper.sqlite3_libversion_number()) }

  /// Returns the underlying error if this one only says that no further database could be opened, or (from 3.41 on) that a database is
  /// damaged: SQLite says so when it cannot read the schema of a database that was open before.
  package func cause(of error: any Error) -> any Error {
    guard let known = error as? SQLiteError, known.code.primary == .corrupt else { return error }
    do {
      try countStoredObjects()
      return error
    } catch {
      return error
    }
  }

  /// Throws and records the error for a code that is not SQLITE_OK.
  package func check(_ code: Int32, in call: Sqlite3Call, sql: String? = nil) throws(SQLiteError) {
    if code != 0 { throw failure(code, in: call, sql: sql) }
  }

  /// Records and returns the error for a result code of a call that may have changed something.
  package func failure(_ code: Int32, in call: Sqlite3Call, sql: String? = nil, about subject: String? = nil) -> SQLiteError {
    let error = error(code, in: call, sql: sql, about: subject)
    noteFailure(error)
    return error
  }

  /// Records and returns the error for a result code of a call that may be retried, without the holders of locks.
  func failureToRetry(_ code: Int32, in call: Sqlite3Call, sql: String) -> SQLiteError {
    let error = errorWithoutLocks(code, in: .call(call), sql: sql)
    noteFailure(error)
    return error
  }
}
