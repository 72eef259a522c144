import Foundation
import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import SQLiteStorage
import Testing

/// Takes something across threads that must not go there.
private final class Smuggled<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Runs a closure on a thread of its own and waits for it.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.start()
  done.wait()
}

/// Whether a closure throws SQLITE_MISUSE that tells of the loan.
private func isRefused(_ why: String = "lent", _ body: () throws -> Void) -> Bool {
  do {
    try body()
    return false
  } catch let error as SQLiteError {
    return error.code == .misuse && error.message.contains(why)
  } catch {
    return false
  }
}

/// The ways into a connection, each with the name of the call.
private let entrances: [(String, @Sendable (Connection) throws -> Void)] = [
  ("prepare", { _ = try $0.prepare("SELECT 1").sql }), ("execute", { try $0.execute("SELECT 1") }),
  ("rows", { _ = try $0.rows("SELECT 1") }),
  ("value", { _ = try $0.value("SELECT a FROM t", as: Int?.self) }), ("cursor", { _ = try $0.cursor("SELECT 1") }),
  ("transaction", { try $0.transaction {} }), ("savepoint", { try $0.savepoint {} }), ("close", { try $0.close() }),
  ("pragma", { _ = try $0.pragma(.userVersion) }), ("limit", { _ = try $0.limit(.length) }), ("fileName", { _ = try $0.fileName() }),
  ("schemaNames", { _ = try $0.schemaNames }), ("transactionState", { _ = try $0.transactionState() }),
  ("option", { try $0.set(.defensive, true) }), ("last rowid", { try $0.setLastInsertRowid(1) }),
  ("hook", { _ = try $0.addUpdateHook { _ in } }), ("busy handler", { try $0.setBusyHandler(.fail) }),
  ("function", { try $0.addFunction("one", argumentCount: 0) { _ in 1 } }),
  ("no function", { try $0.removeFunction("one", argumentCount: 0) }),
  ("collation", { try $0.createCollation(named: "c") { (_: String, _: String) in .orderedSame } }),
  ("localized collations", { try $0.addLocalizedCollations(locale: "cs_CZ") }), ("attach", { try $0.attach(.memory, as: "more") }),
  ("insert", { _ = try $0.insert(["a": 1], into: "t") }), ("check", { _ = try $0.quickCheck() }),
  ("plan", { _ = try $0.queryPlan(of: "SELECT 1") }),
  ("tables", { _ = try $0.tables() }), ("tokenizer", { try $0.addTokenizer("words") { _ in throw CancellationError() } }),
  ("stale indexes", { _ = try $0.indexedCollations() }), ("version", { _ = try $0.pragma(.userVersion) }), ("vacuum", { try $0.vacuum() }),
]

@Suite struct `A connection taken out of its loan` {
  let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
  let manager: SQLiteManager

  init() throws {
    manager = SQLiteManager(.database(.memory), on: ledger)
    try manager.open()
    try manager.createTable("t", "a")
    try manager.insert([["a": 1], ["a": 2], ["a": 3]], into: "t")
  }

  private func takenOut() throws -> Connection {
    var kept: Connection?
    try manager.withConnection { kept = $0 }
    return try #require(kept)
  }

