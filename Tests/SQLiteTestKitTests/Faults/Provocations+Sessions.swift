import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteEngine

// Sessions, changesets and what is made of them.
extension Provocations {
  static let sessions: [Provocation] = [
    Provocation("no memory to record changes, or to hand them out") { s in
      guard s.sqlite.provides(.sqlite3session_create) else { return }
      let db = unsafe s.database()
      ScarceMemory.exhaust {
        let recording = unsafe session(s, db)
        if unsafe recording != nil { unsafe s.sqlite.sqlite3session_delete(recording) }
      }
      let recording = unsafe session(s, db)
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3session_attach(recording, "t") }
      unsafe s.exec("INSERT INTO t VALUES (2, 'two', zeroblob(5000)); UPDATE t SET name = 'x' WHERE id = 1", on: db)
      var (count, bytes): (Int32, UnsafeMutableRawPointer?) = (0, nil)
      ScarceMemory.exhaust({ unsafe s.sqlite.sqlite3session_changeset(recording, &count, &bytes) }, restore: { unsafe s.free(&bytes) })
      ScarceMemory.exhaust({ unsafe s.sqlite.sqlite3session_patchset(recording, &count, &bytes) }, restore: { unsafe s.free(&bytes) })
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3session_changeset_strm(recording, ignored, nil) }
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3session_patchset_strm(recording, ignored, nil) }
      unsafe s.sqlite.sqlite3session_object_config(recording, 99, &count)
      unsafe s.sqlite.sqlite3session_delete(recording)
      unsafe s.sqlite.sqlite3session_config(99, &count)
    },
    Provocation("tables that are compared are missing, or differ") { s in
      guard s.sqlite.provides(.sqlite3session_create) else { return }
      let db = unsafe s.database()
      unsafe s.sqlite.sqlite3_create_collation(db, "gone", 1, nil) { _, _, _, _, _ in 0 }
      unsafe s.exec("ATTACH ':memory:' AS b; CREATE TABLE b.t(id INTEGER PRIMARY KEY, name, data)", on: db)
      unsafe s.exec("CREATE TABLE u(a PRIMARY KEY, b); CREATE TABLE b.u(a PRIMARY KEY)", on: db)
      for schema in ["main", "b"] { unsafe s.exec("CREATE TABLE \(schema).v(a INTEGER PRIMARY KEY, b COLLATE gone)", on: db) }
      unsafe s.sqlite.sqlite3_create_collation(db, "gone", 1, nil, nil)
      let recording = unsafe session(s, db)
      unsafe s.sqlite.sqlite3session_attach(recording, nil)
      unsafe s.sqlite.sqlite3session_diff(recording, "b", "v", nil)
      unsafe s.sqlite.sqlite3session_diff(recording, "b", "u", nil)
      unsafe s.sqlite.sqlite3session_delete(recording)
      ScarceMemory.exhaust {
        let recording = unsafe session(s, db)
        guard unsafe recording != nil else { return }
        unsafe s.sqlite.sqlite3session_attach(recording, nil)
        unsafe s.sqlite.sqlite3session_diff(recording, "b", "t", nil)
        unsafe s.sqlite.sqlite3session_delete(recording)
      }
    },
    Provocation("no memory to read or change a changeset") { s in
      guard s.sqlite.provides(.sqlite3session_create) else { return }
      let one = changes(s, "INSERT INTO t VALUES (2, 'two', zeroblob(5000))")
      exhaust(s, one)
    },
    Provocation("a changeset is damaged") { s in
      guard s.sqlite.provides(.sqlite3session_create) else { return }
      for damaged in [[0x54, 3, 1, 0, 0, 0x74, 0, 0x12, 0, 99, 99], [0x99, 3, 1, 0], [0x54, 0xff, 0xff, 0xff, 0xff, 0xff]] as [[UInt8]] {
        unsafe s.read(damaged, on: s.database())
        unsafe s.rebase(changes(s, "INSERT INTO t VALUES (2, 'two', 'x')"), on: s.database(), then: damaged)
      }
    },
    Provocation("a changeset is read in the wrong order, or beyond its columns") { s in
      guard s.sqlite.provides(.sqlite3session_create) else { return }
      s.misread(changes(s, "INSERT INTO t VALUES (2, 'two', 'x')"))
      s.misread(changes(s, "DELETE FROM t"))
    },
    Provocation("the source of a changeset cannot be read") { s in
      guard s.sqlite.provides(.sqlite3session_create) else { return }
      var iterator: OpaquePointer?
      unsafe s.sqlite.sqlite3changeset_start_strm(&iterator, { _, _, _ in 10 }, nil)
      unsafe s.sqlite.sqlite3changeset_next(iterator)
      unsafe s.sqlite.sqlite3changeset_finalize(iterator)
    },
    Provocation("changes of two tables of one name do not fit together") { s in
      guard s.sqlite.provides(.sqlite3session_create) else { return }
      var (one, two) = (changes(s, "DELETE FROM t"), changes(s, "INSERT INTO u VALUES (1)", table: "CREATE TABLE u(a PRIMARY KEY)"))
      two = two.map { $0 == 0x75 ? 0x74 : $0 }  // the table u is called t
      s.group([one, two])
      (one, two) = (two, one)
      s.group([one, two])
      s.concatenate(one, two)
    },
    Provocation("changes meet rows that they do not fit") { s in
      guard s.sqlite.provides(.sqlite3session_create) else { return }
      unsafe s.apply(changes(s, "INSERT INTO t VALUES (2, 'two', 'x')"), on: s.database(setUp: ""), twice: true)
      let setUp = "PRAGMA foreign_keys = 1; CREATE TABLE c(a INTEGER PRIMARY KEY REFERENCES t)"
      unsafe s.apply(changes(s, "DELETE FROM t"), on: s.database(setUp: setUp), before: "INSERT INTO c VALUES (1)")
    },
  ]

  private static let ignored: Sqlite3Callback.Output = { _, _, _ in 0 }

  private static func session(_ s: ProvocationStage, _ db: OpaquePointer?) -> OpaquePointer? {
    var recording: OpaquePointer?
    unsafe s.sqlite.sqlite3session_create(db, "main", &recording)
    return unsafe recording
  }

  /// The changes that SQL makes.
  private static func changes(_ s: ProvocationStage, _ sql: String, table: String = "") -> [UInt8] {
    let db = unsafe s.database(setUp: table)
    let recording = unsafe session(s, db)
    unsafe s.sqlite.sqlite3session_attach(recording, nil)
    unsafe s.exec(sql, on: db)
    var (count, bytes): (Int32, UnsafeMutableRawPointer?) = (0, nil)
    unsafe s.sqlite.sqlite3session_changeset(recording, &count, &bytes)
    defer { unsafe s.free(&bytes) }
    unsafe s.sqlite.sqlite3session_delete(recording)
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// Does everything with a changeset with too little memory.
  private static func exhaust(_ s: ProvocationStage, _ changes: [UInt8]) {
    let db = unsafe s.database()
    ScarceMemory.exhaust({ unsafe s.read(changes, on: db) }, restore: { unsafe s.exec("DELETE FROM t WHERE id > 1", on: db) })
    ScarceMemory.exhaust { s.group([changes, changes]) }
    ScarceMemory.exhaust { s.concatenate(changes, changes) }
    ScarceMemory.exhaust { s.misread(changes) }
    unsafe s.exec("INSERT INTO t VALUES (2, 'three', 'x')", on: db)
    ScarceMemory.exhaust { unsafe s.rebase(changes, on: db) }
  }
}
