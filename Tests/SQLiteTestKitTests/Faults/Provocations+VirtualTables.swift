import CSQLiteManager
import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked

// Virtual tables, and the geometries of R-trees.
extension Provocations {
  static let virtualTables: [Provocation] = [
    Provocation("a module, a function of one, or a geometry cannot be kept") { s in
      let db = unsafe s.open()
      let methods = module
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_create_module(db, "one", methods.structure, nil) }
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_create_module_v2(db, "two", methods.structure, nil, { _ in }) }
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_overload_function(db, "app", 1) }
      if s.sqlite.provides(.sqlite3_rtree_geometry_callback) {
        ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_rtree_geometry_callback(db, "near", { _, _, _, _ in 0 }, nil) }
        ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_rtree_query_callback(db, "far", { _ in 0 }, nil, nil) }
      }
    },
    Provocation("a table is made, and asked, with too little memory and with too little sense") { s in
      let db = unsafe s.open()
      unsafe s.sqlite.sqlite3_declare_vtab(db, "CREATE TABLE x(a)")
      unsafe s.sqlite.sqlite3_vtab_config(db, 1, 1)
      InTable.wrapper.withLock { $0 = s.sqlite }
      let methods = module
      unsafe s.sqlite.sqlite3_create_module_v2(db, "listed", methods.structure, nil, nil)
      unsafe s.exec("SELECT * FROM listed WHERE a = random()", on: db)
      unsafe s.exec("SELECT * FROM listed WHERE a = random()", on: db)
      unsafe s.exec("SELECT * FROM listed WHERE a IN ('\(String(repeating: "x", count: 3_000))', 'y', 'z')", on: db)
    },
  ]

  private static var module: VirtualTableMethods {
    unsafe VirtualTableMethods(
      connect: { db, _, _, _, table, _ in
        guard let sqlite = InTable.wrapper.withLock({ $0 }) else { return 1 }
        _ = unsafe sqlite.sqlite3_declare_vtab(db, "CREATE nothing")
        _ = unsafe sqlite.sqlite3_vtab_config(db, 99, 0)
        ScarceMemory.without { _ = unsafe sqlite.sqlite3_declare_vtab(db, "CREATE TABLE x(a)") }
        unsafe table?.pointee = .allocate(capacity: 1)
        unsafe table?.pointee?.initialize(to: sqlite3_vtab())
        return unsafe sqlite.sqlite3_declare_vtab(db, "CREATE TABLE x(a)")
      },
      bestIndex: { _, information in
        guard let sqlite = InTable.wrapper.withLock({ $0 }), let information = unsafe information else { return 1 }
        var value: OpaquePointer?
        _ = unsafe sqlite.sqlite3_vtab_rhs_value(information, 0, &value)
        _ = unsafe sqlite.sqlite3_vtab_in(information, 0, 1)
        if unsafe information.pointee.nConstraint > 0, unsafe information.pointee.aConstraint[0].usable != 0 {
          unsafe information.pointee.aConstraintUsage[0].argvIndex = 1
        }
        return 0
      },
      disconnect: { table in
        unsafe table?.deallocate()
        return 0
      },
      open: { _, cursor in
        unsafe cursor?.pointee = .allocate(capacity: 1)
        unsafe cursor?.pointee?.initialize(to: sqlite3_vtab_cursor())
        return 0
      },
      close: { cursor in
        unsafe cursor?.deallocate()
        return 0
      },
      filter: { _, _, _, count, values in
        guard let sqlite = InTable.wrapper.withLock({ $0 }), count > 0, let values = unsafe values else { return 0 }
        var value: OpaquePointer?
        _ = unsafe sqlite.sqlite3_vtab_in_first(nil, &value)
        _ = unsafe sqlite.sqlite3_vtab_in_next(nil, &value)
        ScarceMemory.exhaust { _ = unsafe sqlite.sqlite3_vtab_in_first(values[0], &value) }
        ScarceMemory.exhaust { _ = unsafe sqlite.sqlite3_vtab_in_next(values[0], &value) }
        return 0
      }, next: { _ in 0 }, eof: { _ in 1 }, column: { _, _, _ in 0 }, rowid: { _, _ in 0 })
  }
}

/// The library as the methods of a table see it.
private enum InTable {
  static let wrapper = Locked<(any Sqlite3WrapperProtocol)?>(nil)
}
