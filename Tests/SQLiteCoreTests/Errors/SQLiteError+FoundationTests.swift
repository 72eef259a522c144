import Foundation
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
