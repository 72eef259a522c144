import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch

// Opening and closing, binding, and reading columns and values.
extension Provocations {
  static let opening: [Provocation] = [
    Provocation("no memory for a connection") { s in
      unsafe open(s, s.folder.path("a.db")) { open in
        var db: OpaquePointer?
        ScarceMemory.exhaust({ unsafe open(&db) }, restore: { unsafe s.sqlite.sqlite3_close(db) })
      }
    },
    Provocation("a folder is missing") { s in
      unsafe open(s, "/no/such/folder/a.db") { open in
        var db: OpaquePointer?
        unsafe open(&db)
        unsafe s.exec("SELECT * FROM sqlite_schema", on: db)
        unsafe s.sqlite.sqlite3_close(db)
      }
    },
    Provocation("the first page of a file cannot be read") { s in
      let (system, fails) = try s.failingDisk(.ioerrRead) { $0.kind == .read }
      unsafe s.close(s.database("a.db"))
      let usual = unsafe s.sqlite.sqlite3_vfs_find(nil)
      unsafe s.sqlite.sqlite3_vfs_register(s.sqlite.sqlite3_vfs_find(system.name), 1)
      fails.withLock { $0 = true }
      unsafe open(s, s.folder.path("a.db")) { open in
        var db: OpaquePointer?
        unsafe open(&db)
        unsafe s.sqlite.sqlite3_close(db)
      }
      fails.withLock { $0 = false }
      unsafe s.sqlite.sqlite3_vfs_register(usual, 1)
    },
    Provocation("a statement is left when a connection closes") { s in
      let db = unsafe s.database()
      _ = unsafe s.prepare("SELECT 1", on: db)
      unsafe s.sqlite.sqlite3_close(db)
    },
    Provocation("a pointer is no connection") { s in
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 8_192, alignment: 16)
      unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: 8_192)
      unsafe s.sqlite.sqlite3_close_v2(OpaquePointer(memory))
      unsafe memory.deallocate()
    },
  ]

  static let values: [Provocation] = [
    Provocation("no memory for a value that is bound") { s in
      let db = unsafe s.database()
      let (text, wide) = (String(repeating: "x", count: 1_000), [UInt16](repeating: 0x78, count: 1_000))
      let source = unsafe s.stepped("SELECT '\(text)'", on: db)
      let value = unsafe s.sqlite.sqlite3_column_value(source, 0)
      let binds: [(OpaquePointer?) -> Int32] = unsafe [
        { unsafe s.sqlite.sqlite3_bind_blob($0, 1, text, 1_000, Sqlite3Destructor.transient) },
        { unsafe s.sqlite.sqlite3_bind_blob64($0, 1, text, 1_000, Sqlite3Destructor.transient) },
        { unsafe s.sqlite.sqlite3_bind_text($0, 1, text, 1_000, Sqlite3Destructor.transient) },
        { unsafe s.sqlite.sqlite3_bind_text16($0, 1, wide, 2_000, Sqlite3Destructor.transient) },
        { unsafe s.sqlite.sqlite3_bind_text64($0, 1, text, 1_000, Sqlite3Destructor.transient, 1) },
        { unsafe s.sqlite.sqlite3_bind_value($0, 1, value) },
      ]
      unsafe (binds + plainBinds(s)).forEach { bind in
        let statement = unsafe s.prepare("SELECT ?", on: db)
        ScarceMemory.exhaust { _ = unsafe bind(statement) }
        ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_free(s.sqlite.sqlite3_expanded_sql(statement)) }
        unsafe s.end(statement)
      }
    },
    Provocation("a value that is bound is too big, has no place, or comes too late") { s in
      let db = unsafe s.open()
      unsafe s.sqlite.sqlite3_limit(db, 0, 100)  // SQLITE_LIMIT_LENGTH
      let (text, wide) = (String(repeating: "x", count: 1_000), [UInt16](repeating: 0x78, count: 1_000))
      let statement = unsafe s.prepare("SELECT ?", on: db)
      unsafe s.sqlite.sqlite3_bind_blob(statement, 1, text, 1_000, Sqlite3Destructor.transient)
      unsafe s.sqlite.sqlite3_bind_blob64(statement, 1, text, 1_000, Sqlite3Destructor.transient)
      unsafe s.sqlite.sqlite3_bind_text(statement, 1, text, 1_000, Sqlite3Destructor.transient)
      unsafe s.sqlite.sqlite3_bind_text16(statement, 1, wide, 2_000, Sqlite3Destructor.transient)
      unsafe s.sqlite.sqlite3_bind_text64(statement, 1, text, 1_000, Sqlite3Destructor.transient, 1)
      unsafe s.sqlite.sqlite3_bind_zeroblob(statement, 1, 1_000)
      unsafe s.sqlite.sqlite3_bind_zeroblob64(statement, 1, 1_000)
      unsafe plainBinds(s, at: 9).forEach { bind in _ = unsafe bind(statement) }
      unsafe s.sqlite.sqlite3_step(statement)
      unsafe plainBinds(s).forEach { bind in _ = unsafe bind(statement) }
      let other = unsafe s.prepare("SELECT 1", on: db)
      unsafe s.sqlite.sqlite3_transfer_bindings(statement, other)
    },
    Provocation("no memory to read a column") { s in
      let db = unsafe s.database()
      let reads: [(OpaquePointer?) -> Void] = unsafe [
        { _ = unsafe s.sqlite.sqlite3_column_name16($0, 0) }, { _ = unsafe s.sqlite.sqlite3_column_name($0, 0) },
        { _ = unsafe s.sqlite.sqlite3_column_database_name16($0, 0) }, { _ = unsafe s.sqlite.sqlite3_column_database_name($0, 0) },
        { _ = unsafe s.sqlite.sqlite3_column_table_name16($0, 0) }, { _ = unsafe s.sqlite.sqlite3_column_table_name($0, 0) },
        { _ = unsafe s.sqlite.sqlite3_column_origin_name16($0, 0) }, { _ = unsafe s.sqlite.sqlite3_column_origin_name($0, 0) },
        { _ = unsafe s.sqlite.sqlite3_column_decltype16($0, 0) }, { _ = unsafe s.sqlite.sqlite3_column_decltype($0, 0) },
        { _ = unsafe s.sqlite.sqlite3_column_text($0, 0) }, { _ = unsafe s.sqlite.sqlite3_column_text16($0, 0) },
        { _ = unsafe s.sqlite.sqlite3_column_blob($0, 1) },
      ]
      // A name that was converted to UTF-16 takes memory to be UTF-8 again.
      let statement = unsafe s.stepped("SELECT id, zeroblob(id * 1000) FROM t", on: db)
      unsafe reads.forEach { read in ScarceMemory.exhaust { unsafe read(statement) } }
    },
    Provocation("no memory for a function of an app") { s in
      let db = unsafe s.database()
      InFunction.wrapper.withLock { $0 = s.sqlite }
      for number in unsafe InFunction.reads.indices {
        InFunction.number.withLock { $0 = number }
        unsafe InFunction.register(on: s.sqlite, db)
        unsafe s.exec("SELECT app(id, zeroblob(1000)) FROM t", on: db)
      }
      unsafe InFunction.registerAggregate(on: s.sqlite, db)
      unsafe s.exec("SELECT app_sum(id) FROM t", on: db)
    },
  ]

  /// Gives each way to open a file to a closure.
  private static func open(_ s: ProvocationStage, _ path: String, _ body: ((inout OpaquePointer?) -> Void) -> Void) {
    unsafe body { unsafe s.sqlite.sqlite3_open(path, &$0) }
    unsafe body { unsafe s.sqlite.sqlite3_open16(Array(path.utf16) + [0], &$0) }
    unsafe body { unsafe s.sqlite.sqlite3_open_v2(path, &$0, OpenFlags([.readwrite, .create]).rawValue, nil) }
  }

  /// The binds that take no memory.
  private static func plainBinds(_ s: ProvocationStage, at index: Int32 = 1) -> [(OpaquePointer?) -> Int32] {
    unsafe [
      { unsafe s.sqlite.sqlite3_bind_int($0, index, 1) }, { unsafe s.sqlite.sqlite3_bind_int64($0, index, 1) },
      { unsafe s.sqlite.sqlite3_bind_double($0, index, 1) }, { unsafe s.sqlite.sqlite3_bind_null($0, index) },
      { unsafe s.sqlite.sqlite3_bind_zeroblob($0, index, 1_000) }, { unsafe s.sqlite.sqlite3_bind_zeroblob64($0, index, 1_000) },
      { unsafe s.sqlite.sqlite3_bind_pointer($0, index, nil, "app", nil) },
    ]
  }
}

