import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing
import SQLiteVirtualTables

/// A table that runs SQL when it is read.
private struct Deep: VirtualTable {
  let columns: [VirtualTableColumn] = ["n"]
  let again: () throws -> Int
  func open() -> Cursor { Cursor(again: again) }

  struct Cursor: VirtualTableCursor {
    let again: () throws -> Int
    var isAtEnd = false
    init(again: @escaping () throws -> Int) { self.again = again }
    mutating func filter(_ plan: FullScan, _ arguments: VirtualTableArguments) throws { _ = try again() }
    mutating func next() { isAtEnd = true }
    func column(_ index: Int) -> any SQLiteBindable { 1 }
    var rowid: Int64 { 1 }
  }
}

@Suite struct `Inside a function` {
  @Test func `other statements run, the same SQL included`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)")
    try connection.addFunction("count_of_t", argumentCount: 0) { try $0.connection.value("SELECT count(*) FROM t", as: Int.self) }
    try connection.addFunction("log", argumentCount: 1) { arguments in
      try arguments.connection.execute("INSERT INTO logged VALUES (\(try arguments[0, as: Int.self]))")
      return 1
    }
    try connection.addFunction("factorial", argumentCount: 1) { arguments in
      let n = try arguments[0, as: Int.self]
      return n < 2 ? 1 : try n * (arguments.connection.value("SELECT factorial(\(n - 1))") ?? 0)
    }
    #expect(try connection.rows("SELECT a + count_of_t() FROM t") { try $0[0, as: Int.self] } == [4, 5, 6])
    try connection.execute("CREATE TABLE logged (a)")
    #expect(try connection.rows("SELECT log(a) FROM t").count == 3)
    #expect(try connection.value("SELECT sum(a) FROM logged") == 6)
    #expect(try connection.value("SELECT factorial(10)") == 3_628_800)
  }

  /// Each query runs on a thread with the least stack that a system gives.
  @Test func `a function or a table that calls itself without end is refused`() async throws {
    for sql in ["SELECT f()", "SELECT count(*) FROM deep", "SELECT f() FROM deep"] {
      let ended = AsyncStream<(error: SQLiteError?, calls: Int)>.makeStream()
      let thread = Thread {
        nonisolated(unsafe) var calls = 0
        do {
          nonisolated(unsafe) let connection = try Connection(.memory)
          let again = {
            unsafe calls += 1
            return try unsafe connection.value(SQL(unchecked: sql), as: Int.self) ?? 0
          }
          unsafe try connection.addFunction("f", argumentCount: 0) { _ in try again() }
          unsafe try connection.addVirtualTable("deep", Deep(again: again))
          let error = #expect(throws: SQLiteError.self) { try again() }
          unsafe ended.continuation.yield((error, calls))
          unsafe calls = 0
          #expect(try unsafe connection.value("SELECT 1") == 1)
        } catch { Issue.record(error) }
        ended.continuation.finish()
      }
      thread.stackSize = 512 << 10
      thread.start()
      for await (error, calls) in ended.stream {
        #expect(error?.message.contains("64 deep: the stack has no room for more") == true, "\(sql): \(error as Any)")
        #expect(calls <= 65 && calls > 32)
      }
    }
  }

  @Test(.tags(.misuses)) func `the connection does not close`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("f", argumentCount: 0) { arguments in
      try arguments.connection.close()
      return 1
    }
    let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT f()", as: Int.self) }
    #expect((error?.underlying as? SQLiteError)?.origin == .call(.sqlite3_close))
    #expect(try connection.value("SELECT 1") == 1)
    try connection.close()
  }

  @Test func `it is neither replaced nor removed, but another one can be added`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("f", argumentCount: 1) { arguments in
      let connection = try arguments.connection
      switch try arguments[0, as: Int.self] {
      case 0: try connection.removeFunction("f", argumentCount: 1)
      case 1: try connection.addFunction("f") { (x: Int) in x }
      default: try connection.addFunction("g") { (x: Int) in x }
      }
      return 1
    }
    for number in 0...1 {
      let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT f(\(number))", as: Int.self) }
      #expect(error?.code == .busy)
    }
    #expect(try connection.value("SELECT f(2)") == 1)
    #expect(try connection.value("SELECT g(2)") == 2)
  }

  @Test func `that ends a group given up, the cache of statements is whole`() throws {
    let connection = try Connection(.memory)
    weak let weakConnection = connection
    let finals = Tally()
    try connection.addWindow(
      "w", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] }, inverse: { _, _ in },
      value: { sum in
        if sum == 1 {
          finals.count += 1
          for number in 0..<100 { _ = try weakConnection?.value(SQL(unchecked: "SELECT \(number)"), as: Int.self) }
        }
        return sum
      })
    for _ in 0..<3 {
      let cursor = try connection.cursor("SELECT w(column1) OVER (ROWS 1 PRECEDING) FROM (VALUES (1), (2), (3))")
      #expect(try cursor.next()?[0] == 1)
      try cursor.close()
    }
    #expect(finals.count >= 3)
    try connection.close()
  }

  @Test func `a connection is held by nothing but its user`() throws {
    weak var freed: Connection?
    do {
      let connection = try Connection(.memory)
      freed = connection
      try connection.addFunction("f", argumentCount: 0) { try $0.connection.changes }
      #expect(try connection.value("SELECT f()") == 0)
    }
    #expect(freed == nil)
  }
}

@Suite struct `Four threads with functions` {
  @Test func `on connections of their own do not meet`() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for thread in 0..<4 {
        group.addTask {
          let connection = try Connection(.memory)
          try connection.addFunction("f") { (x: Int) in x + thread }
          try connection.addAggregate(
            "total", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] }, final: { $0 })
          let sql: SQL = "WITH n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 5000) SELECT total(f(x)) FROM n"
          return try connection.value(sql) ?? 0
        }
      }
      var sums: Set<Int> = []
      for try await sum in group { sums.insert(sum) }
      #expect(sums == Set((0..<4).map { 12_502_500 + $0 * 5_000 }))
    }
  }
}
