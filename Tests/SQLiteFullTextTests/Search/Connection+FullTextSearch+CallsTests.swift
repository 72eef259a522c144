import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// How many calls a search makes that was made before on its connection, with two rows that match.
@Suite struct `Another search` {
  private let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())

  private func calls(
    _ module: SearchedModule = .fts5, of search: (Connection, FullTextTable) throws -> Int
  ) throws -> Int {
    let table = module.table(["title"])
    let connection = try module.opened([["old wine"], ["wine list"], ["beer"]], in: table, on: counting)
    return try calls { try search(connection, table) }
  }

  private func calls(of search: () throws -> Int) throws -> Int {
    for _ in 0..<2 { #expect(try search() == 2) }
    counting.reset()
    #expect(try search() == 2)
    #expect(counting.count(of: .sqlite3_prepare_v3) == 0)
    return counting.total
  }

  @Test func `makes no more than 25`() throws { #expect(try calls { try $0.search("wine", in: $1).count } <= 25) }

  @Test func `without a snippet makes no more than 20`() throws {
    #expect(try calls { try $0.search("wine", in: $1, FullTextOptions(snippet: nil)).count } <= 20)
  }

  @Test func `with three excluded words makes no more than 40`() throws {
    let query = FullTextQuery("wine", excluded: ["red", "white", "rosé"])
    #expect(try calls { try $0.search(query, in: $1).count } <= 40)
  }

  @Test func `at a keystroke makes no more than 30`() throws {
    #expect(try calls { try $0.liveSearch("win", in: $1).results.count } <= 30)
  }

  @Test func `over texts of another table makes no more than 40, on a connection that only reads`() throws {
    let folder = try ScratchFolder()
    let file = Connection.Location.file(folder.path("a"))
    let table = SearchedModule.fts5.table(["title"], content: .external(table: "wine", rowid: "id"))
    try SearchedModule.fts5.fill(try Connection(file), [["old wine"], ["wine list"], ["beer"]], table)
    let reading = try Connection(file, access: .readOnly, on: counting)
    #expect(try calls { try reading.search("wine", in: table).count } <= 40)
  }

  @Test func `on FTS4 makes no more than 60`() throws { #expect(try calls(.fts4) { try $0.search("wine", in: $1).count } <= 60) }

  @Test(arguments: ["folding", "cjk", "html", "porter", "trigram"])
  func `with any tokenizer makes it once`(name: String) throws {
    let connection = try Connection(.memory, on: counting)
    try connection.addTokenizers()
    let table = FullTextTable("s", columns: ["t"], tokenizer: FullTextTokenizer(name))
    try connection.createFullTextTable(table)
    try connection.insert(["t": "old wine"], into: "s")
    _ = try connection.search("wine", in: table)
    counting.reset()
    for _ in 0..<3 { #expect(try connection.search("wine", in: table).map { $0.snippet?.found } == [["wine"]]) }
    #expect(counting.count(of: .fts5_tokenizer_xCreate) == 0 && counting.count(of: .fts5_tokenizer_xTokenize) >= 3)
    #expect(counting.count(of: .sqlite3_prepare_v3) == 0)
  }
}
