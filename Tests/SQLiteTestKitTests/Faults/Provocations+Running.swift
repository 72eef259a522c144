import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch

// Statements that are compiled and then fail in a step.
extension Provocations {
  static let running: [Provocation] = [
    Provocation("an error while a row is made") { s in unsafe s.run("SELECT abs(-9223372036854775807 - 1)", on: s.open()) },
    Provocation("no memory for a row") { s in
      let db = unsafe s.database()
      let statement = unsafe s.prepare("SELECT group_concat(printf('%.1000c', 'x')) FROM t ORDER BY 1", on: db)
      ScarceMemory.exhaust({ unsafe s.sqlite.sqlite3_step(statement) }, restore: { unsafe s.sqlite.sqlite3_reset(statement) })
      ScarceMemory.exhaust { unsafe s.runText("SELECT name FROM t", on: db) }
      ScarceMemory.exhaust { unsafe s.end(s.stepped("SELECT zeroblob(1000) || name FROM t", on: db)) }
    },
    Provocation("another connection has locked the file") { s in
      let (db, other) = unsafe (s.database("a.db"), s.open("a.db"))
      unsafe s.run("SELECT * FROM t", on: db) { unsafe s.exec("BEGIN EXCLUSIVE", on: other) }
    },
    Provocation("a table is dropped while it is read") { s in
      let db = unsafe s.database()
      let reader = unsafe s.stepped("SELECT * FROM t", on: db)
      unsafe s.run("DROP TABLE t", on: db)
      unsafe s.end(reader)
    },
    Provocation("a file cannot be read") { s in
      let (system, fails) = try s.failingDisk(.ioerrRead) { $0.kind == .read }
      let db = unsafe s.database("a.db", through: system, setUp: "PRAGMA cache_size = 0; CREATE TABLE u AS SELECT zeroblob(100000) AS b")
      unsafe s.run("SELECT b FROM u", on: db) { fails.withLock { $0 = true } }
      fails.withLock { $0 = false }
    },
    Provocation("a file is full") { s in
      let db = unsafe s.database(setUp: "PRAGMA max_page_count = 5")
      unsafe s.run("INSERT INTO t(data) VALUES (zeroblob(100000))", on: db)
    },
    Provocation("a page is damaged") { s in
      let db = unsafe s.database("a.db", setUp: "PRAGMA page_size = 512")
      unsafe s.close(db)
      try s.damage("a.db", at: 512, [UInt8](repeating: 0xff, count: 512))
      unsafe s.run("SELECT * FROM t", on: s.open("a.db"))
    },
    Provocation("a progress handler interrupts") { s in
      let db = unsafe s.database()
      unsafe s.run("SELECT * FROM t", on: db) { unsafe s.sqlite.sqlite3_progress_handler(db, 1, { _ in 1 }, nil) }
    },
    Provocation("a file is only read") { s in
      let db = unsafe s.database()
      unsafe s.run("INSERT INTO t(data) VALUES (2)", on: db) { unsafe s.exec("PRAGMA query_only = 1", on: db) }
    },
    Provocation("a file that is attached is no database") { s in
      try s.write(String(repeating: "this is not a database. ", count: 50), to: "a.txt")
      let db = unsafe s.open()
      unsafe s.run("ATTACH '\(s.folder.path("a.txt"))' AS a", on: db)
    },
    Provocation("a value is there already") { s in unsafe s.run("INSERT INTO t(name) VALUES ('one')", on: s.database()) },
    Provocation("a foreign key is left open, at a commit of a reset") { s in
      let db = unsafe s.database(setUp: "PRAGMA foreign_keys = 1")
      unsafe s.exec("CREATE TABLE c(a REFERENCES t DEFERRABLE INITIALLY DEFERRED)", on: db)
      let statement = unsafe s.stepped("INSERT INTO c VALUES (9) RETURNING a", on: db)
      unsafe s.sqlite.sqlite3_reset(statement)
      unsafe s.end(s.stepped("INSERT INTO c VALUES (9) RETURNING a", on: db))
    },
    Provocation("the schema changes whenever a statement is compiled again") { s in
      let (db, other) = unsafe (s.database("a.db"), s.open("a.db"))
      unsafe StirredSchema.begin(s, other)
      unsafe s.run("SELECT id FROM t", on: db) {
        unsafe s.sqlite.sqlite3_set_authorizer(db, StirredSchema.authorizer, nil)
        StirredSchema.stir()
      }
      StirredSchema.end()
    },
    Provocation("a file that is attached cannot be opened") { s in unsafe s.run("ATTACH '/no/such/folder/a.db' AS a", on: s.open()) },
    Provocation("a value is too big") { s in unsafe s.run("SELECT zeroblob(2000000000)", on: s.open()) },
    Provocation("an authorizer refuses what it allowed before") { s in
      let db = unsafe s.database()
      unsafe s.run("SELECT id FROM t", on: db) { unsafe s.sqlite.sqlite3_set_authorizer(db, { _, _, _, _, _, _ in 1 }, nil) }
    },
    Provocation("a rowid is a text") { s in unsafe s.run("INSERT INTO t(id) VALUES ('x')", on: s.database()) },
    Provocation("a log is locked whenever it is read") { s in
      let clock = try VirtualTimeVFS(VirtualClock(), on: s.real)
      let isOn = Locked(false)
      let system = try FaultInjectingVFS(before: clock.name, on: s.real) { operation in
        isOn.withLock { $0 } && operation.kind == .shmLock ? .fail(.busy) : nil
      }
      let db = unsafe s.database("a.db", through: system, setUp: "PRAGMA journal_mode = WAL")
      unsafe s.run("SELECT * FROM t", on: db) { isOn.withLock { $0 = true } }
      isOn.withLock { $0 = false }
    },
    Provocation("a commit that a reset makes fails") { s in
      for code in [ResultCode.ioerrFsync, .full] {
        let (system, fails) = try s.failingDisk(code) { $0.kind == .sync || $0.kind == .write }
        let db = unsafe s.database("\(code.rawValue).db", through: system)
        let ends: [(OpaquePointer?) -> Void] = unsafe [{ unsafe s.sqlite.sqlite3_reset($0) }, { unsafe s.end($0) }]
        unsafe ends.forEach { end in
          let statement = unsafe s.stepped("INSERT INTO t(name) VALUES ('two') RETURNING id", on: db)
          fails.withLock { $0 = true }
          unsafe end(statement)
          fails.withLock { $0 = false }
          unsafe s.exec("DELETE FROM t WHERE id > 1", on: db)
        }
      }
    },
  ]
}
