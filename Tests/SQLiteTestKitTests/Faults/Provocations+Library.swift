import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit

// What concerns a connection as a whole, its memory, and the library.
extension Provocations {
  static let library: [Provocation] = [
    Provocation("an option, a number or a name is unknown") { s in
      let db = unsafe s.database()
      unsafe s.sqlite.sqlite3_db_config(db, 99_999, 0, 0, nil)
      var (low, high) = (Int32(0), Int32(0))
      var (wideLow, wideHigh) = (Int64(0), Int64(0))
      unsafe s.sqlite.sqlite3_db_status(db, 99_999, &low, &high, 0)
      unsafe s.sqlite.sqlite3_status(99_999, &low, &high, 0)
      unsafe s.sqlite.sqlite3_status64(99_999, &wideLow, &wideHigh, 0)
      unsafe s.sqlite.sqlite3_config(2, 0, 0, nil, nil)  // too late: the library is in use
      unsafe s.sqlite.sqlite3_file_control(db, "main", 99_999, nil)
      var word: UnsafePointer<CChar>?
      unsafe s.sqlite.sqlite3_keyword_name(99_999, &word, &low)
      unsafe s.sqlite.sqlite3_table_column_metadata(db, "main", "missing", "a", nil, nil, nil, nil, nil)
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_table_column_metadata(db, "main", "t", "missing", nil, nil, nil, nil, nil) }
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_table_column_metadata(db, "main", "t", "name", nil, nil, nil, nil, nil) }
      if s.sqlite.provides(.sqlite3_load_extension) { unsafe s.sqlite.sqlite3_load_extension(db, "/no/such/extension", nil, nil) }
    },
    Provocation("a file control is refused by the disk") { s in
      let (system, fails) = try s.failingDisk(.ioerr) { $0.kind == .fileControl }
      let db = unsafe s.database("a.db", through: system)
      fails.withLock { $0 = true }
      unsafe s.sqlite.sqlite3_file_control(db, "main", 5, nil)  // SQLITE_FCNTL_SIZE_HINT
      fails.withLock { $0 = false }
    },
    Provocation("a mutex is taken") { s in
      let mutex = unsafe s.sqlite.sqlite3_mutex_alloc(0)  // SQLITE_MUTEX_FAST
      unsafe s.sqlite.sqlite3_mutex_enter(mutex)
      unsafe s.sqlite.sqlite3_mutex_try(mutex)
      unsafe s.sqlite.sqlite3_mutex_leave(mutex)
      unsafe s.sqlite.sqlite3_mutex_free(mutex)
    },
    Provocation("no memory for memory") { s in
      let old = unsafe s.sqlite.sqlite3_malloc(8)
      let string = unsafe s.sqlite.sqlite3_str_new(nil)
      unsafe s.sqlite.sqlite3_str_appendall(string, "x")
      ScarceMemory.without {
        _ = unsafe s.sqlite.sqlite3_malloc(8)
        _ = unsafe s.sqlite.sqlite3_malloc64(8)
        _ = unsafe s.sqlite.sqlite3_realloc(old, 80)
        _ = unsafe s.sqlite.sqlite3_realloc64(old, 80)
        _ = unsafe s.sqlite.sqlite3_mprintf("%s", "x")
        _ = unsafe withVaList([]) { unsafe s.sqlite.sqlite3_vmprintf("x", $0) }
        _ = unsafe s.sqlite.sqlite3_mutex_alloc(0)
        _ = unsafe s.sqlite.sqlite3_create_filename("a", "b", "c", 0, nil)
        unsafe s.sqlite.sqlite3_complete16(Array("SELECT 1;".utf16) + [0])
        unsafe s.sqlite.sqlite3_str_appendall(string, String(repeating: "x", count: 10_000))
        _ = unsafe s.sqlite.sqlite3_str_finish(string)
        _ = unsafe s.sqlite.sqlite3_str_finish(s.sqlite.sqlite3_str_new(nil))
      }
      unsafe s.sqlite.sqlite3_free(old)
      ScarceMemory.exhaust { s.sqlite.sqlite3_auto_extension({}) }
      s.sqlite.sqlite3_reset_auto_extension()
    },
    Provocation("no memory to begin with") { s in
      s.end()
      let system = unsafe s.sqlite.sqlite3_vfs_find(nil)
      for begin in [
        { s.sqlite.sqlite3_initialize() }, { s.sqlite.sqlite3_os_init() }, { unsafe s.sqlite.sqlite3_complete("SELECT 1;") },
        { unsafe s.sqlite.sqlite3_complete16(Array("SELECT 1;".utf16) + [0]) }, { unsafe s.sqlite.sqlite3_vfs_register(system, 1) },
        { unsafe s.sqlite.sqlite3_vfs_unregister(nil) }, { s.sqlite.sqlite3_auto_extension({}) },
      ] {
        ScarceMemory.exhaust({ _ = begin() }, restore: { s.sqlite.sqlite3_shutdown() })
      }
      s.sqlite.sqlite3_initialize()
    },
  ]
}
