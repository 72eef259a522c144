import SQLiteManager
import Testing
import SQLiteDescriptions
import Expectations

private struct Named: ExpressibleByRow, Codable, Equatable {
  var id: Int64
  var name: String

  init(id: Int64, name: String) { (self.id, self.name) = (id, name) }
  init(row: borrowing Row) throws { self.init(id: try row["id"], name: try row["name"]) }
}

/// Anything that has a connection and counts how often it lends it.
private final class Lender: DatabaseAccess {
  private let connection: Connection
  private(set) var loans = 0

  init(_ connection: Connection) { self.connection = connection }

  func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
    loans += 1
    return try body(connection)
  }
}

@Suite struct `Every verb on a manager` {
  let manager = SQLiteManager(.database(.memory))

  init() throws {
    try manager.open()
    try manager.createTable(Contact.table)
    try manager.createTable(Contact.links)
    for (id, name) in [(1, "Alice"), (2, "Bob"), (3, "Cyd")] {
      try manager.insert([Contact.id <- Int64(id), Contact.name <- name], into: Contact.table)
    }
  }

  @Test func `reads the rows of SQL in each form`() throws {
    let all: SQL = "SELECT id, name FROM contact ORDER BY id"
    let people = [Named(id: 1, name: "Alice"), Named(id: 2, name: "Bob"), Named(id: 3, name: "Cyd")]
    #expect(try manager.rows(all).map(\.values) == [[1, "Alice"], [2, "Bob"], [3, "Cyd"]])
    #expect(try manager.rows(all, as: Int64.self, String.self).map(\.1) == ["Alice", "Bob", "Cyd"])
    #expect(try manager.rows("SELECT id FROM contact ORDER BY id", as: Int.self) == [1, 2, 3])
    #expect(try manager.rows(all, as: Named.self) == people)
    #expect(try manager.rows(all, decoding: Named.self) == people)
    #expect(try manager.rows(all) { row in try row["name", as: String.self] } == ["Alice", "Bob", "Cyd"])
    #expect(try manager.row(all)?.values == [1, "Alice"])
    #expect(try manager.row(all, as: Int64.self, String.self)! == (1, "Alice"))
    #expect(try manager.row(all, as: Named.self) == people[0])
    #expect(try manager.row(all, decoding: Named.self) == people[0])
    #expect(try manager.row(all) { row in try row["name", as: String.self] } == "Alice")
    #expect(try manager.value("SELECT max(id) FROM contact", as: Int.self) == 3)
    #expect(try manager.withReader { try $0.prepare(all).dictionary(as: Int.self, String.self) } == [1: "Alice", 2: "Bob", 3: "Cyd"])
    #expect(
      try manager.withReader { try $0.prepare(all).dictionary { row in (try row[0, as: Int.self], row.number) } } == [1: 1, 2: 2, 3: 3])
    let points: SQL = "SELECT points, id FROM contact ORDER BY id"
    #expect(try manager.withReader { try $0.prepare(points).grouped(as: Int.self, Int.self) } == [7: [1, 2, 3]])
    #expect(try manager.withReader { try $0.prepare(all).reduce(into: 0) { sum, row in sum += try row[0, as: Int.self] } } == 6)
  }

  @Test func `gives out the rows of SQL one by one in each form`() throws {
    let all: SQL = "SELECT id, name FROM contact ORDER BY id"
    var seen: [String] = []
    try manager.forEach(all) { row in seen.append(try row["name"]) }
    try manager.withReader { try $0.prepare(all).forEach(as: Int.self, String.self) { _, name in seen.append(name) } }
    try manager.forEach(all, as: Named.self) { seen.append($0.name) }
    try manager.forEach(all, decoding: Named.self) { seen.append($0.name) }
    #expect(seen == Array(repeating: ["Alice", "Bob", "Cyd"], count: 4).flatMap { $0 })
    let second = try manager.cursor(all) { cursor in
      _ = try cursor.next()
      return try cursor.next()?.values
    }
    #expect(second == [2, "Bob"])
  }

  @Test(arguments: [false, true])
  func `reads and counts a table by its name or its description`(isDescribed: Bool) throws {
    let order = OrderingTerm([OrderingTerm.descending("id")])
    var seen: [Int64] = []
    if isDescribed {
      let table = Contact.table
      #expect(try manager.count(table) == 3)
      #expect(try manager.read(table, where: Contact.id > 1, orderedBy: .ascending(Contact.id)).map { try $0[Contact.id] } == [2, 3])
      #expect(try manager.read(table, orderedBy: order, limit: 1, offset: 1).map { try $0[Contact.id] } == [2])
      try manager.forEach(in: table, orderedBy: order) { seen.append(try $0[Contact.id]) }
      try manager.forEach(in: table, orderedBy: .ascending(Contact.id), limit: 1) { seen.append(try $0[Contact.id]) }
      try manager.cursor(in: table, orderedBy: .ascending("id")) { seen.append(try #require(try $0.next())[Contact.id]) }
      #expect(try manager.find(in: table, key: 2)?[Contact.name] == "Bob")
      #expect(try manager.find(in: table, key: 2) { try $0[Contact.name] } == "Bob")
    } else {
      let table = "contact"
      #expect(try manager.count(table) == 3)
      #expect(try manager.read(table, where: Contact.id > 1, orderedBy: .ascending("id")).map { try $0[Contact.id] } == [2, 3])
      #expect(try manager.read(table, columns: ["id"], orderedBy: order, limit: 1, offset: 1).map(\.values) == [[2]])
      try manager.forEach(in: table, orderedBy: order) { seen.append(try $0[Contact.id]) }
      try manager.forEach(in: table, columns: ["id"], orderedBy: .ascending("id"), limit: 1) { seen.append(try $0[0]) }
      try manager.cursor(in: table, orderedBy: .ascending("id")) { seen.append(try #require(try $0.next())[Contact.id]) }
      #expect(try manager.find(in: table, key: 2)?[Contact.name] == "Bob")
      #expect(try manager.find(in: table, key: 2) { try $0[Contact.name] } == "Bob")
    }
    #expect(seen == [3, 2, 1, 1, 1])
  }

  @Test(arguments: [false, true])
  func `writes a table by its name or its description`(isDescribed: Bool) throws {
    let more: [ColumnValues] = [["id": 4, "name": "Dan"], ["id": 5, "name": "Eve"]]
    let six = Named(id: 6, name: "Fay")
    if isDescribed {
      let table = Contact.table
      #expect(try manager.insert(more, into: table) == 2)
      #expect(try manager.insert(encoding: six, into: table) == 6)
      #expect(try manager.insert(encodingAll: [Named(id: 7, name: "Gus")], into: table) == 1)
      #expect(try manager.insert([8, 9], into: table, columns: ["id", "name"]) { ($0, "n\($0)") } == 2)
      #expect(try manager.update(table, set: ["points": 1], where: Contact.id > 7) == 2)
      #expect(try manager.update(table, set: ["points": 2], key: 9) == 1)
      #expect(try manager.update(table, encoding: ["note": "x"], where: Contact.id == 1) == 1)
      #expect(try manager.upsert(["id": 9, "name": "Ian"], into: table) == 1)
      #expect(try manager.upsert(encoding: Named(id: 8, name: "Hal"), into: table) == 1)
      #expect(try manager.delete(from: table, key: 2) == 1)
      #expect(try manager.delete(from: table, where: Contact.id == 3) == 1)
    } else {
      let table = "contact"
      #expect(try manager.insert(more, into: table) == 2)
      #expect(try manager.insert(encoding: six, into: table) == 6)
      #expect(try manager.insert(encodingAll: [Named(id: 7, name: "Gus")], into: table) == 1)
      #expect(try manager.insert([8, 9], into: table, columns: ["id", "name"]) { ($0, "n\($0)") } == 2)
      #expect(try manager.update(table, set: ["points": 1], where: Contact.id > 7) == 2)
      #expect(try manager.update(table, set: ["points": 2], key: 9) == 1)
      #expect(try manager.update(table, encoding: ["note": "x"], where: Contact.id == 1) == 1)
      #expect(try manager.upsert(["id": 9, "name": "Ian"], into: table, onConflict: ["id"]) == 1)
      #expect(try manager.upsert(encoding: Named(id: 8, name: "Hal"), into: table, onConflict: ["id"]) == 1)
      #expect(try manager.delete(from: table, key: 2) == 1)
      #expect(try manager.delete(from: table, where: Contact.id == 3) == 1)
    }
    let rows = try manager.rows("SELECT id, name, points FROM contact ORDER BY id").map(\.values)
    #expect(
      rows == [[1, "Alice", 7], [4, "Dan", 7], [5, "Eve", 7], [6, "Fay", 7], [7, "Gus", 7], [8, "Hal", 1], [9, "Ian", 2]])
    let returned = try manager.delete(from: "contact", where: Contact.id == 4, returning: ["name"])
    #expect(returned.map(\.values) == [["Dan"]])
  }

  @Test func `says what the database holds`() throws {
    #expect(try manager.tables().map(\.name) == ["contact", "link"])
    #expect(try manager.columns(of: "link").map(\.name) == ["to", "from", "kind"])
    #expect(try manager.description(of: "link").keyColumns == ["from", "to"])
    #expect(try manager.differences(from: Contact.links) == [])
  }

  @Test func `is a loan of its own, unless a transaction holds them together`() throws {
    let lender = Lender(try Contact.connection())
    try lender.insert(["name": "a"], into: "contact")
    #expect(try lender.count("contact") == 1)
    #expect(lender.loans == 2)
    #expect(throws: CancellationError.self) {
      try lender.transaction { connection in
        try connection.delete(from: "contact", where: .all)
        throw CancellationError()
      }
    }
    #expect(lender.loans == 3)
    #expect(try lender.count("contact") == 1)
  }
}
