import Foundation
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// A change of the table t, of which a connection remembers the key, the columns and the SQL of its verbs.
private struct Change: CustomTestStringConvertible {
  let sql: SQL
  /// Whether only the connection that makes the change sees it.
  var isPrivate = false

  var testDescription: String { sql.text }

  static let first: SQL = "CREATE TABLE t (a TEXT PRIMARY KEY, b TEXT, n)"
  static let rows: SQL = "INSERT INTO t (a, b, n) VALUES ('x', 'y', 1), ('y', 'x', 2), ('z', 'x', 3)"

  static let all = [
    Change(sql: "DROP TABLE t; CREATE TABLE t (a TEXT, b TEXT, n PRIMARY KEY); \(rows); UPDATE t SET a = 'x'"),
    Change(sql: "DROP TABLE t; CREATE TABLE t (b TEXT, a TEXT PRIMARY KEY, n) WITHOUT ROWID; \(rows)"),
    Change(sql: "DROP TABLE t; CREATE TABLE t (a TEXT, b TEXT, n, PRIMARY KEY (b, a)); \(rows)"),
    Change(sql: "DROP TABLE t; CREATE TABLE t (a TEXT, b TEXT, n); \(rows)"),
    Change(
      sql: "DROP TABLE t; CREATE TABLE t (a TEXT PRIMARY KEY, c TEXT AS (a || '!'), b TEXT, n AS (7)); INSERT INTO t (a) VALUES ('x')"),
    Change(sql: "DROP TABLE t; CREATE VIEW t AS SELECT 'x' AS a, 'y' AS b, 1 AS n"),
    Change(sql: "DROP TABLE t; CREATE VIRTUAL TABLE t USING fts5(a, b, n); \(rows)"),
    Change(sql: "DROP TABLE t"),
    Change(
      sql: "ALTER TABLE t RENAME TO u; CREATE TABLE t (n TEXT PRIMARY KEY, a, b); INSERT INTO t VALUES ('x', 'x', 'x'), ('y', 'x', 'x')"),
    Change(sql: "ALTER TABLE t RENAME COLUMN a TO aa; ALTER TABLE t RENAME COLUMN b TO a"),
    Change(sql: "ALTER TABLE t ADD COLUMN o DEFAULT 5"), Change(sql: "ALTER TABLE t DROP COLUMN b"),
    Change(sql: "ALTER TABLE t DROP COLUMN n"),
    Change(sql: "CREATE TRIGGER tr AFTER UPDATE ON t BEGIN UPDATE t SET b = 'by trigger' WHERE a = new.a; END"),
    Change(sql: "CREATE TEMP TABLE t (b TEXT PRIMARY KEY, a TEXT, n); \(rows.replacingKey)", isPrivate: true),
    Change(sql: "CREATE TEMP VIEW t AS SELECT 'x' AS a, 'y' AS b, 1 AS n", isPrivate: true),
    Change(
      sql: """
        ATTACH ':memory:' AS other; CREATE TABLE other.t (b TEXT PRIMARY KEY, a TEXT, n); INSERT INTO other.t VALUES ('x', 'y', 1); DROP TABLE IF EXISTS main.t
        """, isPrivate: true),
  ]
}

extension SQL {
  /// The same rows with other values in the column that is the key.
  fileprivate var replacingKey: SQL { "INSERT INTO t (a, b, n) VALUES ('x', '1', 1), ('x', 'x', 2), ('x', '3', 3)" }
}

private let a = TypedColumn<String>("a", .text, .primaryKey)
private let b = TypedColumn<String?>("b", .text)
private let described = TableDescription(name: "t", columns: [a, b, TypedColumn<Int?>("n", .integer)])

private struct Coded: Codable {
  var b: String?
}

private struct Whole: Encodable {
  let a = "w"
  let b = "q"
  let n = 6
}

