import SQLiteCalls
import SQLiteManager
import Testing

@Suite struct `Rows that do not match` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("t", "id INTEGER PRIMARY KEY, a DEFAULT 'A', b DEFAULT 'B', c NOT NULL DEFAULT 'C'")
  }

  private func rows() throws -> [[SQLiteValue]] { try connection.read("t", orderedBy: .ascending("id")).map(\.values) }

  @Test func `each other may have other columns, in any order, or none`() throws {
    let ragged: [ColumnValues] = [["a": 1], ["b": 2, "a": 1], ["a": 1, "b": 2], [:], ["c": 3, "id": 9], [:], ["a": 4]]
    #expect(try connection.insert(ragged, into: "t") == 7)
    #expect(
      try rows() == [
        [1, 1, "B", "C"], [2, 1, 2, "C"], [3, 1, 2, "C"], [4, "A", "B", "C"], [9, "A", "B", 3], [10, "A", "B", "C"], [11, 4, "B", "C"],
      ])
  }

  static let bad: [(String, ColumnValues)] = [
    ("t, row 3: table t has no column named nosuch", ["a": 1, "nosuch": 2]),
    ("t, row 3: the column A is named twice", ["a": 1, "A": 2]),
    ("t, row 3: NOT NULL constraint failed: t.c", ["a": 1, "c": SQLiteValue.null]),
    ("t, row 3: SQLite cannot hold the value of b exactly: it is greater than Int64.max", ["b": UInt64.max]),
    ("t, row 3: SQLite cannot hold the value of a exactly: it is not a number", ["a": Double.nan]),
    ("t, row 3: UNIQUE constraint failed: t.id", ["id": 1]),
  ]

  @Test(arguments: bad)
  func `the table are named, and nothing is written`(message: String, row: ColumnValues) throws {
    let error = #expect(throws: SQLiteError.self) { try connection.insert([["id": 1], ["a": 5], row, ["b": 6]], into: "t") }
    #expect(error?.message == message)
    #expect(try rows().isEmpty)
  }

  @Test func `with one column more than SQLite has parameters are refused whole`() throws {
    let open = unsafe connection.handle
    guard let handle = unsafe open else { return #expect(Bool(false), "it is open") }
    let columns = (1...9).map { "c\($0)" }
    try connection.createTable("wide", columns.map { SQL(identifier: $0) }.joined(separator: ", "))
    _ = unsafe connection.wrapper.sqlite3_limit(handle, Limit.variableNumber.rawValue, 8)
    let wide = ColumnValues(columns.map { ($0, 1) })
    let narrow = ColumnValues(columns.dropLast().map { ($0, 1) })
    let calls: [() throws -> Void] = [
      { try connection.insert(wide, into: "wide") }, { try connection.insert([narrow, wide], into: "wide") },
      { try connection.insert([1], into: "wide", columns: columns) { ($0, $0, $0, $0, $0, $0, $0, $0, $0) } },
      { try connection.update("wide", set: wide, where: .all) }, { _ = try connection.insert(wide, into: "wide", returning: nil) },
    ]
    for call in calls {
      let error = #expect(throws: SQLiteError.self) { try call() }
      #expect(error?.message.contains("too many SQL variables") == true, "\(String(describing: error))")
    }
    #expect(try connection.count("wide") == 0)
    #expect(try connection.insert([narrow], into: "wide") == 1)
  }
}
