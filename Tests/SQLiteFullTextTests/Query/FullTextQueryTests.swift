import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// Finds the same words in every text.
private struct FixedTokenizer: TextTokenizer {
  let words: [FullTextToken]

  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws {
    for word in words {
      try unsafe Array(word.text.utf8).withUnsafeBufferPointer { try unsafe found($0, word.byteRange, word.isColocated) }
    }
  }
}

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `A query for people` {
  private func expression(_ query: FullTextQuery, _ module: FullTextTable.Module = .fts5, _ tokenizer: FullTextTokenizer = .unicode61())
    throws -> String
  {
    let table = FullTextTable("docs", columns: ["a", "b", .init("c", isIndexed: false)], module: module, tokenizer: tokenizer)
    return "\(try query.match(in: table, on: Connection(.memory)))"
  }

  @Test func `is written so that nothing in it is an operator`() throws {
    #expect(try expression(FullTextQuery("red \"old wine\" -a AND")) == #""red" AND "old wine" AND "a" AND "AND""#)
    #expect(try expression(FullTextQuery("red \"old wine\" -a AND"), .fts4) == #""red" "old wine" "a" "AND""#)
    #expect(try expression(FullTextQuery("foo-bar foo", matching: .any)) == #""foo" OR "bar""#)
    #expect(try expression(FullTextQuery("red wi", prefixes: .lastWord)) == #""red" AND "wi" *"#)
    #expect(try expression(FullTextQuery("red wi ", prefixes: .lastWord), .fts4) == #""red" "wi*""#)
    #expect(try expression(FullTextQuery("red \"wi\"", prefixes: .lastWord)) == #""red" AND "wi""#)
    #expect(try expression(FullTextQuery("re \"old wi\" wi re ", prefixes: .allWords)) == #""re" * AND "old wi" AND "wi" *"#)
    #expect(try expression(FullTextQuery("re wi", prefixes: .allWords), .fts4) == #""re*" "wi*""#)
    #expect(
      try expression(FullTextQuery("re wi", matching: .any, prefixes: .allWords, excluded: ["old"])) == #"("re" * OR "wi" *) NOT "old""#)
    #expect(try expression(FullTextQuery("re wi", matching: .near(3), prefixes: .allWords)) == #"NEAR("re" * "wi" *, 3)"#)
    #expect(try expression(FullTextQuery("red wine", matching: .near(3))) == #"NEAR("red" "wine", 3)"#)
    #expect(try expression(FullTextQuery("red wine", matching: .near(3)), .fts4) == #""red" NEAR/3 "wine""#)
    #expect(try expression(FullTextQuery("red", excluded: ["old wine"])) == #""red" NOT ("old" OR "wine")"#)
    #expect(try expression(FullTextQuery("red", excluded: ["old wine"]), .fts4) == #""red", except "old" OR "wine""#)
    #expect(try expression(FullTextQuery("red wine", columns: ["A"])) == #"{"a"} : ("red" AND "wine")"#)
    #expect(try expression(FullTextQuery("red wine", columns: ["a"]), .fts4) == #"in a: "red" "wine""#)
    #expect(try expression(FullTextQuery("red wine", columns: ["b", "a"])) == #""red" AND "wine""#)
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4]) func `finds nothing where there is nothing to look for`(module: FullTextTable.Module)
    throws
  {
    for query in [
      FullTextQuery(""), FullTextQuery("\" * \""), FullTextQuery("-"), FullTextQuery("", excluded: ["red"]),
      FullTextQuery("red", columns: []),
    ] {
      #expect(try expression(query, module) == "nothing")
    }
  }

  @Test func `keeps short runs of a table of trigrams from finding too much`() throws {
    let trigram = FullTextTokenizer("trigram")
    #expect(try expression(FullTextQuery("red wi"), .fts5, trigram) == "nothing")
    #expect(try expression(FullTextQuery("red wi", matching: .any), .fts5, trigram) == #""red""#)
    #expect(try expression(FullTextQuery("red wine", excluded: ["ab"]), .fts5, trigram) == #""red" AND "wine""#)
    #expect(try expression(FullTextQuery("\" ld wi \""), .fts5, trigram) == #""ld wi""#)
  }

  @Test func `names a column that is not there, or not indexed`() throws {
    for (column, part) in [
      ("nosuch", "has no column nosuch: there are a, b, c"), ("c", "the column c"), ("a\0", "has no column"), ("\"", "has no column"),
    ] {
      let error = #expect(throws: SQLiteError.self) { try expression(FullTextQuery("red", columns: ["a", column])) }
      #expect(error?.message.contains(part) == true)
    }
  }

  @Test func `takes a word cut without gaps for a phrase`() throws {
    let connection = try Connection(.memory)
    try connection.addTokenizer("overlapping") { _ in
      FixedTokenizer(words: [(0, 2), (1, 3), (3, 4), (5, 6)].map { FullTextToken(text: "\($0)", byteRange: $0..<$1) })
    }
    let match = try FullTextQuery("xabc d").match(
      in: FullTextTable("docs", columns: ["a"], tokenizer: .init("overlapping")), on: connection)
    #expect("\(match)" == #""xabc" AND "d""#)
    try connection.addTokenizer("spelling") { _ in
      let words = [("ab", 0, 2, false), ("ba", 0, 2, true), ("c", 3, 4, false), ("ab", 5, 7, false), ("ba", 5, 7, true)]
      return FixedTokenizer(words: words.map { FullTextToken(text: $0, byteRange: $1..<$2, isColocated: $3) })
    }
    let spelling = FullTextTable("docs", columns: ["a"], tokenizer: .init("spelling"))
    let spelled = try FullTextQuery("ab c ab", matching: .any).match(in: spelling, on: connection)
    #expect("\(spelled)" == #""ab" OR "c""#)
  }

  /// The texts of the article on full-text search, put between stars and quotes as it does.
  @Test(arguments: [("unswift", 0), ("c++", 1), ("-x", 1), ("a AND", 0), ("don't", 1), ("say \"", 1), ("", 0), ("*", 0)])
  func `finds what text pasted between stars does not`(text: String, count: Int) throws {
    var refused = 0
    for module in ["fts5", "fts4"] {
      let connection = try Connection(.memory).inTestEncoding()
      try connection.execute("CREATE VIRTUAL TABLE docs USING \(SQL(unchecked: module))(a)")
      try connection.execute("INSERT INTO docs VALUES ('swift say c++ x don''t')")
      let table = FullTextTable(
        "docs", columns: ["a"], module: module == "fts5" ? .fts5 : .fts4,
        tokenizer: FullTextTokenizer(module == "fts5" ? "unicode61" : "simple"))
      let match = try FullTextQuery(text).match(in: table, on: connection)
      #expect(try connection.value("SELECT count(*) FROM docs WHERE \(match.condition(in: table))") == count)
      let pasted = SQL(unchecked: "SELECT count(*) FROM docs WHERE docs MATCH '*" + text + "*'")
      if (try? connection.value(pasted, as: Int.self)) != count { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test(arguments: [
    ("日本", [1, 2, 3]), ("日本語", [1, 3]), ("日本 語", [1, 2, 3]), ("語日", [2]), ("本", [1, 2, 3]), ("red日本", [3]), ("red 日本", [2, 3]),
    ("\"日本 語\"", [1, 3]),
    ("東京", []), ("日本東", []),
  ])
  func `finds any part of Chinese, Japanese and Korean with their tokenizer`(text: String, rows: [Int]) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizers()
    try connection.execute(
      "CREATE VIRTUAL TABLE docs USING fts5(a, tokenize = 'cjk'); INSERT INTO docs VALUES ('日本語'), ('語日本 red'), ('red日本語')")
    let table = FullTextTable("docs", columns: ["a"], tokenizer: .cjk)
    let match = try FullTextQuery(text).match(in: table, on: connection)
    #expect(
      try connection.rows("SELECT rowid FROM docs WHERE \(match.condition(in: table)) ORDER BY rowid", as: Int.self) == rows, "\(match)")
  }

  @Test(arguments: [("Štěpán", [1]), ("stepan", [1]), ("b", []), ("\"red wine\"", [2]), ("<b>wine</b>", []), ("r&d", [2])])
  func `finds what is seen of HTML with its tokenizer`(text: String, rows: [Int]) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizers()
    try connection.execute(
      "CREATE VIRTUAL TABLE docs USING fts5(a, tokenize = 'html'); INSERT INTO docs VALUES ('<b>Ště</b>pán'), ('<p>red</p>wine R&amp;D')")
    let table = FullTextTable("docs", columns: ["a"], tokenizer: .html())
    let match = try FullTextQuery(text).match(in: table, on: connection)
    #expect(
      try connection.rows("SELECT rowid FROM docs WHERE \(match.condition(in: table)) ORDER BY rowid", as: Int.self) == rows, "\(match)")
  }

  @Test func `leaves what ranks and marks its MATCH`() throws {
    for module in [FullTextTable.Module.fts5, .fts4] {
      let connection = try Connection(.memory).inTestEncoding()
      let table = FullTextTable(
        "docs", columns: ["a", "b"], module: module, tokenizer: FullTextTokenizer(module == .fts5 ? "unicode61" : "simple"))
      try connection.execute(
        "CREATE VIRTUAL TABLE docs USING \(SQL(unchecked: "\(module)"))(a, b); INSERT INTO docs VALUES ('red wine', 'old')")
      let queries = [
        FullTextQuery("red", excluded: ["blue"]), FullTextQuery("red wine", columns: ["a"]), FullTextQuery("red old"),
        FullTextQuery((0..<5).map { _ in "red" }.joined(separator: " ")),
      ]
      for query in queries {
        let match = try query.match(in: table, on: connection)
        #expect(match.isRankable)
        #expect(
          try connection.value(
            "SELECT snippet(docs\(SQL(unchecked: module == .fts5 ? ", 0, '', '', '', 9" : ""))) FROM docs WHERE \(match.condition(in: table))",
            as: String?.self) != nil)
      }
      let two = FullTextMatch.inColumns(["a", "b"], .all(["\"red\"", "\"old\""]))
      if module == .fts4 {
        #expect(try connection.value("SELECT length(matchinfo(docs)) > 0 FROM docs WHERE \(two.condition(in: table))") == 1)
      }
    }
  }

  @Test func `leaks nothing and finds the same, whichever call fails`() throws {
    let table = FullTextTable("docs", columns: ["a", "b"], module: .fts4, tokenizer: FullTextTokenizer("simple"))
    let report = try FaultSweep<Int?, (any Sqlite3WrapperProtocol) throws -> Int?>(
      seed: TestRun.seed,
      check: { result in
        if case .success(let found) = result, found != 1 { return "found \(String(describing: found))" }
        return nil
      }
    ) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute(
        "CREATE VIRTUAL TABLE docs USING fts4(a, b); INSERT INTO docs VALUES ('red wine', 'old house'), ('wine', 'red')")
      let long = "\"" + Array(repeating: "no", count: 101).joined(separator: " ") + "\" old"
      let query = FullTextQuery("red \"old house\"", excluded: ["blue"], columns: ["a", "b"])
      let match = try query.match(in: table, on: connection)
      let none = try FullTextQuery(long).match(in: table, on: connection)
      let found = try connection.value(
        "SELECT count(*) FROM docs WHERE (\(match.condition(in: table))) AND NOT \(none.condition(in: table))", as: Int.self)
      try connection.close()
      return found
    }.inProcess.sampled(TestRun.most(8)).report()
    #expect(report.problems.isEmpty, "\(report)")
  }
}
