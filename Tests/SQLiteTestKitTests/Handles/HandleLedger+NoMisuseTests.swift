import Expectations
import SQLiteCalls
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Testing

@Suite struct `A test that is judged by its doubles` {
  /// Opens a connection on a double, and closes it if asked.
  private func open(_ sqlite: any Sqlite3WrapperProtocol, closes: Bool = true) {
    var db: OpaquePointer?
    unsafe sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil)
    if closes { unsafe sqlite.sqlite3_close(db) }
  }

  /// The issues that the trait records for a piece of work in this test.
  private func issues(_ work: @escaping @Sendable () async throws -> Void) async throws -> [String] {
    let found = Found()
    try await withKnownIssue(isIntermittent: true) {
      guard let test = Test.current else { return }
      try await DoublesInTest.$current.withValue(nil) {
        let trait: DoublesTrait = .noMisuse
        try await trait.provideScope(for: test, testCase: Test.Case.current, performing: work)
      }
    } matching: { issue in
      found.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    return found.all
  }

  private final class Found: @unchecked Sendable {
    var all: [String] = []
    func add(_ text: String) { all.append(text) }
  }

  @Test(.noMisuse) func `passes when everything came back`() {
    open(LedgerSqlite3Wrapper(Sqlite3Wrapper()))
    open(MockSqlite3Wrapper())
  }

  @Test func `fails for what a ledger or a mock has found, made in a task of its own as well`() async throws {
    let found = try await issues {
      open(LedgerSqlite3Wrapper(MockSqlite3Wrapper()), closes: false)
      await Task { open(MockSqlite3Wrapper(), closes: false) }.value
    }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0 == "still open: connection \":memory:\" from sqlite3_open_v2, call 1" }, "\(found)")
  }

  @Test func `fails for a misuse`() async throws {
    let found = try await issues {
      let sqlite = LedgerSqlite3Wrapper(Sqlite3Wrapper())
      unsafe sqlite.sqlite3_bind_int(nil, 1, 1)
    }
    #expect(found == ["misuse: sqlite3_bind_int, call 1: returned SQLITE_MISUSE, argument 1: a handle"])
  }

  @Test func `fails for a script that was never used, and for unexpected SQL that the code swallowed`() async throws {
    let found = try await issues {
      let sqlite = MockSqlite3Wrapper()
      sqlite.when("DELETE FROM star").answers(.done)
      let connection = try Connection(.memory, on: sqlite)
      try? connection.execute("DELETE FROM stars")
    }
    #expect(found.withoutTestLines == ["unexpected: DELETE FROM stars", "never used: the script DELETE FROM star"], "\(found)")
  }

  @Test func `fails when there was nothing to judge, and says so`() async throws {
    let found = try await issues {}
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("nothing was checked: the test made no LedgerSqlite3Wrapper and no MockSqlite3Wrapper.") == true)
  }

  @Test func `reports what the test itself throws, and what was open then`() async throws {
    struct Thrown: Error {}
    let found = try await issues {
      open(MockSqlite3Wrapper(), closes: false)
      throw Thrown()
    }
    #expect(found.count == 2)
  }
}

@Suite(.noMisuse) struct `A suite that is judged by its doubles` {
  let sqlite = LedgerSqlite3Wrapper(Sqlite3Wrapper())

  @Test(.noMisuse) func `judges what its tests keep in properties, once`() {
    var db: OpaquePointer?
    unsafe sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil)
    unsafe sqlite.sqlite3_close(db)
  }
}
