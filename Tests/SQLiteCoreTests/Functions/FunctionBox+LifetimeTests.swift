import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteVirtualTables
import Testing

@Suite struct `What a function holds` {
  typealias Library = FunctionStage.Library

  /// The kinds of functions, each of which can hold an object.
  enum Kind: CaseIterable {
    case scalar, aggregate, window

    func add(to connection: Connection, _ name: String = "f", holding captured: Captured) throws {
      switch self {
      case .scalar: try connection.addFunction(name, argumentCount: 1) { _ in withExtendedLifetime(captured) { 1 } }
      case .aggregate:
        try connection.addAggregate(name, argumentCount: 1, initial: captured, step: { _, _ in }, final: { _ in 1 })
      case .window:
        try connection.addWindow(name, argumentCount: 1, initial: captured, step: { _, _ in }, inverse: { _, _ in }, value: { _ in 1 })
      }
    }
  }

  /// Adds a function, lets go of the object that it holds, and gives back a way to see whether it still does.
  private func add(_ kind: Kind, to connection: Connection, _ name: String = "f") throws -> () -> Captured? {
    let captured = Captured()
    try kind.add(to: connection, name, holding: captured)
    return { [weak captured] in captured }
  }

  @Test(arguments: Kind.allCases, Library.allCases)
  func `is freed when it is replaced, removed, or its connection closes or goes`(kind: Kind, library: Library) throws {
    var bench: FunctionStage? = try FunctionStage(library)
    let connection = try #require(bench?.connection)
    var held = try add(kind, to: connection)
    #expect(held() != nil)
    let next = try add(kind, to: connection)
    #expect(held() == nil && next() != nil)
    try connection.removeFunction("f", argumentCount: 1)
    #expect(next() == nil)
    held = try add(kind, to: connection)
    try connection.close()
    #expect(held() == nil)
    let misuse = #expect(throws: SQLiteError.self) { try add(kind, to: connection) }
    #expect(misuse?.code == .misuse)
    bench = try FunctionStage(library)
    held = try add(kind, to: #require(bench?.connection))
    #expect(held() != nil)
    bench = nil
    #expect(held() == nil)
  }

  @Test(arguments: Kind.allCases, Library.allCases) func `is freed when it is refused`(kind: Kind, library: Library) throws {
    let faulty = FaultInjectingSqlite3Wrapper(library == .mock ? MockSqlite3Wrapper() : Sqlite3Wrapper())
    let connection = try Connection(.memory, on: faulty)
    let call: Sqlite3Call = kind == .window ? .sqlite3_create_window_function : .sqlite3_create_function_v2
    faulty.plan = .call(call, code: .nomem)
    weak var freed: Captured?
    do {
      let captured = Captured()
      freed = captured
      let error = #expect(throws: SQLiteError.self) { try kind.add(to: connection, holding: captured) }
      #expect(error?.code == .nomem)
      #expect(error?.origin == .call(call))
    }
    #expect(freed == nil)
  }

  @Test(arguments: Kind.allCases) func `stays while a statement runs: it is not replaced then, and the new one is freed`(kind: Kind) throws
  {
    let connection = try Connection(.memory)
    let old = try add(kind, to: connection)
    let cursor = try connection.cursor("SELECT f(1) UNION ALL SELECT 2")
    #expect(try cursor.next()?[0] == 1)
    weak var freed: Captured?
    do {
      let captured = Captured()
      freed = captured
      let error = #expect(throws: SQLiteError.self) { try kind.add(to: connection, holding: captured) }
      #expect(error?.code == .busy)
    }
    #expect(freed == nil && old() != nil)
    expectError(.busy, "unable to delete/modify user-function due to active statements") {
      try connection.removeFunction("f", argumentCount: 1)
    }
    #expect(try cursor.next()?[0] == 2)
    try cursor.close()
    try connection.removeFunction("f", argumentCount: 1)
    #expect(old() == nil)
  }

  @Test(arguments: Kind.allCases) func `over no rows is not called, and is freed with its connection`(kind: Kind) throws {
    let connection = try Connection(.memory)
    let calls = Tally()
    try connection.addFunction("counted", argumentCount: 1) { _ in
      calls.count += 1
      return 1
    }
    try connection.addAggregate("counted_all", initial: 0, step: { (_, _: Int) in calls.count += 1 }, final: { $0 })
    let held = try add(kind, to: connection)
    try connection.execute("CREATE TABLE t (a)")
    #expect(try connection.rows("SELECT counted(a) FROM t").isEmpty)
    #expect(try connection.rows("SELECT f(a) FROM t").isEmpty == (kind == .scalar))
    #expect(try connection.rows("SELECT counted_all(a) FROM t GROUP BY a").isEmpty)
    #expect(calls.count == 0)
    #expect(held() != nil)
    try connection.close()
    #expect(held() == nil)
  }

  @Test(.tags(.misuses)) func `outlives a connection that C code keeps from closing`() throws {
    var statement: OpaquePointer?
    var connection: Connection? = try Connection(.memory)
    let held = try add(.scalar, to: #require(connection))
    #expect(unsafe Sqlite3Wrapper().sqlite3_prepare_v2(connection?.handle, "SELECT f(1)", -1, &statement, nil) == 0)
    connection = nil
    #expect(held() != nil)
    #expect(unsafe Sqlite3Wrapper().sqlite3_step(statement) == ResultCode.row.rawValue)
    #expect(unsafe Sqlite3Wrapper().sqlite3_column_int(statement, 0) == 1)
    #expect(unsafe Sqlite3Wrapper().sqlite3_finalize(statement) == 0)
    #expect(held() == nil)
  }
}

@Suite struct `The state of a group` {
  /// An aggregate that counts the states that live, and the answers that were asked for.
  private func add(to connection: Connection, _ states: Tally, _ finals: Tally) throws {
    final class State {
      let states: Tally
      init(_ states: Tally) {
        self.states = states
        states.count += 1
      }
      deinit { states.count -= 1 }
    }
    for isWindow in [false, true] {
      if isWindow {
        try connection.addWindow(
          "w", argumentCount: 1, initial: State(states), step: { _, _ in }, inverse: { _, _ in }, value: { _ in 1 })
      } else {
        try connection.addAggregate(
          "f", argumentCount: 1, initial: State(states), step: { _, _ in },
          final: { _ in
            finals.count += 1
            return 1
          })
      }
    }
  }

  static let numbers: SQL = "WITH n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 100000) "

  @Test func `is freed at its end, when the query is given up, fails or is interrupted`() throws {
    let (states, finals) = (Tally(), Tally())
    let connection = try Connection(.memory)
    try add(to: connection, states, finals)
    #expect(try connection.rows(Self.numbers + "SELECT f(x) FROM n GROUP BY x % 10").count == 10)
    #expect(states.count == 0 && finals.count == 10)

    let cursor = try connection.cursor(Self.numbers + "SELECT w(x) OVER (ORDER BY x ROWS 5 PRECEDING) FROM n")
    #expect(try cursor.next() != nil)
    #expect(states.count == 1)
    try cursor.close()
    #expect(states.count == 0)

    try connection.addFunction("broken") { (x: Int) -> Int in
      if x > 50_000 { throw Broken() }
      return x
    }
    expectError(.error, "broken(): Broken(number: 0)") { try connection.execute(Self.numbers + "SELECT f(broken(x)), w(x) FROM n") }
    #expect(states.count == 0)

    try connection.addFunction("stop", argumentCount: 1) { arguments in
      let x = try arguments[0, as: Int.self]
      let connection = try arguments.connection
      if x == 50_000 { unsafe connection.wrapper.sqlite3_interrupt(connection.handle) }
      return x
    }
    let error = #expect(throws: SQLiteError.self) { try connection.execute(Self.numbers + "SELECT f(stop(x)), w(x) FROM n") }
    #expect(error?.code == .interrupt)
    #expect(error?.underlying == nil)
    #expect(states.count == 0)
  }

  @Test func `is freed even when SQLite does not hand it out again`() throws {
    let (states, finals) = (Tally(), Tally())
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: faulty)
    try add(to: connection, states, finals)
    faulty.plan = .call(.sqlite3_aggregate_context, number: 3)  // two rows, then the answer
    let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT f(column1) FROM (VALUES (1), (2))", as: Int.self) }
    #expect(error?.code == .nomem)
    #expect(finals.count == 0)
    try connection.close()
    #expect(states.count == 0)
  }
}