/// The verbs that a program calls by key, by condition and for whole tables.
private let verbs: [(String, @Sendable (Connection) throws -> String)] = [
  ("find", { "\(try $0.find(in: "t", key: "x")?.values as Any)" }),
  ("find by two", { "\(try $0.find(in: "t", key: "x", "y")?.values as Any)" }),
  ("update", { "\(try $0.update("t", set: ["b": "new"], key: "x"))" }), ("read", { "\(try $0.read("t", orderedBy: .ascending("a")))" }),
  ("read columns", { "\(try $0.read("t", columns: ["b"], where: Column("a") == "y", orderedBy: .ascending("b"), limit: 2))" }),
  ("update where", { "\(try $0.update("t", set: ["n": 9], where: Column("b") == "x"))" }),
  ("insert", { "\(try $0.insert(["a": "w", "b": "v", "n": 4], into: "t") > -1)" }),
  ("upsert", { "\(try $0.upsert(["a": "w", "b": "u"], into: "t", onConflict: ["a"]))" }),
  ("upsert by own key", { "\(try $0.upsert(["a": "w", "b": "o", "n": 5], into: "t"))" }),
  ("returned by own key", { "\(try $0.upsert(["a": "w", "b": "p", "n": 5], into: "t", returning: ["b"])?.values as Any)" }),
  ("encoded upsert by own key", { "\(try $0.upsert(encoding: Whole(), into: "t"))" }),
  ("insert of all columns", { "\(try $0.prepareInsert(into: "t").insert(["a": "k", "b": "l", "n": 8]) > -1)" }),
  ("execute", { "\(try $0.execute("UPDATE t SET n = \(10) WHERE a = \("y")"))" }), ("delete", { "\(try $0.delete(from: "t", key: "y"))" }),
  ("described update", { "\(try $0.update(described, set: [b <- "d"], key: "x"))" }),
  ("described insert", { "\(try $0.insert([a <- "d", b <- "e"], into: described) > -1)" }),
  ("described upsert", { "\(try $0.upsert([a <- "d", b <- "f"], into: described))" }),
  ("described read", { "\(try $0.read(described, where: a == "d").map(\.values))" }),
  ("described find", { "\(try $0.find(in: described, key: "d")?.values as Any)" }),
  ("described delete", { "\(try $0.delete(from: described, key: "d"))" }),
  ("encoded update", { "\(try $0.update("t", encoding: Coded(b: "c"), where: Column("a") == "z"))" }),
  ("decoded find", { "\(try $0.find(decoding: Coded.self, in: "t", key: "z") as Any)" }),
  ("decoded read", { "\(try $0.read(decoding: Coded.self, from: "t", where: Column("a") == "z"))" }),
  ("returned", { "\(try $0.update("t", set: ["b": "r"], where: Column("a") == "z", returning: ["b"]).map(\.values))" }),
  ("delete where", { "\(try $0.delete(from: "t", where: Column("n") == 4))" }),
]

