import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `The words of a text` {
  private func words(_ text: String, _ tokenizer: FullTextTokenizer, _ module: FullTextTable.Module = .fts5) throws -> [String] {
    try Connection(.memory).tokens(of: text, with: tokenizer, module: module).map(\.text)
  }

  @Test func `are those of FTS5's own tokenizers`() throws {
    #expect(try words("Štěpán, Łódź 12", .unicode61()) == ["stepan", "łodz", "12"])
    #expect(try words("Štěpán việt", .unicode61(.removedFromOneAccent)) == ["stepan", "việt"])
    #expect(try words("Štěpán", .unicode61(.kept)) == ["štěpán"])
    #expect(try words("C++ x-y", .unicode61(.removed, tokenCharacters: "+-", separators: "x")) == ["c++", "-y"])
    #expect(try words("ab 12", .unicode61(.removed, categories: "N*")) == ["12"])
    #expect(try words("Ab ŠÁ!x", .ascii(tokenCharacters: "!")) == ["ab", "ŠÁ!x"])
    #expect(try words("Searching Řeka", .porter()) == ["search", "reka"])
    #expect(try words("Searching", .porter(over: .unicode61(.kept))) == ["search"])
    #expect(try words("ŠTĚP", .trigram()) == ["ště", "těp"])
    #expect(try words("ABCD", .trigram(isCaseSensitive: true)) == ["ABC", "BCD"])
  }

  @Test func `are those of FTS4's tokenizers`() throws {
    #expect(try words("Štěpán Ab", .simple, .fts4) == ["Štěpán", "ab"])
    #expect(try words("Searching", .porter(), .fts4) == ["search"])
    #expect(try words("Štěpán", .unicode61(), .fts4) == ["stepan"])
    #expect(try words("Štěpán", .unicode61(.kept), .fts4) == ["štěpán"])
    #expect(try words("a-b c'd", .unicode61(.removed, tokenCharacters: "-\"'", separators: "c"), .fts4) == ["a-b", "'d"])
  }

  @Test func `are those of the arguments as they are spelled, on one connection`() throws {
    let connection = try Connection(.memory)
    for (separators, expected) in [("X", ["a", "bxc"]), ("x", ["axb", "c"]), ("É", ["axbxc"]), ("é", ["axbxc"])] {
      let tokenizer = FullTextTokenizer.unicode61(.removed, separators: separators)
      #expect(try connection.tokens(of: "aXbxc", with: tokenizer, module: .fts4).map(\.text) == expected)
    }
  }

  @Test func `carry the bytes they stand for`() throws {
    let connection = try Connection(.memory)
    let expected = [FullTextToken(text: "ste", byteRange: 1..<6), FullTextToken(text: "a", byteRange: 10..<11)]
    #expect(try connection.tokens(of: " ŠTĚ 😀a", with: .unicode61(.removed, separators: "😀")).map(\.byteRange) == [1..<6, 11..<12])
    #expect(try connection.tokens(of: " Ště -  a", with: .unicode61()).map(\.text) == expected.map(\.text))
    #expect(try connection.tokens(of: " Ště -  a", with: .unicode61(), module: .fts4).map(\.byteRange) == [1..<6, 10..<11])
    #expect(try connection.tokens(of: " Ště -  a", with: .unicode61()) == expected)
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4]) func `are found in no text, and beyond a NUL`(module: FullTextTable.Module) throws {
    let connection = try Connection(.memory)
    #expect(try connection.tokens(of: "", with: .unicode61(), module: module).isEmpty)
    #expect(try connection.tokens(of: "a\0b", with: .unicode61(), module: module).last?.byteRange == 2..<3)
    #expect(try connection.tokens(of: [0x61, 0x20, 0xff, 0xfe, 0x20, 0xc3], with: .unicode61(), module: module).first?.text == "a")
  }

  @Test func `are found on a connection that only reads, and inside a read`() throws {
    let folder = try ScratchFolder()
    let file = folder.path("a.sqlite")
    try Connection(.file(file)).execute("CREATE TABLE t (x); INSERT INTO t VALUES (1), (2)")
    let connection = try Connection(.file(file), access: .readOnly)
    let counts = try connection.rows("SELECT x FROM t") { _ in
      try connection.tokens(of: "a b", with: .unicode61(), module: .fts4).count + connection.tokens(of: "a b", with: .unicode61()).count
    }
    #expect(counts == [4, 4])
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"], [FullTextTable.Module.fts5, .fts4])
  func `are those of the text, however the database holds its texts`(encoding: String, module: FullTextTable.Module) throws {
    let connection = try Connection(.memory)
    try connection.execute("PRAGMA encoding = \(SQL(unchecked: "'\(encoding)'"))")
    for text in ["Starý 🍷 víno", "odd", ""] {
      let words = text.split(separator: " ").filter { $0 != "🍷" }
      let tokens = try connection.tokens(of: text, with: .unicode61(), module: module)
      #expect(tokens.map { String(decoding: Array(text.utf8)[$0.byteRange], as: UTF8.self) } == words.map { String($0) })
    }
  }

  @Test func `need a tokenizer that is there and takes its arguments`() throws {
    let connection = try Connection(.memory)
    let cases: [(FullTextTokenizer, FullTextTable.Module, String)] = [
      (FullTextTokenizer("nix"), .fts5, "no such tokenizer: nix"),
      (FullTextTokenizer("unicode61", arguments: ["remove_diacritics", "9"]), .fts5, "unicode61 remove_diacritics 9"),
      (FullTextTokenizer("unicode61", arguments: ["x"]), .fts5, "unicode61 x"),
      (FullTextTokenizer(""), .fts5, "1 to 255 bytes"),
      (FullTextTokenizer("a\0b"), .fts5, "NUL"),
      (.trigram(), .fts4, "FTS4 has no tokenizer trigram"),
      (FullTextTokenizer("unicode61", arguments: ["x", "1"]), .fts4, "FTS4 has no tokenizer unicode61 x=1"),
    ]
    for (tokenizer, module, text) in cases {
      let error = #expect(throws: SQLiteError.self) { try connection.tokens(of: "a", with: tokenizer, module: module) }
      #expect(error?.message.contains(text) == true, "\(error?.message ?? "")")
    }
  }

  @Test(.timeLimit(.minutes(2))) func `of a long text are there at once`() throws {
    let connection = try Connection(.memory)
    let words = TestRun.rounds(150_000, few: 40_000)
    let text = (0..<words).map { String($0 % 9_999 + 10_000) }.joined(separator: " ")
    for module in [FullTextTable.Module.fts5, .fts4] {
      #expect(try connection.tokens(of: text, with: .unicode61(), module: module).count == words)
    }
  }

  @Test func `leak nothing, whichever call fails`() throws {
    for module in [FullTextTable.Module.fts5, .fts4] {
      let report = try FaultSweep<[String], (any Sqlite3WrapperProtocol) throws -> [String]>(
        seed: TestRun.seed,
        check: { result in
          if case .success(let found) = result, found != ["ste", "a"] { return "found \(found)" }
          return nil
        }
      ) { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        let found = try connection.tokens(of: "Ště a", with: .unicode61(), module: module).map(\.text)
        try connection.close()
        return found
      }.inProcess.sampled(TestRun.most(16)).report()
      #expect(report.problems.isEmpty, "\(report)")
    }
  }

  /// Notes whether a NUL follows each text that a tokenizer gets.
  private final class EndNotes: RoutedSqlite3Wrapper, @unchecked Sendable {
    var texts: [String] = []
    var isEnded = true
    private func look(_ text: UnsafePointer<CChar>!, _ count: Int32) {
      unsafe texts.append(String(decoding: UnsafeRawBufferPointer(start: text, count: Int(count)), as: UTF8.self))
      if unsafe text[Int(count)] != 0 { isEnded = false }
    }
    override func fts5_tokenizer_xTokenize(
      _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!, _ context: UnsafeMutableRawPointer!, _ flags: Int32,
      _ text: UnsafePointer<CChar>!, _ count: Int32,
      _ found: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
    ) -> Int32 {
      unsafe look(text, count)
      return unsafe super.fts5_tokenizer_xTokenize(tokenizer, instance, context, flags, text, count, found)
    }
    override func Fts5ExtensionApi_xTokenize(
      _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ count: Int32,
      _ context: UnsafeMutableRawPointer!,
      _ found: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
    ) -> Int32 {
      unsafe look(text, count)
      return unsafe super.Fts5ExtensionApi_xTokenize(api, match, text, count, context, found)
    }
  }

  /// FTS5's trigram tokenizer goes on to the NUL, whatever the length says, from 3.45 on.
  @Test func `are of a text with a NUL behind it, as SQLite's own texts have one`() throws {
    let notes = EndNotes(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: notes)
    try connection.addTokenizers()
    #expect(try connection.tokens(of: "abcd", with: .html(over: .trigram())).map(\.text) == ["abc", "bcd"])
    #expect(try connection.tokens(of: "<b>abc</b>d", with: .html(over: .trigram())).map(\.text) == ["abc", "bcd"])
    #expect(try connection.tokens(of: "", with: .trigram()).isEmpty)
    try connection.addFullTextFunction("cut") { match, _ in
      var words: [String] = []
      try match.tokenize("wxyz") { word, _, _ in words.append(word) }
      return words.joined(separator: " ")
    }
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = trigram); INSERT INTO t VALUES ('abc')")
    #expect(try connection.value("SELECT cut(t) FROM t WHERE t MATCH 'abc'") == "wxy xyz")
    #expect(notes.isEnded && notes.texts.contains("wxyz") && notes.texts.contains(""), "\(notes.texts)")
  }
}
