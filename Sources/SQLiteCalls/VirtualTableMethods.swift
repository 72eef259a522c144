package import CSQLiteManager

/// The methods of a virtual table that can be read and needs no CREATE, in the structure of C that they are handed over in.
///
/// Its members can only be named where C is imported. <https://sqlite.org/vtab.html>
@safe package struct VirtualTableMethods {
  /// A table as SQLite knows it.
  package typealias Table = UnsafeMutablePointer<CSQLiteManager.sqlite3_vtab>
  /// A walk through the rows of a table as SQLite knows it.
  package typealias TableCursor = UnsafeMutablePointer<CSQLiteManager.sqlite3_vtab_cursor>
  /// Makes the table: connection, context, arguments, where the table goes, where a message goes.
  package typealias Connect =
    @convention(c) (
      OpaquePointer?, UnsafeMutableRawPointer?, Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafeMutablePointer<Table?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  /// Answers how rows would be found.
  package typealias BestIndex = @convention(c) (Table?, UnsafeMutablePointer<sqlite3_index_info>?) -> Int32
  /// Frees the table.
  package typealias Disconnect = @convention(c) (Table?) -> Int32
  /// Makes a cursor.
  package typealias Open = @convention(c) (Table?, UnsafeMutablePointer<TableCursor?>?) -> Int32
  /// Acts on a cursor: goes to the next row, answers whether it is past the last one, frees it.
  package typealias Step = @convention(c) (TableCursor?) -> Int32
  /// Looks for rows: number and text of the plan, values.
  package typealias Filter =
    @convention(c) (TableCursor?, Int32, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
  /// Answers a column of the row.
  package typealias Column = @convention(c) (TableCursor?, OpaquePointer?, Int32) -> Int32
  /// Answers the rowid of the row.
  package typealias Rowid = @convention(c) (TableCursor?, UnsafeMutablePointer<Int64>?) -> Int32

  /// The structure, at an address of its own. SQLite keeps the address.
  package let structure: UnsafeMutablePointer<sqlite3_module>

  /// A structure that ``deallocate()`` frees.
  package init(
    connect: Connect, bestIndex: BestIndex, disconnect: Disconnect, open: Open, close: Step, filter: Filter, next: Step, eof: Step,
    column: Column, rowid: Rowid
  ) {
    var module = CSQLiteManager.sqlite3_module()
    // Without xCreate there is one table, of the name of the module; without xUpdate it cannot be changed.
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

  /// Frees the structure.
  package func deallocate() { unsafe structure.deallocate() }
}

/// A table as SQLite knows it, followed by the object that it stands for.
@unsafe private struct TableMemory {
  var table: CSQLiteManager.sqlite3_vtab
  var object: Unmanaged<AnyObject>
}

/// A cursor as SQLite knows it, followed by the object that it stands for.
@unsafe private struct CursorMemory {
  var cursor: CSQLiteManager.sqlite3_vtab_cursor
  var object: Unmanaged<AnyObject>
}

extension VirtualTableMethods {
  /// Makes a table that holds an object.
  package static func makeTable(holding object: AnyObject) -> Table {
    let memory = UnsafeMutablePointer<TableMemory>.allocate(capacity: 1)
    unsafe memory.initialize(to: TableMemory(table: CSQLiteManager.sqlite3_vtab(), object: .passRetained(object)))
    return unsafe UnsafeMutableRawPointer(memory).assumingMemoryBound(to: CSQLiteManager.sqlite3_vtab.self)
  }

  /// The object of a table.
  @inline(__always) package static func object(of table: Table) -> Unmanaged<AnyObject> {
    unsafe UnsafeRawPointer(table).assumingMemoryBound(to: TableMemory.self).pointee.object
  }

  /// Frees a table, and answers its object, which the caller releases.
  package static func free(_ table: Table) -> Unmanaged<AnyObject> {
    defer { unsafe UnsafeMutableRawPointer(table).deallocate() }
    return unsafe object(of: table)
  }

  /// Replaces the message of a table, and answers the former one. SQLite frees a message when it takes it.
  package static func exchangeMessage(of table: Table, for text: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
    let former = unsafe table.pointee.zErrMsg
    unsafe table.pointee.zErrMsg = unsafe text
    return unsafe former
  }

  /// Makes a cursor that holds an object.
  package static func makeCursor(holding object: AnyObject) -> TableCursor {
    let memory = UnsafeMutablePointer<CursorMemory>.allocate(capacity: 1)
    unsafe memory.initialize(to: CursorMemory(cursor: CSQLiteManager.sqlite3_vtab_cursor(), object: .passRetained(object)))
    return unsafe UnsafeMutableRawPointer(memory).assumingMemoryBound(to: CSQLiteManager.sqlite3_vtab_cursor.self)
  }

  /// The object of a cursor.
  @inline(__always) package static func object(of cursor: TableCursor) -> Unmanaged<AnyObject> {
    unsafe UnsafeRawPointer(cursor).assumingMemoryBound(to: CursorMemory.self).pointee.object
  }

  /// The table of a cursor; nil while the cursor is being opened.
  package static func table(of cursor: TableCursor) -> Table? { unsafe cursor.pointee.pVtab }

  /// Frees a cursor, and answers its object, which the caller releases.
  package static func free(_ cursor: TableCursor) -> Unmanaged<AnyObject> {
    defer { unsafe UnsafeMutableRawPointer(cursor).deallocate() }
    return unsafe object(of: cursor)
  }
}
