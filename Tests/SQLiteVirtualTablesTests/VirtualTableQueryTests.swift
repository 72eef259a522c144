import Expectations
import SQLiteManager
import SQLiteStorage
import Testing
import SQLiteVirtualTables

/// A table of three columns that answers as a test wants, and hands its questions to the test.
private struct Asked: VirtualTable {
  let columns: [VirtualTableColumn] = ["a", .column("b", .text, collation: "NOCASE"), "c"]
  let answer: (VirtualTableQuery) throws -> VirtualTablePlan<Int>?
  let begin: (Int, VirtualTableArguments) throws -> ClosedRange<Int>

  func bestIndex(_ query: VirtualTableQuery) throws -> VirtualTablePlan<Int>? { try answer(query) }
  func open() -> Cursor { Cursor(begin: begin) }

  struct Cursor: VirtualTableCursor {
    let begin: (Int, VirtualTableArguments) throws -> ClosedRange<Int>
    private var rest: [Int] = []
    init(begin: @escaping (Int, VirtualTableArguments) throws -> ClosedRange<Int>) { self.begin = begin }
    mutating func filter(_ plan: Int, _ arguments: VirtualTableArguments) throws { rest = Array(try begin(plan, arguments)) }
    mutating func next() { rest.removeFirst() }
    var isAtEnd: Bool { rest.isEmpty }
    func column(_ index: Int) -> any SQLiteBindable { index == 1 ? "b\(rest[0])" : rest[0] }
    var rowid: Int64 { Int64(rest[0]) }
  }
}

