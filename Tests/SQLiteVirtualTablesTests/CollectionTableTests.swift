import Expectations
import SQLiteManager
import Scratch
import SQLiteStorage
import Testing
import SQLiteVirtualTables

private struct Planet {
  let name: String
  let mass: Double
  let moons: Int?
}

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `A collection as a table` {
  let connection: Connection
  private let planets = [
    Planet(name: "Mercury", mass: 0.33, moons: nil), Planet(name: "Venus", mass: 4.87, moons: nil),
    Planet(name: "Earth", mass: 5.97, moons: 1),
    Planet(name: "Mars", mass: 0.642, moons: 2), Planet(name: "Neptune", mass: 102, moons: 16),
  ]

  init() throws { connection = try Connection(.memory).inTestEncoding() }

  private func add(isIndexed: Bool = false) throws {
    try connection.addTable(
      "planet", of: planets,
      columns: [
        .column("name", isIndexed: isIndexed, \.name), .column("mass", isIndexed: isIndexed) { $0.mass },
        .column("moons", .integer, \.moons),
      ])
  }

  @Test func `is read in three lines`() throws {
    try connection.addTable("planet", of: planets, columns: [.column("name") { $0.name }, .column("mass") { $0.mass }])
    try expectRows(
      "SELECT rowid, * FROM planet WHERE mass > 5 ORDER BY name", on: connection,
      """
      rowid │ name    │ mass
      3     │ Earth   │ 5.97
      5     │ Neptune │ 102.0
      """)
  }

  @Test(arguments: [true, false]) func `is found by rowid, value and range, in order`(isIndexed: Bool) throws {
    try add(isIndexed: isIndexed)
    for (sql, names): (SQL, [String]) in [
      ("SELECT name FROM planet WHERE rowid = 4", ["Mars"]), ("SELECT name FROM planet WHERE rowid IN (9, 0, 5)", ["Neptune"]),
      ("SELECT name FROM planet WHERE rowid = '3'", ["Earth"]), ("SELECT name FROM planet WHERE rowid = 2.0", ["Venus"]),
      ("SELECT name FROM planet WHERE name = 'Venus'", ["Venus"]),
      ("SELECT name FROM planet WHERE name = 'venus' COLLATE NOCASE", ["Venus"]),
      ("SELECT name FROM planet WHERE mass >= 4.87 AND mass < 102 ORDER BY mass DESC", ["Earth", "Venus"]),
      ("SELECT name FROM planet WHERE mass > 102", []), ("SELECT name FROM planet WHERE mass BETWEEN 8 AND 2", []),
      ("SELECT name FROM planet ORDER BY name DESC LIMIT 2", ["Venus", "Neptune"]),
      ("SELECT name FROM planet WHERE moons IS NULL", ["Mercury", "Venus"]),
      ("SELECT name FROM planet ORDER BY rowid DESC LIMIT 1", ["Neptune"]), ("SELECT name FROM planet WHERE moons = '16'", ["Neptune"]),
      ("SELECT a.name FROM planet AS a JOIN planet AS b ON a.mass < b.mass WHERE b.name = 'Mars'", ["Mercury"]),
    ] {
      #expect(try connection.rows(sql, as: String.self) == names, "\(sql)")
    }
  }

  @Test func `uses its indexes`() throws {
    try add(isIndexed: true)
    #expect(try !connection.queryPlan(of: "SELECT name FROM planet ORDER BY mass").description.contains("TEMP B-TREE"))
    #expect(try connection.queryPlan(of: "SELECT name FROM planet ORDER BY moons").description.contains("TEMP B-TREE"))
    var asked = 0
    try connection.addTable(
      "number", of: 0..<1_000,
      columns: [
        .column("n", isIndexed: true) { $0 },
        .column("half") {
          asked += 1; return Double($0) / 2
        },
      ])
    #expect(try connection.value("SELECT sum(half) FROM number WHERE n IN (10, 20, 3000)") == 15.0)
    #expect(asked == 2)
    #expect(try connection.value("SELECT count(half) FROM number WHERE n > 100 AND n <= 150") == 50)
    #expect(asked == 2 + 50 || asked == 2 + 51, "\(asked)")
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"], [true, false])
  func `comes in the order of texts that the database has`(encoding: String, isSetBefore: Bool) throws {
    let texts = ["a", "z", "č", "ö", "ž", "\u{e000}", "\u{ffee}", "😀", "ab", "a\0b", "", "Ā", "A"]
    let ascii = texts.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    let use: SQL = "PRAGMA encoding = \(SQL(unchecked: "'\(encoding)'")); CREATE TABLE plain (v TEXT)"
    if isSetBefore { try connection.execute(use) }
    try connection.addTable("copy", of: texts, columns: [.column("v", .text, isIndexed: true) { $0 }])
    try connection.addTable("ascii", of: ascii, columns: [.column("v", .text, isIndexed: true) { $0 }])
    if !isSetBefore { try connection.execute(use) }
    for text in texts { try connection.execute("INSERT INTO plain VALUES (\(text))") }
    for rest in [
      "ORDER BY v", "ORDER BY v DESC", "WHERE v > 'č' ORDER BY v", "WHERE v >= 'a' AND v < 'ö' ORDER BY v DESC", "WHERE v = 'č' ORDER BY v",
    ] {
      let rows = try ["plain", "copy"].map { try connection.rows(SQL(unchecked: "SELECT v FROM \($0) \(rest)"), as: String.self) }
      #expect(rows[0] == rows[1], "\(rest)")
    }
    #expect(try connection.rows("SELECT v FROM ascii ORDER BY v", as: String.self) == ["", "A", "a", "a\0b", "ab", "z"])
    let isSorted = try ["copy", "ascii"].map { table in
      try connection.queryPlan(of: SQL(unchecked: "SELECT v FROM \(table) ORDER BY v")).description.contains("TEMP B-TREE")
    }
    #expect(isSorted == [encoding != "UTF-8" || !isSetBefore, false], "an index is used where its order is sure to be SQLite's")
  }

  @Test func `is as it was when it was added, or as it is when it is read`() throws {
    var values = [1, 2, 3]
    try connection.addTable("was", of: values, columns: [.column("n") { $0 }])
    try connection.addTable("now", ofCurrent: { values }, columns: [.column("n") { $0 }])
    values.append(4)
    #expect(try connection.value("SELECT sum(n) FROM was") == 6)
    #expect(try connection.value("SELECT sum(n) FROM now") == 10)
    expectError(.misuse, "the column n of now cannot be indexed") {
      try connection.addTable("now", ofCurrent: { values }, columns: [.column("n", isIndexed: true) { $0 }])
    }
  }

  @Test func `fails as its closures fail`() throws {
    try connection.addTable("bad", of: [1, 2], columns: [.column("n") { n -> Int in if n == 2 { throw Mishap(place: "two") } else { n } }])
    #expect(
      expectError(.error, "bad: two is broken") { try connection.rows("SELECT n FROM bad") }?.underlying as? Mishap == Mishap(place: "two"))
    try connection.addTable("bad", ofCurrent: { () throws -> [Int] in throw Mishap(place: "all") }, columns: [.column("n") { $0 }])
    expectError(.error, "bad: all is broken") { try connection.rows("SELECT n FROM bad") }
    #expect(throws: Mishap.self) {
      try connection.addTable(
        "bad", of: [1], columns: [.column("n", isIndexed: true) { (_: Int) throws -> Int in throw Mishap(place: "n") }])
    }
    try connection.addTable("bad", of: [UInt64.max], columns: [.column("n") { $0 }])
    expectError(.mismatch, "SQLite cannot hold the value of n exactly") { try connection.rows("SELECT n FROM bad") }
  }

  @Test func `finds numbers in a column of texts with an index as without one`() throws {
    let numbers = [9, 10, 0.1 + 0.2]
    for isIndexed in [true, false] {
      try connection.addTable("t\(isIndexed)", of: numbers, columns: [.column("v", .text, isIndexed: isIndexed) { $0 }])
    }
    for condition in ["v > 10", "v < 10", "v = 0.3", "v = '10.0'", "v BETWEEN 10 AND 9"] {
      let found = try [true, false].map { isIndexed in
        try connection.rows(SQL(unchecked: "SELECT v FROM t\(isIndexed) WHERE \(condition) ORDER BY +v"), as: Double.self)
      }
      #expect(found[0] == found[1], "\(condition)")
    }
  }

  /// Values that compare in all ways, in an ordinary table and in an indexed collection.
  @Test func `answers as an ordinary table does, whatever is compared with whatever`() throws {
    var random = SplitMix64(seed: TestRun.seed)
    let classes: [[SQLiteValue]] = [
      [
        .integer(1), .integer(3), .integer(.max), .integer(.min), .real(2.5), .real(0x1p63), .real(-0x1p63), .integer(1 << 53 + 1),
        .real(0x1p53),
      ],
      [.text(""), .text("1"), .text("1.0"), .text("b"), .text("B"), .text("č"), .text("3"), .text("z")],
    ]
    let odd: [SQLiteValue] = [.null, .null, .blob([]), .blob([49])]
    for round in 0..<(TestRun.isLong ? 200 : 30) {
      let affinities: [VirtualTableColumn.Affinity] = [.none, .text, .numeric, .integer, .real]
      let affinity = affinities[round % 5]
      let pool = round % 3 == 0 ? classes[0] + classes[1] + odd : classes[round % 3 - 1] + odd.prefix(1)
      let values = (0..<12).map { _ in pool[Int(random.next() % UInt64(pool.count))] }
      try connection.execute("DROP TABLE IF EXISTS plain; DROP TABLE IF EXISTS other")
      try connection.execute(
        "CREATE TABLE plain (n INTEGER PRIMARY KEY, v \(SQL(unchecked: affinity.rawValue))); CREATE TABLE other (t TEXT, i INTEGER, x)")
      for (index, value) in values.enumerated() { try connection.execute("INSERT INTO plain VALUES (\(index + 1), \(value))") }
      for value in classes[0] + classes[1] + odd { try connection.execute("INSERT INTO other VALUES (\(value), \(value), \(value))") }
      // The values as the table stores them: a virtual table's have no affinity of their own.
      let stored = try connection.rows("SELECT v FROM plain ORDER BY n", as: SQLiteValue.self)
      try connection.addTable("copy", of: stored, columns: [.column("v", affinity, isIndexed: true) { $0 }])
      for comparison in ["=", "<", "<=", ">", ">=", "IS", "IN"] {
        for side in ["t", "i", "x", "+x", "CAST(x AS TEXT)", "CAST(x AS NUMERIC)"] {
          let right = comparison == "IN" ? "(\(side))" : side
          func sql(_ table: String, _ rowid: String) -> SQL {
            SQL(
              unchecked:
                "SELECT other.rowid * 100 + \(rowid) FROM other CROSS JOIN \(table) AS a WHERE a.v \(comparison) \(right) ORDER BY 1")
          }
          let (found, wanted) = (
            try connection.rows(sql("copy", "a.rowid"), as: Int.self), try connection.rows(sql("plain", "a.n"), as: Int.self)
          )
          #expect(found == wanted, "\(affinity) \(stored) \(comparison) \(side)")
        }
      }
      for order in ["v", "v DESC"] {
        let (found, wanted) = (
          try connection.rows("SELECT v FROM copy ORDER BY \(SQL(unchecked: order))", as: SQLiteValue.self),
          try connection.rows("SELECT v FROM plain ORDER BY \(SQL(unchecked: order))", as: SQLiteValue.self)
        )
        #expect(found == wanted || zip(found, wanted).allSatisfy { $0 == $1 || $0.isSameNumber(as: $1) }, "\(affinity) \(stored)")
      }
    }
  }
}

extension SQLiteValue {
  fileprivate func isSameNumber(as other: SQLiteValue) -> Bool {
    switch (self, other) {
    case (.integer(let one), .real(let other)), (.real(let other), .integer(let one)): Double(one) == other
    default: false
    }
  }
}
