import SQLiteCalls

extension FidelitySuite {
  private static let column = ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)", "INSERT INTO t VALUES(1, x'0102030405')"]
  private static let bytes: @Sendable (MockSqlite3Wrapper) -> Void = { $0.blob("main", "t", "b", rowid: 1, [1, 2, 3, 4, 5]) }

  /// Opens a blob: its handle, and the code.
  @safe static func open(_ bench: FidelityStage, _ table: String, _ column: String, _ rowid: Int64, _ flags: Int32) -> (
    OpaquePointer?, String
  ) {
    var blob: OpaquePointer?
    let code = unsafe bench.wrapper.sqlite3_blob_open(bench.db, "main", table, column, rowid, flags, &blob)
    return unsafe (blob, FidelityStage.name(code))
  }

  /// The facts about blobs in place.
  static let blobFacts: [FidelityFact] = [
    FidelityFact(
      "a blob is read and written within its length", page: "c3ref/blob_open.html", setup: column,
      expected: ["OK", "OK", "ERROR", "ERROR", "OK", "ERROR", "[2, 3, 4] [1, 2, 3, 9, 0]", "5", "OK"], script: bytes
    ) { bench in
      let wrapper = bench.wrapper
      let (blob, code) = open(bench, "t", "b", 1, 1)
      var buffer: [UInt8] = [0, 0, 0]
      let codes = unsafe bench.codes(
        wrapper.sqlite3_blob_read(blob, &buffer, 3, 1), wrapper.sqlite3_blob_read(blob, &buffer, 3, 3),
        wrapper.sqlite3_blob_read(blob, &buffer, -1, 0), wrapper.sqlite3_blob_write(blob, [9, 9], 2, 3),
        wrapper.sqlite3_blob_write(blob, [9, 9], 2, 4))
      var all: [UInt8] = Array(repeating: 0, count: 5)
      _ = unsafe wrapper.sqlite3_blob_read(blob, &all, 5, 0)
      let bytes = unsafe String(wrapper.sqlite3_blob_bytes(blob))
      return unsafe [code] + codes + ["\(buffer) \(all)", bytes] + bench.codes(wrapper.sqlite3_blob_close(blob))
    },
    FidelityFact(
      "a blob opened for reading is not written", page: "c3ref/blob_write.html", setup: column, expected: ["OK", "READONLY"], script: bytes
    ) { bench in
      let (blob, code) = open(bench, "t", "b", 1, 0)
      let written = unsafe bench.codes(bench.wrapper.sqlite3_blob_write(blob, [9], 1, 0))
      _ = unsafe bench.wrapper.sqlite3_blob_close(blob)
      return [code] + written
    },
    FidelityFact(
      "a blob is not opened for writing where nothing may be written", page: "pragma.html#pragma_query_only", setup: column,
      expected: ["READONLY", "READONLY", "READONLY", "attempt to write a readonly database", "OK"], script: bytes
    ) { bench in
      bench.exec("PRAGMA query_only = ON")
      let refused = [open(bench, "t", "b", 1, 1).1] + bench.error
      let (blob, code) = open(bench, "t", "b", 1, 0)
      _ = unsafe bench.wrapper.sqlite3_blob_close(blob)
      return refused + [code]
    },
    FidelityFact(
      "a missing object is named", page: "c3ref/blob_open.html", setup: column,
      expected: [
        "ERROR", "ERROR", "ERROR", "no such rowid: 7", "ERROR", "ERROR", "ERROR", "no such table: main.u", "ERROR", "ERROR", "ERROR",
        "no such column: \"c\"", "OK",
      ], script: bytes
    ) { bench in
      unsafe [open(bench, "t", "b", 7, 0).1] + bench.error + [open(bench, "u", "b", 1, 0).1] + bench.error + [open(bench, "t", "c", 1, 0).1]
        + bench.error + bench.codes(bench.wrapper.sqlite3_blob_close(nil))
    },
    FidelityFact(
      "a blob moved to a row that is not there is dead", page: "c3ref/blob_reopen.html", setup: column,
      expected: ["OK", "ERROR", "OK", "ABORT", "ABORT"], script: bytes
    ) { bench in
      let wrapper = bench.wrapper
      let (blob, _) = open(bench, "t", "b", 1, 0)
      var byte: UInt8 = 0
      let codes = unsafe bench.codes(
        wrapper.sqlite3_blob_reopen(blob, 1), wrapper.sqlite3_blob_reopen(blob, 7), wrapper.sqlite3_blob_bytes(blob),
        wrapper.sqlite3_blob_read(blob, &byte, 0, 0), wrapper.sqlite3_blob_reopen(blob, 1))
      _ = unsafe wrapper.sqlite3_blob_close(blob)
      return codes
    },
    FidelityFact("a connection with an open blob is not closed", page: "c3ref/close.html", setup: column, expected: ["BUSY"], script: bytes)
    { bench in
      let (blob, _) = open(bench, "t", "b", 1, 0)
      let code = unsafe bench.close(bench.db)
      _ = unsafe bench.wrapper.sqlite3_blob_close(blob)
      return [code]
    },
  ]

  /// The facts about backups.
  static let backupFacts: [FidelityFact] = [
    FidelityFact(
      "a backup goes page by page", page: "c3ref/backup_finish.html", setup: ["CREATE TABLE t(a)", "INSERT INTO t VALUES(zeroblob(9000))"],
      expected: ["0 of 0", "OK 4 of 4", "OK 3 of 4", "OK 2 of 4", "DONE 0 of 4", "BUSY", "OK", "OK"], script: { $0.backupPageCount = 4 }
    ) { bench in
      let wrapper = bench.wrapper
      let copy = bench.openAnother()
      let backup = unsafe wrapper.sqlite3_backup_init(copy, "main", bench.db, "main")
      func progress() -> String { unsafe "\(wrapper.sqlite3_backup_remaining(backup)) of \(wrapper.sqlite3_backup_pagecount(backup))" }
      var found = [progress()]
      for pages: Int32 in [0, 1, 1, -1] {
        unsafe found.append(FidelityStage.name(wrapper.sqlite3_backup_step(backup, pages)) + " " + progress())
      }
      unsafe found.append(bench.close(bench.db))
      unsafe found += bench.codes(wrapper.sqlite3_backup_finish(backup), wrapper.sqlite3_backup_finish(nil))
      bench.close(copy)
      return found
    },
    FidelityFact(
      "a backup into a connection that was opened to read fails at its steps and at its end", page: "c3ref/backup_finish.html",
      expected: ["READONLY", "READONLY", "READONLY", "attempt to write a readonly database"]
    ) { bench in
      let (wrapper, copy) = (bench.wrapper, bench.openAnother(readonly: true))
      defer { bench.close(copy) }
      let backup = unsafe wrapper.sqlite3_backup_init(copy, "main", bench.db, "main")
      let codes = unsafe bench.codes(
        wrapper.sqlite3_backup_step(backup, -1), wrapper.sqlite3_backup_step(backup, -1), wrapper.sqlite3_backup_finish(backup))
      return unsafe codes + [bench.string(wrapper.sqlite3_errmsg(copy))]
    },
    FidelityFact(
      "a backup carries the numbers of the header, and the version of the schema goes up", page: "fileformat2.html#the_database_header",
      expected: ["integer 7", "integer -3", "integer 1", "integer 9", "integer 7", "integer 0"]
    ) { bench in
      let wrapper = bench.wrapper
      bench.exec("PRAGMA user_version = 7; PRAGMA application_id = -3; PRAGMA schema_version = 40")
      let copy = bench.openAnother()
      func numbers(_ texts: String...) -> [String] {
        texts.map { sql in
          let statement = bench.prepare(sql, on: copy)
          defer { bench.finalize(statement) }
          return bench.row(statement).joined()
        }
      }
      func copied(from schema: String, to other: String) {
        let backup = unsafe wrapper.sqlite3_backup_init(copy, other, bench.db, schema)
        _ = unsafe wrapper.sqlite3_backup_step(backup, -1)
        _ = unsafe wrapper.sqlite3_backup_finish(backup)
      }
      copied(from: "main", to: "main")
      let found = numbers("PRAGMA user_version", "PRAGMA application_id", "PRAGMA schema_version")
      bench.exec("ATTACH ':memory:' AS x; PRAGMA X.user_version = 9")
      copied(from: "x", to: "temp")
      let all = found + numbers("PRAGMA temp.user_version", "PRAGMA user_version", "PRAGMA temp.application_id")
      bench.close(copy)
      return all
    },
    FidelityFact(
      "a backup wants two connections and schemas that are there", page: "c3ref/backup_finish.html",
      expected: ["true", "ERROR", "ERROR", "source and destination must be distinct", "true", "ERROR", "ERROR", "unknown database none"]
    ) { bench in
      let wrapper = bench.wrapper
      let same = unsafe wrapper.sqlite3_backup_init(bench.db, "main", bench.db, "main")
      let first = [unsafe "\(same == nil)"] + bench.error
      let other = bench.openAnother()
      let lost = unsafe wrapper.sqlite3_backup_init(bench.db, "none", other, "main")
      bench.close(other)
      return first + [unsafe "\(lost == nil)"] + bench.error
    },
  ]
}
