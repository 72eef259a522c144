import SQLiteManager
import SQLiteManagerTestSupport
import SQLiteManagerTesting
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
        runs: TestRun.most(24), seed: TestRun.seed,
        check: { result in
          if case .success(let found) = result, found != ["ste", "a"] { return "found \(found)" }
          return nil
        }
      ) { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        let found = try connection.tokens(of: "Ště a", with: .unicode61(), module: module).map(\.text)
        try connection.close()
        return found
      }.report()
      #expect(report.problems.isEmpty, "\(report)")
    }
  }
}
