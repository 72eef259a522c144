import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

/// Does something when it is freed.
private final class AtEnd {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  deinit { body() }
}

@Suite struct `What is freed with a callback` {
  let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
  let connection: Connection
  let errors = Heard<SQLiteError>()

  init() throws { connection = try Connection(.memory, on: ledger) }

  /// Adds something that holds an object which, when freed, uses and closes the connection.
  private func add(_ add: (AtEnd) throws -> Void) throws {
    try add(
      AtEnd { [errors, unowned connection] in
        errors.hear { _ = try connection.value("SELECT f()", as: Int.self) }
        errors.hear { try connection.execute("SELECT 'a' < 'b' COLLATE mine") }
        errors.hear { try connection.addFunction("f") { 3 } }
        errors.hear { try connection.close() }
      })
  }

  @Test func `cannot use a function that is being replaced, removed or closed`() throws {
    func addFunction(_ end: AtEnd) throws { try connection.addFunction("f") { () -> Int in withExtendedLifetime(end) { 1 } } }
    try add(addFunction)
    #expect(try connection.value("SELECT f()") == 1)
    try add(addFunction)
    #expect(errors.words.count == 4 && errors.words.allSatisfy { $0.code == .misuse })
    #expect(try connection.value("SELECT f()") == 1)
    try connection.removeFunction("f", argumentCount: 0)
    #expect(errors.words.count == 8 && errors.words.allSatisfy { $0.code == .misuse })
    try add(addFunction)
    let interrupter = connection.interrupter
    try connection.close()
    #expect(errors.words.count == 12 && errors.words.allSatisfy { $0.code == .misuse })
    interrupter.interrupt()
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `cannot use a collation that is being replaced, removed or closed`() throws {
    func create(_ end: AtEnd) throws {
      nonisolated(unsafe) let end = end
      try connection.createCollation(
        named: "mine", comparing: { one, other in unsafe withExtendedLifetime(end) { one == other ? .orderedSame : .orderedAscending } })
    }
    for count in 0..<3 {
      try add(create)
      #expect(errors.words.count == count * 4)
    }
    try connection.removeCollation(named: "MINE")
    #expect(errors.words.count == 12)
    try add(create)
    try connection.close()
    #expect(errors.words.count == 16 && errors.words.allSatisfy { $0.code == .misuse })
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `may set another busy handler, and end other observers`() throws {
    var tokens: [HookToken] = []
    let atEnd = { [errors, unowned connection] in errors.hear { try connection.setBusyHandler(.custom { _ in true }) } }
    try connection.setBusyHandler(.custom { [end = AtEnd(atEnd)] _ in withExtendedLifetime(end) { false } })
    try connection.setBusyHandler(.fail)
    #expect(errors.words.isEmpty)
    #expect(try connection.value("PRAGMA busy_timeout") == 0)
    let heard = Heard<String>()
    for number in 0..<5 {
      tokens.append(
        try connection.addUpdateHook { [end = AtEnd { tokens.first?.cancel() }] _ in withExtendedLifetime(end) { heard.hear("\(number)") } }
      )
    }
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    #expect(heard.words == ["0", "1", "2", "3", "4"])
    tokens[3].cancel()
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words.dropFirst(5) == ["1", "2", "4"])
    let all = tokens
    tokens = []
    all.forEach { $0.cancel() }
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words.count == 8)
    try connection.close()
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `with the error of a function may call it again`() throws {
    final class Ending: Error, @unchecked Sendable {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    var calls = 0
    try connection.addFunction("f", argumentCount: 1) { arguments -> Int in
      calls += 1
      guard try arguments[0, as: Int.self] == 1 else { return 2 }
      weak let connection = try arguments.connection
      throw Ending { _ = try? connection?.value("SELECT f(2)", as: Int.self) }
    }
    for _ in 0..<3 {
      #expect(unsafe connection.wrapper.sqlite3_exec(connection.handle, "SELECT f(1)", nil, nil, nil) != 0)
      #expect(try connection.value("SELECT 7") == 7)
    }
    #expect(calls == 6)
  }
}
