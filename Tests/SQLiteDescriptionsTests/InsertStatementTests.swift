import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Testing
import Expectations

@Suite struct `An insert statement` {
  @Test func `inserts by position and by column, typed or named, and answers the rowid`() throws {
    let connection = try Contact.connection()
    let insert = try connection.prepareInsert(into: Contact.table)
    #expect(insert.columns == ["id", "name", "points", "note"])
    #expect(try insert.insert(3, "Alice", 1, "x") == 3)
    #expect(try insert.insert(nil as Int64?, "Bob", 2, nil as String?) == 4)
    #expect(try insert.insert([Contact.note <- "abc", Contact.name <- "Cyd", Contact.id <- 9, Contact.points <- 4]) == 9)
    #expect(try insert.insert(["name": "Dan", "points": 5, "note": SQLiteValue.null]) == 10)
    #expect(try insert.insert(["NAME": "Eve", "Points": 6]) == 11)
    #expect(
      try connection.contacts() == [
        [3, "Alice", 1, "x", 1], [4, "Bob", 2, nil, nil], [9, "Cyd", 4, "abc", 3], [10, "Dan", 5, nil, nil], [11, "Eve", 6, nil, nil],
      ])
  }

  @Test func `of a table by its name has the columns that can be written`() throws {
    let connection = try Contact.connection()
    #expect(try connection.prepareInsert(into: "contact").columns == ["id", "name", "points", "note"])
    try connection.prepareInsert(into: "contact").insert(1, "Alice", 2, nil as String?)
    #expect(try connection.contacts() == [[1, "Alice", 2, nil, nil]])
    #expect(message { _ = try connection.prepareInsert(into: "nosuch") } == "no such table: nosuch")
  }

  @Test func `leaves defaults to SQLite where a column is not given`() throws {
    let connection = try Contact.connection()
    let insert = try connection.prepareInsert(into: Contact.table)
    for number in 0..<4 { try insert.insert(number % 2 == 0 ? ["name": "a"] : ["name": "b", "points": 1]) }
    #expect(try connection.contacts().map { $0[2] } == [7, 1, 7, 1])
    let some = try connection.prepareInsert(into: Contact.table, columns: ["name"])
    try some.insert("c")
    try some.insert([Contact.name <- "d", Contact.points <- 2])
    #expect(try connection.contacts().map { $0[2] } == [7, 1, 7, 1, 7, 2])
    let defaults = TableDescription(
      name: "d", columns: [TypedColumn<Int?>("a", .integer), TypedColumn<Int>("b", .integer, .defaultValue(3))])
    try connection.createTable(defaults)
    let none = try connection.prepareInsert(into: defaults, columns: [])
    try none.insert()
    try none.insert([:])
    try none.insert(["a": 1])
    #expect(try connection.rows("SELECT a, b FROM d").map(\.values) == [[nil, 3], [nil, 3], [1, 3]])
  }

  @Test func `tells which column is wrong, and writes nothing`() throws {
    let connection = try Contact.connection()
    let insert = try connection.prepareInsert(into: Contact.table)
    let known = "there are id, name, points, note, length"
    #expect(message { try insert.insert(["nome": "x"]) } == "contact: there is no column nome: \(known)")
    #expect(message { try insert.insert(["name": "x", "Name": "y"]) } == "contact: the column Name is named twice")
    #expect(message { try insert.insert(["points": 1]) } == "contact: there is no value for the column name, which has no default")
    #expect(message { try insert.insert([:]) } == "contact: there is no value for the column name, which has no default")
    #expect(message { try insert.insert(["name": "x", "length": 1]) } == "contact: the column length is generated and cannot be written")
    #expect(
      message { try insert.insert(["name": "x", "points": UInt64.max]) }
        == "contact: SQLite cannot hold the value of points exactly: it is greater than Int64.max")
    #expect(message { try insert.insert(1, "x") } == "the statement has 4 parameters, 2 values are given")
    #expect(message { try insert.insert(1, "x", -1, nil as String?) } == "CHECK constraint failed: points >= 0")
    #expect(message { try insert.insert(["name": SQLiteValue.null]) } == "NOT NULL constraint failed: contact.name")
    #expect(
      message { _ = try connection.prepareInsert(into: Contact.table, columns: ["id", "x"]) } == "contact: there is no column x: \(known)")
    #expect(try connection.contacts().isEmpty)
    #expect(try insert.insert(["name": "x"]) == 1)
  }

  @Test func `takes ragged rows, each with its own columns`() throws {
    let connection = try Contact.connection()
    let insert = try connection.prepareInsert(into: Contact.table)
    let rows: [ColumnValues] = [
      ["name": "a"], ["note": "n", "name": "b"], ["name": "c", "id": 7], ["points": 1, "note": "m", "name": "d"], ["name": "e"],
    ]
    for row in rows { try insert.insert(row) }
    #expect(
      try connection.contacts() == [
        [1, "a", 7, nil, nil], [2, "b", 7, "n", 1], [7, "c", 7, nil, nil], [8, "d", 1, "m", 1], [9, "e", 7, nil, nil],
      ])
  }

  @Test func `tells columns apart that Swift holds for equal`() throws {
    let (one, two) = ("\u{e9}", "e\u{301}")
    let table = TableDescription(name: "t", columns: [TypedColumn<Int?>(one, .integer), TypedColumn<Int?>(two, .integer)])
    let connection = try Connection(.memory)
    try connection.createTable(table)
    let insert = try connection.prepareInsert(into: table)
    for number in 1...3 {
      try insert.insert(ColumnValues([(one, number)]))
      try insert.insert(ColumnValues([(two, number)]))
    }
    #expect(try connection.rows("SELECT * FROM t").map(\.values) == [[1, nil], [nil, 1], [2, nil], [nil, 2], [3, nil], [nil, 3]])
  }

  @Test func `works for the name of a table and columns`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a, b DEFAULT 2, c)")
    let insert = try connection.prepareInsert(into: "t", columns: ["c", "a"])
    #expect(try insert.insert(1, "x") == 1)
    #expect(try insert.insert(["A": 2, "c": "y"]) == 2)
    #expect(try connection.rows("SELECT * FROM t").map(\.values) == [["x", 2, 1], [2, 2, "y"]])
    #expect(message { try insert.insert(["a": 1]) } == "t: there is no value for the column c")
    #expect(message { try insert.insert(["a": 1, "b": 2, "c": 3]) } == "t: there is no column b in this statement: there are c, a")
    #expect(message { try insert.insert(["a": 1, "A": 2, "c": 3]) } == "t: the column A is named twice")
    #expect(message { _ = try connection.prepareInsert(into: "t", columns: ["a", "A"]) } == "t: the column A is named twice")
    #expect(message { _ = try connection.prepareInsert(into: "t", columns: ["x"]) } == "table t has no column named x")
    #expect(message { _ = try connection.prepareInsert(into: "u", columns: ["x"]) } == "no such table: u")
  }

  @Test func `notices columns that are dropped or added while it is there`() throws {
    let connection = try Contact.connection()
    let insert = try connection.prepareInsert(into: Contact.table)
    try insert.insert(["name": "a"])
    try connection.execute("ALTER TABLE contact ADD COLUMN more TEXT DEFAULT 'm'")
    #expect(try insert.insert(2, "b", 1, nil as String?) == 2)
    #expect(try connection.contacts().last == [2, "b", 1, nil, nil, "m"])
    try connection.execute("ALTER TABLE contact DROP COLUMN points")
    #expect(message { try insert.insert(3, "c", 1, nil as String?) } == "table contact has no column named points")
    try connection.execute("ALTER TABLE contact RENAME TO other")
    #expect(message { try insert.insert(3, "c", 1, nil as String?) } == "no such table: contact")
    #expect(try connection.value("SELECT count(*) FROM other") == 2)
  }

  @Test func `is refused for more columns than SQLite takes parameters`() throws {
    let sqlite = Sqlite3Wrapper()
    let connection = try Connection(.memory, on: sqlite)
    let table = TableDescription(name: "t", columns: (0..<9).map { TypedColumn<Int?>("c\($0)", .integer) })
    try connection.createTable(table)
    _ = unsafe sqlite.sqlite3_limit(connection.handle, Limit.variableNumber.rawValue, 8)
    #expect(message { _ = try connection.prepareInsert(into: table) } == "too many SQL variables")
    #expect(
      message { try connection.insert(ColumnValues(table.columnNames.map { ($0, 1 as any SQLiteBindable) }), into: table) }
        == "too many SQL variables")
    #expect(try connection.prepareInsert(into: table, columns: Array(table.columnNames.prefix(8))).insert(1, 2, 3, 4, 5, 6, 7, 8) == 1)
  }

  @Test func `runs without SQLite`() throws {
    let sqlite = MockSqlite3Wrapper()
    sqlite.when(#"INSERT INTO "contact" ("id", "name") VALUES (?, ?)"#).answers(columns: [], rows: []).lastInsertRowid(5)
    do {
      let connection = try Connection(.memory, on: sqlite)
      let insert = try connection.prepareInsert(into: People.table)
      #expect(try insert.insert(1, "Alice") == 5)
      #expect(try insert.insert([People.name <- "Bob", People.id <- 2]) == 5)
    }
    #expect(sqlite.bound(to: #"INSERT INTO "contact" ("id", "name") VALUES (?, ?)"#) == [[1, "Alice"], [2, "Bob"]])
    #expect(sqlite.openHandles.isEmpty)
  }
}
