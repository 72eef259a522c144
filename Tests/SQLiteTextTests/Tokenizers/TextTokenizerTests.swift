import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// Cuts at commas.
struct CommaTokenizer: TextTokenizer {
  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws {
    var start = 0
    for end in 0...text.count where unsafe end == text.count || text[end] == UInt8(ascii: ",") {
      if start < end { try unsafe found(text.extracting(start..<end), start..<end, false) }
      start = end + 1
    }
  }
}

/// Does what a closure says, for tests that cannot be written better.
struct ClosureTokenizer: TextTokenizer {
  let body: ([UInt8], TokenizingPurpose, ([UInt8], Range<Int>, Bool) throws -> Void) throws -> Void
  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws {
    try unsafe body(Array(text), purpose) { word, range, isColocated in
      try unsafe word.withUnsafeBufferPointer { try unsafe found($0, range, isColocated) }
    }
  }
}

final class TokenizerCounter {
  var living = 0
  var made = 0
}

final class CountedTokenizer: TextTokenizer {
  let counter: TokenizerCounter
  init(_ counter: TokenizerCounter) {
    self.counter = counter
    counter.living += 1
    counter.made += 1
  }
  deinit { counter.living -= 1 }
  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws {
    try unsafe CommaTokenizer().tokenize(text, for: purpose, found)
  }
}

