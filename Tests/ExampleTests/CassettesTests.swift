import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `The examples about cassettes` {
  @Test func `hold neither folders nor data`() throws {
    let text = try CassettesArticle.redacted("star")
    #expect(text.contains(#"CREATE TABLE IF NOT EXISTS \"FOLDER\""#))
    #expect(try Cassette(text).callCount > 10)
  }
}
