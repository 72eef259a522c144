import SQLiteCalls

extension ConformanceSuite {
  private static let column = ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)", "INSERT INTO t VALUES(1, x'0102030405')"]
  private static let bytes: @Sendable (MockSqlite3Wrapper) -> Void = { $0.blob("main", "t", "b", rowid: 1, [1, 2, 3, 4, 5]) }

  /// Opens a blob; returns its handle and the result code.
  @safe static func open(_ stage: ConformanceStage, _ table: String, _ column: String, _ rowid: Int64, _ flags: Int32) -> (
    OpaquePointer?, String
  ) {
    var blob: OpaquePointer?
    let code = unsafe stage.wrapper.sqlite3_blob_open(stage.db, "main", table, column, rowid, flags, &blob)
    return unsafe (blob, ConformanceStage.name(code))
  }

  /// The facts about incremental blobs.
  static let blobFacts: [ConformanceFact] = [
    ConformanceFact(
      "a blob is read and written within its length", page: "c3ref/blob_open.html", setup: column,
      expected: ["OK", "OK", "ERROR", "ERROR", "OK", "ERROR", "[2, 3, 4] [1, 2, 3, 9, 0]", "5", "OK"], script: bytes
    ) { stage in
      let wrapper = stage.wrapper
      let (blob, code) = open(stage, "t", "b", 1, 1)
      var buffer: [UInt8] = [0, 0, 0]
      let codes = unsafe stage.codes(
        wrapper.sqlite3_blob_read(blob, &buffer, 3, 1), wrapper.sqlite3_blob_read(blob, &buffer, 3, 3),
        wrapper.sqlite3_blob_read(blob, &buffer, -1, 0), wrapper.sqlite3_blob_write(blob, [9, 9], 2, 3),
        wrapper.sqlite3_blob_write(blob, [9, 9], 2, 4))
      var all: [UInt8] = Array(repeating: 0, count: 5)
      _ = unsafe wrapper.sqlite3_blob_read(blob, &all, 5, 0)
      let bytes = unsafe String(wrapper.sqlite3_blob_bytes(blob))
      return unsafe [code] + codes + ["\(buffer) \(all)", bytes] + stage.codes(wrapper.sqlite3_blob_close(blob))
    },
    ConformanceFact(
      "a blob opened for reading is not written", page: "c3ref/blob_write.html", setup: column, expected: ["OK", "READONLY"], script: bytes
    ) { stage in
      let (blob, code) = open(stage, "t", "b", 1, 0)
      let written = unsafe stage.codes(stage.wrapper.sqlite3_blob_write(blob, [9], 1, 0))
      _ = unsafe stage.wrapper.sqlite3_blob_close(blob)
      return [code] + written
    },
    ConformanceFact(
      "a blob is not opened for writing where nothing may be written", page: "pragma.html#pragma_query_only", setup: column,
      expected: ["READONLY", "READONLY READONLY attempt to write a readonly database", "OK"], script: bytes
    ) { stage in
      stage.exec("PRAGMA query_only = ON")
      let refused = [open(stage, "t", "b", 1, 1).1, stage.error]
      let (blob, code) = open(stage, "t", "b", 1, 0)
      _ = unsafe stage.wrapper.sqlite3_blob_close(blob)
      return refused + [code]
    },
    ConformanceFact(
      "a missing object is named", page: "c3ref/blob_open.html", setup: column,
      expected: [
        "ERROR", "ERROR ERROR no such rowid: 7", "ERROR", "ERROR ERROR no such table: main.u", "ERROR", "ERROR ERROR no such column: \"c\"",
        "OK",
      ], script: bytes
    ) { stage in
      unsafe [
        open(stage, "t", "b", 7, 0).1, stage.error, open(stage, "u", "b", 1, 0).1, stage.error, open(stage, "t", "c", 1, 0).1, stage.error,
      ]
        + stage.codes(stage.wrapper.sqlite3_blob_close(nil))
    },
    ConformanceFact(
      "a blob moved to a row that is not there is dead", page: "c3ref/blob_reopen.html", setup: column,
      expected: ["OK", "ERROR", "OK", "ABORT", "ABORT"], script: bytes
    ) { stage in
      let wrapper = stage.wrapper
      let (blob, _) = open(stage, "t", "b", 1, 0)
      var byte: UInt8 = 0
      let codes = unsafe stage.codes(
        wrapper.sqlite3_blob_reopen(blob, 1), wrapper.sqlite3_blob_reopen(blob, 7), wrapper.sqlite3_blob_bytes(blob),
        wrapper.sqlite3_blob_read(blob, &byte, 0, 0), wrapper.sqlite3_blob_reopen(blob, 1))
      _ = unsafe wrapper.sqlite3_blob_close(blob)
      return codes
    },
    ConformanceFact(
      "a connection with an open blob is not closed", page: "c3ref/close.html", setup: column, expected: ["BUSY"], script: bytes
    ) { stage in
      let (blob, _) = open(stage, "t", "b", 1, 0)
      let code = unsafe stage.close(stage.db)
      _ = unsafe stage.wrapper.sqlite3_blob_close(blob)
      return [code]
    },
  ]

  static let backupFacts: [ConformanceFact] = [
    ConformanceFact(
      "a backup goes page by page", page: "c3ref/backup_finish.html", setup: ["CREATE TABLE t(a)", "INSERT INTO t VALUES(zeroblob(9000))"],
      expected: ["0 of 0", "OK 4 of 4", "OK 3 of 4", "OK 2 of 4", "DONE 0 of 4", "BUSY", "OK", "OK"], script: { $0.backupPageCount = 4 }
    ) { stage in
      let wrapper = stage.wrapper
      let copy = stage.openAnother()
      let backup = unsafe wrapper.sqlite3_backup_init(copy, "main", stage.db, "main")
      func progress() -> String { unsafe "\(wrapper.sqlite3_backup_remaining(backup)) of \(wrapper.sqlite3_backup_pagecount(backup))" }
      var found = [progress()]
      for pages: Int32 in [0, 1, 1, -1] {
        unsafe found.append(ConformanceStage.name(wrapper.sqlite3_backup_step(backup, pages)) + " " + progress())
      }
      unsafe found.append(stage.close(stage.db))
      unsafe found += stage.codes(wrapper.sqlite3_backup_finish(backup), wrapper.sqlite3_backup_finish(nil))
      stage.close(copy)
      return found
    },
    ConformanceFact(
      "a backup into a connection that was opened to read fails at its steps and at its end", page: "c3ref/backup_finish.html",
      expected: ["READONLY", "READONLY", "READONLY", "attempt to write a readonly database"]
    ) { stage in
      let (wrapper, copy) = (stage.wrapper, stage.openAnother(readonly: true))
      defer { stage.close(copy) }
      let backup = unsafe wrapper.sqlite3_backup_init(copy, "main", stage.db, "main")
      let codes = unsafe stage.codes(
        wrapper.sqlite3_backup_step(backup, -1), wrapper.sqlite3_backup_step(backup, -1), wrapper.sqlite3_backup_finish(backup))
      return codes + [stage.message(of: copy)]
    },
    ConformanceFact(
      "a backup carries the numbers of the header, and the version of the schema goes up", page: "fileformat2.html#the_database_header",
      expected: ["integer 7", "integer -3", "integer 1", "integer 9", "integer 7", "integer 0"]
    ) { stage in
      let wrapper = stage.wrapper
      stage.exec("PRAGMA user_version = 7; PRAGMA application_id = -3; PRAGMA schema_version = 40")
      let copy = stage.openAnother()
      func numbers(_ texts: String...) -> [String] {
        texts.map { sql in
          let statement = stage.prepare(sql, on: copy)
          defer { stage.finalize(statement) }
          return stage.row(statement)[0]
        }
      }
      func copied(from schema: String, to other: String) {
        let backup = unsafe wrapper.sqlite3_backup_init(copy, other, stage.db, schema)
        _ = unsafe wrapper.sqlite3_backup_step(backup, -1)
        _ = unsafe wrapper.sqlite3_backup_finish(backup)
      }
      copied(from: "main", to: "main")
      let found = numbers("PRAGMA user_version", "PRAGMA application_id", "PRAGMA schema_version")
      stage.exec("ATTACH ':memory:' AS x; PRAGMA X.user_version = 9")
      copied(from: "x", to: "temp")
      let all = found + numbers("PRAGMA temp.user_version", "PRAGMA user_version", "PRAGMA temp.application_id")
      stage.close(copy)
      return all
    },
    ConformanceFact(
      "a backup needs two connections and existing schemas", page: "c3ref/backup_finish.html",
      expected: ["true", "ERROR ERROR source and destination must be distinct", "true", "ERROR ERROR unknown database none"]
    ) { stage in
      let wrapper = stage.wrapper
      let same = unsafe wrapper.sqlite3_backup_init(stage.db, "main", stage.db, "main")
      let first = [unsafe "\(same == nil)", stage.error]
      let other = stage.openAnother()
      let lost = unsafe wrapper.sqlite3_backup_init(stage.db, "none", other, "main")
      stage.close(other)
      return first + [unsafe "\(lost == nil)", stage.error]
    },
  ]
}
