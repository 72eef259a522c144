import SQLiteManager
import SQLiteTestKit
import SQLiteVirtualTables
import Testing

@Suite struct `An aggregate of typed arguments` {
  typealias Library = FunctionStage.Library

  @Test(arguments: Library.allCases) func `gets Swift values, as many as it is called with`(library: Library) throws {
    let connection = try FunctionStage(library).connection
    try connection.addAggregate("a0", initial: 0, step: { $0 += 1 }, final: { $0 })
    try connection.addAggregate("a1", initial: "", step: { (all, a: String) in all += a }, final: { $0 })
    try connection.addAggregate(
      "a2", argumentCount: 2, initial: [0.0],
      step: { all, row in all.append(try row[0, as: Double.self] * Double(row[1, as: Int?.self] ?? 1)) }, final: { $0.max() })
    try connection.addAggregate(
      "a3", argumentCount: 3, initial: 0, step: { sum, row in sum += try row[0, as: Int.self] * row[1] * row[2] }, final: { $0 })
    try connection.addAggregate(
      "a4", argumentCount: 4, initial: [UInt8](), step: { all, row in all += [try row[0], try row[1], try row[2]] + (try row[3]) },
      final: { $0 })
    let rows: [[SQLiteValue]] = [[1, 2, 3, [4]], [5, 6, 7, []]]
    func answer(_ name: String, _ count: Int) throws -> SQLiteValue? {
      guard library == .real else {
        let mock = try #require(connection.wrapper as? MockSqlite3Wrapper)
        mock.when("SELECT \(name)").answers(
          columns: ["x"], rows: [[try unsafe mock.call(aggregate: name, rows: rows.map { Array($0.prefix(count)) })]])
        return try connection.value(SQL(unchecked: "SELECT \(name)"))
      }
      let names = ["column1", "column2", "column3", "column4"].prefix(count).joined(separator: ", ")
      return try connection.value(SQL(unchecked: "SELECT \(name)(\(names)) FROM (VALUES (1, 2, 3, x'04'), (5, 6, 7, x''))"))
    }
    #expect(try answer("a0", 0) == 2)
    #expect { try answer("a1", 1) } throws: { "\($0)".contains("argument 0 of a1() is integer 1, which cannot be read as String") }
    #expect(try answer("a3", 3) == 216)
    #expect(try answer("a4", 4) == .blob([1, 2, 3, 4, 5, 6, 7]))
    guard library == .real else { return }
    #expect(try connection.value("SELECT a2(column1, column2) FROM (VALUES (1.5, 2), (4.0, NULL))") == 4.0)
    #expect(try connection.value("SELECT a1(column1) FROM (VALUES ('a'), ('b'))") == "ab")
    let counts = try connection.value(
      "SELECT count(*) FROM pragma_function_list WHERE name IN ('a0', 'a1', 'a2', 'a3', 'a4')", as: Int.self)
    #expect(counts == 5)
  }

