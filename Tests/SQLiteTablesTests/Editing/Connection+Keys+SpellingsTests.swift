import Expectations
import Foundation
import SQLiteDescriptions
import SQLiteManager
import Testing

private struct Key: RawRepresentable, SQLiteConvertible { let rawValue: UUID }

private struct Plain: Codable, Equatable {
  var id: UUID
  var n: Int
}

@Suite struct `A key that is stored in several spellings` {
  static let uuid = UUID(uuid: (0xe6, 0x21, 0xe1, 0xf8, 0xc3, 0x6c, 0x49, 0x5a, 0x93, 0xfc, 0x0c, 0x24, 0x7a, 0x3e, 0x6e, 0x5f))
  static let uuids: [SQLiteValue] = [
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
    .blob([0xe6, 0x21, 0xe1, 0xf8, 0xc3, 0x6c, 0x49, 0x5a, 0x93, 0xfc, 0x0c, 0x24, 0x7a, 0x3e, 0x6e, 0x5f]),
  ]
  static let day = Date(timeIntervalSince1970: 1_605_052_800)
  static let days: [SQLiteValue] = ["2020-11-11", "2020-11-11 00:00", "2020-11-11 00:00:00", "2020-11-11 00:00:00.000"]

  let connection: Connection
  static let table = TableDescription(name: "t", columns: [TypedColumn<UUID>("id", .text, .primaryKey), TypedColumn<Int>("n", .integer)])

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (id TEXT PRIMARY KEY, n INTEGER); CREATE TABLE day (at TEXT PRIMARY KEY, n INTEGER)")
  }

  private func fill(_ table: String, _ key: SQLiteValue) throws {
    try connection.execute("DELETE FROM \(identifier: table); INSERT INTO \(identifier: table) VALUES (\(key), 1)")
  }

  @Test(arguments: uuids) func `finds, changes and deletes the row of a UUID`(stored: SQLiteValue) throws {
    func expectRow(of key: some SQLiteBindable, in table: some TableReference) throws {
      for _ in 1...2 {  // the second time by what was remembered
        try fill("t", stored)
        #expect(try connection.find(in: table, key: key)?.values == [stored, 1])
        #expect(try connection.find(in: table, key: key) { try $0["n", as: Int.self] } == 1)
        #expect(try connection.update(table, set: ["n": 2], key: key) == 1)
        #expect(try connection.find(decoding: Plain.self, in: table, key: key) == Plain(id: Self.uuid, n: 2))
        #expect(try connection.value("SELECT id FROM t") == stored)
        #expect(try connection.delete(from: table, key: key) == 1)
        #expect(try connection.find(in: table, key: key) == nil)
        #expect(try connection.update(table, set: ["n": 2], key: key) == 0 && connection.delete(from: table, key: key) == 0)
      }
    }
    for reference in ["t", Self.table] as [any TableReference] {
      try expectRow(of: Self.uuid, in: reference)
      try expectRow(of: UUID?.some(Self.uuid), in: reference)
      try expectRow(of: Key(rawValue: Self.uuid), in: reference)
    }
    try fill("t", stored)
    #expect(try (connection.find(in: "t", key: LowercaseUUID(Self.uuid)) != nil) == (stored == Self.uuids[1]))
    #expect(try (connection.find(in: "t", key: BlobUUID(Self.uuid)) != nil) == (stored == Self.uuids[2]))
  }

  @Test(arguments: days) func `finds, changes and deletes the row of a date`(stored: SQLiteValue) throws {
    try fill("day", stored)
    #expect(try connection.find(in: "day", key: Self.day)?.values == [stored, 1])
    #expect(try connection.update("day", set: ["n": 2], key: Self.day) == 1)
    #expect(try connection.find(in: "day", key: Self.day + 0.001) == nil && connection.find(in: "day", key: Self.day + 60) == nil)
    #expect(try connection.delete(from: "day", key: Self.day) == 1)
  }

  @Test func `finds the second and the minute of a date`() throws {
    for (text, seconds) in [
      ("2020-11-11 10:20:30", 1_605_090_030), ("2020-11-11 10:20", 1_605_090_000), ("2020-11-11 10:20:00", 1_605_090_000),
    ]
      as [(SQLiteValue, Double)]
    {
      try fill("day", text)
      #expect(try connection.find(in: "day", key: Date(timeIntervalSince1970: seconds)) != nil)
      #expect(try connection.find(in: "day", key: Self.day) == nil)
    }
  }

  @Test func `finds the row of a key of several columns`() throws {
    try connection.execute(
      """
      CREATE TABLE seen (place INTEGER, id, at TEXT, n, PRIMARY KEY (place, id, at)) WITHOUT ROWID;
      INSERT INTO seen VALUES (1, \(Self.uuids[2]), '2020-11-11', 5), (2, \(Self.uuids[2]), '2020-11-11', 6)
      """)
    #expect(try connection.find(in: "seen", key: 1, Self.uuid, Self.day)?["n"] == 5)
    #expect(try connection.update("seen", set: ["n": 7], key: 2, Self.uuid, Self.day) == 1)
    #expect(try connection.delete(from: "seen", key: 1, Self.uuid, Self.day) == 1)
    #expect(try connection.rows("SELECT n FROM seen", as: Int.self) == [7])
    expectError(.range, "seen: the key has 3 columns, 2 values are given") { try connection.find(in: "seen", key: Self.uuid, Self.day) }
    expectError(.range, "seen: the key has 3 columns, 1 values are given") { try connection.delete(from: "seen", key: Self.uuid) }
    expectError(.range, "seen: the key has 3 columns, 0 values are given. Give its values, or name the rows by where:, such as .all") {
      try connection.delete(from: "seen")
    }
    expectError(.range, "seen: the key has 3 columns, 4 values are given") {
      try connection.update("seen", set: ["n": 1], key: 1, Self.uuid, Self.day, Self.uuid)
    }
    #expect(try connection.count("seen", where: Column("n") == 7) == 1)
  }

  @Test func `is an error where it is the key of two rows, and neither is written`() throws {
    try connection.execute(
      """
      CREATE TABLE log (n); CREATE TRIGGER gone AFTER DELETE ON t BEGIN INSERT INTO log VALUES (old.n); END;
      INSERT INTO t VALUES (\(Self.uuids[0]), 1), (\(Self.uuids[2]), 2), ('other', 3)
      """)
    let words = "t: the key has several spellings here, each with a row of its own"
    for table in ["t", Self.table] as [any TableReference] {
      func refuse(_ table: some TableReference) throws {
        for isInside in [false, true] {
          func refuseAll() {
            expectError(.constraintUnique, words) { try connection.find(in: table, key: Self.uuid) }
            expectError(.constraintUnique, words) { try connection.update(table, set: ["n": 9], key: Self.uuid) }
            expectError(.constraintUnique, words) { try connection.delete(from: table, key: Self.uuid) }
            expectError(.constraintUnique, words) { try connection.update(table, encoding: Plain(id: Self.uuid, n: 9)) }
          }
          if isInside { try connection.transaction { refuseAll() } } else { refuseAll() }
        }
      }
      try refuse(table)
    }
    #expect(try connection.rows("SELECT n FROM t ORDER BY n", as: Int.self) == [1, 2, 3] && connection.count("log") == 0)
    #expect(!connection.isInTransaction)
    #expect(try connection.delete(from: "t", key: BlobUUID(Self.uuid)) == 1 && connection.find(in: "t", key: Self.uuid)?["n"] == 1)
  }

  @Test func `is sought by the index, in one statement`() throws {
    for (table, key) in [("t", Self.uuids), ("day", Self.days)] {
      try fill(table, key[1])
      var ran: [String] = []
      let trace = try connection.addTrace { (line: String) in ran.append(line) }
      if table == "t" { _ = try connection.find(in: table, key: Self.uuid) } else { _ = try connection.find(in: table, key: Self.day) }
      trace.cancel()
      let sql = try #require(ran.last)
      #expect(sql.contains(" IN (?"), "\(ran)")
      let plan = try connection.rows(SQL(unchecked: "EXPLAIN QUERY PLAN " + sql.replacing("?", with: "''"))) {
        try $0["detail", as: String.self]
      }
      #expect(plan.count == 1 && plan[0].hasPrefix("SEARCH \(table) USING INDEX"), "\(plan)")
    }
  }
}
