import SQLiteFullText
import SQLiteManager
import Testing

@Suite struct `Three characters of other lengths when they are folded` {
  private static let texts = ["MAẞ", "GROẞ", "10kΩ", "500K", "20Å", "abcſ", "abcȺ", "Ⱥbc", "xȾyȾ", "STRAẞE"]
  private let connection: Connection
  private let table: FullTextTable

  init() throws {
    connection = try Connection(.memory)
    table = FullTextTable("search", columns: ["title"], tokenizer: .trigram())
    try connection.createFullTextTable(table)
    for text in Self.texts { try connection.execute("INSERT INTO search (title) VALUES (\(text))") }
  }

  @Test(arguments: texts) func `are found as they are typed`(text: String) throws {
    let found = try connection.search(FullTextQuery(text), in: table)
    #expect(found.map(\.rowid) == [Int64(try #require(Self.texts.firstIndex(of: text)) + 1)])
  }

  @Test func `stand for themselves in snippets and words`() throws {
    #expect(try connection.search("abc", in: table).map(\.rowid).sorted() == [6, 7])
    #expect(try connection.tokens(of: "MAẞE", with: .trigram()).map(\.byteRange) == [0..<5, 1..<6])
    #expect(try connection.tokens(of: "ȺbcȺ", with: .trigram()).map(\.byteRange) == [0..<4, 2..<6])
  }
}
