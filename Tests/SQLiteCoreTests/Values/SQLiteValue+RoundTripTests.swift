import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `The round-trip table` {
  static var rows: [RoundTrip] {
    var table = RoundTripTable()
    table.nulls()
    table.truths()
    table.widths()
    table.reals()
    table.texts()
    table.bytes()
    table.identifiers()
    table.urls()
    table.decimals()
    table.enums()
    table.dates()
    table.dateForms()
    table.dateNumbers()
    table.json()
    table.propertyLists()
    return table.rows
  }

  static func bind(_ value: some SQLiteBindable, to connection: Connection) throws {
    try connection.prepare("UPDATE t SET v = ?").run(value)
  }

  static func sql(_ value: some SQLiteBindable) -> SQL { "SELECT \(value) AS v" }

  @Test func `has more than 900 rows, each once`() {
    let names = Self.rows.map(\.name)
    #expect(names.count >= 900)
    #expect(Set(names).count == names.count, "\(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted())")
  }

  @Test func `holds on SQLite, bound to a statement or by interpolation, in a live row and in an owned one`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (v); INSERT INTO t VALUES ('before')")
    for row in Self.rows {
      guard case .stored(let storage) = row.binding, let reading = row.reading else { continue }
      try Self.bind(row.value, to: connection)
      #expect(try connection.value("SELECT typeof(v) FROM t") == storage, "\(row.name)")
      for sql in ["SELECT v FROM t", Self.sql(row.value)] {
        let live = try connection.prepare(sql).row { reading.problem(in: $0) ?? "" }
        #expect(live == "", "\(row.name), live")
        let owned = try connection.row(sql).map { reading.problem(in: $0) ?? "" }
        #expect(owned == "", "\(row.name), owned")
      }
    }
  }

  @Test func `holds for what SQLite cannot hold: nothing is written`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (v); INSERT INTO t VALUES ('before')")
    var count = 0
    for row in Self.rows {
      guard case .refused(let reason) = row.binding else { continue }
      count += 1
      let bound = #expect(throws: SQLiteError.self, "\(row.name)") { try Self.bind(row.value, to: connection) }
      let named = #expect(throws: SQLiteError.self, "\(row.name)") {
        try connection.prepare("UPDATE t SET v = :v").bind(named: ["v": row.value])
      }
      let interpolated = #expect(throws: SQLiteError.self, "\(row.name)") { try connection.rows(Self.sql(row.value)) }
      let inserted = #expect(throws: SQLiteError.self, "\(row.name)") { try connection.insert(["v": row.value], into: "t") }
      for error in [bound, named, interpolated, inserted] {
        #expect(error?.code == .mismatch, "\(row.name)")
        #expect(error?.message.hasSuffix("exactly: " + reason) == true, "\(row.name): \(error?.message ?? "")")
      }
    }
    #expect(count > 30)
    #expect(try connection.rows("SELECT v FROM t").map(\.values) == [["before"]])
  }

  @Test func `holds on the mock, which is bound the same and answers the same`() throws {
    for row in Self.rows {
      guard case .stored(let storage) = row.binding, let reading = row.reading, let value = row.value.sqliteValue else { continue }
      #expect(value.storageClassName == storage, "\(row.name)")
      let mock = MockSqlite3Wrapper()
      mock.when("UPDATE t SET v = ?").answers(.changed(1))
      mock.when("SELECT v FROM t").answers(columns: ["v"], rows: [[value]])
      let connection = try Connection(.memory, on: mock)
      try Self.bind(row.value, to: connection)
      // the bytes of a set or a dictionary come in another order each time they are encoded
      if storage != "blob" { #expect(mock.bound(to: "UPDATE t SET v = ?") == [[value]], "\(row.name)") }
      let live = try connection.prepare("SELECT v FROM t").row { reading.problem(in: $0) ?? "" }
      #expect(live == "", "\(row.name), live")
      let owned = try connection.row("SELECT v FROM t").map { reading.problem(in: $0) ?? "" }
      #expect(owned == "", "\(row.name), owned")
    }
  }
}
