import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  static let errorFacts: [ConformanceFact] = [
    ConformanceFact(
      "every primary code has its text", page: "c3ref/errcode.html",
      expected: [
        "not an error", "SQL logic error", "unknown error", "access permission denied", "query aborted", "database is locked",
        "database table is locked", "out of memory", "attempt to write a readonly database", "interrupted", "disk I/O error",
        "database disk image is malformed", "unknown operation", "database or disk is full", "unable to open database file",
        "locking protocol", "unknown error", "database schema has changed", "string or blob too big", "constraint failed",
        "datatype mismatch", "bad parameter or other API misuse", "unknown error", "authorization denied", "unknown error",
        "column index out of range", "file is not a database", "notification message", "warning message", "another row available",
        "no more rows available", "abort due to ROLLBACK", "constraint failed", "constraint failed", "locking protocol",
      ]
    ) { stage in
      ((0...28).map { Int32($0) } + [100, 101, 516, 2067, 787, 9999]).map { unsafe stage.string(stage.wrapper.sqlite3_errstr($0)) }
    },
    ConformanceFact(
      "without a connection the error is out of memory", page: "c3ref/errcode.html", expected: ["7", "7", "out of memory", "-1"]
    ) { stage in
      let wrapper = stage.wrapper
      return unsafe [
        String(wrapper.sqlite3_errcode(nil)), String(wrapper.sqlite3_extended_errcode(nil)), stage.message(of: nil),
        String(wrapper.sqlite3_error_offset(nil)),
      ]
    },
    one(
      "after a step the connection has its code",
      [
        "OK OK not an error", "ROW ROW another row available", "DONE DONE no more rows available", "OK OK not an error",
      ], page: "c3ref/errcode.html"
    ) { stage, statement in
      var found = [stage.error]
      stage.step(statement)
      found.append(stage.error)
      stage.step(statement)
      found.append(stage.error)
      stage.reset(statement)
      return found + [stage.error]
    },
    ConformanceFact(
      "an old message is not seen with a new code", page: "c3ref/errcode.html", expected: ["OK OK not an error", "ROW", "7"],
      script: { $0.when("SELECT x").failsToPrepare(.error, message: "no such column: x", byteOffset: 7) },
      on: "SELECT ?", answer: { $0.answers(columns: ["?"], rows: [[nil]]) }
    ) { stage, statement in
      _ = stage.prepare("SELECT x")
      stage.bind(statement, 1, 1)
      let bound = stage.error
      _ = stage.prepare("SELECT x")
      stage.step(statement)
      return [bound, stage.code, stage.errorOffset]
    },
  ]
}
