import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteVirtualTables
import Testing

private struct Longest {
  private var text: String?

  mutating func step(_ arguments: FunctionArguments) throws {
    let next = try arguments[0, as: String.self]
    if next.count > text?.count ?? -1 { text = next }
  }

  func final() -> String? { text }
}

private struct Spread {
  private var values: [Int] = []

  mutating func step(_ arguments: FunctionArguments) throws { values.append(try arguments[0]) }
  mutating func inverse(_ arguments: FunctionArguments) { values.removeFirst() }
  func value() -> Int? { values.max().map { $0 - (values.min() ?? $0) } }
}

extension Connection {
  fileprivate func addSum(_ name: String = "total") throws {
    try addAggregate(
      name, argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] }, final: { $0 })
  }
}

@Suite struct `An aggregate function` {
  typealias Library = FunctionStage.Library

  @Test(arguments: Library.allCases) func `makes one value of many rows, and of none`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addSum()
    try bench.connection.addAggregate(
      "longest", argumentCount: 1, initial: Longest(), step: { try $0.step($1) }, final: { $0.final() })
    #expect(try bench.aggregate("total", [[1], [2], [3]]) == 6)
    #expect(try bench.aggregate("total", [[5]]) == 5)
    #expect(try bench.aggregate("total", []) == 0)
    #expect(try bench.aggregate("longest", [["a"], ["abc"], ["ab"]]) == "abc")
    #expect(try bench.aggregate("longest", []) == nil)
  }

  @Test(arguments: Library.allCases) func `of several arguments stands beside one of fewer`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addSum()
    try bench.connection.addAggregate(
      "total", argumentCount: 2, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] * arguments[1, as: Int.self] },
      final: { $0 })
    #expect(try bench.aggregate("total", [[1], [2]]) == 3)
    #expect(try bench.aggregate("total", [[1, 10], [2, 20]], columns: 2) == 50)
    try bench.connection.removeFunction("total", argumentCount: 1)
    expectError(.error, "function") { try bench.aggregate("total", [[1]]) }
    #expect(try bench.aggregate("total", [[3, 3]], columns: 2) == 9)
  }

  @Test(arguments: Library.allCases) func `answers with any type`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addAggregate(
      "last", argumentCount: 1, initial: SQLiteValue.null, step: { last, arguments in last = try arguments[0] }, final: { $0 })
    for value in `A scalar function`.values { #expect(try bench.aggregate("last", [["before"], [value]]) == value) }
    try bench.connection.addAggregate(
      "zeros", argumentCount: 1, initial: 0, step: { count, _ in count += 1 }, final: { ZeroBlob(count: $0) })
    #expect(try bench.aggregate("zeros", [[1], [2]]) == .blob([0, 0]))
  }

  @Test(arguments: Library.allCases) func `that throws at any point makes its statement fail`(library: Library) throws {
    let bench = try FunctionStage(library)
    let finals = Tally()
    for place in 0..<3 {
      func make() throws -> Int {
        if place == 0 { throw Broken(number: 0) }
        return 0
      }
      try bench.connection.addAggregate(
        "f", argumentCount: 1, initial: try make(),
        step: { _, arguments in if place == 1, try arguments[0, as: Int.self] == 2 { throw Broken(number: 1) } },
        final: { _ -> Int in
          finals.count += 1
          throw Broken(number: 2)
        })
      let error = #expect(throws: SQLiteError.self) { try bench.aggregate("f", [[1], [2], [3]]) }
      #expect(error?.underlying as? Broken == Broken(number: place))
      #expect(error?.message == "f(): Broken(number: \(place))")
    }
    #expect(finals.count == 1, "a group that failed is not asked for its answer")
    let own = SQLiteError.refused(.constraint, "no")
    try bench.connection.addAggregate("f", argumentCount: 1, initial: 0, step: { _, _ in throw own }, final: { $0 })
    let error = #expect(throws: SQLiteError.self) { try bench.aggregate("f", [[1]]) }
    #expect(error?.code == .constraint)
    #expect(error?.message == "no")
  }

  @Test func `has a state of its own for each group, and for each place in a query`() throws {
    let connection = try Connection(.memory)
    let states = Tally()
    func make() -> Int {
      states.count += 1
      return 0
    }
    try connection.addAggregate(
      "total", argumentCount: 1, initial: make(), step: { sum, arguments in sum += try arguments[0, as: Int.self] }, final: { $0 })
    let sql: SQL = """
      WITH n(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM n WHERE x < 999)
      SELECT total(x), total(1), total(x) FILTER (WHERE x % 2 = 0) FROM n GROUP BY x % 10 ORDER BY x % 10
      """
    let rows = try connection.rows(sql) { try [$0[0, as: Int.self], $0[1, as: Int.self]] }
    #expect(rows == (0..<10).map { [(0..<100).reduce(0) { $0 + $1 * 10 } + 100 * $0, 100] })
    #expect(states.count == 30)
  }

  @Test func `inside itself adds up apart`() throws {
    let connection = try Connection(.memory)
    try connection.addSum("within")
    try connection.addAggregate(
      "outer_total", argumentCount: 1, initial: 0,
      step: { sum, arguments in
        sum += try arguments.connection.value("SELECT within(column1) FROM (VALUES (1), (\(try arguments[0, as: Int.self])))") ?? 0
      }, final: { $0 })
    #expect(try connection.value("SELECT outer_total(column1) FROM (VALUES (10), (20))") == 32)
  }
}

