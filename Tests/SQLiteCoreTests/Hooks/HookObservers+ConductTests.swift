import Foundation
import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import SQLiteVirtualTables
import Testing
import SQLiteSessions

/// A kind of callback: how a callback that does something is registered, and what makes SQLite call it.
struct CallbackKind: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether SQLite lets the callback use its connection.
  var allowsSQL = false
  /// The function that a library may lack; the callback cannot be tried out then.
  var needs: Sqlite3Call?
  let add: @Sendable (Connection, @escaping () -> Void) throws -> HookToken?
  /// Makes SQLite call the callback; the other connection is to the same file.
  let provoke: @Sendable (Connection, Connection) throws -> Void

  var testDescription: String { name }

  static func running(_ sql: String) -> @Sendable (Connection, Connection) throws -> Void {
    { connection, _ in try connection.execute(SQL(unchecked: sql)) }
  }

  var isProvided: Bool { needs.map { Sqlite3Wrapper().provides($0) } ?? true }

  static let all = (functions + hooks).filter(\.isProvided)

  static let functions = [
    CallbackKind(
      name: "scalar function", allowsSQL: true,
      add: { connection, body in
        try connection.addFunction("f") { () -> Int in
          body()
          return 1
        }
        return nil
      }, provoke: running("SELECT f()")),
    CallbackKind(
      name: "step of an aggregate", allowsSQL: true,
      add: { connection, body in
        try connection.addAggregate("f", initial: 0, step: { _ in body() }, final: { $0 })
        return nil
      }, provoke: running("SELECT f() FROM t")),
    CallbackKind(
      name: "answer of an aggregate", allowsSQL: true,
      add: { connection, body in
        try connection.addAggregate(
          "f", initial: 0, step: { _ in },
          final: {
            body()
            return $0
          })
        return nil
      }, provoke: running("SELECT f() FROM t")),
    CallbackKind(
      name: "value and inverse of a window", allowsSQL: true,
      add: { connection, body in
        try connection.addWindow(
          "f", initial: 0, step: { _ in }, inverse: { _ in body() },
          value: {
            body()
            return $0
          })
        return nil
      }, provoke: running("SELECT f() OVER (ROWS 1 PRECEDING) FROM t")),
    CallbackKind(
      name: "collation", allowsSQL: true,
      add: { connection, body in
        nonisolated(unsafe) let body = body
        try connection.createCollation(
          named: "mine",
          comparing: {
            unsafe body()
            return $0.compare($1)
          })
        return nil
      }, provoke: running("SELECT a FROM t ORDER BY a COLLATE mine")),
  ]

  static let hooks = [
    CallbackKind(
      name: "commit hook",
      add: { connection, body in
        try connection.addCommitHook {
          body()
          return .commit
        }
      }, provoke: running("INSERT INTO t VALUES ('c')")),
    CallbackKind(
      name: "rollback hook", add: { try $0.addRollbackHook($1) }, provoke: running("BEGIN; INSERT INTO t VALUES ('c'); ROLLBACK")),
    CallbackKind(
      name: "update hook", add: { connection, body in try connection.addUpdateHook { _ in body() } },
      provoke: running("INSERT INTO t VALUES ('c')")),
    CallbackKind(
      name: "preupdate hook", needs: .sqlite3_preupdate_hook, add: { connection, body in try connection.addPreupdateHook { _ in body() } },
      provoke: running("INSERT INTO t VALUES ('c')")),
    CallbackKind(
      name: "log hook", allowsSQL: true, add: { connection, body in try connection.addLogHook { _ in body() } },
      provoke: running("INSERT INTO t VALUES ('c')")),
    CallbackKind(
      name: "progress handler",
      add: { connection, body in
        try connection.addProgressHandler(everySteps: 1) {
          body()
          return .proceed
        }
      }, provoke: running("SELECT count(*) FROM t")),
    CallbackKind(
      name: "authorizer",
      add: { connection, body in
        try connection.addAuthorizer { _ in
          body()
          return .allow
        }
      }, provoke: running("SELECT a FROM t")),
    CallbackKind(
      name: "trace of a statement", add: { connection, body in try connection.addTrace(.stmt) { _ in body() } },
      provoke: running("SELECT a FROM t")),
    CallbackKind(
      name: "trace of a row", add: { connection, body in try connection.addTrace(.row) { _ in body() } },
      provoke: running("SELECT a FROM t")),
    CallbackKind(
      name: "profile", add: { connection, body in try connection.addTrace(.profile) { _ in body() } }, provoke: running("SELECT a FROM t")),
    CallbackKind(
      name: "provider of collations",
      add: { connection, body in
        try connection.addCollationProvider { _ in
          body()
          return nil
        }
      },
      provoke: { connection, _ in
        do {
          try connection.execute("SELECT a FROM t ORDER BY a COLLATE missing")
        } catch let error as SQLiteError where error.message.hasPrefix("no such collation sequence: missing") {}
      }),
    CallbackKind(
      name: "busy handler",
      add: { connection, body in
        try connection.setBusyHandler(
          .custom { _ in
            body()
            return false
          })
        return nil
      },
      provoke: { connection, other in
        try other.transaction(.exclusive) {
          do { try connection.execute("INSERT INTO t VALUES ('c')") } catch let error as SQLiteError where error.code.primary == .busy {}
        }
      }),
  ]
}