@Suite struct `What a virtual table is asked when a query is planned` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  private func add(
    _ answer: @escaping (VirtualTableQuery) throws -> VirtualTablePlan<Int>?,
    _ begin: @escaping (Int, VirtualTableArguments) throws -> ClosedRange<Int> = { _, _ in 1...10 }
  ) throws {
    try connection.addVirtualTable("asked", Asked(answer: answer, begin: begin))
  }

  @Test func `is its constraints, with operators and values that are known`() throws {
    var told: [String] = []
    try add { query in
      told = query.constraints.map { constraint in
        "\(constraint.column.map(String.init) ?? "-") \(constraint.operator.rawValue) \(query.collation(of: constraint)) "
          + "\(query.value(of: constraint).map(String.init(describing:)) ?? "-") \(constraint.isUsable)"
      }
      return VirtualTablePlan(0)
    }
    try connection.execute("SELECT * FROM asked WHERE a = 1 AND b > 'x' AND c IS NULL AND rowid <= 3 AND a LIKE \("q")")
    #expect(
      Set(told).isSuperset(of: [
        "0 2 BINARY 1 true", "1 4 NOCASE 'x' true", "2 71 BINARY - true", "- 8 BINARY 3 true",
      ]), "\(told)")
  }

  @Test func `is the order, the columns used and what rows need`() throws {
    var told: [String] = []
    try add { query in
      let order = query.orderBy.map { "\($0.column.map(String.init) ?? "rowid")\($0.isDescending ? "-" : "+")" }
      told.append("\(order) \((0...2).filter { query.uses(column: $0) }) \(query.need)")
      return VirtualTablePlan(0)
    }
    for (sql, wanted): (SQL, String) in [
      ("SELECT a FROM asked ORDER BY c DESC, rowid", "[\"2-\", \"rowid+\"] [0, 2] ordered"),
      ("SELECT c, count(*) FROM asked GROUP BY c", "[\"2+\"] [2] grouped"),
      ("SELECT DISTINCT a FROM asked", "[\"0+\"] [0] distinct"),
      ("SELECT DISTINCT a FROM asked ORDER BY a", "[\"0+\"] [0] distinctAndOrdered"),
      ("SELECT a FROM asked ORDER BY a + 1", "[] [0] ordered"),
    ] {
      told = []
      try connection.execute(sql)
      #expect(told.last == wanted, "\(sql)")
    }
  }

  @Test func `may be that a constraint is not usable, and it may refuse then`() throws {
    var refused = 0
    try add { query in
      guard let first = query.constraints.first(where: { $0.column == 0 && $0.operator == .eq && $0.isUsable }) else {
        refused += 1
        return nil
      }
      var plan = VirtualTablePlan(1, estimatedCost: 1, estimatedRowCount: 1)
      plan.pass(first, isGuaranteed: true)
      plan.hasAtMostOneRow = true
      return plan
    } _: { _, arguments in
      let number: Int = try arguments[0]
      return number...number
    }
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (3), (5)")
    #expect(try connection.rows("SELECT b FROM asked, t WHERE a = x ORDER BY x DESC", as: String.self) == ["b5", "b3"])
    #expect(refused > 0)
    #expect(try connection.rows("SELECT b FROM asked WHERE a = 2 OR a = 4", as: String.self) == ["b2", "b4"])
    expectError(.error, "no query solution") { try connection.execute("SELECT * FROM asked") }
  }

  @Test func `is a list of values, one by one or all at once`() throws {
    var takesList = false
    var walks: [[Int]] = []
    try add { query in
      guard let first = query.constraints.first(where: { $0.isUsable && $0.column == 0 }) else { return VirtualTablePlan(0) }
      var plan = VirtualTablePlan(1, estimatedCost: 5)
      if query.isList(first), takesList { plan.passList(first) } else { plan.pass(first) }
      return plan
    } _: { plan, arguments in
      var values: [Int] = []
      if plan == 1, takesList { try arguments.forEach(inList: 0) { values.append($0) } } else if plan == 1 { values = [try arguments[0]] }
      walks.append(values.sorted())
      return 1...10
    }
    #expect(try connection.rows("SELECT a FROM asked WHERE a IN (3, 1, 2)", as: Int.self).sorted() == [1, 2, 3])
    #expect(walks.sorted { $0[0] < $1[0] } == [[1], [2], [3]])
    (takesList, walks) = (true, [])
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (3), (9)")
    #expect(try connection.rows("SELECT a FROM asked WHERE a IN (SELECT x FROM t)", as: Int.self) == [3, 9])
    #expect(walks == [[3, 9]])
    let error = expectError(.mismatch, "a value of argument 0 of asked is text") {
      try connection.execute("SELECT a FROM asked WHERE a IN (SELECT 'q' UNION SELECT 'r')")
    }
    #expect((error?.underlying as? SQLiteError)?.code == .mismatch)
  }

  @Test func `is told what comes in order, and believes it`() throws {
    try add { query in
      var plan = VirtualTablePlan(0)
      plan.isOrdered = query.orderBy.map(\.column) == [0] && !query.orderBy[0].isDescending
      return plan
    }
    #expect(try connection.queryPlan(of: "SELECT a FROM asked ORDER BY a").description.contains("TEMP B-TREE") == false)
    #expect(try connection.queryPlan(of: "SELECT a FROM asked ORDER BY a DESC").description.contains("TEMP B-TREE"))
    #expect(try connection.rows("SELECT a FROM asked ORDER BY a LIMIT 2", as: Int.self) == [1, 2])
    #expect(try connection.rows("SELECT a FROM asked ORDER BY a DESC LIMIT 2", as: Int.self) == [10, 9])
  }

  @Test func `is how many rows are wanted`() throws {
    var made = 0
    try add { query in
      var plan = VirtualTablePlan(0)
      let (limit, offset) = (query.constraints.first { $0.operator == .limit }, query.constraints.first { $0.operator == .offset })
      guard let limit, limit.isUsable else { return plan }
      plan.plan = offset == nil ? 1 : 2
      plan.pass(limit)
      if let offset { plan.pass(offset, isGuaranteed: true) }
      return plan
    } _: { plan, arguments in
      if plan == 0 { return 1...10 }
      let first = plan == 2 ? try arguments[1, as: Int.self] + 1 : 1
      made = try arguments[0]
      return first...(first + made - 1)
    }
    #expect(try connection.rows("SELECT a FROM asked LIMIT 3", as: Int.self) == [1, 2, 3])
    #expect(made == 3)
    #expect(try connection.rows("SELECT a FROM asked LIMIT 2 OFFSET 4", as: Int.self) == [5, 6])
    #expect(made == 2)
  }

  @Test func `has no argument that the plan did not ask for`() throws {
    try add({ _ in VirtualTablePlan(0) }) { _, arguments in
      #expect(arguments.count == 0 && !arguments.isGiven(parameter: 0))
      expectError(.range, "asked has no parameter 0") { try arguments.parameter(0, as: Int.self) }
      return 1...(try arguments[0])
    }
    let error = expectError(.error, "asked has no argument 0: its plan passes 0") { try connection.execute("SELECT * FROM asked") }
    #expect((error?.underlying as? SQLiteError)?.code == .range)
  }

  @Test func `may not be answered by ever new plans`() throws {
    var number = 0
    try add { _ in
      number += 1
      return VirtualTablePlan(number)
    }
    var error: SQLiteError?
    for _ in 0...1 << 14 where error == nil {
      do { _ = try connection.prepare("SELECT a FROM asked WHERE c = \(SQL(unchecked: "\(number)"))") } catch let caught as SQLiteError {
        error = caught
      }
    }
    #expect(error?.message.contains("there are too many plans of asked, more than 16384") == true)
  }
}
