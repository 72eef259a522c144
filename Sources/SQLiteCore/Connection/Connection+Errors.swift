public import SQLiteCalls

extension Connection {
  /// The error behind a result code that a call on this connection has just answered.
  ///
  /// - Parameter code: What the call answered. SQLite is asked for more only while it means the same error.
  @usableFromInline package func error(_ code: Int32, in call: Sqlite3Call, sql: String? = nil, about subject: String? = nil) -> SQLiteError
  {
    unsafe withLocks(errorWithoutLocks(code, in: .call(call), sql: sql, about: subject))
  }

  func error(_ code: Int32, in origin: SQLiteError.Origin, sql: String? = nil, about subject: String? = nil) -> SQLiteError {
    unsafe withLocks(errorWithoutLocks(code, in: origin, sql: sql, about: subject))
  }

  /// An error of a lock with who holds what, any other as it is: for those that are thrown, not for those after which a call is tried again.
  ///
  /// - Parameter failed: The statement that failed, which SQLite leaves unfinished when it may be tried again.
  func withLocks(_ error: SQLiteError, except failed: OpaquePointer? = nil) -> SQLiteError {
    guard error.code.primary == .busy || error.code.primary == .locked, error.origin != .call(.sqlite3_close), let db = unsafe handle else {
      return error
    }
    let locks = unsafe LockDiagnosis(
      behind: error.code, of: db, except: failed, inUse: attachments.namesInUse, on: wrapper, age: { unsafe attachments.age(of: $0) })
    return error.with(locks: locks)
  }

  /// What ``error(_:in:sql:about:)`` is before it is thrown.
  func errorWithoutLocks(_ code: Int32, in origin: SQLiteError.Origin, sql: String? = nil, about subject: String? = nil) -> SQLiteError {
    let extended = unsafe wrapper.sqlite3_extended_errcode(handle)
    let isSame = extended & 0xff == code & 0xff
    var said: String?
    if isSame { unsafe said = wrapper.sqlite3_errmsg(handle).map { unsafe String(cString: $0) } }
    let claimed = isSame ? failures.claim(ResultCode(rawValue: extended), said) : nil
    let words = said?.excerpt ?? SQLiteError.words(of: code, on: wrapper) ?? "no message"
    let offset = isSame && sql != nil ? unsafe wrapper.sqlite3_error_offset(handle) : -1
    let error = SQLiteError(
      ResultCode(rawValue: isSame ? extended : code), words, origin: origin, sql: sql, byteOffset: offset >= 0 ? Int(offset) : nil,
      underlying: claimed?.error)
    let explained = explained(error, claimed?.detail, about: subject)
    noteRollback(behind: explained)
    attachments.noteFailure()
    return explained
  }

  /// An error with what this package knows of it besides.
  private func explained(_ error: SQLiteError, _ detail: String?, about subject: String?) -> SQLiteError {
    var (code, message) = (error.code, error.message)
    if let detail { message += ": \(detail)" }
    switch error.meaning {
    case .missingCollation: if let failure = takeCollationFailure() { message += "; \(failure)" }
    case .unsafeFunction(let name):  // SQLite takes such a schema for a malformed one, which it is not
      code = .error
      message +=
        ": this is not damage. The schema calls \(name)(); \(SQLiteError.Meaning.advice(onUnsafe: name))"
    case nil where code == .corrupt && error.underlying == nil:
      if hasFault(.walReset) {
        message +=
          ": this library can itself damage a file that a program without this package writes to, see the advisory \(KnownFault.walReset.id)"
      }
    default: break
    }
    if let subject { message += ": \(subject)" }
    return error.reworded(message, code: code)
  }

  /// Whether the library has a fault, to go by its number.
  package func hasFault(_ fault: KnownFault) -> Bool { fault.isIn(wrapper.sqlite3_libversion_number()) }

  /// The error behind one that says no more than that no database could be opened beside those there are, or from 3.41 on that one is damaged: SQLite
  /// says so when it is one of them whose schema cannot be read.
  func reason(behind error: any Error) -> any Error {
    guard let known = error as? SQLiteError, known.code.primary == .corrupt else { return error }
    do {
      try countStoredObjects()
      return error
    } catch {
      return error
    }
  }

  /// Throws the error behind a code that is not SQLITE_OK.
  package func check(_ code: Int32, in call: Sqlite3Call, sql: String? = nil) throws(SQLiteError) {
    if code != 0 { throw error(code, in: call, sql: sql) }
  }
}