@Suite struct `What is remembered of a table` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func open(_ name: String) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.synchronous = .off
    return try Connection(.file(folder.path(name)), configuration: configuration)
  }

  /// The outcomes of all verbs, each called after the others, and all rows afterwards.
  private func outcomes(_ connection: Connection) -> [String] {
    verbs.map { name, verb in
      do { return name + ": " + (try verb(connection)) } catch let error as SQLiteError {
        return name + ": \(error.code) \(error.message)"
      } catch {
        return name + ": \(error)"
      }
    } + ["main.t", "t", "u"].map { table in (try? "\(connection.rows("SELECT * FROM \(SQL(unchecked: table)) ORDER BY 1, 2"))") ?? "none" }
  }

  /// A connection that has run all verbs, so that it remembers them, with the rows it had before.
  private func warm(_ name: String) throws -> Connection {
    let connection = try open(name)
    try connection.execute(Change.first)
    for _ in 1...2 {
      try connection.execute("DELETE FROM t")
      try connection.execute(Change.rows)
      _ = outcomes(connection)
    }
    try connection.execute("DELETE FROM t")
    try connection.execute(Change.rows)
    return connection
  }

  private func expectSame(_ outcomes: [String], _ others: [String]) {
    #expect(outcomes.count == others.count)
    for (outcome, other) in zip(outcomes, others) { #expect(outcome == other) }
  }

  private func copy(_ name: String) throws -> Connection {
    try FileManager.default.copyItem(atPath: folder.path(name), toPath: folder.path("copy"))
    return try open("copy")
  }

  private static let changes: [(Int, Bool)] =
    Change.all.indices.map { ($0, true) } + Change.all.indices.filter { !Change.all[$0].isPrivate }.map { ($0, false) }

  @Test(arguments: changes)
  func `is what a connection finds that remembers nothing`(number: Int, isOwn: Bool) throws {
    let change = Change.all[number]
    let mine = try warm("a")
    let other = try open("a")
    try (isOwn ? mine : other).execute(change.sql)
    let fresh = try copy("a")
    if change.isPrivate { try fresh.execute(change.sql) }
    expectSame(outcomes(mine), outcomes(fresh))
  }

  /// ATTACH is left out: it is not part of a transaction.
  @Test(arguments: Change.all.indices.filter { !Change.all[$0].sql.text.hasPrefix("ATTACH") })
  func `is so within a transaction, and after it was rolled back`(number: Int) throws {
    let change = Change.all[number]
    let mine = try warm("a")
    let (fresh, before) = (try copy("a"), try copy("a", as: "before"))
    func inTransaction(_ connection: Connection) -> [String] {
      var found: [String] = []
      #expect(throws: CancellationError.self) {
        try connection.transaction {
          try connection.execute(change.sql)
          found = outcomes(connection)
          throw CancellationError()
        }
      }
      return found
    }
    expectSame(inTransaction(mine), inTransaction(fresh))
    expectSame(outcomes(mine), outcomes(before))
  }

  private func copy(_ name: String, as other: String) throws -> Connection {
    try FileManager.default.copyItem(atPath: folder.path(name), toPath: folder.path(other))
    return try open(other)
  }

  /// At each C call of a write by a remembered key another connection tries to make a table of that name in which the value is in two rows.
  @Test(arguments: [false, true]) func `changes one row at most, whenever another connection changes the key`(hasLog: Bool) throws {
    var position = 1
    var changed = 0
    while true {
      let name = "\(hasLog)\(position)"
      let setUp = try open(name)
      try setUp.execute("PRAGMA journal_mode = \(identifier: hasLog ? "WAL" : "DELETE")")
      try setUp.execute(Change.first)
      try setUp.execute("INSERT INTO t VALUES ('x', '1', 0), ('y', '2', 0)")
      var impatient = Connection.Configuration()
      impatient.busyTimeoutMilliseconds = 0
      let intruder = Intruder(Sqlite3Wrapper())
      let mine = try Connection(.file(folder.path(name)), on: intruder)
      for _ in 1...2 { #expect(try mine.update("t", set: ["n": 0], key: "x") == 1) }
      let other = try Connection(.file(folder.path(name)), configuration: impatient)
      intruder.left = position
      var isChanged = false
      intruder.intrude = {
        isChanged =
          (try? other.transaction(.exclusive) {
            try other.execute(
              "DROP TABLE t; CREATE TABLE t (a TEXT, b TEXT PRIMARY KEY, n); INSERT INTO t VALUES ('x', '1', 0), ('x', '2', 0)")
          }) != nil
      }
      let count = try? mine.update("t", set: ["n": 7], key: "x")
      intruder.intrude = nil
      #expect(try other.count("t", where: Column("n") == 7) <= 1, "call \(position)")
      #expect(count ?? 0 <= 1)
      if isChanged { changed += 1 }
      if intruder.left > 0 { break }
      position += 1
    }
    #expect(changed > 0 && position > 10)
  }

  @Test(arguments: ["temp", nil]) func `is written in a TEMP table while another connection writes in the main database`(schema: String?)
    throws
  {
    let (mine, other) = (try warm("a"), try open("a"))
    try mine.execute("CREATE TEMP TABLE t (a TEXT PRIMARY KEY, b TEXT); INSERT INTO t VALUES ('x', 'y')")
    for _ in 1...2 { #expect(try mine.update("t", in: schema, set: ["b": "z"], key: "x") == 1) }
    try other.execute("BEGIN IMMEDIATE")
    #expect(try mine.update("t", in: schema, set: ["b": "w"], key: "x") == 1)
    #expect(try mine.delete(from: "t", in: schema, key: "x") == 1)
    try other.execute("ROLLBACK")
  }

  @Test func `is bounded, whatever a program asks`() throws {
    let connection = try open("a")
    try connection.execute(Change.first)
    for number in 0..<TestRun.rounds(2_000, few: 200) {
      let column = "c\(number % 50)"
      if number < 50 { try connection.execute("ALTER TABLE t ADD COLUMN \(identifier: column)") }
      #expect(try connection.insert(["a": "\(number)", column: number], into: "t") == Int64(number + 1))
      #expect(
        try connection.read(
          "t", columns: ["a", column], where: Condition("\(identifier: column) = \(number) AND 1 + \(SQL(unchecked: "\(number)"))")
        ).count == 1)
    }
    let kept = connection.shapes.all
    #expect(!kept.isEmpty && kept.count <= WrittenShapes.most)
    #expect(kept.allSatisfy { $0.condition?.bindings.isEmpty != false && $0.order.allSatisfy(\.bindings.isEmpty) })
  }
}

/// Does something once, before the C call of a number.
private final class Intruder: RoutedSqlite3Wrapper, @unchecked Sendable {
  var left = 0
  var intrude: (() -> Void)?

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    if let intrude {
      left -= 1
      if left == 0 {
        self.intrude = nil
        intrude()
      }
    }
    return perform()
  }
}
