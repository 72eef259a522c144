import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteConformance
import Testing

@testable import SQLiteTestKit

@Suite struct `Choosing which call fails` {
  let sqlite = FaultInjectingSqlite3Wrapper(RefusingSqlite3Wrapper())

  /// Calls a function that can fail and answers SQLITE_ERROR within, beside one that never fails.
  private func reset(_ times: Int) -> [Int32] {
    (0..<times).map { _ in
      sqlite.sqlite3_threadsafe()
      return sqlite.sqlite3_initialize()
    }
  }

  @Test func `fails the k-th call that can fail, once`() {
    sqlite.plan = .once(at: 2, code: .locked)
    #expect(reset(4) == [1, 6, 1, 1])
    #expect(sqlite.failableCalls == 4)
    #expect(sqlite.injected.map(\.ordinal) == [2])
    #expect(sqlite.injected.map(\.description) == ["call 4, sqlite3_initialize: SQLITE_LOCKED (6), database table is locked"])
  }

  @Test func `fails every call that can fail from the k-th on, with the code where it is plausible`() {
    sqlite.plan = .forever(from: 3, code: .locked)
    #expect(reset(4) == [1, 1, 6, 7])
  }

  @Test(arguments: [.full, .readonly, .ioerrWrite, .ioerrFsync] as [ResultCode])
  func `lets reads go on where a disk stays full or cannot be written, and no write`(code: ResultCode) throws {
    let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try stage(sqlite)
    sqlite.plan = .forever(from: 1, code: code)
    func fails(_ sql: SQL) -> Bool { (try? connection.execute(sql)) == nil }
    #expect(sqlite.sqlite3_initialize() == code.rawValue && sqlite.injected.count == 1)
    #expect(fails("DELETE FROM t") && fails("INSERT INTO t (b) VALUES (3)"))
    #expect(try connection.rows("SELECT b FROM t", as: String.self) == ["one", "two"])
    #expect(Set(sqlite.injected.dropFirst().map(\.code.primary)) == [code.primary])
  }

  @Test func `lets what takes no memory go on where there is none`() throws {
    let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try stage(sqlite)
    sqlite.plan = .forever(from: 1, code: .nomem)
    _ = sqlite.sqlite3_initialize()
    #expect((try? connection.rows("SELECT b FROM t", as: String.self)) == nil)
    #expect(Set(sqlite.injected.map(\.code)) == [.nomem])
    #expect(!sqlite.plan.fails(.sqlite3_finalize, nil, ordinal: 9, number: 1, failures: 1, among: [PlausibleFault(.busy)]))
  }

  @Test(arguments: [.interrupt, .auth, .schema] as [ResultCode])
  func `fails the calls of a connection that is gone, and none of another one's`(code: ResultCode) throws {
    let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let (connection, other) = (try stage(sqlite), try stage(sqlite))
    sqlite.plan = .forever(from: 1, code: code)
    func isGone(_ connection: Connection) -> Bool { (try? connection.rows("SELECT b FROM t ORDER BY b", as: String.self)) == nil }
    #expect(isGone(connection) && !isGone(other) && isGone(connection) && sqlite.sqlite3_initialize() == 0)
    #expect(try !isGone(stage(sqlite)))
    try connection.close()
    #expect(try !isGone(stage(sqlite)) && !isGone(other))
  }

  @Test func `fails the n-th call of one function with the first code of the table`() {
    sqlite.plan = .call(.sqlite3_initialize, number: 2)
    unsafe sqlite.sqlite3_busy_timeout(nil, 1)
    #expect(reset(3) == [1, 7, 1])
    #expect(sqlite.injected.map(\.ordinal) == [3])
  }

  @Test func `fails the first runs of one statement of the real library`() throws {
    let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE star (name); INSERT INTO star VALUES ('Vega'), ('Mira')")
    sqlite.plan = .runs(of: "SELECT name", count: 2, code: .busy)
    func names() -> [String]? { try? connection.rows("SELECT name FROM star", as: String.self) }
    #expect(names() == nil)
    #expect(try connection.count("star") == 2)
    #expect(names() == nil)
    #expect(names() == ["Vega", "Mira"])
    let told = sqlite.injected.map { "\($0.call.rawValue) \($0.code.rawValue) \($0.sql ?? "")" }
    #expect(told == Array(repeating: "sqlite3_step 5 SELECT name FROM star", count: 2))
    sqlite.plan = .runs(of: "DELETE", code: .full)
    unsafe #expect(sqlite.sqlite3_exec(connection.handle, "SELECT 1; DELETE FROM star", nil, nil, nil) == ResultCode.full.rawValue)
    unsafe #expect(sqlite.sqlite3_exec(connection.handle, "SELECT 1; DELETE FROM star", nil, nil, nil) == ResultCode.ok.rawValue)
  }

  @Test func `counts anew under a new plan`() {
    _ = reset(3)
    #expect(sqlite.injected.isEmpty)
    sqlite.plan = .once(at: 1)
    #expect(sqlite.failableCalls == 0)
    #expect(reset(2) == [7, 1])
    sqlite.plan = .none
    #expect(reset(1) == [1])
    #expect(sqlite.injected.isEmpty)
  }

  @Test func `fails all calls that can fail and none that cannot`() {
    sqlite.plan = .forever(from: 1)
    callEverything(on: sqlite) { _ in }
    let failable = Sqlite3Call.allCases.filter { $0.failure.kind.canBeInjected }
    let withoutMistake = failable.filter { $0.failure.codes.contains { $0 != .misuse && $0 != .range } }
    #expect(Set(sqlite.injected.map(\.call)) == Set(withoutMistake) && withoutMistake.count < failable.count)
    #expect(sqlite.failableCalls == failable.count)
    #expect(!failable.contains(.sqlite3_value_bytes) && !failable.contains(.sqlite3_finalize) && !failable.contains(.sqlite3_close))
    #expect(failable.allSatisfy { !$0.failure.codes.isEmpty })
  }

  @Test func `never fails a function that cannot fail, even when told to`() {
    sqlite.plan = .call(.sqlite3_threadsafe)
    #expect(sqlite.sqlite3_threadsafe() == 0)
    #expect(sqlite.injected.isEmpty)
  }
}
