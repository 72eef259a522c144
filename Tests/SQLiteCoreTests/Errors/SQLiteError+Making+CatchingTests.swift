import SQLiteManager
import Testing

@Suite struct `A code in a catch` {
  /// Which of two clauses takes an error.
  private func clause(_ code: ResultCode, of error: any Error) -> String {
    do { throw error } catch code { return "the code's" } catch { return "the other" }
  }

  @Test(arguments: [ResultCode.busy, .busySnapshot, .busyRecovery]) func `takes the extended codes of a primary one`(code: ResultCode) {
    #expect(clause(.busy, of: SQLiteError(code, "locked")) == "the code's")
  }

  @Test(arguments: [ResultCode.busy, .busyRecovery, .locked]) func `takes an extended code alone`(code: ResultCode) {
    #expect(clause(.busySnapshot, of: SQLiteError(code, "locked")) == "the other")
    #expect(clause(.busySnapshot, of: SQLiteError(.busySnapshot, "locked")) == "the code's")
  }

  @Test func `takes no error of another type`() {
    struct Refusal: Error {}
    #expect(clause(.busy, of: Refusal()) == "the other")
    #expect(clause(.ok, of: CancellationError()) == "the other")
  }

  @Test func `takes what a verb throws`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY)")
    var isThere = false
    for _ in 0..<2 {
      do { try connection.execute("INSERT INTO star VALUES (1)") } catch ResultCode.constraint { isThere = true }
    }
    #expect(isThere)
  }
}
