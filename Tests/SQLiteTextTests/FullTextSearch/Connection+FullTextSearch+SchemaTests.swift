import SQLiteManager
import SQLiteManagerTestSupport
import Scratch
import Testing

@Suite struct `A search table of an attached database` {
  private struct Document: Decodable, Equatable {
    let title: String
    let kind: String
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4], ["other", "temp"])
  func `is over the texts beside it, whatever else has their name`(module: FullTextTable.Module, schema: String) throws {
    let folder = try ScratchFolder()
    let connection = try Connection(.memory)
    if schema == "other" { try connection.execute("ATTACH \(folder.path("other.sqlite")) AS other") }
    for place in ["main", schema] { try connection.execute("CREATE TABLE \(identifier: place).doc(id INTEGER PRIMARY KEY, title, kind)") }
    let table = FullTextTable("doc_search", columns: ["title"], module: module, content: .external(table: "doc"))
    try connection.createFullTextTable(table, in: schema)
    try connection.execute("INSERT INTO \(identifier: schema).doc VALUES (1, 'old wine', 'there')")
    #expect(try connection.search(FullTextQuery("wine"), in: table).map(\.rowid) == [1])
    try connection.execute("INSERT INTO main.doc VALUES (1, 'beer', 'here')")
    let options = FullTextOptions(condition: "kind = 'there'")
    #expect(try connection.countResults(of: FullTextQuery("wine"), in: table, options) == 1)
    let found = try connection.search(FullTextQuery("wine"), in: table, decoding: Document.self, options)
    #expect(found.map(\.value) == [Document(title: "old wine", kind: "there")])
  }

  @Test func `of FTS4 has no words behind a NUL, also when texts are read`() throws {
    let connection = try Connection(.memory)
    let table = FullTextTable("s", columns: ["a"], module: .fts4)
    try connection.createFullTextTable(table)
    try connection.execute("INSERT INTO s VALUES (\("x\0word1")), ('word1')")
    let many = (0..<1_500).map { "word\($0)" }.joined(separator: " ")
    for query in [FullTextQuery("word1"), FullTextQuery(many, matching: .any)] {
      #expect(try connection.search(query, in: table).map(\.rowid) == [2])
    }
  }
}
