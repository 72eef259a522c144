import Expectations
import SQLiteFullText
import SQLiteManager
import Testing

@Suite struct `The SQL of a search that was written before` {
  private static let options = FullTextOptions(
    limit: 2, offset: 1, snippet: .init(words: 4), highlights: ["title"], values: ["title"], newest: 3)

  @Test func `finds by another expression what a new connection finds`() throws {
    for query in ["wine", "old wine", "ale OR", "no such word"] {
      let (used, new) = try (filled("drink"), filled("drink"))
      _ = try used.0.search("other", in: used.1, Self.options)
      #expect(try used.0.search(query, in: used.1, Self.options) == new.0.search(query, in: new.1, Self.options))
    }
    let (connection, table) = try filled("drink")
    for word in ["wine", "ale"] { #expect(try connection.search(word, in: table, Self.options).count == 2) }
  }

  @Test func `is of one table, whatever another looks like to Swift`() throws {
    let (connection, composed) = try filled("caf\u{e9}")
    let decomposed = FullTextTable("cafe\u{301}", columns: ["title"])
    #expect(composed == decomposed)
    try connection.createFullTextTable(decomposed)
    try connection.insert(["title": "wine from elsewhere"], into: decomposed.name)
    for (table, count) in [(composed, 4), (decomposed, 1), (composed, 4)] {
      #expect(try connection.search("wine", in: table).count == count)
    }
  }

  @Test func `refuses the same options again`() throws {
    let (connection, table) = try filled("drink")
    for _ in 1...2 {
      expectError(.range, "drink has no column price") { try connection.search("wine", in: table, FullTextOptions(values: ["price"])) }
    }
    #expect(try connection.search("wine", in: table, FullTextOptions(values: ["title"])).count == 4)
  }

  private func filled(_ name: String) throws -> (Connection, FullTextTable) {
    let connection = try Connection(.memory)
    let table = FullTextTable(name, columns: ["title"])
    try connection.createFullTextTable(table)
    for title in ["old wine and ale", "other wine, ale", "wine or ale", "old wine, old ale"] {
      try connection.insert(["title": title], into: name)
    }
    return (connection, table)
  }
}
