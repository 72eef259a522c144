import Expectations
import SQLiteManager
import Scratch
import Testing

@Suite struct `A cursor over a statement that writes` {
  private let folder: ScratchFolder
  private let connection: Connection
  private let reader: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")))
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
    try connection.setBusyHandler(.fail)
    reader = try Connection(.file(folder.path("a")))
  }

  /// Runs a closure while the other connection reads, so that nothing can be committed.
  private func reading(_ body: () throws -> Void) throws {
    let cursor = try reader.cursor("SELECT a FROM t")
    #expect(try cursor.next() != nil)
    try body()
    try cursor.close()
  }

  @Test func `throws the error of its commit when it is closed after the first row`() throws {
    let cursor = try connection.cursor("INSERT INTO t VALUES (8), (9) RETURNING a")
    try reading { () throws in
      #expect(try cursor.next()?["a", as: Int.self] == 8)
      expectError(.busy, "locked") { try cursor.close() }
      #expect(try cursor.next() == nil)
    }
    #expect(try reader.count("t") == 2)
    try connection.execute("INSERT INTO t VALUES (3)")
  }

  @Test func `throws it to the closure that the cursor was lent to, and to the one that has its row`() throws {
    let queue = try ConnectionQueue(.file(folder.path("a"))) { try $0.setBusyHandler(.fail) }
    try reading { () throws in
      expectError(.busy, "locked") { try queue.cursor("INSERT INTO t VALUES (8), (9) RETURNING a") { try $0.next { _ in 1 } } }
      let cursor = try connection.cursor("INSERT INTO t VALUES (8), (9) RETURNING a")
      expectError(.busy, "locked") { try cursor.next { _ in try cursor.close() } }
    }
    #expect(try reader.count("t") == 2)
    #expect(try queue.cursor("INSERT INTO t VALUES (8), (9) RETURNING a") { try $0.next { try $0["a", as: Int.self] } } == 8)
    #expect(try reader.count("t") == 4)
  }

  @Test func `commits when it is closed, and when it is released`() throws {
    let cursor = try connection.cursor("INSERT INTO t VALUES (8), (9) RETURNING a")
    _ = try cursor.next()
    try cursor.close()
    #expect(try reader.count("t") == 4)
    _ = try connection.cursor("INSERT INTO t VALUES (10) RETURNING a").next()
    #expect(try reader.count("t") == 5)
    try connection.cursor("INSERT INTO t VALUES (11) RETURNING a").close()  // it has not begun
    #expect(try reader.count("t") == 5)
  }
}
