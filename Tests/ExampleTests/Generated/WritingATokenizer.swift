// Swift of Sources/SQLiteManager/Documentation.docc/WritingATokenizer.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteFullText
import SQLiteManager
import SQLiteTesting

enum WritingATokenizerArticle {
struct LineTokenizer: TextTokenizer {
  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws {
    var start = 0
    for end in 0...text.count where end == text.count || text[end] == UInt8(ascii: "\n") {
      if start < end { try found(text.extracting(start..<end), start..<end, false) }
      start = end + 1
    }
  }
}

  static func rules(_ connection: Connection) throws {
if try connection.checkFullTextTable("memo") == .olderRules(.rebuildByNewestRules) {
  try connection.rebuildFullTextTable("memo", byNewestRules: true)
}
  }

  static func html(_ connection: Connection, print: (String, Range<Int>) -> Void) throws {
let words = try connection.tokens(of: "<p>Šte&#x30c;pán</p>", with: .html())
print(words[0].text, words[0].byteRange)  // stepan 3..<18, in bytes of UTF-8
  }

  static func lines(_ connection: Connection) throws {
try connection.addTokenizer("lines") { arguments in
  guard arguments.isEmpty else { throw UnknownArguments(arguments) }
  return LineTokenizer()
}
try connection.execute("CREATE VIRTUAL TABLE poem USING fts5(text, tokenize = 'lines')")
  }

  static func function(_ connection: Connection) throws -> [OwnedRow] {
try connection.addFullTextFunction("first_place") { match, _ in
  let first = try match.instances.map(\.tokenOffset).min() ?? 0
  return Double(first) / Double(try match.size() + 1)
}
let found = try connection.rows("SELECT rowid FROM poem WHERE poem MATCH 'rose' ORDER BY first_place(poem)")
return found
  }

  static func mock() throws -> [String] {
let mock = MockSqlite3Wrapper()
let connection = try Connection(.memory, on: mock)
try connection.addTokenizer("lines") { _ in LineTokenizer() }
let lines = try mock.tokens(of: Array("a b\nc".utf8), tokenizer: "lines")
return lines.map(\.text)
  }

}
