import SQLiteCore
import SQLiteManager
import Testing

@Suite struct `A word in the SQL of a schema` {
  private func make(_ configuration: Connection.Configuration = .init(), _ pragma: SQL = "PRAGMA encoding='UTF-8'") throws -> Connection {
    let connection = try Connection(.memory, configuration: configuration)
    try connection.execute(pragma)
    try connection.execute(
      "CREATE TABLE t (x PRIMARY KEY CHECK (x <> 'RePlace'), y CHECK (y <> 'a_very_long_word_of_more_bytes_than_a_pattern_may_have'))")
    return connection
  }

  @Test(arguments: ["PRAGMA encoding='UTF-8'", "PRAGMA encoding='UTF-16be'"])
  func `is found in letters of either case, and no other`(pragma: String) throws {
    let connection = try make(.init(), SQL(unchecked: pragma))
    #expect(try connection.schemaMentions(["replace"], in: "main"))
    #expect(try connection.schemaMentions(["nothing", "REPLACE"], in: "main"))
    #expect(try !connection.schemaMentions(["nothing", "replaced"], in: "main"))
    #expect(try !connection.schemaMentions(["replace"], in: "temp"))
  }

  @Test func `is taken to be there where LIKE tells capital letters from small ones`() throws {
    let connection = try make(.init(), "PRAGMA case_sensitive_like=ON")
    #expect(try connection.schemaMentions(["replace"], in: "main"))
  }

  @Test(arguments: [nil, 10, 50] as [Int?]) func `may be longer than a pattern`(limit: Int?) throws {
    var configuration = Connection.Configuration()
    configuration.limits[.likePatternLength] = limit
    let connection = try make(configuration)
    #expect(try connection.schemaMentions(["a_very_long_word_of_more_bytes_than_a_pattern_may_have"], in: "main"))
    #expect(try !connection.schemaMentions(["quite_another_long_word_of_more_bytes_than_a_pattern_may_have"], in: "main"))
  }
}
