import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions
import SQLiteStorage

@Suite(.enabled(if: hasSessions)) struct `Changesets put together` {
  private func changeset(_ stage: RecordedStage, _ sql: SQL) throws -> Changeset {
    try stage.connection.changeset { try stage.connection.execute(sql) }
  }

  @Test func `do what they do one after the other`() throws {
    let stage = try RecordedStage()
    let parts = [
      try changeset(stage, "INSERT INTO star VALUES (9, 'a', 1); UPDATE star SET name = 'b' WHERE id = 1"),
      try changeset(stage, "UPDATE star SET name = 'c' WHERE id IN (1, 9); DELETE FROM star WHERE id = 2"),
      try changeset(stage, "DELETE FROM star WHERE id = 9; INSERT INTO pair VALUES (7, 7, 7)"),
    ]
    let group = try ChangesetGroup(on: Sqlite3Wrapper())
    for part in parts { try group.add(part) }
    try group.add(Changeset())
    let whole = try group.changeset()
    #expect(whole.count(where: { _ in true }) == 3, "\(Array(whole))")
    for together in [whole, try parts[0].followed(by: parts[1], on: Sqlite3Wrapper()).followed(by: parts[2], on: Sqlite3Wrapper())] {
      let other = try RecordedStage()
      try other.connection.apply(together)
      #expect(try other.rows() == stage.rows())
    }
    #expect(try ChangesetGroup(on: Sqlite3Wrapper()).changeset() == Changeset())
    #expect(try whole.followed(by: whole.inverted(on: Sqlite3Wrapper()), on: Sqlite3Wrapper()) == Changeset())
  }

  @Test func `are of one kind, and of one form of each table`() throws {
    let stage = try RecordedStage()
    let patchset = try stage.connection.withSession { session in
      try stage.connection.execute("DELETE FROM star WHERE id = 1")
      return try session.patchset()
    }
    let changeset = try changeset(stage, "DELETE FROM star WHERE id = 2")
    expectError(.misuse, "changesets and patchsets cannot be combined") { try changeset.followed(by: patchset, on: Sqlite3Wrapper()) }
    try stage.connection.execute("ALTER TABLE star ADD COLUMN z")
    let wider = try self.changeset(stage, "DELETE FROM star WHERE id = 3")
    let group = try ChangesetGroup(on: Sqlite3Wrapper())
    try group.add(changeset)
    expectError(.schema, "changes of the table star cannot be combined: it had other columns") { try group.add(wider) }
    #expect(try group.changeset() == changeset)
    var pieces = PiecedBytes(wider.bytes, of: 5)
    expectError(.schema, "changes of the table star cannot be combined") { try group.add(from: { pieces.next() }) }
    for call in [{ try group.add(changeset) }, { _ = try group.changeset() }, { try group.write { _ in } }] {
      expectError(.misuse, "make another one") { try call() }
    }
  }

  @Test func `with those of another are the same on both sides once they are rebased`() throws {
    let (here, there) = (try RecordedStage(), try RecordedStage())
    let mine = try changeset(here, "UPDATE star SET name = 'mine' WHERE id = 1; UPDATE star SET name = 'my Deneb' WHERE id = 2")
    let theirs = try changeset(there, "UPDATE star SET name = 'theirs' WHERE id = 1; DELETE FROM star WHERE id = 3")
    let rebase = try here.connection.apply(theirs) { _ in .omit }
    #expect(!rebase.isEmpty)
    let rebased = try mine.rebased(by: [Changeset.Rebase](repeating: rebase, count: 1), on: Sqlite3Wrapper())
    #expect(rebased != mine)
    try there.connection.apply(rebased)
    #expect(try there.rows() == here.rows())
    #expect(
      try mine.rebased(by: [], on: Sqlite3Wrapper()) == mine && Changeset().rebased(by: [rebase], on: Sqlite3Wrapper()) == Changeset())
  }

  @Test func `are freed and tell which call failed, whichever it is`() throws {
    let stage = try RecordedStage()
    let mine = try stage.changeset()
    try stage.connection.apply(mine, .inverted)
    try stage.connection.execute("UPDATE star SET name = 'x' WHERE id = 2")
    let rebase = try stage.connection.apply(mine) { _ in .omit }
    let report = try FaultSweep(over: { Sqlite3Wrapper() }) { sqlite throws -> [Changeset] in
      let group = try ChangesetGroup(on: sqlite)
      try group.add(mine)
      var pieces = PiecedBytes(mine.bytes, of: 30)
      try group.add(from: { pieces.next() })
      var bytes: [UInt8] = []
      try group.write { bytes += $0 }
      var inverse: [UInt8] = []
      pieces = PiecedBytes(mine.bytes, of: 30)
      try Changeset.invert(from: { pieces.next() }, to: { inverse += $0 }, on: sqlite)
      let combined = [try mine.inverted(on: sqlite), try mine.followed(by: mine, on: sqlite), try mine.rebased(by: [rebase], on: sqlite)]
      return try combined + [group.changeset()]
    }.run()
    #expect(report.failableCalls > 10, "\(report)")
    for call in [Sqlite3Call.sqlite3changegroup_new, .sqlite3changegroup_add, .sqlite3changegroup_output] {
      let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(call))
      let error = expectError(.nomem, "out of memory") { try mine.followed(by: mine, on: faults) }
      #expect(error?.origin == .call(call))
    }
  }
}