  @Test func `answers MISUSE after the closure, however it is entered`() throws {
    let kept = try takenOut()
    for (name, enter) in entrances { #expect(isRefused { try enter(kept) }, "\(name)") }
    #expect(!kept.isInTransaction && kept.changes == 0 && kept.totalChanges == 0 && kept.lastInsertRowid == 0)
    #expect(kept.localizedCollation(named: "LOCALIZED") == nil)
    #expect(try manager.count("t") == 3)
    let inside = try manager.withConnection { connection throws in
      // SQLite has no vacuum in a transaction, and a closed connection no more of anything.
      for (name, enter) in entrances where name != "close" { #expect(throws: Never.self, "\(name)") { try enter(connection) } }
      return connection.totalChanges
    }
    #expect(inside > 0)
  }

  @Test func `answers MISUSE when the manager is closed, is open again, and is gone`() throws {
    var manager: SQLiteManager? = SQLiteManager(.database(.memory), on: ledger)
    try manager?.open()
    var kept: Connection?
    try manager?.withConnection { kept = $0 }
    try manager?.close()
    #expect(isRefused { _ = try kept?.rows("SELECT 1") })
    #expect(isRefused { try kept?.close() })
    try manager?.open()
    #expect(isRefused { _ = try kept?.rows("SELECT 1") })
    try manager?.withConnection { connection throws in
      #expect(isRefused { _ = try kept?.rows("SELECT 1") })
      kept = connection
    }
    manager = nil
    #expect(isRefused { _ = try kept?.rows("SELECT 1") })
    kept = nil
    try self.manager.close()
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `answers MISUSE on another thread while the closure runs`() throws {
    try manager.withConnection { connection throws in
      let taken = Smuggled(connection)
      onAnotherThread {
        for (name, enter) in entrances { #expect(isRefused("another thread") { try enter(taken.value) }, "\(name)") }
        #expect(!taken.value.isInTransaction && taken.value.changes == 0)
      }
      #expect(try connection.count("t") == 3)
    }
  }

  @Test func `is the closure's own in calls inside each other, whatever they throw`() throws {
    struct Stop: Error {}
    try manager.withConnection { connection throws in
      try manager.transaction { inner throws in
        #expect(inner === connection)
        #expect(throws: Stop.self) { try manager.withConnection { _ in throw Stop() } }
        #expect(try connection.count("t") == 3)
      }
      #expect(try connection.count("t") == 3)
      try Migrator([.init(1, "CREATE TABLE m (a)")]).migrate(connection)
      try manager.close()
      #expect(isRefused { _ = try connection.count("t") })
      try manager.open()
      #expect(isRefused { _ = try connection.count("t") })
    }
    #expect(throws: Never.self) { try manager.rows("SELECT 1") }
  }

  @Test(.tags(.misuses)) func `refuses its statements and cursors, and has ended its rows`() throws {
    var cursor: Cursor?
    var statement: Statement?
    try manager.withConnection { connection throws in
      cursor = try connection.cursor("SELECT a FROM t ORDER BY a")
      #expect(try cursor?.next()?.values == [1])
      statement = try connection.prepare("SELECT a FROM t WHERE a > ?")
      try statement?.bind(1)
      #expect(try statement?.row()?.values == [2])
    }
    #expect(isRefused { _ = try cursor?.next() })
    try cursor?.close()
    #expect(isRefused { try statement?.bind(1) })
    #expect(isRefused { try statement?.bind(values: [1]) })
    #expect(isRefused { try statement?.run() })
    #expect(isRefused { _ = try statement?.rows() })
    #expect(isRefused { _ = try statement?.row() })
    #expect(isRefused { try statement?.forEach { _ in } })
    #expect(isRefused { _ = try statement?.rows(decoding: Int.self) })
    #expect(isRefused { _ = try statement?.columnNames })
    #expect(isRefused { _ = try statement?.declaredTypes })
    #expect(isRefused { _ = try statement?.expandedSQL })
    #expect(isRefused { _ = try statement?.explanation })
    #expect(statement?.isBusy == false && statement?.isReadOnly == true && statement?.parameterNames == [])
    try manager.withConnection { _ throws in
      _ = expectError(.misuse, "was ended with the closure that its connection was lent to") { try cursor?.next() }
    }
    let error = #expect(throws: SQLiteError.self) { try manager.close() }
    #expect(error?.code == .busy)
    statement = nil
    let taken = Smuggled(cursor)
    cursor = nil
    onAnotherThread { taken.value = nil }
    try manager.close()
    #expect(ledger.ledger.openHandles.isEmpty, "\(ledger.ledger)")
  }

  @Test(arguments: [false, true]) func `is closed when the last that was taken out of it goes, after the manager`(elsewhere: Bool) throws {
    let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let taken = Smuggled<Cursor?>(nil)
    do {
      let manager = SQLiteManager(.database(.memory), on: ledger)
      try manager.open()
      try manager.createTable("t", "a")
      try manager.withConnection { taken.value = try $0.cursor("SELECT a FROM t") }
    }
    #expect(!ledger.ledger.openHandles.isEmpty)
    if elsewhere { onAnotherThread { taken.value = nil } } else { taken.value = nil }
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `removes the observer of a token that ends outside when it is lent again`() throws {
    var told = 0
    var token: HookToken?
    try manager.withConnection { token = try $0.addUpdateHook { _ in told += 1 } }
    try manager.insert(["a": 4], into: "t")
    #expect(told == 1)
    token?.cancel()
    try manager.insert(["a": 5], into: "t")
    #expect(told == 1)
    try manager.withConnection { token = try $0.addUpdateHook { _ in told += 1 } }
    try manager.close()
    token?.cancel()
    token = nil
    #expect(told == 1)
  }

  @Test func `can be interrupted from everywhere all the same`() throws {
    let interrupter = try takenOut().interrupter
    interrupter.interrupt()
    try manager.withConnection { connection throws in
      let interrupter = connection.interrupter  // the function must not keep the connection that keeps it
      try connection.addFunction("stop", argumentCount: 0) { _ in
        onAnotherThread { interrupter.interrupt() }
        return 1
      }
      let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT stop() FROM t") }
      #expect(error?.code == .interrupt)
    }
  }

  @Test func `does no harm in the hands of many threads`() throws {
    let taken = Smuggled<(Connection, Cursor?)>((try takenOut(), nil))
    try manager.withConnection { taken.value.1 = try $0.cursor("SELECT a FROM t") }
    let refused = Locked(0)
    let threads = DispatchGroup()
    for number in 0..<4 {
      let (manager, rounds) = (manager, 50)
      threads.enter()
      Thread {
        for round in 0..<rounds {
          if number < 2 {
            do { try manager.insert(["a": round], into: "t") } catch { Issue.record(error) }
          } else {
            let (connection, cursor) = taken.value
            let wasRefused =
              isRefused { try connection.transaction { try connection.execute("DELETE FROM t") } }
              && isRefused { _ = try cursor?.next() } && isRefused { try connection.close() }
            refused.withLock { $0 += wasRefused ? 1 : 0 }
          }
        }
        threads.leave()
      }.start()
    }
    threads.wait()
    #expect(refused.withLock { $0 } == 100)
    #expect(try manager.count("t") == 103)
  }
}

@Suite struct `A connection that nobody lends` {
  @Test func `may go from one thread to the next`() throws {
    let taken = Smuggled(try Connection(.memory))
    try taken.value.execute("CREATE TABLE t (a)")
    onAnotherThread { #expect(throws: Never.self) { _ = try taken.value.insert(["a": 1], into: "t") } }
    #expect(try taken.value.count("t") == 1)
    try taken.value.close()
    #expect(isRefused("closed") { _ = try taken.value.count("t") })
  }
}