/// A function of an app that reads its arguments while there is no memory.
private enum InFunction {
  static let wrapper = Locked<(any Sqlite3WrapperProtocol)?>(nil)
  static let number = Locked(0)

  /// The first argument is a number, the second a blob of zeros.
  static let reads: [@Sendable (any Sqlite3WrapperProtocol, OpaquePointer?, [OpaquePointer?]) -> Void] = unsafe [
    { sqlite, _, values in ScarceMemory.without { _ = unsafe sqlite.sqlite3_value_text(values[0]) } },
    { sqlite, _, values in ScarceMemory.without { _ = unsafe sqlite.sqlite3_value_text16(values[0]) } },
    { sqlite, _, values in ScarceMemory.without { _ = unsafe sqlite.sqlite3_value_text16le(values[0]) } },
    { sqlite, _, values in ScarceMemory.without { _ = unsafe sqlite.sqlite3_value_text16be(values[0]) } },
    { sqlite, _, values in ScarceMemory.without { _ = unsafe sqlite.sqlite3_value_blob(values[1]) } },
    { sqlite, _, values in ScarceMemory.without { _ = unsafe sqlite.sqlite3_value_dup(values[0]) } },
    { sqlite, context, _ in unsafe sqlite.sqlite3_result_zeroblob64(context, 1 << 40) },
  ]

  static func register(on sqlite: any Sqlite3WrapperProtocol, _ db: OpaquePointer?) {
    _ = unsafe sqlite.sqlite3_create_function(
      db, "app", 2, 1, nil,
      { context, _, values in
        guard let sqlite = InFunction.wrapper.withLock({ $0 }), let values = unsafe values else { return }
        unsafe InFunction.reads[InFunction.number.withLock { $0 }](sqlite, unsafe context, unsafe [values[0], values[1]])
      }, nil, nil)
  }

  static func registerAggregate(on sqlite: any Sqlite3WrapperProtocol, _ db: OpaquePointer?) {
    _ = unsafe sqlite.sqlite3_create_function(
      db, "app_sum", 1, 1, nil, nil,
      { context, _, _ in
        guard let sqlite = InFunction.wrapper.withLock({ $0 }) else { return }
        ScarceMemory.without { _ = unsafe sqlite.sqlite3_aggregate_context(context, 1_000) }
      }, { _ in })
  }
}
