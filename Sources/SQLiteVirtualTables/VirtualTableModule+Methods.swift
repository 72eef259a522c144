import SQLiteCalls
import SQLiteCore

extension VirtualTableModule {
  /// The C functions that SQLite calls back. Each finds its object by the table or the cursor.
  static var methods: VirtualTableMethods {
    unsafe VirtualTableMethods(
      connect: { db, context, _, _, place, message in
        guard let db = unsafe db, let context = unsafe context, let place = unsafe place else { return ResultCode.misuse.rawValue }
        let module = unsafe Unmanaged<VirtualTableModule>.fromOpaque(context).takeUnretainedValue()
        return unsafe module.connect(db, place, message)
      },
      bestIndex: { table, information in
        guard let table = unsafe table, let information = unsafe information else { return ResultCode.misuse.rawValue }
        return unsafe VirtualTableModule.module(of: table).bestIndex(table, IndexInformation(information))
      },
      disconnect: { table in
        guard let table = unsafe table else { return ResultCode.misuse.rawValue }
        unsafe VirtualTableModule.free(table)
        return 0
      },
      open: { table, place in
        guard let table = unsafe table, let place = unsafe place else { return ResultCode.misuse.rawValue }
        return unsafe VirtualTableModule.module(of: table).running(table) { module in
          unsafe place.pointee = VirtualTableMethods.makeCursor(holding: try module.open())
        }
      },
      close: { cursor in
        guard let cursor = unsafe cursor else { return ResultCode.misuse.rawValue }
        unsafe VirtualTableModule.free(cursor)
        return 0
      },
      filter: { cursor, plan, _, _, values in unsafe VirtualTableModule.walking(cursor) { try unsafe $0.filter(plan, values) } },
      next: { cursor in unsafe VirtualTableModule.walking(cursor) { try $0.next() } },
      eof: { cursor in
        var isAtEnd = true
        _ = unsafe VirtualTableModule.walking(cursor) { isAtEnd = $0.isAtEnd }
        return isAtEnd ? 1 : 0
      },
      column: { cursor, context, index in
        guard let context = unsafe context else { return ResultCode.misuse.rawValue }
        return unsafe VirtualTableModule.walking(cursor) { try unsafe $0.column(Int(index), context) }
      },
      rowid: { cursor, place in
        unsafe VirtualTableModule.walking(cursor) {
          let rowid = try $0.rowid(); unsafe place?.pointee = rowid
        }
      })
  }

  private static func module(of table: VirtualTableMethods.Table) -> VirtualTableModule {
    // The object was put there as a module, and the table holds it.
    unsafe unsafeDowncast(VirtualTableMethods.object(of: table).takeUnretainedValue(), to: VirtualTableModule.self)
  }

  private static func walk(of cursor: VirtualTableMethods.TableCursor) -> VirtualTableWalk {
    unsafe unsafeDowncast(VirtualTableMethods.object(of: cursor).takeUnretainedValue(), to: VirtualTableWalk.self)
  }

  /// Runs a closure with a cursor.
  private static func walking(_ cursor: VirtualTableMethods.TableCursor?, _ body: (VirtualTableWalk) throws -> Void) -> Int32 {
    guard let cursor = unsafe cursor else { return ResultCode.misuse.rawValue }
    let walk = unsafe walk(of: cursor)
    return unsafe walk.module.running(VirtualTableMethods.table(of: cursor)) { _ in try body(walk) }
  }

  /// Runs a closure for a statement that runs. It may run other statements. Its error is that of the statement.
  private func running(_ table: VirtualTableMethods.Table?, _ body: (VirtualTableModule) throws -> Void) -> Int32 {
    failures.depth &+= 1
    defer { failures.depth &-= 1 }
    do {
      try body(self)
      return 0
    } catch {
      let message = message(of: error)
      let code = unsafe tell(message, table) ? code(of: error) : .nomem
      failures.note(error, code, code == .nomem ? nil : message)
      return code.rawValue
    }
  }

  /// Runs a closure while a statement is compiled. SQLite itself must not be used meanwhile.
  private func compiling<Result>(_ body: () throws -> Result) throws -> Result {
    failures.depth &+= 1
    defer { failures.depth &-= 1 }
    guard let connection = failures.connection else { return try body() }
    return try connection.inCallback(allowsSQL: false) { Swift.Result { try body() } }.get()
  }