struct TokenizerProblem: Error, Equatable { var text = "" }

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `A tokenizer in Swift` {
  @Test func `cuts the texts and the queries of its tables`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizer("commas") { _ in CommaTokenizer() }
    try connection.execute(
      "CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'commas'); INSERT INTO t VALUES ('a b,c'), ('a,b c'), (NULL), ('')")
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH '\"a b\"'", as: Int.self) == [1])
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'a'", as: Int.self) == [2])
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'a*'", as: Int.self) == [1, 2])
    #expect(try connection.value("SELECT highlight(t, 0, '<', '>') FROM t WHERE t MATCH '\"b c\"'") == "a,<b c>")
    #expect(try connection.value("SELECT snippet(t, 0, '<', '>', '…', 9) FROM t WHERE t MATCH '\"b c\"'") == "a,<b c>")
    #expect(try connection.tokens(of: "x y,z", with: FullTextTokenizer("COMMAS")).map(\.text) == ["x y", "z"])
    try connection.execute("INSERT INTO t(t) VALUES ('integrity-check'); DELETE FROM t WHERE rowid = 2")
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'a'", as: Int.self) == [])
  }

  @Test func `gets the arguments of its table, and what each text is for`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    var arguments: [[String]] = []
    var purposes: [TokenizingPurpose] = []
    try connection.addTokenizer("seen") { given in
      arguments.append(given)
      return ClosureTokenizer { text, purpose, found in
        purposes.append(purpose)
        if text.count > 0 { try found([0x61], 0..<text.count, false) }
      }
    }
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'seen one ''tw o''')")
    try connection.execute("INSERT INTO t VALUES ('x')")
    _ = try connection.rows("SELECT highlight(t, 0, '', '') FROM t WHERE t MATCH 'q'")
    _ = try connection.rows("SELECT rowid FROM t WHERE t MATCH 'q*'")
    _ = try connection.tokens(of: "x", with: FullTextTokenizer("seen", arguments: ["thr ee", ""]), for: .prefix)
    #expect(arguments == [["one", "tw o"], ["thr ee", ""]])
    #expect(purposes == [.document, .query, .auxiliary, .prefix, .prefix])
  }

  @Test func `that cannot be made says why, on making and on opening a table`() throws {
    let folder = try Connection(.memory).inTestEncoding()
    try folder.addTokenizer("picky") { arguments in
      guard arguments.isEmpty else { throw TokenizerProblem(text: "takes no arguments") }
      return CommaTokenizer()
    }
    let error = #expect(throws: SQLiteError.self) {
      try folder.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'picky loud')")
    }
    #expect(error?.underlying as? TokenizerProblem == TokenizerProblem(text: "takes no arguments"))
    #expect(error?.message.contains("picky") == true && error?.message.contains("loud") == true, "\(error?.message ?? "")")
    #expect(error?.code == .error)
    #expect(try folder.value("SELECT count(*) FROM sqlite_schema") == 0)
    let asked = #expect(throws: SQLiteError.self) {
      try folder.tokens(of: "", with: FullTextTokenizer("picky", arguments: ["loud"]))
    }
    #expect(asked?.underlying as? TokenizerProblem != nil)
  }

  @Test func `that is missing when a file is opened is named, and one that refuses is, too`() throws {
    let scratch = try ScratchFolder()
    do {
      let connection = try Connection(.file(scratch.path("a.sqlite")))
      try connection.addTokenizer("commas") { _ in CommaTokenizer() }
      try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'commas')")
    }
    let plain = try Connection(.file(scratch.path("a.sqlite")))
    let search: SQL = "SELECT * FROM t WHERE t MATCH 'x'"
    let missing = #expect(throws: SQLiteError.self) { try plain.rows(search) }
    #expect(missing?.message.contains("no such tokenizer: commas") == true)
    try plain.addTokenizer("commas") { _ in throw TokenizerProblem(text: "not today") }
    let refused = #expect(throws: SQLiteError.self) { try plain.rows(search) }
    #expect(refused?.underlying as? TokenizerProblem == TokenizerProblem(text: "not today"))
    let isLate = plain.wrapper.sqlite3_libversion_number() >= 3_047_000  // FTS5 makes a tokenizer when one is needed
    #expect(refused?.origin == .call(isLate ? .sqlite3_step : .sqlite3_prepare_v3))
    try plain.addTokenizer("commas") { _ in CommaTokenizer() }
    #expect(try plain.rows(search).isEmpty)
  }

  @Test func `that throws breaks the statement, and the rest goes on`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizer("touchy") { _ in
      ClosureTokenizer { text, _, found in
        if text.count > 0, text[0] == UInt8(ascii: "!") { throw TokenizerProblem(text: "no") }
        if text.count > 0, text[0] == UInt8(ascii: "?") { throw SQLiteError.refused(.constraint, "hm") }
        if text.count > 0 { try found([0x61], 0..<1, false) }
      }
    }
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'touchy'); INSERT INTO t VALUES ('a')")
    for sql: SQL in ["INSERT INTO t VALUES ('b'), ('!')", "SELECT * FROM t WHERE t MATCH '\"!\"'", "INSERT OR REPLACE INTO t VALUES ('!')"]
    {
      let error = #expect(throws: SQLiteError.self) { try connection.execute(sql) }
      #expect(error?.underlying as? TokenizerProblem == TokenizerProblem(text: "no"), "\(sql.text)")
      #expect(error?.message.contains("touchy") == true, "\(error?.message ?? "")")
    }
    let ignored = #expect(throws: SQLiteError.self) { try connection.execute("INSERT OR IGNORE INTO t VALUES ('?')") }
    #expect((ignored?.underlying as? SQLiteError)?.message == "hm")
    let other = #expect(throws: SQLiteError.self) { try connection.execute("SELECT nix") }
    #expect(other?.underlying == nil)
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'a'", as: Int.self) == [1])
    try connection.execute("INSERT INTO t(t) VALUES ('integrity-check')")
  }

  @Test(arguments: [0..<9, -1..<1, -2 ..< -1, 8..<9, Int(Int32.max)..<Int.max])
  func `cannot make FTS5 read beyond the text`(range: Range<Int>) throws {
    let connection = try Connection(.memory).inTestEncoding()
    var isBad = false
    try connection.addTokenizer("wild") { _ in
      ClosureTokenizer { text, purpose, found in
        guard text.count > 0 else { return }
        if purpose == .query || !isBad { return try found([0x61], 0..<1, false) }
        try? found([0x61], range, false)
        try? found([0x61], 0..<1, false)
      }
    }
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'wild'); INSERT INTO t VALUES ('abc')")
    isBad = true
    _ = try connection.rows("SELECT rowid FROM t WHERE t MATCH 'a'")
    // The errors that the tokenizer swallows are not forgotten.
    for sql: SQL in [
      "INSERT INTO t VALUES ('abc')", "SELECT highlight(t, 0, '<', '>'), snippet(t, 0, '<', '>', '', 5) FROM t WHERE t MATCH 'a'",
    ] {
      let error = #expect(throws: SQLiteError.self) { try connection.execute(sql) }
      #expect(error?.message.contains("of a text of 3 bytes") == true, "\(error?.message ?? "")")
    }
  }

  @Test func `is refused a word without bytes, with a NUL, behind a later one, and a first synonym`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizer("odd") { _ in
      ClosureTokenizer { text, _, found in
        switch text[0] {
        case UInt8(ascii: "e"): try found([], 0..<1, false)
        case UInt8(ascii: "n"): try found([0x61, 0, 0x62], 0..<1, false)
        case UInt8(ascii: "b"): try [2..<3, 1..<2].forEach { try found([0x61], $0, false) }
        default: try found([0x61], 0..<1, true)
        }
      }
    }
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'odd')")
    for (text, part) in [
      ("e..", "without bytes"), ("n..", "with a NUL"), ("b..", "after one that begins at byte 2"), ("s..", "first word at the same place"),
    ] {
      let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (\(text))") }
      #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
      expectError(.error, "the tokenizer odd failed: it found a") { try connection.tokens(of: text, with: FullTextTokenizer("odd")) }
    }
  }

  @Test func `gives synonyms, long words and bytes that are no UTF-8`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizer("whole") { _ in
      ClosureTokenizer { text, _, found in
        guard text.count > 0 else { return }
        let bytes = (0..<text.count).map { text[$0] }
        try found(bytes, 0..<text.count, false)
        try found([0x73], 0..<text.count, true)
      }
    }
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'whole')")
    let long = String(repeating: "x", count: TestRun.rounds(1_000_000, few: 100_000))
    for text in [long, "ab"] { try connection.execute("INSERT INTO t VALUES (\(text))") }
    try connection.execute("INSERT INTO t VALUES (CAST(x'ff61c3' AS TEXT))")
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 's'", as: Int.self) == [1, 2, 3])
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH \("\"" + long + "\"")", as: Int.self) == [1, 2, 3])
    #expect(try connection.tokens(of: [0xff, 0x61, 0xc3], with: FullTextTokenizer("whole")).map(\.isColocated) == [false, true])
    try connection.execute("INSERT INTO t(t) VALUES ('integrity-check')")
  }

  @Test func `runs no SQL on its connection and cannot close it`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    var errors: [ResultCode?] = []
    try connection.addTokenizer("busy") { [weak connection] _ in
      do { try connection?.close() } catch { errors.append((error as? SQLiteError)?.code) }
      return ClosureTokenizer { text, _, found in
        do { try connection?.execute("SELECT 1") } catch { errors.append((error as? SQLiteError)?.code) }
        do { try connection?.close() } catch { errors.append((error as? SQLiteError)?.code) }
        try found([0x61], 0..<1, false)
      }
    }
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'busy'); INSERT INTO t VALUES ('b')")
    #expect(errors == [.misuse, .misuse, .misuse])
    #expect(try connection.value("SELECT count(*) FROM t") == 1)
  }

  @Test func `is made once for each table and freed with it; its closure with the connection`() throws {
    let counter = TokenizerCounter()
    weak var kept: TokenizerCounter?
    do {
      let connection = try Connection(.memory).inTestEncoding()
      let captured = TokenizerCounter()
      kept = captured
      try connection.addTokenizer("counted") { _ in
        captured.made += 1
        return CountedTokenizer(counter)
      }
      try connection.execute(
        "CREATE VIRTUAL TABLE t USING fts5(x, tokenize = counted); CREATE VIRTUAL TABLE u USING fts5(x, tokenize = counted)")
      #expect(counter.living == 2)
      _ = try connection.tokens(of: "a", with: FullTextTokenizer("counted"))
      #expect(counter.living == 3 && counter.made == 3)  // the connection keeps it
      try connection.execute("DROP TABLE t")
      #expect(counter.living == 2)
      try connection.addTokenizer("counted") { _ in CommaTokenizer() }
      #expect(kept != nil && counter.living == 1)
      try connection.close()
      #expect(counter.living == 0)
    }
    #expect(kept == nil)
  }

  @Test func `leaks nothing, whichever call fails`() throws {
    let counter = TokenizerCounter()
    let report = try FaultSweep<[Int], (any Sqlite3WrapperProtocol) throws -> [Int]>(
      seed: TestRun.seed,
      check: { result in
        if case .success(let found) = result, found != [1] { return "found \(found)" }
        return counter.living == 0 ? nil : "\(counter.living) tokenizers live"
      }
    ) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      let made = CountedTokenizer(counter)  // captured: lives as long as the closure
      try connection.addTokenizer("counted") { _ in
        _ = made
        return CountedTokenizer(counter)
      }
      try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = counted); INSERT INTO t VALUES ('a,b')")
      let found = try connection.rows("SELECT rowid FROM t WHERE t MATCH 'b'", as: Int.self)
      try connection.close()
      return found
    }.inProcess.sampled(TestRun.most(16)).report()
    #expect(report.problems.isEmpty, "\(report)")
  }
}
