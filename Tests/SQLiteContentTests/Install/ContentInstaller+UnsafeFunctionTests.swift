import Foundation
import SQLiteManager
import Testing

@Suite struct `A content database that uses a function of the app` {
  static let schemas: [SQL] = [
    "CREATE TABLE t (x, CHECK (glad(x))); INSERT INTO t VALUES (1)",
    "CREATE TABLE t (x); INSERT INTO t VALUES (1); CREATE INDEX i ON t (glad(x))",
    "CREATE TABLE t (x, y AS (glad(x)) STORED); INSERT INTO t VALUES (1)",
  ]

  @Test(arguments: schemas) func `is told that the function may not be used there, never that it is damaged`(schema: SQL) throws {
    let folder = try Folder()
    let source = folder.source.appendingPathComponent("quiz.sqlite")
    let builder = try Connection(.file(source.path))
    try builder.addFunction("glad", [.deterministic, .innocuous]) { (x: Int?) in 1 }
    try builder.execute(schema + "; PRAGMA user_version=1")
    try builder.close()
    let prepare: (FunctionOptions) -> (Connection) throws -> Void = { options in
      { try $0.addFunction("glad", options) { (x: Int?) in 1 } }
    }
    let error = #expect(throws: ContentError.self) { try folder.installer(source, prepare: prepare(.deterministic)).install() }
    guard case .configuration(source.path, let reason) = error else { return surprise(error) }
    #expect(reason.contains("unsafe use of glad()"))
    #expect(folder.atRest.isEmpty)
    #expect(try folder.installer(source, prepare: prepare([.deterministic, .innocuous])).install() == .installed(version: 1))
  }
}
