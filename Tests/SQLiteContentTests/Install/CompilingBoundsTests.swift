import Foundation
import Scratch
import SQLiteManager
import SQLiteDescriptions
import Testing

// On a regression these tests do not fail but hang: their SQL takes SQLite years.

@Suite struct `A tower of views` {
  @Test(arguments: [14, 22, 40]) func `is installed, and upgraded to, and nobody compiles it`(levels: Int) throws {
    let folder = try Folder()
    #expect(try folder.install(version: 1, Tower.join(levels)).plain == .installed(version: 1))
    try folder.app { try $0.execute("CREATE TABLE star (a); INSERT INTO star VALUES (7)") }
    #expect(try folder.install(version: 2, Tower.union(levels)).plain == .upgraded(from: 1, to: 2, orphans: 0))
    try folder.app { connection in
      let views = try connection.tables().filter { $0.kind == .view }
      #expect(views.count == levels + 1)
      #expect(try connection.value("SELECT a FROM star") == 7)
      #expect(try connection.description(of: "t").columns.count == 1)
    }
    let hostile = try Connection(.file(folder.installed), access: .readOnly, configuration: .hostileFile)
    let views = try hostile.tables().filter { $0.kind == .view }
    #expect(views.count == levels + 1)
  }

  static let triggers: [SQL] = [
    Tower.join(30) + "CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO t SELECT a FROM v30; END",
    Tower.union(22) + "CREATE TRIGGER r AFTER DELETE ON t BEGIN DELETE FROM t WHERE a IN v22; END",
    Tower.union(22) + "CREATE TRIGGER r INSTEAD OF INSERT ON v0 BEGIN SELECT * FROM \"main\".[v22]; END",
    Tower.join(22) + "CREATE TRIGGER r AFTER UPDATE ON t BEGIN UPDATE t SET a = 1 FROM 'v22' WHERE 1; END",
    Tower.make(22) { "SELECT (SELECT a FROM v\($0)) + (SELECT a FROM main.v\($0)) AS a" }
      + "CREATE TRIGGER r AFTER INSERT ON t WHEN EXISTS (SELECT 1 FROM v22) BEGIN SELECT 1; END",
    Tower.make(400) { "SELECT a FROM v\($0)" } + "CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT a FROM v400; END",
    commonTables(22),
  ]

  private static func commonTables(_ levels: Int) -> SQL {
    var sql = "CREATE TABLE t (a); CREATE TRIGGER r AFTER INSERT ON t BEGIN WITH c0 AS (SELECT 1 AS a)"
    for number in 1...levels { sql += ", c\(number) AS (SELECT x.a FROM c\(number - 1) x, c\(number - 1) y)" }
    return SQL(unchecked: sql + " SELECT a FROM c\(levels); END")
  }

  @Test(arguments: triggers.indices) func `is refused under a trigger, which is named`(index: Int) throws {
    // In a sample every second one is installed, and the others are upgraded to.
    for version in [1, 2] where TestRun.isLong || (index + Int(TestRun.seed % 2)) % 2 == version - 1 {
      let folder = try Folder()
      if version == 2 { try folder.install(version: 1) }
      let refusal = try folder.refusal(version: version, Self.triggers[index])
      #expect(refusal?.contains("the trigger r cannot be compiled: views are nested") == true, "\(refusal ?? "installed")")
    }
  }

  @Test func `is refused under a search table that reads its columns`() throws {
    let sql =
      Tower.join(22) + """
        CREATE VIRTUAL TABLE s USING fts4(content="v0"); PRAGMA writable_schema=ON;
        UPDATE sqlite_schema SET sql = replace(sql, '"v0"', '"v22"') WHERE name = 's'; PRAGMA writable_schema=RESET
        """
    let refusal = try Folder().refusal(sql)
    #expect(refusal?.contains("the virtual table s is over the view v22") == true, "\(refusal ?? "installed")")
  }

  @Test func `of a few storeys is what anybody may build, under triggers, too`() throws {
    let sql = Tower.join(5) + Self.rest
    #expect(try Folder().install(version: 1, sql).plain == .installed(version: 1))
  }

  private static let rest: SQL = """
    CREATE TRIGGER r AFTER INSERT ON t BEGIN
      INSERT INTO t WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 9) SELECT x FROM n, v5; SELECT v5.a FROM v5 WHERE v5.a IN (SELECT a FROM v4); END
    """

  @Test func `has its like in triggers that fire each other`() throws {
    func chain(_ count: Int) -> SQL {
      var sql = "CREATE TABLE t0 (a);"
      for number in 1...count {
        sql += "CREATE TABLE t\(number) (a); "
        sql += "CREATE TRIGGER r\(number) AFTER INSERT ON t\(number - 1) BEGIN INSERT OR IGNORE INTO t\(number) VALUES (new.a); END;"
      }
      return SQL(unchecked: sql)
    }
    #expect(try Folder().install(version: 1, chain(100)).plain == .installed(version: 1))
    let refusal = try Folder().refusal(chain(TestRun.rounds(400, few: 200)))
    #expect(refusal?.contains("the triggers of t0 fire others") == true, "\(refusal ?? "installed")")
  }
}
