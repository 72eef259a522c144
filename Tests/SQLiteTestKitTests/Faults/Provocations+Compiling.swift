import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit

// Statements that cannot be compiled.
extension Provocations {
  static let compiling: [Provocation] = [
    Provocation("no memory to compile") { s in
      let db = unsafe s.database()
      ScarceMemory.exhaust { unsafe s.compile("SELECT id FROM t WHERE name = 'one'", on: db) }
    },
    Provocation("a table is missing") { s in unsafe s.compile("SELECT * FROM missing", on: s.open()) },
    Provocation("another connection has locked the file whose schema is read") { s in
      let (other, db) = unsafe (s.database("a.db"), s.open("a.db"))
      unsafe s.exec("BEGIN EXCLUSIVE", on: other)
      unsafe s.compile("SELECT * FROM t", on: db)
    },
    Provocation("another connection to the same cache changes the schema") { s in
      let name = "file:locked?mode=memory&cache=shared"
      let (db, other) = unsafe (s.database(name), s.open(name))
      unsafe s.exec("BEGIN; CREATE TABLE u(a)", on: other)
      unsafe s.compile("SELECT * FROM t", on: db)
    },
    Provocation("a file is no database") { s in
      try s.write(String(repeating: "this is not a database. ", count: 50), to: "a.txt")
      unsafe s.compile("SELECT * FROM t", on: s.open("a.txt"))
    },
    Provocation("a schema is damaged") { s in
      let db = unsafe s.database("a.db")
      unsafe s.exec("PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = 'CREATE nothing'", on: db)
      unsafe s.close(db)
      unsafe s.compile("SELECT * FROM t", on: s.open("a.db"))
    },
    Provocation("the index of a log cannot be opened") { s in
      let (system, fails) = try s.failingDisk(.cantopen) { $0.kind == .shmMap }
      unsafe s.close(s.database("a.db", setUp: "PRAGMA journal_mode = WAL"))
      fails.withLock { $0 = true }
      unsafe s.compile("SELECT * FROM t", on: s.open("a.db", through: system))
      fails.withLock { $0 = false }
    },
    Provocation("a file cannot be read when its schema is") { s in
      let (system, fails) = try s.failingDisk(.ioerrRead) { $0.kind == .read }
      unsafe s.close(s.database("a.db"))
      let db = unsafe s.open("a.db", through: system)
      fails.withLock { $0 = true }
      unsafe s.compile("SELECT * FROM t", on: db)
      fails.withLock { $0 = false }
    },
    Provocation("the schema changes twice while a statement is compiled") { s in
      let (db, other) = unsafe (s.database("a.db"), s.open("a.db"))
      unsafe StirredSchema.begin(s, other)
      unsafe s.sqlite.sqlite3_set_authorizer(db, StirredSchema.authorizer, nil)
      unsafe s.compile("SELECT id, missing FROM t", on: db)
      StirredSchema.end()
    },
    Provocation("an authorizer refuses") { s in
      let db = unsafe s.database()
      unsafe s.sqlite.sqlite3_set_authorizer(db, { _, _, _, _, _, _ in 1 }, nil)
      unsafe s.compile("SELECT * FROM t", on: db)
    },
    Provocation("a connection is interrupted while a statement runs") { s in
      let db = unsafe s.database()
      let reader = unsafe s.stepped("SELECT * FROM t", on: db)
      unsafe s.sqlite.sqlite3_interrupt(db)
      unsafe s.compile("SELECT * FROM t", on: db)
      unsafe s.end(reader)
    },
  ]
}
