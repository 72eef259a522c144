import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch

// Blob handles.
extension Provocations {
  static let blobs: [Provocation] = [
    Provocation("no memory for a blob handle") { s in
      let db = unsafe s.database()
      ScarceMemory.exhaust { unsafe s.end(s.blob(db)) }
      let handle = unsafe s.blob(db)
      ScarceMemory.exhaust { unsafe s.sqlite.sqlite3_blob_reopen(handle, 1) }
    },
    Provocation("a row is missing, then the handle is expired") { s in
      let db = unsafe s.database()
      _ = unsafe s.blob(db, row: 7)
      let handle = unsafe s.blob(db)
      unsafe s.sqlite.sqlite3_blob_read(handle, UnsafeMutableRawPointer(bitPattern: 16), 1, 100)
      unsafe s.sqlite.sqlite3_blob_write(handle, "x", 1, 100)
      unsafe s.exec("UPDATE t SET data = 'x'", on: db)
      var byte: UInt8 = 0
      unsafe s.sqlite.sqlite3_blob_read(handle, &byte, 1, 0)
      let other = unsafe s.blob(db)
      unsafe s.exec("UPDATE t SET data = 'x'", on: db)
      unsafe s.sqlite.sqlite3_blob_write(other, "x", 1, 0)
      let third = unsafe s.blob(db)
      unsafe s.sqlite.sqlite3_blob_reopen(third, 7)
      unsafe s.sqlite.sqlite3_blob_reopen(third, 1)
    },
    Provocation("another connection has locked the file of a blob") { s in
      let (db, other) = unsafe (s.database("a.db"), s.open("a.db"))
      unsafe s.exec("BEGIN IMMEDIATE", on: other)
      _ = unsafe s.blob(db)
      unsafe s.exec("COMMIT", on: other)
    },
    Provocation("another connection to the same cache writes the table of a blob") { s in
      let name = "file:blobs?mode=memory&cache=shared"
      let (db, other) = unsafe (s.database(name), s.open(name))
      unsafe s.exec("BEGIN; UPDATE t SET name = 'two'", on: other)
      _ = unsafe s.blob(db)
    },
    Provocation("the file of a blob is only read") { s in
      let db = unsafe s.database("a.db")
      unsafe s.close(db)
      var reader: OpaquePointer?
      unsafe s.sqlite.sqlite3_open_v2(s.folder.path("a.db"), &reader, OpenFlags.readonly.rawValue, nil)
      _ = unsafe s.blob(reader)
      let handle = unsafe s.blob(reader, isWritable: false)
      unsafe s.sqlite.sqlite3_blob_write(handle, "x", 1, 0)
      unsafe s.end(handle)
      unsafe s.sqlite.sqlite3_close(reader)
    },
    Provocation("a disk fails under a blob") { s in
      for code in [ResultCode.ioerrRead, .full] {
        let (system, fails) = try s.failingDisk(code) { $0.kind == .write || $0.kind == .sync || code != .full && $0.kind == .read }
        let db = unsafe s.database("\(code.rawValue).db", through: system, setUp: "PRAGMA cache_size = 1")
        unsafe s.exec("INSERT INTO t VALUES (2, 'two', zeroblob(100000))", on: db)
        var bytes = [UInt8](repeating: 1, count: 90_000)
        for isAtClose in [true, false] {
          let handle = unsafe s.blob(db, row: 2)
          if isAtClose { unsafe s.sqlite.sqlite3_blob_write(handle, bytes, 10, 0) }
          fails.withLock { $0 = true }
          if !isAtClose { unsafe s.sqlite.sqlite3_blob_write(handle, bytes, 90_000, 10) }
          unsafe s.end(handle)
          fails.withLock { $0 = false }
        }
        let handle = unsafe s.blob(db, row: 2)
        fails.withLock { $0 = true }
        unsafe s.sqlite.sqlite3_blob_read(handle, &bytes, 90_000, 10)
        unsafe s.end(handle)
        fails.withLock { $0 = false }
      }
    },
    Provocation("no memory when a blob is written or read") { s in
      let db = unsafe s.database("a.db", setUp: "PRAGMA cache_size = 1")
      unsafe s.exec("INSERT INTO t VALUES (2, 'two', zeroblob(100000))", on: db)
      var bytes = [UInt8](repeating: 1, count: 90_000)
      let handle = unsafe s.blob(db, row: 2)
      unsafe s.exec("PRAGMA shrink_memory", on: db)
      ScarceMemory.without {
        _ = unsafe s.sqlite.sqlite3_blob_write(handle, bytes, 90_000, 10)
        unsafe s.end(handle)
      }
      let reader = unsafe s.blob(db, row: 2)
      unsafe s.exec("PRAGMA shrink_memory", on: db)
      ScarceMemory.without { _ = unsafe s.sqlite.sqlite3_blob_read(reader, &bytes, 90_000, 10) }
      unsafe s.end(reader)
    },
    Provocation("a commit hook refuses what the close of a blob commits") { s in
      let db = unsafe s.database()
      _ = unsafe s.sqlite.sqlite3_commit_hook(db, { _ in 1 }, nil)
      let handle = unsafe s.blob(db)
      unsafe s.sqlite.sqlite3_blob_write(handle, "x", 1, 0)
      unsafe s.end(handle)
    },
    Provocation("a reader keeps the close of a blob from its commit") { s in
      let (db, other) = unsafe (s.database("a.db"), s.open("a.db"))
      let handle = unsafe s.blob(db)
      unsafe s.sqlite.sqlite3_blob_write(handle, "x", 1, 0)
      let reader = unsafe s.stepped("SELECT * FROM t", on: other)
      unsafe s.end(handle)
      unsafe s.end(reader)
    },
  ]
}
