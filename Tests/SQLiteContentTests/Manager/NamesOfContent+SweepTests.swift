import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Each call of keeping the names of content that is read in place` {
  /// Opens, makes a table of the user's, and tries to hide the content.
  private static func run(_ source: URL, _ own: URL, on wrapper: any Sqlite3WrapperProtocol) throws {
    let steps = [Migrator.Step(1, "CREATE TABLE star (n)")]
    let quiz = SQLiteManager(.inPlace(.file(source), userDatabase: own), userSchema: steps, on: wrapper)
    try quiz.open()
    do { try quiz.execute("CREATE TABLE question (mine)") } catch ContentError.conflict {}
    #expect(try quiz.value("SELECT title FROM question LIMIT 1") == "Kdo?")
    try quiz.close()
  }

  @Test func `fails once and for ever, and the content is never hidden`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    try Self.run(source, folder.url.appendingPathComponent("clean"), on: counter)
    var failures = 0
    let runs = TestRun.sample(of: counter.failableCalls, few: 10) { [FaultPlan.once(at: $0), .forever(from: $0)] }
    for (k, plan) in runs {
      let own = folder.url.appendingPathComponent("\(k)\(plan.choice)")
      let ledger = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan))
      do {
        try Self.run(source, own, on: ledger)
      } catch {
        failures += 1
        #expect(error is SQLiteError || error is ContentError, "\(k): \(error)")
      }
      #expect(ledger.ledger.openHandles.isEmpty && ledger.ledger.misuses.isEmpty, "\(k)")
      let user = try Connection(.file(own.path))
      #expect(try user.value("PRAGMA integrity_check") == "ok")
      #expect(try !user.tableExists("question"), "\(k)")
      #expect(try user.tableExists("star") == (user.pragma(.userVersion) == 1), "\(k)")
    }
    #expect(failures > 5)
  }
}
