import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions

@Suite(.enabled(if: hasSessions)) struct `Sessions and observers of the preupdate hook` {
  let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
  let connection: Connection

  init() throws { connection = try RecordedStage(on: ledger).connection }

  @Test func `are not on one connection at a time`() throws {
    let token = try connection.addPreupdateHook { _ in }
    let words = "while the preupdate hook, which it needs, is in use: remove observers that addPreupdateHook has added first"
    expectError(.misuse, words) { try connection.openSession() }
    expectError(.misuse, "a session cannot begin") { try connection.diff(from: "temp") }
    token.cancel()
    let (session, other) = (try connection.openSession(), try connection.openSession(recording: ["star"]))
    for _ in 0..<2 {
      expectError(.misuse, "close the session on main first") { try connection.addPreupdateHook { _ in } }
      try session.close()
    }
    try connection.execute("DELETE FROM star WHERE id = 1")
    #expect(try other.changeset().map(\.key) == [[1]])
    try other.close()
    var heard = 0
    let next = try connection.addPreupdateHook { _ in heard += 1 }
    try connection.execute("DELETE FROM star")
    #expect(heard == 2)
    next.cancel()
    try connection.close()
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `follow each other also where the observer went within its own call`() throws {
    var token: HookToken?
    token = try connection.addPreupdateHook { _ in token?.cancel() }
    try connection.execute("DELETE FROM star WHERE id = 1")
    let changeset = try connection.changeset { try connection.execute("DELETE FROM star WHERE id = 2") }
    #expect(changeset.map(\.key) == [[2]])
    withExtendedLifetime(token) {}
  }

  @Test func `follow each other also where the session went while it was asked for a table`() throws {
    let holder = Holder()
    holder.session = try connection.openSession(
      recording: .all { [unowned holder] name in
        if name == "late" { holder.session = nil }
        return true
      })
    try connection.execute("CREATE TABLE late (a PRIMARY KEY)")
    try connection.execute("INSERT INTO late VALUES (1), (2)")
    #expect(holder.session == nil)
    let token = try connection.addPreupdateHook { _ in }
    token.cancel()
    #expect(ledger.ledger.openHandles.allSatisfy { $0.kind != .session })
    try connection.close()
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `follow each other also where the session went while it was used`() throws {
    for isClosed in [true, false] {
      let holder = Holder()
      holder.session = try connection.openSession()
      try connection.execute("DELETE FROM star WHERE id = 1; INSERT INTO star VALUES (1, 2, zeroblob(\(isClosed ? 9_000 : 9_001)))")
      var count = 0
      try holder.session?.writeChangeset { piece in
        count += piece.count
        if isClosed { try holder.session?.close() } else { holder.session = nil }
      }
      #expect(count > 9_000)
      let trace = try connection.addTrace { _ in do { try holder.session?.close() } catch { Issue.record(error) } }
      holder.session = try connection.openSession()
      try connection.execute("DELETE FROM star WHERE id = 2; INSERT INTO star VALUES (2, 2, 2)")
      trace.cancel()
      let token = try connection.addPreupdateHook { _ in }
      token.cancel()
      #expect(ledger.ledger.openHandles.allSatisfy { $0.kind != .session })
    }
    try connection.close()
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  private final class Holder {
    var session: Session?
  }
}
