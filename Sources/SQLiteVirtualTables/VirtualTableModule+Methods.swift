import SQLiteCalls
import SQLiteCore

extension VirtualTableModule {
  /// The C functions called by SQLite. Each finds its object through the table or the cursor.
  static var methods: VirtualTableMethods {
    unsafe VirtualTableMethods(
      connect: { db, context, _, _, place, message in
        guard let db = unsafe db, let module = unsafe context.object(as: VirtualTableModule.self), let place = unsafe place else {
          return ResultCode.misuse.rawValue
        }
        return unsafe module.compiling {
          try unsafe module.connect(db)
          unsafe place.pointee = VirtualTableMethods.makeTable(holding: module)
          return 0
        } failing: {
          unsafe message?.pointee = unsafe $0
        }
      },
      bestIndex: { table, information in
        guard let table = unsafe table, let information = unsafe information else { return ResultCode.misuse.rawValue }
        let module = unsafe VirtualTableModule.module(of: table)
        return unsafe module.compiling {
          try unsafe module.bestIndex(IndexInformation(information)) ? 0 : ResultCode.constraint.rawValue
        } failing: {
          unsafe module.leave($0, to: table)
        }
      },
      disconnect: { table in
        guard let table = unsafe table else { return ResultCode.misuse.rawValue }
        unsafe VirtualTableModule.free(table)
        return 0
      },
      open: { table, place in
        guard let table = unsafe table, let place = unsafe place else { return ResultCode.misuse.rawValue }
        let module = unsafe VirtualTableModule.module(of: table)
        return unsafe module.running(table) {
          unsafe place.pointee = VirtualTableMethods.makeCursor(holding: try module.open())
        }
      },
      close: { cursor in
        guard let cursor = unsafe cursor else { return ResultCode.misuse.rawValue }
        unsafe VirtualTableModule.free(cursor)
        return 0
      },
      filter: { cursor, plan, _, _, values in unsafe VirtualTableModule.withCursor(cursor) { try unsafe $0.filter(plan, values) } },
      next: { cursor in unsafe VirtualTableModule.withCursor(cursor) { try $0.next() } },
      eof: { cursor in
        var isAtEnd = true
        _ = unsafe VirtualTableModule.withCursor(cursor) { isAtEnd = $0.isAtEnd() }
        return isAtEnd ? 1 : 0
      },
      column: { cursor, context, index in
        guard let context = unsafe context else { return ResultCode.misuse.rawValue }
        return unsafe VirtualTableModule.withCursor(cursor) { try unsafe $0.column(Int(index), context) }
      },
      rowid: { cursor, place in
        unsafe VirtualTableModule.withCursor(cursor) {
          let rowid = try $0.rowid(); unsafe place?.pointee = rowid
        }
      })
  }

  private static func module(of table: VirtualTableMethods.Table) -> VirtualTableModule {
    // The stored object is a module, and the table retains it.
    unsafe unsafeDowncast(VirtualTableMethods.object(of: table).takeUnretainedValue(), to: VirtualTableModule.self)
  }

  private static func cursorObject(of cursor: VirtualTableMethods.TableCursor) -> AnyVirtualTableCursor {
    unsafe unsafeDowncast(VirtualTableMethods.object(of: cursor).takeUnretainedValue(), to: AnyVirtualTableCursor.self)
  }

  private static func withCursor(_ cursor: VirtualTableMethods.TableCursor?, _ body: (AnyVirtualTableCursor) throws -> Void) -> Int32 {
    guard let cursor = unsafe cursor else { return ResultCode.misuse.rawValue }
    let object = unsafe cursorObject(of: cursor)
    return unsafe object.module.running(VirtualTableMethods.table(of: cursor)) { try body(object) }
  }

  /// Runs a closure on behalf of a running statement. The closure may run other statements. Its error becomes the error of the statement.
  private func running(_ table: VirtualTableMethods.Table?, _ body: () throws -> Void) -> Int32 {
    failures.depth &+= 1
    defer { failures.depth &-= 1 }
    do {
      try body()
      return 0
    } catch {
      let code = (error as? SQLiteError)?.code.ofFunction ?? .error
      // These two codes would suggest that the statement is wrong, which it is not.
      return unsafe report(error, [.misuse, .range].contains(code.primary) ? .error : code) { unsafe leave($0, to: table) }
    }
  }

  /// Runs a closure while a statement is being compiled, and returns its code. The closure must not use SQLite, which treats every error as
  /// SQLITE_ERROR, except SQLITE_NOMEM.
  ///
  /// - Parameter leave: Stores the message of an error for SQLite.
  private func compiling(_ body: () throws -> Int32, failing leave: (UnsafeMutablePointer<CChar>) -> Void) -> Int32 {
    var code: Int32 = 0
    failures.during {
      do { code = try body() } catch {
        let isNoMemory = (error as? SQLiteError)?.code.ofFunction == .nomem
        code = unsafe report(error, isNoMemory ? .nomem : .error, leave)
      }
    }
    return code
  }

  /// Records an error for the statement, and returns the code for SQLite.
  ///
  /// - Parameter leave: Stores the message for SQLite. Not called if memory for the message runs out; the error is then SQLITE_NOMEM.
  private func report(_ error: any Error, _ code: ResultCode, _ leave: (UnsafeMutablePointer<CChar>) -> Void) -> Int32 {
    let message = ((error as? SQLiteError)?.message ?? "\(name): \(error)").beginning(byteCount: 1_000)
    let text = unsafe wrapper.sqlite3_mprintf("%s", message)
    if let text = unsafe text {
      unsafe wrapper.leaveToSQLite(UnsafeMutableRawPointer(text))
      unsafe leave(text)
    }
    let code = unsafe text == nil ? .nomem : code
    failures.note(error, code, code == .nomem ? nil : message)  // for SQLITE_NOMEM, SQLite reports its own message
    return code.rawValue
  }

  /// Stores a message for SQLite, replacing the previous one.
  private func leave(_ message: UnsafeMutablePointer<CChar>, to table: VirtualTableMethods.Table?) {
    if let former = unsafe table.flatMap({ unsafe VirtualTableMethods.exchangeMessage(of: $0, for: message) }) {
      unsafe wrapper.sqlite3_free(UnsafeMutableRawPointer(former))
    }
  }

  /// Frees a table. Objects that are deallocated with it cannot use the connection.
  private static func free(_ table: VirtualTableMethods.Table) {
    let (wrapper, failures) = unsafe wrapperAndFailures(of: module(of: table))
    if let text = unsafe VirtualTableMethods.exchangeMessage(of: table, for: nil) {
      unsafe wrapper.sqlite3_free(UnsafeMutableRawPointer(text))
    }
    let object = unsafe VirtualTableMethods.free(table)
    failures.during { unsafe object.release() }
  }

  /// Frees a cursor. Objects that are deallocated with it cannot use the connection.
  private static func free(_ cursor: VirtualTableMethods.TableCursor) {
    let (_, failures) = unsafe wrapperAndFailures(of: cursorObject(of: cursor).module)
    let object = unsafe VirtualTableMethods.free(cursor)
    failures.during { unsafe object.release() }
  }

  /// Returns the parts that are still needed after the module may have been deallocated. The caller does not retain the module.
  @inline(never) private static func wrapperAndFailures(of module: VirtualTableModule) -> (any Sqlite3WrapperProtocol, FunctionFailures) {
    (module.wrapper, module.failures)
  }
}
