import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `The article for those who come from the article` {
  @Test func `drives a double of nine functions through a manager`() throws {
    let (names, canned) = try ComingFromTheArticleArticle.double()
    #expect(names == ["Hello", "a"])
    #expect(
      canned.statements == [
        #"SELECT * FROM "mytable""#, #"INSERT INTO "mytable" ("name", "points") VALUES (?, ?)"#,
        #"UPDATE "mytable" SET "name" = ? WHERE "ID" = ?"#, #"DELETE FROM "mytable" WHERE "ID" = ?"#,
      ])
    #expect(canned.bound == ["Apple", "3", "Bread", "2", "2"])
  }
}
