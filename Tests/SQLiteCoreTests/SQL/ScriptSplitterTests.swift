import SQLiteManager
import Scratch
import Testing

@Suite struct `A script that is cut into statements` {
  private func statements(of pieces: [ArraySlice<UInt8>]) throws -> [ScriptSplitter.Statement] {
    var splitter = ScriptSplitter()
    var found: [ScriptSplitter.Statement] = []
    for piece in pieces {
      splitter.append(piece)
      while let statement = try splitter.next() { found.append(statement) }
    }
    if let last = try splitter.finish() { found.append(last) }
    return found
  }

  private func statements(of script: String) throws -> [String] {
    try statements(of: [Array(script.utf8)[...]]).map { "\($0.line) \($0.sql.text)" }
  }

  @Test func `is cut where SQLite says a statement is complete, and nowhere else`() throws {
    let wrapper = Sqlite3Wrapper()
    func isComplete(_ text: Substring.UTF8View) -> Bool {
      unsafe String(Substring(text)).withCString { unsafe wrapper.sqlite3_complete($0) } == 1
    }
    let pieces = [
      ";", ";", ";", " ", "\n", "'", "\"", "`", "[", "]", "--", "/*", "*/", "/", "-", "a", "é", "1", "create ", "TEMP ", "temporary ",
      "trigger ",
      "end", " end ", "x'", ",", "'a;b'", "/* ; */", "-- ;\n", "create temp trigger ", "CREATE\nTEMPORARY/**/trigger b;", "; END;",
    ].map { Array($0.utf8) }
    var random = SplitMix64(seed: 43)
    for _ in 0..<TestRun.rounds(6_000, few: 1_000) {
      let script = HostileSQL.text(of: pieces, upTo: 16, using: &random)
      let found = try statements(of: HostileSQL.cut(script, using: &random)).map(\.sql.text)
      #expect(try found == statements(of: [script[...]]).map(\.sql.text))
      for (number, text) in found.enumerated() {
        let semicolons = text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: ";") }.map { text.utf8[...$0] }
        let complete = semicolons.filter(isComplete).map(\.count)
        let isLast = number == found.count - 1
        #expect(complete == [text.utf8.count] || isLast && complete.isEmpty, "\(script) \(text.debugDescription)")
      }
    }
  }

  @Test func `is cut where preparing it stops`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
    let texts = [
      "SELECT ';' AS \";\", 1 AS [;] , 2 AS `;` ;", "SELECT $a(;), :b::c(';) ;", "-- ;\nSELECT /* ; */ 1;", "SELECT x'3b' -- it's\n;",
      "CREATE TEMP TRIGGER r AFTER INSERT ON t BEGIN SELECT CASE WHEN 1 THEN 2 END; DELETE FROM t; END;", "\u{feff}VALUES (1e+5, .5);",
      "EXPLAIN QUERY PLAN SELECT 1;", "SELECT 'it''s; \"' ;",
    ]
    var random = SplitMix64(seed: 44)
    for _ in 0..<200 {
      let script = (0..<6).map { _ in texts[random.below(texts.count)] }.joined(separator: "\n")
      let found = try statements(of: HostileSQL.cut(Array(script.utf8), using: &random)).map(\.sql.text)
      var ends: [Int] = []
      try unsafe script.withCString { start in
        var next: UnsafePointer<CChar>? = unsafe start
        while let from = unsafe next, unsafe from.pointee != 0 {
          var statement: OpaquePointer?
          #expect(unsafe connection.wrapper.sqlite3_prepare_v3(connection.handle, from, -1, 0, &statement, &next) == 0)
          _ = unsafe connection.wrapper.sqlite3_finalize(statement)
          ends.append(try #require(unsafe next.map { unsafe $0 - start }))
        }
      }
      #expect(found.count == ends.count)
      for (text, end) in zip(found, ends) { #expect(script.utf8.prefix(end).suffix(text.utf8.count).elementsEqual(text.utf8)) }
    }
  }

  @Test func `knows the line each statement begins in, and leaves out what is before it`() throws {
    #expect(try statements(of: "\n-- one\n/* two\n */ SELECT\n1;;\n;SELECT 2") == ["4 SELECT\n1;", "6 SELECT 2"])
    #expect(try statements(of: " -- only this") == [])
    #expect(try statements(of: ["a; /*", " č */ b;\n\tc"].map { Array($0.utf8)[...] }).map(\.column) == [1, 12, 2])
    #expect(try statements(of: "EXPLAIN CREATE TRIGGER a; b; END; c") == ["1 EXPLAIN CREATE TRIGGER a; b; END;", "1 c"])
  }

  @Test func `goes on after a statement that is not UTF-8, and keeps one with a NUL whole`() throws {
    var splitter = ScriptSplitter()
    splitter.append(Array("\n'".utf8) + [0xff] + Array("'; SELECT '\0;' --\0;\n; END".utf8))
    let error = #expect(throws: SQLiteError.self) { try splitter.next() }
    #expect(error?.code == .mismatch && error?.message.contains("line 2") == true)
    #expect(try splitter.next()?.sql.text == "SELECT '\0;' --\0;\n;")
    #expect(try splitter.next() == nil)
    #expect(try splitter.finish()?.sql.text == "END")
  }

  @Test func `gives a statement out as soon as its semicolon is there`() throws {
    for text in ["SELECT x;", "SELECT 1;", "SELECT :a;", "SELECT 'a';", "SELECT 1 -;", "SELECT .;", "SELECT 1e;", "SELECT é;"] {
      var splitter = ScriptSplitter()
      for byte in text.utf8 {
        #expect(try splitter.next() == nil)
        splitter.append([byte])
      }
      #expect(try splitter.next()?.sql.text == text)
    }
  }
}