@Suite struct `A window function` {
  typealias Library = FunctionStage.Library

  @Test(arguments: Library.allCases) func `slides over the rows`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addWindow(
      "total", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] },
      inverse: { sum, arguments in sum -= try arguments[0, as: Int.self] }, value: { $0 })
    try bench.connection.addWindow(
      "spread", argumentCount: 1, initial: Spread(), step: { try $0.step($1) }, inverse: { $0.inverse($1) }, value: { $0.value() })
    #expect(try bench.window("total", [1, 2, 3, 4, 5], frame: 2) == [1, 3, 5, 7, 9])
    #expect(try bench.window("total", [1, 2, 3], frame: 5) == [1, 3, 6])
    #expect(try bench.window("spread", [5, 1, 9, 9, 9], frame: 3) == [0, 4, 8, 8, 0])
    #expect(try bench.aggregate("total", [[1], [2]]) == 3)
    #expect(try bench.aggregate("spread", [[7], [2]]) == 5)
    #expect(try bench.aggregate("spread", []) == nil)
  }

  @Test(arguments: Library.allCases) func `that throws when a row leaves or a value is asked makes its statement fail`(library: Library)
    throws
  {
    let bench = try FunctionStage(library)
    for place in 0..<2 {
      try bench.connection.addWindow(
        "f", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] },
        inverse: { sum, arguments in if place == 0 { throw Broken(number: 0) } },
        value: {
          if place == 1, $0 > 5 { throw Broken(number: 1) }
          return $0
        })
      let error = #expect(throws: SQLiteError.self) { try bench.window("f", [1, 2, 3, 4, 5], frame: 2) }
      #expect(error?.underlying as? Broken == Broken(number: place))
    }
  }

  @Test func `works with every kind of frame`() throws {
    let connection = try Connection(.memory)
    try connection.addWindow(
      "mine", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] },
      inverse: { sum, arguments in sum -= try arguments[0, as: Int.self] }, value: { $0 })
    try connection.execute("CREATE TABLE t (a, g); INSERT INTO t VALUES (3, 1), (1, 1), (4, 2), (1, 2), (5, 2), (9, 3)")
    for frame in [
      "", "ORDER BY a", "PARTITION BY g ORDER BY a", "ORDER BY a ROWS 2 PRECEDING", "ORDER BY a GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING",
      "ORDER BY a RANGE BETWEEN 3 PRECEDING AND 1 FOLLOWING EXCLUDE CURRENT ROW", "ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING",
    ] {
      let sql = SQL(unchecked: "SELECT mine(a) OVER (\(frame)), coalesce(sum(a) OVER (\(frame)), 0) FROM t")
      let pairs = try connection.rows(sql) { try ($0[0, as: Int.self], $0[1, as: Int.self]) }
      #expect(pairs.count == 6)
      for (mine, built) in pairs { #expect(mine == built, "\(frame)") }
    }
  }

  @Test func `is no window function without inverse`() throws {
    let connection = try Connection(.memory)
    try connection.addSum()
    let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT total(1) OVER ()") }
    #expect(error?.message == "total() may not be used as a window function")
  }
}
