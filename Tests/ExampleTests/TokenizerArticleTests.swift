import SQLiteManagerTesting
import Scratch
import Testing

struct LineTokenizer: TextTokenizer {
  func tokenize(_ text: Span<UInt8>, for purpose: TokenizingPurpose, _ found: (Span<UInt8>, Range<Int>, Bool) throws -> Void) throws {
    var start = 0
    for end in 0...text.count where end == text.count || text[end] == UInt8(ascii: "\n") {
      if start < end { try found(text.extracting(start..<end), start..<end, false) }
      start = end + 1
    }
  }
}

private struct UnknownArguments: Error {
  let arguments: [String]
  init(_ arguments: [String]) { self.arguments = arguments }
}

/// What the article WritingATokenizer shows, run.
@Suite struct `The article on writing a tokenizer` {
  @Test func `has examples that work`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("library.sqlite")
    let library = SQLiteManager(.database(.file(path)), prepare: { try $0.addTokenizers() })
    try library.open()
    try library.withConnection { connection in
      let words = try connection.tokens(of: "<p>Šte&#x30c;pán</p>", with: .html())
      #expect(words.map(\.text) == ["stepan"])
      #expect(words[0].byteRange == 3..<18)

      try connection.addTokenizer("lines") { arguments in
        guard arguments.isEmpty else { throw UnknownArguments(arguments) }
        return LineTokenizer()
      }
      try connection.execute("CREATE VIRTUAL TABLE poem USING fts5(text, tokenize = 'lines')")
      try connection.execute("INSERT INTO poem VALUES (\("thorn\nrose")), (\("rose\nthorn"))")
      try connection.addFullTextFunction("first_place") { match, _ in
        let first = try match.instances.map(\.tokenOffset).min() ?? 0
        return Double(first) / Double(try match.size() + 1)
      }
      let found = try connection.rows("SELECT rowid FROM poem WHERE poem MATCH 'rose' ORDER BY first_place(poem)")
      #expect(try found.map { try $0[0, as: Int.self] } == [2, 1])
      let error = #expect(throws: SQLiteError.self) {
        try connection.execute("CREATE VIRTUAL TABLE song USING fts5(text, tokenize = 'lines long')")
      }
      #expect((error?.underlying as? UnknownArguments)?.arguments == ["long"])
    }
  }

  @Test func `has a mock that works`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    try connection.addTokenizer("lines") { _ in LineTokenizer() }
    let lines = try unsafe mock.tokens(of: Array("a b\nc".utf8), tokenizer: "lines")
    #expect(lines.map(\.text) == ["a b", "c"])
  }
}
