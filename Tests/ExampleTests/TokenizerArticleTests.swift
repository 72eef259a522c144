import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

struct UnknownArguments: Error {
  let arguments: [String]
  init(_ arguments: [String]) { self.arguments = arguments }
}

/// The code of the article WritingATokenizer, run.
@Suite struct `The article on writing a tokenizer` {
  @Test func `has examples that work`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("library.sqlite")
    let library = SQLiteManager(.database(.file(path)), prepare: { try $0.addTokenizers() })
    try library.open()
    try library.withConnection { connection in
      try connection.execute("CREATE VIRTUAL TABLE memo USING fts5(text, tokenize = 'html folding'); INSERT INTO memo VALUES ('🔴')")
      try WritingATokenizerArticle.rules(connection)
      #expect(try connection.search("🔴", in: try #require(try connection.fullTextTable(named: "memo"))).count == 1)
      try WritingATokenizerArticle.html(connection) { text, range in #expect(text == "stepan" && range == 3..<18) }
      try WritingATokenizerArticle.lines(connection)
      try connection.execute("INSERT INTO poem VALUES (\("thorn\nrose")), (\("rose\nthorn"))")
      let found = try WritingATokenizerArticle.function(connection)
      #expect(try found.map { try $0[0, as: Int.self] } == [2, 1])
      let error = #expect(throws: SQLiteError.self) {
        try connection.execute("CREATE VIRTUAL TABLE song USING fts5(text, tokenize = 'lines long')")
      }
      #expect((error?.underlying as? UnknownArguments)?.arguments == ["long"])
    }
  }

  @Test func `has a mock that works`() throws {
    #expect(try WritingATokenizerArticle.mock() == ["a b", "c"])
  }
}
