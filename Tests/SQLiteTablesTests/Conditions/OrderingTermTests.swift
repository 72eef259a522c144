import SQLiteManager
import Testing

@Suite struct `A term of an order` {
  private let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a, b); INSERT INTO t VALUES (1, 1), (1, 2), (2, 1), (2, 2)")
  }

  private func rows(_ term: OrderingTerm) throws -> [Int] {
    try connection.read("t", orderedBy: term).map { try $0["a", as: Int.self] * 10 + $0["b", as: Int.self] }
  }

  @Test func `has the greatest first by each of its terms`() throws {
    #expect(try rows(OrderingTerm([.ascending("a"), .descending("b")])) == [12, 11, 22, 21])
    #expect(try rows(OrderingTerm([.ascending("a"), .ascending("b")]).descending) == [22, 21, 12, 11])
    #expect(try rows(OrderingTerm([.ascending("a"), .descending("b")]).descending) == [22, 21, 12, 11])
    #expect(try rows(OrderingTerm("a * 10 + b").descending) == [22, 21, 12, 11])
    #expect(OrderingTerm.descending("a").descending == .descending("a"))
    #expect(OrderingTerm.ascending("a").descending == .descending("a"))
  }

  @Test func `of no terms stays one when it is turned round`() throws {
    #expect(try rows(OrderingTerm([]).descending).count == 4)
    #expect(try rows(OrderingTerm([OrderingTerm([]), .descending("a"), .descending("b")])) == [22, 21, 12, 11])
  }
}
