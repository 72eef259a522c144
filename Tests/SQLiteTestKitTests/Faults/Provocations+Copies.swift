import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit

// Backups, checkpoints, pages that are written early, and the bytes of a database.
extension Provocations {
  static let copies: [Provocation] = [
    Provocation("no memory for a copy") { s in
      let (source, copy) = unsafe (s.database(), s.open())
      ScarceMemory.exhaust {
        let backup = unsafe s.sqlite.sqlite3_backup_init(copy, "main", source, "main")
        if unsafe backup != nil { unsafe s.sqlite.sqlite3_backup_step(backup, -1) }
        unsafe s.sqlite.sqlite3_backup_finish(backup)
      }
    },
    Provocation("a source is being written") { s in
      let source = unsafe s.database()
      unsafe s.exec("BEGIN IMMEDIATE", on: source)
      unsafe copy(s, from: source, to: s.open())
    },
    Provocation("a copy in a cache of several connections is being written") { s in
      let name = "file:copies?mode=memory&cache=shared"
      let (target, other) = unsafe (s.database(name), s.open(name))
      unsafe s.exec("BEGIN; UPDATE t SET name = 'two'", on: other)
      unsafe copy(s, from: s.database(), to: target)
    },
    Provocation("a copy has pages of another size") { s in
      unsafe copy(s, from: s.database(setUp: "PRAGMA page_size = 1024"), to: s.database(setUp: "PRAGMA page_size = 512"))
    },
    Provocation("a disk fails under a copy") { s in
      for code in [ResultCode.ioerrWrite, .full] {
        let (system, fails) = try s.failingDisk(code) { $0.kind == .write }
        let target = unsafe s.database("\(code.rawValue).db", through: system)
        fails.withLock { $0 = true }
        unsafe copy(s, from: s.database(), to: target)
        fails.withLock { $0 = false }
      }
    },
    Provocation("a log cannot be copied back while there is a writer, a reader, or another copy") { s in
      let isLocked = Locked(false)
      let system = try FaultInjectingVFS(on: s.real) { operation in
        isLocked.withLock { $0 } && operation.kind == .shmLock ? .fail(.busy) : nil
      }
      let (db, other) = unsafe (s.database("a.db", through: system, setUp: "PRAGMA journal_mode = WAL"), s.open("a.db"))
      unsafe s.exec("BEGIN; UPDATE t SET name = 'two'", on: db)
      unsafe checkpoint(s, db)
      unsafe s.exec("COMMIT", on: db)
      let reader = unsafe s.stepped("SELECT * FROM t", on: other)
      unsafe checkpoint(s, db)
      unsafe s.end(reader)
      unsafe s.exec("UPDATE t SET name = 'three'", on: db)
      isLocked.withLock { $0 = true }
      unsafe checkpoint(s, db)
      isLocked.withLock { $0 = false }
    },
    Provocation("a disk fails under a checkpoint") { s in
      for code in [ResultCode.ioerrWrite, .full] {
        let (system, fails) = try s.failingDisk(code) { $0.kind == .write }
        let db = unsafe s.database("\(code.rawValue).db", through: system, setUp: "PRAGMA journal_mode = WAL")
        fails.withLock { $0 = true }
        unsafe checkpoint(s, db)
        fails.withLock { $0 = false }
      }
    },
    Provocation("changed pages cannot be written early") { s in
      let (db, other) = unsafe (s.database("a.db"), s.open("a.db"))
      unsafe s.exec("BEGIN; UPDATE t SET name = 'two'", on: db)
      let reader = unsafe s.stepped("SELECT * FROM t", on: other)
      unsafe s.sqlite.sqlite3_db_cacheflush(db)
      unsafe s.end(reader)
      for code in [ResultCode.ioerrWrite, .full] {
        let (system, fails) = try s.failingDisk(code) { $0.kind == .write }
        let db = unsafe s.database("\(code.rawValue).db", through: system)
        unsafe s.exec("BEGIN; UPDATE t SET name = 'two'", on: db)
        fails.withLock { $0 = true }
        unsafe s.sqlite.sqlite3_db_cacheflush(db)
        fails.withLock { $0 = false }
      }
    },
    Provocation("bytes cannot be taken out of a database, or put in") { s in
      guard s.sqlite.provides(.sqlite3_deserialize) else { return }
      let db = unsafe s.database()
      var size: Int64 = 0
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_free(s.sqlite.sqlite3_serialize(db, "main", &size, 0)) }
      let image = unsafe s.sqlite.sqlite3_serialize(db, "main", &size, 0)
      unsafe s.sqlite.sqlite3_deserialize(db, "missing", image, size, size, 0)
      let target = unsafe s.open()
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_deserialize(target, "main", image, size, size, 0) }
      s.end()
      unsafe s.sqlite.sqlite3_free(image)
    },
  ]

  /// Copies a database.
  private static func copy(_ s: ProvocationStage, from source: OpaquePointer?, to target: OpaquePointer?) {
    let backup = unsafe s.sqlite.sqlite3_backup_init(target, "main", source, "main")
    unsafe s.sqlite.sqlite3_backup_step(backup, -1)
    unsafe s.sqlite.sqlite3_backup_finish(backup)
  }

  private static func checkpoint(_ s: ProvocationStage, _ db: OpaquePointer?) {
    unsafe s.sqlite.sqlite3_wal_checkpoint(db, "main")
    unsafe s.sqlite.sqlite3_wal_checkpoint_v2(db, "main", 3, nil, nil)  // SQLITE_CHECKPOINT_TRUNCATE
  }
}
