package import CSQLiteManager

/// The methods of a read-only virtual table that needs no CREATE, in the C structure that holds them.
///
/// Its members are accessible only where C is imported. <https://sqlite.org/vtab.html>
@safe package struct VirtualTableMethods {
  /// SQLite's structure of a table.
  package typealias Table = UnsafeMutablePointer<CSQLiteManager.sqlite3_vtab>
  /// SQLite's structure of a cursor.
  package typealias TableCursor = UnsafeMutablePointer<CSQLiteManager.sqlite3_vtab_cursor>
  /// Creates the table. Its parameters are the connection, the context, the argument count, the arguments, and pointers for the table and
  /// an error message.
  package typealias Connect =
    @convention(c) (
      OpaquePointer?, UnsafeMutableRawPointer?, Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafeMutablePointer<Table?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  /// Plans a query.
  package typealias BestIndex = @convention(c) (Table?, UnsafeMutablePointer<sqlite3_index_info>?) -> Int32
  /// Frees the table.
  package typealias Disconnect = @convention(c) (Table?) -> Int32
  /// Creates a cursor.
  package typealias Open = @convention(c) (Table?, UnsafeMutablePointer<TableCursor?>?) -> Int32
  /// Acts on a cursor: moves to the next row, returns whether it is past the last row, or frees it.
  package typealias Step = @convention(c) (TableCursor?) -> Int32
  /// Begins a scan. Its parameters are the cursor, the number and text of the plan, the argument count and the arguments.
  package typealias Filter =
    @convention(c) (TableCursor?, Int32, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
  /// Sets the result to the value of a column in the current row.
  package typealias Column = @convention(c) (TableCursor?, OpaquePointer?, Int32) -> Int32
  /// Stores the rowid of the current row.
  package typealias Rowid = @convention(c) (TableCursor?, UnsafeMutablePointer<Int64>?) -> Int32

  /// The structure, at a stable address, which SQLite keeps.
  package let structure: UnsafeMutablePointer<sqlite3_module>

  /// Creates a structure, to be freed by ``deallocate()``.
  package init(
    connect: Connect, bestIndex: BestIndex, disconnect: Disconnect, open: Open, close: Step, filter: Filter, next: Step, eof: Step,
    column: Column, rowid: Rowid
  ) {
    var module = CSQLiteManager.sqlite3_module()
    // Without xCreate there is a single table, with the name of the module; without xUpdate it is read-only.
    unsafe module.xConnect = connect
    unsafe module.xBestIndex = bestIndex
    unsafe module.xDisconnect = disconnect
    unsafe module.xOpen = open
    unsafe module.xClose = close
    unsafe module.xFilter = filter
    unsafe module.xNext = next
    unsafe module.xEof = eof
    unsafe module.xColumn = column
    unsafe module.xRowid = rowid
    unsafe structure = .allocate(capacity: 1)
    unsafe structure.initialize(to: module)
  }

  package func deallocate() { unsafe structure.deallocate() }
}

/// SQLite's structure of a table, followed by the table's object.
@unsafe private struct TableMemory {
  var table: CSQLiteManager.sqlite3_vtab
  var object: Unmanaged<AnyObject>
}

/// SQLite's structure of a cursor, followed by the cursor's object.
@unsafe private struct CursorMemory {
  var cursor: CSQLiteManager.sqlite3_vtab_cursor
  var object: Unmanaged<AnyObject>
}

extension VirtualTableMethods {
  /// Allocates a table that retains an object.
  package static func makeTable(holding object: AnyObject) -> Table {
    let memory = UnsafeMutablePointer<TableMemory>.allocate(capacity: 1)
    unsafe memory.initialize(to: TableMemory(table: CSQLiteManager.sqlite3_vtab(), object: .passRetained(object)))
    return unsafe UnsafeMutableRawPointer(memory).assumingMemoryBound(to: CSQLiteManager.sqlite3_vtab.self)
  }

  @inline(__always) package static func object(of table: Table) -> Unmanaged<AnyObject> {
    unsafe UnsafeRawPointer(table).assumingMemoryBound(to: TableMemory.self).pointee.object
  }

  /// Frees a table, and returns its object, which the caller must release.
  package static func free(_ table: Table) -> Unmanaged<AnyObject> {
    defer { unsafe UnsafeMutableRawPointer(table).deallocate() }
    return unsafe object(of: table)
  }

  /// Replaces the message of a table, and returns the previous one. SQLite frees a message after reading it.
  package static func exchangeMessage(of table: Table, for text: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
    let former = unsafe table.pointee.zErrMsg
    unsafe table.pointee.zErrMsg = unsafe text
    return unsafe former
  }

  /// Allocates a cursor that retains an object.
  package static func makeCursor(holding object: AnyObject) -> TableCursor {
    let memory = UnsafeMutablePointer<CursorMemory>.allocate(capacity: 1)
    unsafe memory.initialize(to: CursorMemory(cursor: CSQLiteManager.sqlite3_vtab_cursor(), object: .passRetained(object)))
    return unsafe UnsafeMutableRawPointer(memory).assumingMemoryBound(to: CSQLiteManager.sqlite3_vtab_cursor.self)
  }

  @inline(__always) package static func object(of cursor: TableCursor) -> Unmanaged<AnyObject> {
    unsafe UnsafeRawPointer(cursor).assumingMemoryBound(to: CursorMemory.self).pointee.object
  }

  /// Returns the table of a cursor; nil while the cursor is being opened.
  package static func table(of cursor: TableCursor) -> Table? { unsafe cursor.pointee.pVtab }

  /// Frees a cursor, and returns its object, which the caller must release.
  package static func free(_ cursor: TableCursor) -> Unmanaged<AnyObject> {
    defer { unsafe UnsafeMutableRawPointer(cursor).deallocate() }
    return unsafe object(of: cursor)
  }
}