@Suite struct `Inside a callback of any kind` {
  let folder: ScratchFolder
  let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
  let connection: Connection
  let other: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")), on: ledger)
    other = try Connection(.file(folder.path("a")), on: ledger)
    _ = try connection.value("PRAGMA journal_mode = WAL", as: String.self)
    try connection.execute("CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('a'), ('b')")
  }

  private func end(_ token: HookToken?) throws {
    token?.cancel()
    try connection.close()
    try other.close()
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test(.tags(.misuses), arguments: CallbackKind.all) func `the connection does not close, and works afterwards`(kind: CallbackKind) throws
  {
    let errors = Heard<SQLiteError>()
    let token = try kind.add(connection) { [unowned connection] in errors.hear { try connection.close() } }
    let interrupter = connection.interrupter
    try kind.provoke(connection, other)
    #expect(!errors.words.isEmpty)
    #expect(
      errors.words.allSatisfy {
        ($0.code == .misuse && $0.origin == .refusal) || (kind.allowsSQL && $0.code == .busy && $0.origin == .call(.sqlite3_close))
      })
    #expect(try connection.value("SELECT count(*) FROM t", as: Int.self) ?? 0 >= 2)
    interrupter.interrupt()
    token?.cancel()
    try connection.close()
    try other.close()
    #expect(ledger.ledger.openHandles.isEmpty)
    #expect(ledger.ledger.misuses.isEmpty || kind.allowsSQL, "SQLite itself refused to close while a statement ran")
    interrupter.interrupt()
  }

  @Test(arguments: CallbackKind.all) func `SQL on the connection runs, or is refused, and the statement goes on`(kind: CallbackKind) throws
  {
    let errors = Heard<SQLiteError>()
    var (calls, isInside) = (0, false)
    let token = try kind.add(connection) { [unowned connection] in
      if isInside { return }
      isInside = true
      calls += 1
      errors.hear { _ = try connection.value("SELECT count(*) FROM t AS inner_t", as: Int.self) }
      isInside = false
    }
    try kind.provoke(connection, other)
    #expect(calls > 0)
    #expect(errors.words.map(\.code) == (kind.allowsSQL ? [] : Array(repeating: .misuse, count: calls)))
    try end(token)
  }

  @Test(arguments: CallbackKind.all) func `another callback can be registered, or is refused`(kind: CallbackKind) throws {
    let errors = Heard<SQLiteError>()
    let heard = Heard<String>()
    var tokens: [HookToken] = []
    let token = try kind.add(connection) { [unowned connection] in
      errors.hear { tokens.append(try connection.addUpdateHook { _ in heard.hear("update") }) }
    }
    try kind.provoke(connection, other)
    #expect(kind.allowsSQL ? errors.words.isEmpty && !tokens.isEmpty : tokens.isEmpty && !errors.words.isEmpty)
    #expect(errors.words.allSatisfy { $0.code == .misuse })
    let count = tokens.count
    token?.cancel()
    if kind.name == "busy handler" { try connection.setBusyHandler(.fail) }
    try connection.execute("INSERT INTO t VALUES ('d')")
    #expect(heard.words.count == count)
    tokens = []
    try end(token)
  }

  @Test(arguments: CallbackKind.hooks.filter { $0.isProvided && $0.name != "busy handler" })
  func `an observer removes itself, and is freed and not called again`(kind: CallbackKind) throws {
    var token: HookToken?
    var calls = 0
    weak var gone: Witness?
    do {
      let witness = Witness()
      gone = witness
      token = try kind.add(connection) {
        withExtendedLifetime(witness) { calls += 1 }
        token?.cancel()
        token = nil
      }
    }
    #expect(gone != nil)
    try kind.provoke(connection, other)
    #expect(calls == 1)
    #expect(gone == nil)
    try kind.provoke(connection, other)
    #expect(calls == 1)
    let next = try kind.add(connection) { calls += 1 }
    try kind.provoke(connection, other)
    #expect(calls > 1, "the hook works again")
    try end(next)
  }

  @Test(arguments: CallbackKind.all) func `the last reference to the connection may be given up`(kind: CallbackKind) throws {
    weak var gone: Connection?
    var calls = 0
    do {
      var last: Connection? = try Connection(.file(folder.path("a")), on: ledger)
      gone = last
      let token: HookToken?
      if let connection = last { token = try kind.add(connection) { (calls, last) = (calls + 1, nil) } } else { token = nil }
      token?.keepUntilClose()
      if let connection = last { try kind.provoke(connection, other) }
    }
    #expect(calls > 0)
    #expect(gone == nil)
    try end(nil)
  }
}
