import Foundation
import SQLiteManager
import Scratch
import SQLiteStorage
import Testing

@Suite struct `A schema that calls a function it may not call` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Schemas that call a function, each with a statement for which SQLite has to call it.
  static let schemas: [(SQL, SQL)] = [
    ("CREATE TABLE t (x, CHECK (f(x))); INSERT INTO t VALUES (1)", "SELECT * FROM t"),
    ("CREATE TABLE t (x); INSERT INTO t VALUES (1); CREATE INDEX i ON t (f(x))", "SELECT * FROM t"),
    ("CREATE TABLE t (x); INSERT INTO t VALUES (1); CREATE INDEX i ON t (x) WHERE f(x)", "SELECT * FROM t"),
    ("CREATE TABLE t (x, y AS (f(x)) STORED); INSERT INTO t VALUES (1)", "SELECT * FROM t"),
    ("CREATE TABLE t (x, y AS (f(x))); INSERT INTO t VALUES (1)", "SELECT * FROM t"),
    ("CREATE TABLE t (x); CREATE VIEW v AS SELECT f(x) FROM t", "SELECT * FROM v"),
    ("CREATE TABLE t (x); CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT f(new.x); END", "INSERT INTO t VALUES (1)"),
    ("CREATE TABLE t (x, y DEFAULT (f(1)))", "INSERT INTO t (x) VALUES (1)"),
  ]

  private func make(_ schema: SQL) throws -> Connection {
    let builder = try Connection(.file(folder.path("a")))
    try builder.addFunction("f", [.deterministic, .innocuous]) { (x: Int?) in 1 }
    try builder.execute(schema)
    try builder.close()
    let connection = try Connection(.file(folder.path("a")))
    try connection.addFunction("f", .deterministic) { (x: Int?) in 1 }
    return connection
  }

  private func expectAdvice(_ error: SQLiteError?, _ comment: Comment) {
    #expect(error?.code == .error, comment)
    #expect(error?.message.contains("unsafe use of f()") == true, comment)
    #expect(error?.message.contains("not damage. The schema calls f()") == true, comment)
    #expect(error?.message.contains("innocuous") == true, comment)
  }

  @Test(arguments: schemas.indices) func `says what to do, and of no damage`(index: Int) throws {
    let (schema, sql) = Self.schemas[index]
    let connection = try make(schema)
    expectAdvice(#expect(throws: SQLiteError.self) { try connection.execute(sql) }, "\(schema)")
    guard index < 5 else { return }
    expectAdvice(#expect(throws: SQLiteError.self) { try connection.integrityCheck() }, "integrity check, \(schema)")
    expectAdvice(#expect(throws: SQLiteError.self) { try connection.quickCheck() }, "quick check, \(schema)")
    expectAdvice(#expect(throws: SQLiteError.self) { try connection.foreignKeyCheck() }, "foreign keys, \(schema)")
    expectAdvice(#expect(throws: SQLiteError.self) { try connection.vacuum() }, "vacuum, \(schema)")
    expectAdvice(#expect(throws: SQLiteError.self) { try connection.vacuum(into: folder.path("b")) }, "vacuum into, \(schema)")
    expectAdvice(#expect(throws: SQLiteError.self) { try connection.attach(.memory, as: "other") }, "attach, \(schema)")
    expectAdvice(#expect(throws: SQLiteError.self) { try connection.optimize() }, "optimize, \(schema)")
    #expect(try folder.contents == ["a"])
    let other = try Connection(.memory)
    try other.addFunction("f", .deterministic) { (x: Int?) in 1 }
    expectAdvice(#expect(throws: SQLiteError.self) { try other.attach(.file(folder.path("a")), as: "a") }, "attached, \(schema)")
    try connection.addFunction("f", [.deterministic, .innocuous]) { (x: Int?) in 1 }
    #expect(try connection.integrityCheck() == [])
    try connection.vacuum()
    try connection.execute(sql)
  }

  @Test func `is not what a damaged one says with the same words`() throws {
    let connection = try Connection(.file(folder.path("a")))
    try connection.execute("CREATE TABLE t (a)")
    try connection.set(.defensive, false)
    try connection.execute(
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE \"x - unsafe use of y()\" (a,, b)', name = 'unsafe use of y()'"
    )
    try connection.close()
    let other = try Connection(.file(folder.path("a")))
    let error = #expect(throws: SQLiteError.self) { try other.integrityCheck() }
    #expect(error?.code == .corrupt)
    #expect(error?.message.contains("not damage") == false)
  }

  @Test func `that is only missing is named, and so is a collation`() throws {
    let builder = try Connection(.file(folder.path("a")))
    try builder.addFunction("f", [.deterministic, .innocuous]) { (x: Int?) in 1 }
    try builder.createCollation(named: "mine", comparing: { $0.compare($1) })
    try builder.execute(
      "CREATE TABLE t (x, y COLLATE mine); INSERT INTO t VALUES (1, 'a'); CREATE INDEX i ON t (f(x)); CREATE INDEX j ON t (y)")
    try builder.close()
    let connection = try Connection(.file(folder.path("a")))
    let function = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t (x) VALUES (2)") }
    #expect(function?.code.primary == .error)
    let collation = #expect(throws: SQLiteError.self) { try connection.execute("SELECT * FROM t ORDER BY y") }
    #expect(collation?.code.primary == .error)
    #expect(collation?.message.hasPrefix("no such collation sequence: mine;") == true)
    let check = #expect(throws: SQLiteError.self) { try connection.integrityCheck() }
    #expect(check?.code.primary == .error)
    #expect(check?.message.contains("f()") == true || check?.message.contains("mine") == true)
    let quick = #expect(throws: SQLiteError.self) { try connection.quickCheck() }
    #expect(quick?.message.hasPrefix("no such collation sequence: mine;") == true)
    try connection.addCollationProvider { name in name == "mine" ? Collation { $0.compare($1) } : nil }.keepUntilClose()
    #expect(try connection.rows("SELECT y FROM t ORDER BY y").count == 1, "what a provider brings serves the file")
  }
}