  private func connect(
    _ db: OpaquePointer, _ place: UnsafeMutablePointer<VirtualTableMethods.Table?>,
    _ messagePlace: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32 {
    do {
      try compiling { try unsafe connect(db) }
      unsafe place.pointee = VirtualTableMethods.makeTable(holding: self)
      return 0
    } catch {
      let message = message(of: error)
      let text = unsafe made(message)
      unsafe messagePlace?.pointee = unsafe text
      let code = unsafe text == nil ? .nomem : code(of: error)
      noteCompiling(error, code, message)
      return code.rawValue
    }
  }

  private func bestIndex(_ table: VirtualTableMethods.Table, _ information: IndexInformation) -> Int32 {
    do {
      return try compiling { try bestIndex(information) } ? 0 : ResultCode.constraint.rawValue
    } catch {
      let message = message(of: error)
      var code = unsafe tell(message, table) ? code(of: error) : .nomem
      if code.primary == .constraint { code = .error }  // to SQLite that is not an error, but an unusable plan
      noteCompiling(error, code, message)
      return code.rawValue
    }
  }

  /// Keeps an error for the statement that is being compiled. SQLite may report it with another code.
  private func noteCompiling(_ error: any Error, _ code: ResultCode, _ message: String) {
    failures.depth &+= 1
    defer { failures.depth &-= 1 }
    failures.note(error, code, code == .nomem ? nil : message)
    if code != .error, code != .nomem { failures.note(error, .error, message) }
  }

  /// The code that SQLite gets. A code that would blame the statement, which did nothing wrong, becomes SQLITE_ERROR.
  private func code(of error: any Error) -> ResultCode {
    let code = (error as? SQLiteError)?.code.ofFunction ?? .error
    return [.misuse, .range].contains(code.primary) ? .error : code
  }

  private func message(of error: any Error) -> String {
    ((error as? SQLiteError)?.message ?? "\(name): \(error)").beginning(byteCount: 1_000)
  }

  /// A message in memory that SQLite frees; nil when there is no memory: then that is the error.
  private func made(_ message: String) -> UnsafeMutablePointer<CChar>? {
    guard let text = unsafe wrapper.sqlite3_mprintf("%s", message) else { return nil }
    unsafe wrapper.leaveToSQLite(UnsafeMutableRawPointer(text))
    return unsafe text
  }

  /// Leaves a message for SQLite to take, and answers whether there was memory for it.
  private func tell(_ message: String, _ table: VirtualTableMethods.Table?) -> Bool {
    guard let table = unsafe table, let text = unsafe made(message) else { return false }
    if let former = unsafe VirtualTableMethods.exchangeMessage(of: table, for: text) {
      unsafe wrapper.sqlite3_free(UnsafeMutableRawPointer(former))
    }
    return true
  }

  /// Frees a table. Objects that are freed with it cannot use the connection.
  private static func free(_ table: VirtualTableMethods.Table) {
    let (wrapper, failures) = unsafe keepsakes(of: module(of: table))
    if let text = unsafe VirtualTableMethods.exchangeMessage(of: table, for: nil) {
      unsafe wrapper.sqlite3_free(UnsafeMutableRawPointer(text))
    }
    let object = unsafe VirtualTableMethods.free(table)
    failures.freeing { unsafe object.release() }
  }

  /// Frees a cursor likewise.
  private static func free(_ cursor: VirtualTableMethods.TableCursor) {
    let (_, failures) = unsafe keepsakes(of: walk(of: cursor).module)
    let object = unsafe VirtualTableMethods.free(cursor)
    failures.freeing { unsafe object.release() }
  }

  /// The parts that are needed when the module may have gone; the caller does not hold the module.
  @inline(never) private static func keepsakes(of module: VirtualTableModule) -> (any Sqlite3WrapperProtocol, FunctionFailures) {
    (module.wrapper, module.failures)
  }
}

extension FunctionFailures {
  /// Frees objects in the midst of SQLite's work: SQL on the connection is refused meanwhile.
  fileprivate func freeing(_ body: () -> Void) {
    if let connection { connection.inCallback(allowsSQL: false, body) } else { body() }
  }
}
