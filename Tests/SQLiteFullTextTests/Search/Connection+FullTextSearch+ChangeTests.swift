import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteStorage

/// Between two searches on a connection the table is another one: with other words, since its tokenizer keeps accents.
@Suite struct `A search after a change of its table` {
  enum Change: CaseIterable { case dropped, rolledBack, byAnother, hidden, attached }

  private static let plain = FullTextTable("s", columns: ["t"], tokenizer: .unicode61(.removed))
  private static let keeping = FullTextTable("s", columns: ["t"], tokenizer: .unicode61(.kept))

  private func make(_ table: FullTextTable, on connection: Connection, in schema: String = "main") throws {
    try connection.createFullTextTable(table, in: schema)
    try connection.insert(["t": "mléko"], into: "s", in: schema)
  }

  /// The words that find the row, by the table as it is described now.
  private func found(_ connection: Connection, in schema: String = "main") throws -> [String] {
    let table = try #require(try connection.fullTextTable(named: "s", in: schema))
    let words = ["mleko", "mléko"]
    // The phrase is cut by the connection's own tokenizer, and again by that of the table.
    return try words.filter { word in
      let match = try FullTextQuery("-\(word)-").match(in: table, in: schema, on: connection)
      #expect(try connection.tokens(of: word, with: table.tokenizer).map(\.text) == [table == Self.plain ? "mleko" : word])
      return try !connection.search(match, in: table, in: schema).isEmpty
    }
  }

  @Test(arguments: Change.allCases) func `cuts words as the table does that is there now`(change: Change) throws {
    let folder = try ScratchFolder()
    let file = folder.path("a")
    let connection = try Connection(.file(file))
    try make(Self.plain, on: connection)
    #expect(try found(connection) == ["mleko", "mléko"])
    func remake(_ table: FullTextTable, on connection: Connection) throws {
      try connection.execute("DROP TABLE s")
      try make(table, on: connection)
    }
    switch change {
    case .dropped:
      try remake(Self.keeping, on: connection)
      #expect(try found(connection) == ["mléko"])
    case .rolledBack:
      struct Undo: Error {}
      #expect(throws: Undo.self) {
        try connection.transaction {
          try remake(Self.keeping, on: connection)
          #expect(try found(connection) == ["mléko"])
          throw Undo()
        }
      }
      #expect(try found(connection) == ["mleko", "mléko"])
    case .byAnother:
      try remake(Self.keeping, on: try Connection(.file(file)))
      #expect(try found(connection) == ["mléko"])
    case .hidden:
      try make(Self.keeping, on: connection, in: "temp")
      #expect(try found(connection, in: "temp") == ["mléko"])
      #expect(try found(connection) == ["mleko", "mléko"])
    case .attached:
      try make(Self.keeping, on: try Connection(.file(folder.path("b"))))
      try connection.execute("ATTACH \(folder.path("b")) AS b")
      #expect(try found(connection, in: "b") == ["mléko"])
      try connection.execute("DETACH b")
      #expect(try found(connection) == ["mleko", "mléko"])
    }
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize)))
  func `cuts words as the table does that came with another database`() throws {
    let (connection, other) = (try Connection(.memory), try Connection(.memory))
    try make(Self.plain, on: connection)
    try make(Self.keeping, on: other)
    #expect(try found(connection) == ["mleko", "mléko"])
    try connection.deserialize(try other.serialized())
    #expect(try found(connection) == ["mléko"])
  }
}
