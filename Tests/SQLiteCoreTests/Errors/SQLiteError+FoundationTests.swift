import Foundation
import SQLiteFullText
import SQLiteManager
import Testing

@Suite struct `An error as Foundation sees it` {
  @Test func `says what it says`() {
    let error = SQLiteError(.busy, "database is locked", origin: .call(.sqlite3_step), sql: "SELECT 1")
    #expect(error.localizedDescription == error.description)
    #expect((error as any Error).localizedDescription.contains("SQLITE_BUSY (5) in sqlite3_step: database is locked"))
    let bridged = error as NSError
    #expect(bridged.domain == "SQLiteError" && bridged.code == 5 && bridged.localizedDescription == error.description)
  }

  private static let advice: [(ResultCode, String?)] = [
    (.full, "Make room on the disk."), (.cantopenIsdir, "Check the path and the permissions of the file and its folder."), (.perm, nil),
  ]

  @Test(arguments: advice) func `says what a person can do`(code: ResultCode, advice: String?) {
    let error = SQLiteError(code, "the message", origin: .call(.sqlite3_step), sql: "SELECT 1")
    #expect(error.recoverySuggestion == advice)
    #expect((error as NSError).localizedRecoverySuggestion == advice)
  }

  @Test func `says of SQL where it is to be corrected`() throws {
    let connection = try Connection(.memory)
    let wrong = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1 FORM t") }
    #expect(wrong?.recoverySuggestion == "Correct the SQL where the caret points.")
    try connection.execute("CREATE TABLE t (id)")
    let name = #expect(throws: SQLiteError.self) { try connection.execute("CREATE INDEX i ON t (\"text\")") }
    #expect(name?.recoverySuggestion?.contains("texts in single quotes") == true, "\(String(describing: name))")
  }

  @Test func `says what is wrong with content and files, too`() {
    let missing = ContentError.sourceMissing("quiz.sqlite")
    #expect(missing.localizedDescription == missing.description && missing.localizedDescription.contains("quiz.sqlite"))
    #expect((missing as NSError).domain == "ContentError" && (missing as NSError).code == 1)
    let file = FileSystemError("open", "/nowhere", code: ENOENT)
    #expect(file.localizedDescription == file.description && (file as NSError).code == Int(ENOENT))
    let expression = #expect(throws: FullTextExpressionError.self) { try FullTextExpression(parsing: "(red") }
    #expect(expression?.localizedDescription == expression?.description && expression?.localizedDescription.contains("character 4") == true)
  }
}
