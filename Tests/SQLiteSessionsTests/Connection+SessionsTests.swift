import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions

private struct Stop: Error {}

@Suite(.enabled(if: hasSessions)) struct `A session that is lent` {
  @Test func `ends with its closure, however that ends`() throws {
    let stage = try RecordedStage()
    var kept: Session?
    #expect(throws: Stop.self) {
      try stage.connection.withSession { (session: Session) -> Void in
        kept = session
        throw Stop()
      }
    }
    expectError(.misuse, "the session on main is closed: use it in the closure it is lent to") { try kept?.changeset() }
    let answer = try stage.connection.withSession(recording: ["star"]) { session in
      kept = session
      return 7
    }
    #expect(answer == 7)
    expectError(.misuse, "is closed") { try kept?.isRecording }
    #expect(throws: Stop.self) { try stage.connection.changeset { throw Stop() } }
    try stage.connection.close()
  }

  @Test func `records all or says so, whichever call fails`() throws {
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() }, seed: TestRun.seed, setUp: { try RecordedStage(on: $0).connection }
    ) { (_: any Sqlite3WrapperProtocol, connection: Connection) throws -> [Changeset] in
      let session = try connection.openSession(recording: .all(except: "log"), measuringSize: true)
      try connection.transaction { try connection.execute("DELETE FROM star; INSERT INTO pair VALUES (1, 2, 3)") }
      var pieces: [UInt8] = []
      try session.writeChangeset { pieces += $0 }
      let changes = [try session.changeset(), try session.patchset(), try Changeset(bytes: pieces)]
      try session.close()
      return changes
    }.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 30, "\(report)")
  }
}
