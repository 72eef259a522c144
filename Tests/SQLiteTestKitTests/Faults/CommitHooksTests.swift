import SQLiteCalls
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `Commit hooks and a commit that is made to fail` {
  /// The calls that hooks had.
  private struct Heard: Equatable {
    var commits = 0
    var rollbacks = 0
    var error: ResultCode?
    var rows = 2
  }

  /// The calls that hooks have for the last statement, which fails at a step.
  private func heard(
    _ statements: [SQL], _ code: ResultCode, step: Int = 1, form: FaultForm = .usual, decision: CommitDecision = .commit
  ) throws -> Heard {
    let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try stage(sqlite)
    var heard = Heard()
    let hooks = [
      try connection.addCommitHook {
        heard.commits += 1
        return decision
      }, try connection.addRollbackHook { heard.rollbacks += 1 },
    ]
    for statement in statements.dropLast() { try connection.execute(statement) }
    sqlite.plan = FaultPlan(.call(.sqlite3_step, number: step), code: code, form: form)
    do { for statement in statements.suffix(1) { try connection.execute(statement) } } catch let error as SQLiteError {
      heard.error = error.code
    }
    sqlite.plan = .none
    withExtendedLifetime(hooks) {}
    heard.rows = try connection.value("SELECT count(*) FROM t", as: Int.self) ?? 0
    return heard
  }

  private let whole: [SQL] = ["BEGIN", "INSERT INTO t VALUES (3, 'three')", "COMMIT"]
  private let alone: [SQL] = ["INSERT INTO t VALUES (3, 'three')"]

  @Test(arguments: [.full, .ioerrFsync] as [ResultCode])
  func `run before one that fails on the disk, and again for its rollback`(code: ResultCode) throws {
    #expect(try heard(whole, code) == Heard(commits: 1, rollbacks: 1, error: code))
    #expect(try heard(alone, code == .full ? .full : .ioerrWrite).commits == 1)
    #expect(try heard(alone, code == .full ? .full : .ioerrWrite).rollbacks == 1)
  }

  @Test func `do not run where SQLite does not come so far`() throws {
    #expect(try heard(whole, .constraintForeignkey).commits == 0)
    #expect(try heard(alone, .busy) == Heard(error: .busy))
    #expect(try heard(["BEGIN"] + alone, .full) == Heard(rollbacks: 1, error: .full))
  }

  @Test func `run once where the commit was done although reported`() throws {
    #expect(try heard(whole, .ioerrFsync, form: .done) == Heard(commits: 1, error: .ioerrFsync, rows: 3))
  }

  @Test func `have the last word when they refuse`() throws {
    #expect(try heard(whole, .full, decision: .rollback) == Heard(commits: 1, rollbacks: 1, error: .constraintCommithook))
    #expect(try heard(alone, .full, decision: .rollback) == Heard(commits: 1, rollbacks: 1, error: .constraintCommithook))
  }

  @Test(arguments: [ResultCode.full, .busy, .interrupt]) func `run once for a statement that stands on a row`(code: ResultCode) throws {
    let returning: SQL = "INSERT INTO t VALUES (3, 'three'), (4, 'four') RETURNING rowid"
    #expect(try heard([returning], code, step: 2) == Heard(commits: code == .full ? 1 : 0, rollbacks: 1, error: code))
  }
}
