import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `The article on sweeps` {
  @Test func `sweeps as it says`() throws {
    try FaultSweepsArticle.sweep()
    try FaultSweepsArticle.check()
  }

  @Test func `shows half a change as it says`() throws {
    let problems = try FaultSweepsArticle.half().problems
    let half = """
      private database 1 (account) is neither as before nor as after: compared with before it has other rows in account, compared with after it has \
      other rows in account
      """
    #expect(problems.contains { $0.contains(half) }, "\(problems)")
  }
}