  @Test func `says which argument does not fit, and gives nothing for the group`() throws {
    let connection = try Connection(.memory)
    let finals = Tally()
    try connection.addAggregate(
      "f", argumentCount: 2, initial: 0, step: { sum, row in sum += try row[0, as: Int.self] * row[1, as: Int.self] },
      final: {
        finals.count += 1
        return $0
      })
    for (row, message) in [
      ("(1, NULL)", "argument 1 of f() is null, which cannot be read as Int"),
      ("('secret', 1)", "argument 0 of f() is text, which cannot be read as Int"),
    ] {
      let error = #expect(throws: SQLiteError.self) {
        try connection.value(SQL(unchecked: "SELECT f(column1, column2) FROM (VALUES (1, 2), \(row), (3, 4))"), as: Int.self)
      }
      #expect(error?.code == .mismatch)
      #expect(error?.message == message)
    }
    #expect(finals.count == 0)
    #expect(try connection.value("SELECT f(column1, column2) FROM (VALUES (1, 2), (3, 4))") == 14, "the next query has a state of its own")
    let wrong = #expect(throws: SQLiteError.self) { try connection.value("SELECT f(1)", as: Int.self) }
    #expect(wrong?.message == "wrong number of arguments to function f()")
  }

  @Test func `over a window gets the same values when they leave`() throws {
    let connection = try Connection(.memory)
    try connection.addWindow("w0", initial: 0, step: { $0 += 1 }, inverse: { $0 -= 1 }, value: { $0 })
    try connection.addWindow("w1", initial: 0, step: { (s, a: Int) in s += a }, inverse: { (s, a: Int) in s -= a }, value: { $0 })
    try connection.addWindow(
      "w2", argumentCount: 2, initial: 0, step: { s, row in s += try row[0, as: Int.self] * row[1] },
      inverse: { s, row in s -= try row[0, as: Int.self] * row[1] }, value: { $0 })
    try connection.addWindow(
      "w3", argumentCount: 3, initial: 0, step: { s, row in s += try row[0, as: Int.self] * row[1] * row[2] },
      inverse: { s, row in s -= try row[0, as: Int.self] * row[1] * row[2] }, value: { $0 })
    try connection.addWindow(
      "w4", argumentCount: 4, initial: "", step: { s, row in s += try row[3, as: String.self] },
      inverse: { s, row in s.removeFirst(try row[3, as: String.self].count) }, value: { $0 })
    let sql: SQL = """
      SELECT w0() OVER w, w1(x) OVER w, w2(x, 2) OVER w, w3(x, 2, 3) OVER w, w4(x, 0, 0, char(96 + x)) OVER w
      FROM (SELECT column1 AS x FROM (VALUES (1), (2), (3))) WINDOW w AS (ROWS 1 PRECEDING)
      """
    #expect(
      try connection.rows(sql).map(\.values) == [[1, 1, 2, 6, "a"], [2, 3, 6, 18, "ab"], [2, 5, 10, 30, "bc"]])
    #expect(try connection.value("SELECT w4(1, 2, 3, 'x')") == "x", "as an aggregate")
  }
}

@Suite struct `Groups of an aggregate` {
  /// A state that counts those alive.
  private final class State {
    let alive: Tally
    var sum = 0
    init(_ alive: Tally) {
      self.alive = alive
      alive.count += 1
    }
    deinit { alive.count -= 1 }
  }

  @Test func `live at once, and each ends once, also when one fails in the middle`() throws {
    let connection = try Connection(.memory)
    let (alive, most) = (Tally(), Tally())
    try connection.addAggregate(
      "total", initial: State(alive),
      step: { (state, x: Int) in
        if x == 777 { throw Broken(number: x) }
        state.sum += x
        most.count = max(most.count, alive.count)
      }, final: { $0.sum })
    let sums: SQL = "SELECT total(a), total(b), total(a + b) FROM (SELECT column1 AS a, column2 AS b FROM (VALUES (1, 2), (3, 4), (5, 6)))"
    #expect(try connection.rows(sums).map(\.values) == [[9, 12, 21]])
    #expect(most.count == 3, "three groups at once")
    #expect(alive.count == 0)
    for _ in 0..<3 {
      let error = #expect(throws: SQLiteError.self) {
        try connection.rows("SELECT total(column1), total(1) FROM (VALUES (1), (777), (2)) GROUP BY column1 % 1")
      }
      #expect(error?.underlying as? Broken == Broken(number: 777))
      #expect(alive.count == 0)
    }
    #expect(try connection.rows(sums).map(\.values) == [[9, 12, 21]])
    #expect(try connection.rows("SELECT total(column1) FROM (VALUES (1)) WHERE 0 GROUP BY column1").isEmpty, "no group, no answer")
    #expect(alive.count == 0)
  }

  @Test func `end with a progress handler that interrupts, and the next query starts anew`() throws {
    let connection = try Connection(.memory)
    let alive = Tally()
    try connection.addAggregate("total", initial: State(alive), step: { (state, x: Int) in state.sum += x }, final: { $0.sum })
    let token = try connection.addProgressHandler(everySteps: 5_000) { .interrupt }
    let numbers: SQL = "WITH n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 100000) SELECT total(x), total(1) FROM n GROUP BY x % 3"
    for _ in 0..<2 {
      let error = #expect(throws: SQLiteError.self) { try connection.rows(numbers) }
      #expect(error?.code == .interrupt)
      #expect(alive.count == 0)
    }
    #expect(try connection.value("SELECT total(column1) FROM (VALUES (1), (2))") == 3, "a short one is not interrupted")
    token.cancel()
    #expect(try connection.rows(numbers).count == 3)
    #expect(alive.count == 0)
  }
}
