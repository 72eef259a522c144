import Expectations
import Foundation
import SQLiteManager
import SQLiteSessions
import Scratch
import Testing

private struct Order: Codable, Equatable, Sendable {
  var id: UUID
  var made: Date
  var seen: Date?
  var price: Decimal
  var fee: Decimal
  var device: UUID?
  var note: String
}

@Suite struct `The row of a value, in the spellings of another program` {
  static let schema: SQL = """
    CREATE TABLE "order" (
      id TEXT PRIMARY KEY, made TEXT DEFAULT CURRENT_TIMESTAMP, seen TEXT, price TEXT, fee DECIMAL(10,2), device, note TEXT);
    INSERT INTO "order" VALUES ('e621e1f8-c36c-495a-93fc-0c247a3e6e5f', '2020-11-11 10:20:30', '2020-11-11', '19.10', 4.5,
      x'e621e1f8c36c495a93fc0c247a3e6e5f', 'e' || char(0x301));
    CREATE TABLE log (what);
    CREATE TRIGGER written AFTER UPDATE ON "order" BEGIN INSERT INTO log VALUES ('written'); END
    """
  static let stored: [SQLiteValue] = [
    "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "2020-11-11 10:20:30", "2020-11-11", "19.10", 4.5,
    .blob([0xe6, 0x21, 0xe1, 0xf8, 0xc3, 0x6c, 0x49, 0x5a, 0x93, 0xfc, 0x0c, 0x24, 0x7a, 0x3e, 0x6e, 0x5f]), "e\u{301}",
  ]
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(Self.schema)
  }

  private func order() throws -> Order { try #require(try connection.read(decoding: Order.self, from: "order").first) }

  @Test func `keeps them where it is as it was, and no trigger, hook or changeset hears of it`() throws {
    let order = try order()
    #expect(order.price == Decimal(string: "19.1") && order.fee == Decimal(4.5) && order.id == order.device)
    let session = try connection.openSession(recording: ["order"])
    let before = connection.totalChanges
    #expect(try connection.update("order", encoding: order) == [])
    #expect(try connection.totalChanges == before && connection.count("log") == 0 && session.changeset().isEmpty)
    #expect(try connection.row("SELECT * FROM \"order\"")?.values == Self.stored)
    try session.close()
  }

  @Test func `keeps them in the columns that stay, and takes its own in those that change`() throws {
    var order = try order()
    (order.seen, order.price) = (order.made, 20)
    #expect(try connection.update("order", encoding: order) == ["seen", "price"])
    var expected = Self.stored
    (expected[2], expected[3]) = ("2020-11-11 10:20:30.000", "20")
    #expect(try connection.row("SELECT * FROM \"order\"")?.values == expected)
    (order.seen, order.device) = (nil, nil)
    #expect(try connection.update("order", encoding: order) == ["seen", "device"])
    order.made = Date(timeIntervalSince1970: 1_605_090_030.125)
    #expect(try connection.update("order", encoding: order) == ["made"])
    #expect(try self.order() == order)
  }

  @Test func `differs where the letters of a text do, though Swift takes them for the same`() throws {
    var order = try order()
    #expect(order.note == "\u{e9}")
    order.note = "\u{e9}"
    #expect(try connection.update("order", encoding: order) == ["note"])
    #expect(try connection.value("SELECT hex(note) FROM \"order\"") == "C3A9")
  }

  @Test func `is not observed again where it is as it was`() async throws {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("a"))) { try $0.execute(Self.schema) }
    var order = try #require(try database.read(decoding: Order.self, from: "order").first)
    var seen = database.observe { try $0.read(decoding: Order.self, from: "order") }.makeAsyncIterator()
    #expect(try await seen.next() == [order])
    #expect(try database.update("order", encoding: order) == [])
    #expect(!seen.isDue)
    order.note = "new"
    #expect(try database.update("order", encoding: order) == ["note"])
    #expect(try await seen.next() == [order])
  }
}
