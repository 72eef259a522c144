import SQLiteCalls

/// The virtual table with the values of the list bound to its parameter: `SELECT value FROM temp.sqlitemanager_list(?)`. It is empty
/// without a list.
///
/// The connection records its presence as an attachment, and SQLite retains it: as the context of the module, and for each table and
/// cursor.
@safe final class ListTable: ConnectionAttachment {
  private let wrapper: any Sqlite3WrapperProtocol
  private let failures: FunctionFailures
  private let methods = ListTable.methods

  private init(on connection: Connection) {
    wrapper = connection.wrapper
    failures = connection.failures
  }

  deinit { methods.deallocate() }

  /// Adds the table to a connection; returns false if the connection already has it.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM, and with SQLITE_MISUSE within a hook of the connection.
  static func add(to connection: Connection) throws -> Bool {
    if connection.attachments[ListTable.self] != nil { return false }
    let handle = unsafe try connection.openHandleToChange()
    let table = ListTable(on: connection)
    connection.failures.connection = connection
    let code = connection.inCallback(allowsSQL: false) {
      unsafe connection.wrapper.sqlite3_create_module_v2(
        handle, ListedSQL.table, table.methods.structure, Unmanaged.passRetained(table).toOpaque(),
        Sqlite3Destructor.ofObject)
    }
    try connection.check(code, in: .sqlite3_create_module_v2)
    _ = connection.attachment(orNew: table)
    return true
  }

  /// Declares the columns to SQLite. The program's authorizer is not called for them, and the table cannot be named in a schema.
  private func declare(_ db: OpaquePointer) -> Int32 {
    func declare() -> Int32 { unsafe wrapper.sqlite3_declare_vtab(db, "CREATE TABLE x(value, list HIDDEN)") }
    let code = failures.connection?.bypassingAuthorizers(declare) ?? declare()
    return code != 0 ? code : unsafe wrapper.sqlite3_vtab_config(db, VirtualTableOption.directonly.rawValue, 0)
  }

  /// One scan of a list.
  private final class Walk {
    let table: ListTable
    var rest: ArraySlice<SQLiteValue> = []
    var rowid: Int64 = 1

    init(_ table: ListTable) { self.table = table }
  }

  private static func walk(_ cursor: VirtualTableMethods.TableCursor?) -> Walk? {
    guard let cursor = unsafe cursor else { return nil }
    return unsafe unsafeDowncast(VirtualTableMethods.object(of: cursor).takeUnretainedValue(), to: Walk.self)  // always a Walk
  }

  private static func table(_ table: VirtualTableMethods.Table) -> ListTable {
    unsafe unsafeDowncast(VirtualTableMethods.object(of: table).takeUnretainedValue(), to: ListTable.self)
  }
}

extension ListTable {
  /// The C functions that SQLite calls back.
  private static var methods: VirtualTableMethods {
    unsafe VirtualTableMethods(
      connect: { db, context, _, _, place, _ in
        guard let db = unsafe db, let table = unsafe context.object(as: ListTable.self), let place = unsafe place else {
          return ResultCode.misuse.rawValue
        }
        let code = unsafe table.declare(db)
        if code == 0 { unsafe place.pointee = VirtualTableMethods.makeTable(holding: table) }
        return code
      },
      bestIndex: { _, information in
        guard let information = unsafe information.map({ unsafe IndexInformation($0) }) else { return ResultCode.misuse.rawValue }
        let lists = (0..<information.constraintCount).filter {
          let constraint = information.constraint($0)
          return constraint.column == 1 && constraint.operator == .eq
        }
        let list = lists.first { information.constraint($0).isUsable }
        if list == nil, !lists.isEmpty { return ResultCode.constraint.rawValue }
        if let list { information.pass(list, asArgument: 1, isGuaranteed: true) }
        information.setPlan(list == nil ? 0 : 1, cost: 1_000_000, rowCount: 25, isOrdered: false, flags: [])
        return 0
      },
      disconnect: { table in
        guard let table = unsafe table else { return ResultCode.misuse.rawValue }
        unsafe VirtualTableMethods.free(table).release()
        return 0
      },
      open: { table, place in
        guard let table = unsafe table, let place = unsafe place else { return ResultCode.misuse.rawValue }
        unsafe place.pointee = VirtualTableMethods.makeCursor(holding: Walk(ListTable.table(table)))
        return 0
      },
      close: { cursor in
        guard let cursor = unsafe cursor else { return ResultCode.misuse.rawValue }
        unsafe VirtualTableMethods.free(cursor).release()
        return 0
      },
      filter: { cursor, plan, _, _, values in
        guard let walk = unsafe ListTable.walk(cursor) else { return ResultCode.misuse.rawValue }
        (walk.rest, walk.rowid) = ([], 1)
        guard plan == 1, let value = unsafe values?[0] else { return 0 }
        let list = unsafe walk.table.wrapper.sqlite3_value_pointer(value, ValueList.pointerType.utf8Start)
        walk.rest = unsafe list.object(as: ValueList.self)?.values ?? []  // nothing else is bound under that type
        return 0
      },
      next: { cursor in
        guard let walk = unsafe ListTable.walk(cursor) else { return ResultCode.misuse.rawValue }
        walk.rest = walk.rest.dropFirst()
        walk.rowid += 1
        return 0
      },
      eof: { cursor in unsafe ListTable.walk(cursor)?.rest.isEmpty != false ? 1 : 0 },
      column: { cursor, context, index in
        guard let walk = unsafe ListTable.walk(cursor), let context = unsafe context else { return ResultCode.misuse.rawValue }
        let value = index == 0 ? walk.rest.first ?? .null : .null
        return unsafe value.setResult(FunctionResult(walk.table.wrapper, context))
      },
      rowid: { cursor, place in
        unsafe place?.pointee = ListTable.walk(cursor)?.rowid ?? 0
        return 0
      })
  }
}
