import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `Tokenizers and auxiliary functions on a mock` {
  @Test func `are added and called without SQLite`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    try connection.addTokenizers()
    #expect(unsafe try mock.tokens(of: Array("Č".utf8), tokenizer: "FOLDING").map(\.text) == ["c"])
    let missing = #expect(throws: MockFunctionError.self) { try unsafe mock.tokens(of: [], tokenizer: "nix") }
    #expect(missing == MockFunctionError(code: .error, message: "no such tokenizer: nix"))
    let found = unsafe try mock.tokens(of: Array("<p>Št&#x11b;pán".utf8), tokenizer: "html", arguments: ["folding"])
    #expect(found == [FullTextToken(text: "stepan", byteRange: 3..<17)])
    #expect(try connection.tokens(of: "Ø 1", with: .html(over: .cjk)).map(\.text) == ["o", "1"])
    #expect(mock.misuses.isEmpty && mock.unmodelled.isEmpty)
    try connection.close()
    #expect(mock.openHandles.isEmpty)
  }

  @Test func `report errors as SQLite hands them on`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    try connection.addTokenizers()
    let error = #expect(throws: MockFunctionError.self) { try unsafe mock.tokens(of: [], tokenizer: "cjk", arguments: ["x"]) }
    #expect(error == MockFunctionError(code: .error, message: "error in tokenizer constructor"))
    let asked = #expect(throws: SQLiteError.self) { try connection.tokens(of: "", with: FullTextTokenizer("nix")) }
    #expect(asked?.message.contains("no such tokenizer: nix") == true)
  }

  @Test func `can be refused, by a code or for want of FTS5, and leak nothing`() throws {
    weak var kept: TokenizerCounter?
    let mock = MockSqlite3Wrapper()
    do {
      let captured = TokenizerCounter()
      kept = captured
      mock.when(.fts5_api_xCreateTokenizer).fails(.nomem, onCall: 1)
      mock.when(.fts5_api_xCreateFunction).fails(.nomem, onCall: 1)
      let connection = try Connection(.memory, on: mock)
      let error = #expect(throws: SQLiteError.self) {
        try connection.addTokenizer("a") { _ in
          captured.made += 1
          return CommaTokenizer()
        }
      }
      #expect(error?.code == .nomem && error?.origin == .call(.fts5_api_xCreateTokenizer))
      expectError(.nomem, "out of memory") { try connection.addFullTextFunction("f") { _, _ in captured.made } }
      let tokenizer = #expect(throws: MockFunctionError.self) { try unsafe mock.tokens(of: [], tokenizer: "a") }
      #expect(tokenizer?.message == "no such tokenizer: a")
      let function = #expect(throws: MockFunctionError.self) { try unsafe mock.call(fullTextFunction: "f", matches: []) }
      #expect(function?.message == "no such function: f")
    }
    #expect(kept == nil)
    mock.when("SELECT fts5(?1)").failsToPrepare(.error, message: "no such function: fts5")
    let missing = #expect(throws: SQLiteError.self) { try Connection(.memory, on: mock).addTokenizers() }
    #expect(missing?.message.contains("this SQLite library has no FTS5") == true)
  }

  @Test func `are freed when the connection closes`() throws {
    weak var kept: TokenizerCounter?
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    do {
      let captured = TokenizerCounter()
      kept = captured
      try connection.addTokenizer("a") { _ in CountedTokenizer(captured) }
      try connection.addFullTextFunction("f") { _, _ in captured.living }
      unsafe #expect(try mock.tokens(of: Array("a,b".utf8), tokenizer: "a").map(\.text) == ["a", "b"])
      #expect(captured.made == 1 && captured.living == 0)
    }
    #expect(kept != nil)
    try connection.close()
    #expect(kept == nil)
  }

  @Test func `see the match a test makes up`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    try connection.addTokenizer("commas") { _ in CommaTokenizer() }
    var counted = 0
    try connection.addFullTextFunction("score") { match, arguments in
      let rows = try match.auxiliary {
        counted += 1
        var rows = 0
        try match.forEachRow(matchingPhrase: 0) { rows += $0.instanceCountOrZero }
        return rows
      }
      var words: [String] = []
      try match.tokenize(try match.text(ofColumn: 0) ?? "") { word, _, _ in words.append(word) }
      let sizes = try "\(match.size()) \(match.size(ofColumn: 1)) \(match.totalSize()) \(match.rowCount) \(match.size(ofPhrase: 0))"
      return "\(match.rowid) \(rows) \(words) \(sizes) \(try match.instances.count) \(try arguments[0, as: Int.self])"
    }
    var first = MockFullTextMatch(rowid: 4, columns: ["a,b", "c d"], phraseSizes: [2], rowCount: 9, tokenizer: "commas")
    first.instances = [FullTextInstance(phrase: 0, column: 1, tokenOffset: 0)]
    first.rowsOfPhrases = [[first, MockFullTextMatch(columns: [nil])]]
    var second = MockFullTextMatch(columns: [nil, ""], tokenizer: "commas")
    second.phraseSizes = [1]
    let answers = unsafe try mock.call(fullTextFunction: "SCORE", arguments: [7], matches: [first, second])
    #expect(answers == ["4 1 [\"a\", \"b\"] 3 2 3 9 2 1 7", "1 1 [] 0 0 0 1 1 0 7"])
    #expect(counted == 1)
    let error = #expect(throws: MockFunctionError.self) {
      try unsafe mock.call(fullTextFunction: "score", arguments: ["x"], matches: [first])
    }
    #expect(error?.code == .mismatch)
    #expect(throws: MockFunctionError.self) { try unsafe mock.call(fullTextFunction: "nix", matches: []) }
    #expect(mock.misuses.isEmpty, "\(mock.misuses)")
  }

  @Test func `see each call of a match fail`() throws {
    for call: Sqlite3Call in [
      .Fts5ExtensionApi_xRowCount, .Fts5ExtensionApi_xColumnTotalSize, .Fts5ExtensionApi_xTokenize, .Fts5ExtensionApi_xInstCount,
      .Fts5ExtensionApi_xColumnText, .Fts5ExtensionApi_xColumnSize, .Fts5ExtensionApi_xQueryPhrase, .Fts5ExtensionApi_xSetAuxdata,
    ] {
      let mock = MockSqlite3Wrapper()
      let connection = try Connection(.memory, on: mock)
      weak var kept: TokenizerCounter?
      try connection.addTokenizer("commas") { _ in CommaTokenizer() }
      try connection.addFullTextFunction("all") { match, _ in
        let made = try match.auxiliary {
          let made = TokenizerCounter()
          kept = made
          return made
        }
        try match.forEachRow(matchingPhrase: 0) { _ in made.made += 1 }
        try match.tokenize("a") { _, _, _ in made.made += 1 }
        return try [
          Int(match.rowCount), Int(match.totalSize()), match.instanceCount, match.size(), match.text(ofColumn: 0)?.count ?? 0,
        ].reduce(0, +)
      }
      mock.when(call).fails(.corrupt)
      let match = MockFullTextMatch(columns: ["a"], tokenizer: "commas")
      let error = #expect(throws: MockFunctionError.self) { try unsafe mock.call(fullTextFunction: "all", matches: [match]) }
      #expect(error?.code == .corrupt, "\(call)")
      #expect(kept == nil, "\(call)")
    }
  }
}

extension FullTextMatchContext {
  fileprivate var instanceCountOrZero: Int { (try? instanceCount) ?? 0 }
}
