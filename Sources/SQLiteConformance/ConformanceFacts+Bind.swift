import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  private static let two = ConformanceStatement("SELECT ?1, ?2", page: "c3ref/bind_blob.html") {
    $0.answers(columns: ["?1", "?2"]) { .rows([[$0[1], $0[2]]]) }
  }

  static let bindFacts: [ConformanceFact] = [
    two(
      "the destructor of UTF-16 text is called at once, and of UTF-8 text when the value is replaced",
      ["OK", "1", "OK", "0", "OK", "1", "RANGE", "1"]
    ) { stage, statement in
      let (wide, narrow, lost) = (ConformanceCounter(), ConformanceCounter(), ConformanceCounter())
      let increment = unsafe ConformanceCounter.increment
      var found = unsafe stage.codes(stage.wrapper.sqlite3_bind_text16(statement, 1, wide.context, 2, increment)) + ["\(wide)"]
      found += unsafe stage.codes(stage.wrapper.sqlite3_bind_text(statement, 2, narrow.text, 0, increment)) + ["\(narrow)"]
      found += [stage.bind(statement, 2, 1), "\(narrow)"]
      return unsafe found + stage.codes(stage.wrapper.sqlite3_bind_text16(statement, 3, lost.context, 2, increment)) + ["\(lost)"]
    }, two("an unbound parameter is NULL", ["null", "null"]) { stage, statement in stage.row(statement) },
    two("index 0 and an index too high are out of range", ["RANGE", "RANGE", "RANGE", "RANGE RANGE column index out of range"]) {
      stage, statement in [stage.bind(statement, 0, 1), stage.bind(statement, 3, 1), stage.bind(statement, -1, "a"), stage.error]
    },
    ConformanceFact("nothing can be bound to no statement", page: "c3ref/bind_blob.html", expected: ["MISUSE", "MISUSE"]) {
      [$0.bind(nil, 1, 1), $0.bind(nil, 1, "a")]
    },
    two(
      "nothing can be bound on a row nor after the last",
      ["ROW", "MISUSE", "MISUSE MISUSE bad parameter or other API misuse", "DONE", "MISUSE", "OK", "OK", "OK OK not an error"]
    ) { stage, statement in
      let onRow = [stage.step(statement), stage.bind(statement, 1, 1), stage.error]
      let after = [stage.step(statement), stage.bind(statement, 1, 1)]
      return onRow + after + [stage.reset(statement), stage.bind(statement, 1, 1), stage.error]
    },
    two("bound values outlive a reset", ["integer 7", "text 'a'", "OK", "integer 7", "text 'a'"], page: "c3ref/reset.html") {
      stage, statement in
      stage.bind(statement, 1, 7)
      stage.bind(statement, 2, "a")
      return stage.row(statement) + [stage.reset(statement)] + stage.row(statement)
    },
    two(
      "clear_bindings makes all values NULL, and the row that is there stays",
      ["integer 7", "null", "OK", "integer 7", "OK", "null", "null"], page: "c3ref/clear_bindings.html"
    ) { stage, statement in
      stage.bind(statement, 1, 7)
      let row = stage.row(statement)
      let code = unsafe stage.codes(stage.wrapper.sqlite3_clear_bindings(statement))
      return row + code + [stage.value(statement, 0), stage.reset(statement)] + stage.row(statement)
    },
    two("a NUL in bound text is kept", ["3", "610062"]) { stage, statement in
      stage.bind(statement, 1, "a\0b")
      stage.step(statement)
      return unsafe [String(stage.wrapper.sqlite3_column_bytes(statement, 0)), stage.blob(statement, 0)]
    },
    two("a negative length ends text at its NUL", ["text 'ab'", "null"]) { stage, statement in
      unsafe "ab\0c".withCString { _ = unsafe stage.wrapper.sqlite3_bind_text(statement, 1, $0, -1, Sqlite3Destructor.transient) }
      return stage.row(statement)
    },
    two("nil text and nil bytes are NULL", ["OK", "OK", "null", "null"]) { stage, statement in
      let codes = unsafe stage.codes(
        stage.wrapper.sqlite3_bind_text(statement, 1, nil, 5, nil), stage.wrapper.sqlite3_bind_blob(statement, 2, nil, 5, nil))
      return codes + stage.row(statement)
    },
    two(
      "an empty blob and an empty text are not NULL",
      ["blob nil", "text ''", "4 0 0 0.0 '' 0 nil", "3 0 0 0.0 '' 0 nil"]
    ) { stage, statement in
      unsafe "x".withCString {
        _ = unsafe stage.wrapper.sqlite3_bind_blob(statement, 1, $0, 0, Sqlite3Destructor.transient)
        _ = unsafe stage.wrapper.sqlite3_bind_text(statement, 2, $0, 0, Sqlite3Destructor.transient)
      }
      return stage.row(statement) + [stage.allReaders(statement, 0), stage.allReaders(statement, 1)]
    },
    two("a NaN is bound as NULL, and infinity and -0.0 are kept", ["null", "float -inf", "'-Inf'", "float -0.0", "float -inf", "'0.0'"]) {
      stage, statement in
      stage.bind(statement, 1, .real(.nan))
      stage.bind(statement, 2, .real(-.infinity))
      let first = stage.row(statement) + [stage.text(statement, 1)]
      stage.reset(statement)
      stage.bind(statement, 1, .real(-0.0))
      return first + stage.row(statement) + [stage.text(statement, 0)]
    },
    two(
      "the limits of 64-bit integers are kept",
      [
        "integer 9223372036854775807", "integer -9223372036854775808",
        "1 -1 9223372036854775807 9.223372036854776e+18 '9223372036854775807' 19 39323233333732303336383534373735383037",
        "1 0 -9223372036854775808 -9.223372036854776e+18 '-9223372036854775808' 20 2d39323233333732303336383534373735383038",
      ]
    ) { stage, statement in
      stage.bind(statement, 1, .integer(.max))
      stage.bind(statement, 2, .integer(.min))
      return stage.row(statement) + [stage.allReaders(statement, 0), stage.allReaders(statement, 1)]
    },
    two("a zeroblob has its length and zeros", ["blob 000000", "blob nil", "SELECT zeroblob(3), zeroblob(0)"]) { stage, statement in
      _ = unsafe stage.wrapper.sqlite3_bind_zeroblob(statement, 1, 3)
      _ = unsafe stage.wrapper.sqlite3_bind_zeroblob64(statement, 2, 0)
      let sql = unsafe stage.taking(stage.wrapper.sqlite3_expanded_sql(statement))
      return stage.row(statement) + [sql]
    },
    two("a blob that is too long is refused", ["TOOBIG", "TOOBIG TOOBIG string or blob too big", "TOOBIG"]) { stage, statement in
      stage.limit(.length, 40)
      let long = String(repeating: "x", count: 41)
      let refused = [stage.bind(statement, 1, .text(long)), stage.error]
      return unsafe refused + stage.codes(stage.wrapper.sqlite3_bind_zeroblob64(statement, 1, 41))
    },
    two("UTF-16 can be bound", ["text 'Štěpán 🧭'", "text 'Štěpán 🧭'"]) { stage, statement in
      let units = Array("Štěpán 🧭".utf16) + [0]
      unsafe units.withUnsafeBytes {
        _ = unsafe stage.wrapper.sqlite3_bind_text16(statement, 1, $0.baseAddress, Int32($0.count - 2), Sqlite3Destructor.transient)
        _ = unsafe stage.wrapper.sqlite3_bind_text16(statement, 2, $0.baseAddress, -1, Sqlite3Destructor.transient)
      }
      return stage.row(statement)
    },
    two(
      "a destructor is called once: on replacing, clearing and finalizing, and when binding fails",
      ["OK", "0", "OK", "1", "OK", "1", "RANGE", "2", "4", "OK", "ROW", "MISUSE", "5", "6"]
    ) { stage, statement in
      let count = ConformanceCounter()
      func bind(_ index: Int32) -> String {
        unsafe ConformanceStage.name(stage.wrapper.sqlite3_bind_text(statement, index, count.text, 1, ConformanceCounter.increment))
      }
      var found = [bind(1), count.description]
      found += [bind(1), count.description, bind(2), count.description, bind(9), count.description]
      _ = unsafe stage.wrapper.sqlite3_clear_bindings(statement)
      found.append(count.description)
      found += [bind(1), stage.step(statement), bind(1), count.description]
      stage.finalize(statement)
      return found + [count.description]
    },
  ]

  static let parameterFacts: [ConformanceFact] = [
    ConformanceFact(
      "parameters are counted, numbered and named", page: "lang_expr.html#varparam", setup: ["CREATE TABLE t(\"?\", \":x\")"],
      expected: ["8", "nil", "nil", ":a", "@a", "$a", "nil", "nil", "?7", "nil", "nil"],
      on: "SELECT ?, :a, @a, $a, ?, ?7, :a, ?3, \"?\", [:x], 'it''s ?', `?` -- ?\n, /* ? */ ? FROM t",
      answer: { $0.answers(.done) }
    ) { stage, statement in
      let count = unsafe stage.wrapper.sqlite3_bind_parameter_count(statement)
      let names = (0...count + 1).map { unsafe stage.string(stage.wrapper.sqlite3_bind_parameter_name(statement, $0)) }
      return [String(count)] + names
    },
    ConformanceFact(
      "a name is found with its prefix, and 0 is none", page: "c3ref/bind_parameter_index.html",
      expected: [":a 2", "@b 3", "$c 10", "?9 9", "a 0", ":A 0", "? 0", "?1 0", " 0"],
      on: "SELECT ?, :a, @b, ?9, :a, $c", answer: { $0.answers(.done) }
    ) { stage, statement in
      [":a", "@b", "$c", "?9", "a", ":A", "?", "?1", ""].map { unsafe "\($0) \(stage.wrapper.sqlite3_bind_parameter_index(statement, $0))" }
    },
    one("a statement without parameters has none", ["0", "RANGE"], page: "c3ref/bind_parameter_count.html") { stage, statement in
      unsafe [String(stage.wrapper.sqlite3_bind_parameter_count(statement)), stage.bind(statement, 1, 1)]
    },
  ]
}
