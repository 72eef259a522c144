import SQLiteManager
import SQLiteTestKit
import Testing
import SQLiteSessions

@Suite struct `An observer of a hook` {
  /// Every kind of observer, with a closure that holds on to a witness.
  static let kinds = every.filter { $0.key != "preupdate" || Sqlite3Wrapper().provides(.sqlite3_preupdate_hook) }

  private static let every: [String: @Sendable (Connection, Witness) throws -> HookToken] = [
    "commit": { connection, witness in
      try connection.addCommitHook {
        _ = witness; return .commit
      }
    },
    "rollback": { connection, witness in try connection.addRollbackHook { _ = witness } },
    "update": { connection, witness in try connection.addUpdateHook { _ in _ = witness } },
    "preupdate": { connection, witness in try connection.addPreupdateHook { _ in _ = witness } },
    "log": { connection, witness in try connection.addLogHook { _ in _ = witness } },
    "progress": { connection, witness in
      try connection.addProgressHandler(everySteps: 5) {
        _ = witness; return .proceed
      }
    },
    "authorizer": { connection, witness in
      try connection.addAuthorizer { _ in
        _ = witness; return .allow
      }
    },
    "trace": { connection, witness in try connection.addTrace { _ in _ = witness } },
    "provider": { connection, witness in
      try connection.addCollationProvider { _ in
        _ = witness; return nil
      }
    },
  ]

  enum End: CaseIterable { case cancelled, tokenReleased, closed, connectionReleased }

  @Test(arguments: kinds.keys.sorted(), End.allCases)
  func `is released once, however it ends`(kind: String, end: End) throws {
    let add = try #require(Self.kinds[kind])
    let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    weak var gone: Witness?
    var connection: Connection? = try Connection(.memory, on: ledger)
    var token: HookToken?
    do {
      let witness = Witness()
      gone = witness
      token = try connection.map { try add($0, witness) }
    }
    try connection?.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    #expect(gone != nil)
    switch end {
    case .cancelled:
      token?.cancel()
      token?.cancel()
    case .tokenReleased: token = nil
    case .closed:
      token?.keepUntilClose()
      try connection?.close()
    case .connectionReleased:
      token?.keepUntilClose()
      connection = nil
    }
    #expect(gone == nil)
    if end == .cancelled || end == .tokenReleased { try connection?.execute("INSERT INTO t VALUES (2)") }
    token?.cancel()
    connection = nil
    #expect(ledger.ledger.isClean)
  }

  @Test(arguments: kinds.keys.sorted())
  func `that is not taken is released`(kind: String) throws {
    let add = try #require(Self.kinds[kind])
    let connection = try Connection(.memory)
    try connection.close()
    weak var gone: Witness?
    do {
      let witness = Witness()
      gone = witness
      let error = #expect(throws: SQLiteError.self) { try add(connection, witness) }
      #expect(error?.code == .misuse)
    }
    #expect(gone == nil)
  }

  @Test(arguments: [
    ("authorizer", Sqlite3Call.sqlite3_set_authorizer), ("trace", .sqlite3_trace_v2), ("provider", .sqlite3_collation_needed),
  ])
  func `that SQLite refuses is released, and the hook is as before`(kind: String, call: Sqlite3Call) throws {
    let add = try #require(Self.kinds[kind])
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: faulty)
    faulty.plan = .call(call, number: 1, code: .misuse)
    weak var gone: Witness?
    do {
      let witness = Witness()
      gone = witness
      let error = #expect(throws: SQLiteError.self) { try add(connection, witness) }
      #expect(error?.origin == .call(call))
    }
    #expect(gone == nil)
    let token = try add(connection, Witness())
    try connection.execute("CREATE TABLE t (a)")
    token.cancel()
  }

  @Test func `stays when its token is told so`() throws {
    let connection = try Connection(.memory)
    let heard = Heard<Int64>()
    try connection.addUpdateHook { heard.hear($0.rowid) }.keepUntilClose()
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    #expect(heard.words == [1])
  }

  @Test func `shares the hook with others: SQLite gets its function with the first and loses it with the last`() throws {
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    try connection.execute("CREATE TABLE t (a)")
    let heard = Heard<String>()
    func calls() -> Int { recorder.calls.count { $0.call == .sqlite3_update_hook } }
    let first = try connection.addUpdateHook { _ in heard.hear("first") }
    let second = try connection.addUpdateHook { _ in heard.hear("second") }
    #expect(calls() == 1)
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words == ["first", "second"])
    first.cancel()
    #expect(calls() == 1)
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words == ["first", "second", "second"])
    second.cancel()
    #expect(calls() == 2)
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words.count == 3)
    let third = try connection.addUpdateHook { _ in heard.hear("third") }
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words.last == "third")
    third.cancel()
  }

  @Test func `can end itself and others while it is called`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
    let heard = Heard<String>()
    var tokens: [HookToken] = []
    tokens.append(
      try connection.addUpdateHook { _ in
        heard.hear("first"); tokens.removeAll()
      })
    tokens.append(try connection.addUpdateHook { _ in heard.hear("second") })
    try connection.execute("INSERT INTO t VALUES (1), (2)")
    #expect(heard.words == ["first"])
    let third = try connection.addUpdateHook { _ in heard.hear("third") }
    try connection.execute("INSERT INTO t VALUES (3)")
    #expect(heard.words == ["first", "third"])
    third.cancel()
  }

  @Test(arguments: [false, true]) func `is not called by a handle that C code keeps alive`(isAuthorized: Bool) throws {
    let wrapper = Sqlite3Wrapper()
    var statement: OpaquePointer?
    let heard = Heard<String>()
    do {
      let connection = try Connection(.memory)
      try connection.execute("CREATE TABLE t (a)")
      try connection.addUpdateHook { _ in heard.hear("update") }.keepUntilClose()
      try connection.addTrace { _ in heard.hear("trace") }.keepUntilClose()
      if isAuthorized {
        try connection.addAuthorizer { _ in
          heard.hear("authorizer"); return .allow
        }.keepUntilClose()
      }
      try connection.setBusyHandler(.custom { _ in false })
      _ = unsafe wrapper.sqlite3_prepare_v2(connection.handle, "INSERT INTO t VALUES (1)", -1, &statement, nil)
    }
    let before = heard.words.count
    let code = unsafe ResultCode(rawValue: wrapper.sqlite3_step(statement))
    // Without the authorizer a later SQLite would compile the statement again, which it does not do for a handle that is closed.
    #expect(code == .done || isAuthorized && code == .misuse)
    _ = unsafe wrapper.sqlite3_finalize(statement)
    #expect(heard.words.count == before)
    #expect(heard.words.last == "trace", "of the attempt to close")
  }
}
