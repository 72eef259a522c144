import Expectations
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `Conditions that are joined` {
  /// A condition over the columns a to d, and what it says of a row.
  private struct Joined {
    let condition: Condition
    let holds: ([Int]) -> Bool
    /// The AND and OR of Swift in the text, for a failure.
    let text: String

    static func random(_ generator: inout SplitMix64, depth: Int) -> Joined {
      if depth == 0 || generator.below(5) == 0 {
        let number = generator.below(4)
        let name = ["a", "b", "c", "d"][number]
        return Joined(condition: Column(name) == 1, holds: { $0[number] == 1 }, text: name)
      }
      let first = random(&generator, depth: depth - 1)
      if generator.below(6) == 0 { return Joined(condition: !first.condition, holds: { !first.holds($0) }, text: "!(\(first.text))") }
      let second = random(&generator, depth: depth - 1)
      return generator.below(2) == 0
        ? Joined(
          condition: first.condition && second.condition, holds: { first.holds($0) && second.holds($0) },
          text: "(\(first.text) && \(second.text))")
        : Joined(
          condition: first.condition || second.condition, holds: { first.holds($0) || second.holds($0) },
          text: "(\(first.text) || \(second.text))")
    }
  }

  private static func rows() -> [[Int]] { (0..<16).map { row in (0..<4).map { row >> $0 & 1 } } }

  @Test func `take nil and another column on the right side`() {
    let none: Column? = nil
    #expect((Column("a") == nil) == Column("a").isNull && (Column("a") != nil) == Column("a").isNotNull)
    #expect((Column("a") == none) == Column("a").isNull && (Column("a") != none) == Column("a").isNotNull)
    #expect((Column("a") == Column("b")).description == #""a" = "b""#)
    #expect((Column("a") != Column("b")).description == #""a" <> "b""#)
  }

  private func opened() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, a, b, c, d)")
    for (number, row) in Self.rows().enumerated() {
      try connection.execute("INSERT INTO t VALUES (\(number), \(row[0]), \(row[1]), \(row[2]), \(row[3]))")
    }
    return connection
  }

  private func found(_ condition: Condition, on connection: Connection) throws -> [Int] {
    try connection.rows("SELECT id FROM t WHERE \(condition.sql) ORDER BY id", as: Int.self)
  }

  @Test func `hold for the rows for which AND and OR of Swift hold`() throws {
    let connection = try opened()
    var generator = SplitMix64(seed: 21)
    for _ in 0..<400 {
      let joined = Joined.random(&generator, depth: 6)
      let expected = Self.rows().indices.filter { joined.holds(Self.rows()[$0]) }
      #expect(try found(joined.condition, on: connection) == expected, "\(joined.text): \(joined.condition.sql.text)")
    }
    let (a, b, c) = (Column("a") == 1, Column("b") == 1, Column("c") == 1)
    let (plain, grouped): (Condition, Condition) = (a || b && c, (a || b) && c)
    #expect(plain == (a || (b && c)) as Condition)
    #expect(plain != grouped)
  }

  @Test(arguments: [2, 3, 4, 5, 16, 17, 90, 256, 257, 1_000, 1_100])
  func `are as many as are wanted`(count: Int) throws {
    let connection = try opened()
    let ids = (0..<count).map { Column("id") == $0 }
    let others = (0..<count).map { Column("id") != $0 + 3 }
    let kept = Array(0..<min(16, count))
    let left = (0..<16).filter { $0 < 3 || $0 >= count + 3 }
    for any in [ids.dropFirst().reduce(ids[0], ||), ids.dropLast().reversed().reduce(ids[count - 1]) { $1 || $0 }, .any(ids)] {
      #expect(try found(any, on: connection) == kept)
    }
    for every in [others.dropFirst().reduce(others[0], &&), .every(others)] { #expect(try found(every, on: connection) == left) }
    #expect(try found(.any(ids) && .every(others), on: connection) == kept.filter { left.contains($0) })
    #expect(try found(!.any(ids), on: connection) == (0..<16).filter { $0 >= count })
    #expect(Condition.any(ids).sql.bindings.count == count)
  }

  @Test func `are joined by the thousand, in lists that SQLite can read`() throws {
    let count = TestRun.rounds(30_000, few: 3_000)
    let condition = (0..<count).reduce(Condition.any([])) { $0 || Column("id") == $1 }
    let sql = condition.sql
    #expect(sql.bindings.count == count)
    var (depth, deepest) = (0, 0)
    for byte in sql.text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    #expect(depth == 0 && (4...8).contains(deepest))
    let connection = try opened()
    try connection.setLimit(.sqlLength, to: 10_000)
    expectError(.toobig, "string or blob too big") { try found(condition, on: connection) }
  }

  @Test(.enabled(if: TestRun.isLong, "10,000 take SQLite a second and more"))
  func `are as many as ten thousand`() throws {
    let connection = try opened()
    #expect(try found((0..<10_000).reduce(Condition.any([])) { $0 || Column("id") == $1 }, on: connection) == Array(0..<16))
    #expect(try found((0..<10_000).reduce(Condition.all) { $0 && Column("id") != $1 + 3 }, on: connection) == [0, 1, 2])
  }

  @Test func `need few levels of operators`() throws {
    let connection = try opened()
    try connection.setLimit(.exprDepth, to: 16)
    #expect(try found(.any((0..<200).map { Column("id") == $0 }), on: connection).count == 16)
  }

  @Test func `alternate as often as SQLite can read`() throws {
    let connection = try opened()
    var condition = Column("a") == 1
    for _ in 0..<12 { condition = (condition && Column("b") == 1) || Column("c") == 1 }
    let expected = Self.rows().indices.filter { (Self.rows()[$0][0] == 1 && Self.rows()[$0][1] == 1) || Self.rows()[$0][2] == 1 }
    #expect(try found(condition, on: connection) == expected)
    // The condition is let go of without a deep recursion.
    for _ in 0..<TestRun.rounds(5_000, few: 2_000) { condition = (condition && Column("b") == 1) || Column("c") == 1 }
    let error = #expect(throws: SQLiteError.self) { try found(condition, on: connection) }
    // The refusals of the parser until 3.52, of the operators, and of the parser from then on.
    let refusals = ["stack overflow", "depth", "Recursion limit"]
    #expect(refusals.contains { error?.message.contains($0) == true }, "\(String(describing: error))")
  }

  @Test func `of a list are none, one and all`() throws {
    let connection = try opened()
    #expect(try found(.any([]), on: connection).isEmpty)
    #expect(try found(.every([]), on: connection).count == 16)
    #expect(try found(.any([Column("id") == 3]), on: connection) == [3])
    #expect(try found(.any([.every([Column("a") == 1, Column("b") == 1]), Column("id") == 0]), on: connection) == [0, 3, 7, 11, 15])
    #expect(Condition.every([Column("a") == 1, Column("b") == 1]).sql.text == #"("a" = ? AND "b" = ?)"#)
    #expect((Column("a") == 1 && Column("b") == 1 && Column("c") == 1).sql.text == #"("a" = ? AND "b" = ? AND "c" = ?)"#)
  }

  @Test func `that double in a loop are refused, before they fill the memory`() throws {
    let connection = try opened()
    var condition = Column("id") == 3
    for _ in 1...80 { condition = condition && condition }
    expectError(.mismatch, "a condition joins 1000000 others at most") { try connection.read("t", where: condition) }
    expectError(.mismatch, "a condition joins 1000000 others at most") { try connection.read("t", where: condition || Column("id") == 4) }
  }
}
