import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
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

/// Search tables of one name in three databases, over texts of one name, with a word for all and one for each.
@Suite struct `A search table that other databases have too` {
  private static let schemas = ["main", "temp", "my \"lib\""]
  private static let words = ["main": "ale", "temp": "brandy", "my \"lib\"": "cider"]

  /// - Parameter title: The words before the database's own word in its text.
  private func opened(_ module: FullTextTable.Module, _ content: FullTextTable.Content, _ title: String = "old drink") throws
    -> (connection: Connection, table: FullTextTable)
  {
    let connection = try Connection(.memory)
    let table = FullTextTable("doc_search", columns: ["title", "body"], module: module, content: content)
    try connection.execute("ATTACH ':memory:' AS \(identifier: "my \"lib\"")")
    for (schema, word) in Self.words {
      let source = content == .own ? "doc_search" : "doc"
      if content != .own { try connection.createTable("doc", "id INTEGER PRIMARY KEY, title, body", in: schema) }
      try connection.createFullTextTable(table, in: schema)
      let key = content == .own ? "rowid" : "id"
      try connection.insert([key: Int(word.utf8.first ?? 0), "title": "\(title) \(word)", "body": "drink"], into: source, in: schema)
      try connection.insert([key: 1, "title": "water", "body": "drink"], into: source, in: schema)
    }
    return (connection, table)
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4], [FullTextTable.Content.own, .external(table: "doc")])
  func `is searched where its database is named`(module: FullTextTable.Module, content: FullTextTable.Content) throws {
    let (connection, table) = try opened(module, content)
    for schema in Self.schemas {
      let word = try #require(Self.words[schema])
      let id = Int64(word.utf8.first ?? 0)
      for other in Self.words.values { #expect(try connection.search(other, in: table, in: schema).count == (other == word ? 1 : 0)) }
      let options = FullTextOptions(highlights: ["title"], values: ["body"], condition: "title <> 'water'", newest: 5)
      let found = try connection.search("old \(word)", in: table, in: schema, options)
      #expect(found.map(\.rowid) == [id] && found[0].rank != nil)
      #expect(found[0].highlights["title"]?.marked("[", "]") == "[old] drink [\(word)]" && found[0].values["body"] == "drink")
      #expect(found[0].snippet?.marked("[", "]") == "[old] drink [\(word)]")
      #expect(try connection.countResults(of: FullTextQuery("drink"), in: table, in: schema) == 2)
      let ranked = FullTextOptions(ranking: .hits())
      #expect(try connection.search("drink", in: table, in: schema, ranked).map(\.rowid) == [id, 1])
      #expect(try connection.liveSearch("dri", in: table, in: schema).results.map(\.rowid).sorted() == [1, id])
    }
    #expect(try connection.search("brandy", in: table).count == 1, "the temporary table is meant by a name alone")
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4])
  func `is searched for what takes several expressions, and for what is read`(module: FullTextTable.Module) throws {
    let (connection, table) = try opened(module, .external(table: "doc"))
    let many = (0..<1_500).map { "w\($0)" }.joined(separator: " ")
    for schema in Self.schemas {
      let word = try #require(Self.words[schema])
      let id = Int64(word.utf8.first ?? 0)
      for query in [
        FullTextQuery("\(many) \(word)", matching: .any), FullTextQuery("drink", excluded: ["water"]),
        FullTextQuery("\(word) drink", columns: ["title"]), FullTextQuery("\(word) nosuch", matching: .any, columns: ["title"]),
        FullTextQuery("drink", excluded: ["water " + many]),
      ] {
        #expect(try connection.search(query, in: table, in: schema).map(\.rowid) == [id], "\(schema): \(query)")
        #expect(try connection.countResults(of: query, in: table, in: schema) == 1)
        let match = try query.match(in: table, in: schema, on: connection)
        let condition = match.condition(in: table, in: schema)
        let sql: SQL = "SELECT rowid FROM \(identifier: schema).doc_search WHERE \(condition)"
        #expect(try connection.rows(sql, as: Int64.self) == [id])
      }
    }
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4], [FullTextTable.Content.own, .external(table: "doc")])
  func `gives rows of its own database, also where texts are long`(module: FullTextTable.Module, content: FullTextTable.Content) throws {
    struct Doc: Decodable { let title: String }
    let (connection, table) = try opened(module, content, String(repeating: "padding ", count: 9_000) + "old")
    for schema in Self.schemas {
      let word = try #require(Self.words[schema])
      let found = try connection.search(FullTextQuery("old"), in: table, in: schema, decoding: Doc.self)
      #expect(found.map { $0.value.title.hasSuffix(word) } == [true])
      #expect(found.first?.result.snippet?.text.contains(word) == true)
    }
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4])
  func `is missed by its database's name`(module: FullTextTable.Module) throws {
    let (connection, table) = try opened(module, .own)
    try connection.dropFullTextTable(table.name, in: "main")
    expectError(.error, "doc_search is not a search table: main has none") { try connection.search("ale", in: table, in: "main") }
    expectError(.error, "no such table: nosuch.doc_search") { try connection.search("ale", in: table, in: "nosuch") }
    #expect(try connection.search("brandy", in: table, in: "temp").count == 1)
  }
}
