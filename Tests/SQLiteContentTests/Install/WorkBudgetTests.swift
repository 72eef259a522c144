import Foundation
import SQLiteManager
import Testing

@testable import SQLiteContent

@Suite struct `Limits while a bundle is installed` {
  static let huge: SQL = """
    CREATE TABLE t (a, CHECK (length(hex(zeroblob(450000000))) > a)); PRAGMA ignore_check_constraints=ON; INSERT INTO t VALUES (1), (2), (3)
    """

  @Test(arguments: [1, 2]) func `stop a check that makes a text of 900 MB`(version: Int) throws {
    let folder = try Folder()
    if version == 2 { try folder.install(version: 1) }
    let refusal = try folder.refusal(version: version, Self.huge)
    #expect(refusal?.contains("string or blob too big") == true, "\(refusal ?? "installed")")
    #expect(refusal?.contains("needs more work than is done for a file") == true, "\(refusal ?? "installed")")
  }

  @Test func `are those of the configuration, but for statements of the installer's own`() throws {
    let doubled: SQL = "CREATE TABLE t (a CHECK (length(a || a) > 0)); INSERT INTO t VALUES (printf('%.*c', 3000, 'x'))"
    #expect(try Folder().refusal(doubled) == nil)
    let refusal = try Folder().refusal(limits: [.length: 5_000], doubled)
    #expect(refusal?.contains("string or blob too big") == true, "\(refusal ?? "installed")")
    let narrow: [Limit: Int] = [.attached: 0, .sqlLength: 10_000, .variableNumber: 1, .column: 3, .exprDepth: 50]
    let columns = (1...1_999).map { "c\($0)" }.joined(separator: ",")
    let wide = SQL(unchecked: "CREATE TABLE w (\(columns)); INSERT INTO w (c1) VALUES (1)")
    let folder = try Folder()
    #expect(try folder.refusal(limits: narrow, wide) == nil)
    #expect(try folder.refusal(version: 2, limits: narrow, wide) == nil)
    #expect(try folder.app { try $0.value("PRAGMA user_version") } == 2)
    let deep = try Folder().refusal(limits: [.functionArg: 3], "CREATE TABLE t (a CHECK (max(a, 1, 2, 3) > 0)); INSERT INTO t VALUES (1)")
    #expect(deep?.contains("too many arguments") == true, "\(deep ?? "installed")")
  }

  @Test func `leave room for values as long as a file can hold`() throws {
    let large: SQL = """
      CREATE TABLE t (a CHECK (length(hex(a)) > 0), b AS (hex(a))); INSERT INTO t VALUES (zeroblob(3000000));
      CREATE TABLE u (a); INSERT INTO u VALUES (printf('%.*c', 2000000, 'x'))
      """
    let folder = try Folder()
    #expect(try folder.install(version: 1, large).plain == .installed(version: 1))
    #expect(try folder.install(version: 2, large).plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try folder.app { try $0.value("SELECT length(b) FROM t") } == 6_000_000)
  }
}

@Suite struct `Work on a bundle` {
  /// Rows whose check takes some thousand steps each.
  private static func heavy(rows: Int) -> SQL {
    let terms = (1...800).map { "(a + \($0) > abs(a) - \($0))" }.joined(separator: ") AND (")
    return SQL(
      unchecked: """
        CREATE TABLE t (a); WITH n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < \(rows)) INSERT INTO t SELECT 1 FROM n;
        PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE t (a, CHECK ((\(terms))))'; PRAGMA writable_schema=RESET
        """)
  }

  @Test(arguments: [1, 2]) func `is stopped when it is more than its size can need`(version: Int) throws {
    let folder = try Folder()
    if version == 2 { try folder.install(version: 1) }
    let refusal = try folder.refusal(version: version, Self.heavy(rows: 6_000)) { $0.floorOfWork = 100_000 }
    #expect(refusal?.contains("more than files of this size can need") == true, "\(refusal ?? "installed")")
    #expect(try folder.refusal(version: version, Self.heavy(rows: 200)) { $0.floorOfWork = 100_000 } == nil)
  }

  @Test(arguments: [1, 2]) func `is stopped when its time is over`(version: Int) throws {
    let folder = try Folder()
    if version == 2 { try folder.install(version: 1) }
    let refusal = try folder.refusal(version: version, Self.heavy(rows: 200)) { $0.timeOfWork = .seconds(-100_000) }
    #expect(
      refusal?.contains("seconds of the processor, which is more than files of this size can need") == true, "\(refusal ?? "installed")")
  }

  @Test func `does not count the time in which other threads work and its own waits`() throws {
    let budget = WorkBudget(bytes: 0, floor: 100_000_000, time: .milliseconds(100))
    let connection = try Connection(.memory)
    try budget.limit(connection, limitsLength: false)
    let done = DispatchSemaphore(value: 0)
    Thread {
      while ThreadTime.now < .milliseconds(300) {}
      done.signal()
    }.start()
    done.wait()
    let rows: SQL = "WITH n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1000) SELECT count(*) FROM n"
    #expect(try connection.value(rows) == 1_000)
    #expect(!budget.isSpent)
  }

  @Test func `has much room by default`() throws {
    #expect(try Folder().refusal(Self.heavy(rows: 3_000)) == nil)
  }
}
