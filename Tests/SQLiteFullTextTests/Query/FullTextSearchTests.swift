import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `What a table can be searched for` {
  private struct Wine: Decodable, Equatable { var title: String }

  @Test(arguments: SearchedModule.allCases) func `is searched, counted and walked through alike`(module: SearchedModule) throws {
    let (connection, table) = (try module.opened(SearchedModule.wines), module.table())
    let query = FullTextQuery("red wine")
    let match = try query.match(in: table, on: connection)
    let found = try connection.search(query, in: table)
    #expect(found.map(\.rowid).sorted() == [1, 3, 5])
    func expectSame(_ search: some FullTextSearch) throws {
      #expect(try search.match(in: table, in: nil, on: connection) == match)
      #expect(try connection.search(search, in: table) == found)
      #expect(try connection.countResults(of: search, in: table) == 3)
      var walked: [FullTextResult] = []
      try connection.forEachResult(of: search, in: table) { walked.append($0) }
      #expect(walked == found)
    }
    try expectSame("red wine")
    try expectSame(query)
    try expectSame(match)
  }

  @Test func `may be an expression in the syntax of the module`() throws {
    let (connection, table) = (try SearchedModule.fts5.opened(SearchedModule.wines), SearchedModule.fts5.table())
    let expression = FullTextExpression.phrase("red") && .phrase("wine")
    #expect(try connection.countResults(of: expression, in: table) == 3)
    #expect(try connection.search(expression, in: table).map(\.rowid).sorted() == [1, 3, 5])
    let strange = FullTextExpression.in(["nosuch"], .phrase("red"))
    let error = #expect(throws: FullTextExpressionError.self) { try connection.search(strange, in: table) }
    #expect(error?.message.contains("nosuch") == true)
  }
}
