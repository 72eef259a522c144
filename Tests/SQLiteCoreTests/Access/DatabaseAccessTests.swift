import Expectations
import SQLiteCore
import SQLiteManager
import Scratch
import Testing

/// Lends one connection for writing, and another one for reading.
private struct Pair: DatabaseAccess {
  let writer: Connection
  let reader: Connection

  func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result { try body(writer) }

  func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result { try body(reader) }
}

/// Has one connection for all, like a type that knows of no other.
private struct One: DatabaseAccess {
  let connection: Connection

  func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result { try body(connection) }
}

@Suite struct `Whoever lends a connection to read` {
  private let pair: Pair
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    let writer = try Connection(.file(folder.path("a")), configuration: .recommended)
    try writer.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
    let reader = try Connection(.file(folder.path("a")), access: .readOnly)
    try reader.reads(beside: nil)
    pair = Pair(writer: writer, reader: reader)
  }

  @Test func `has it read, and the other one write`() throws {
    let statements = pair.reader.totalChanges
    try pair.transaction { connection in
      try connection.execute("INSERT INTO t VALUES (3)")
      #expect(try pair.rows("SELECT a FROM t").count == 2)
      #expect(try pair.value("SELECT count(*) FROM t", as: Int.self) == 2)
      #expect(try pair.tables().map(\.name) == ["t"])
    }
    try pair.execute("INSERT INTO t VALUES (4)")
    #expect(try pair.rows("SELECT a FROM t").count == 4 && pair.reader.totalChanges == statements)
  }

  @Test func `has the other one do what it may not or cannot, once`() throws {
    var seen = 0
    try pair.forEach("INSERT INTO t VALUES (5) RETURNING a") { _ in seen += 1 }
    #expect(seen == 1)
    #expect(try pair.value("SELECT count(*) FROM t", as: Int.self) == 3)
    #expect(try pair.value("SELECT CHANGES()", as: Int.self) == 1)
    try pair.execute("CREATE TEMP TABLE u (a)")
    #expect(try pair.rows("SELECT * FROM temp.u").isEmpty)
    expectError(.error, "no such column: b") { try pair.rows("SELECT b FROM t") }
  }

  @Test func `tells of errors that come with rows, and begins nothing again`() throws {
    var seen = 0
    expectError(.error, "integer overflow") {
      try pair.forEach("SELECT abs(CASE a WHEN 2 THEN -9223372036854775808 ELSE a END) FROM t ORDER BY a") { _ in seen += 1 }
    }
    #expect(seen <= 1)
  }

  @Test func `reads with the one connection where there is no other, in a transaction if it should`() throws {
    let one = One(connection: pair.writer)
    #expect(try one.withReader { $0.isInTransaction })
    #expect(try !one.withReader(.statement) { $0.isInTransaction })
    #expect(try one.rows("INSERT INTO t VALUES (9) RETURNING a").count == 1)
    #expect(try one.withReader { try $0.value("SELECT count(*) FROM t", as: Int.self) } == 3)
  }
}
