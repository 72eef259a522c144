import Foundation
import SQLiteManager
import Testing

@Suite struct `A text in the schema of a bundle` {
  private static func stored(_ name: String, _ sql: String) -> SQL {
    """
    CREATE TABLE t (a); CREATE INDEX i ON t (a); CREATE VIEW v AS SELECT a FROM t;
    CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END; CREATE TABLE u (a);
    PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = \(text: sql) WHERE name = \(text: name); PRAGMA writable_schema=OFF
    """
  }

  static let refused: [(String, String)] = [
    ("u", "CREATE TABLE u (a); DROP TABLE mine"), ("u", "CREATE TABLE u (a) /* ; */ ; ; DELETE FROM mine --"),
    ("i", "CREATE INDEX i ON t (a); DROP TABLE mine"), ("v", "CREATE VIEW v AS SELECT ';' AS a FROM t; DROP TABLE mine"),
    ("r", "CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT CASE WHEN 1 THEN 2 END; SELECT 2; END; DROP TABLE mine"),
    ("r", "CREATE TEMP TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END"), ("v", "CREATE TEMPORARY VIEW v AS SELECT 1 AS a"),
    ("u", "CREATE /**/ TEMP TABLE u (a)"), ("u", "CREATE TABLE u (a);"),
  ]

  @Test(arguments: refused.indices) func `that says more than one thing, or TEMP, is refused`(index: Int) throws {
    let (name, sql) = Self.refused[index]
    for version in [1, 2] {
      let folder = try Folder()
      if version == 2 { try folder.install(version: 1) }
      let refusal = try folder.refusal(version: version, Self.stored(name, sql))
      #expect(refusal?.contains(" is damaged: ") == true, "\(refusal ?? "installed")")
      #expect(refusal?.contains(" \(name) ") == true, "\(refusal ?? "installed")")
    }
  }

  @Test func `of another type than its row says is refused`() throws {
    let refusal = try Folder().refusal(
      "CREATE TABLE t (a); PRAGMA writable_schema=ON; UPDATE sqlite_schema SET type = 'TABLE'; PRAGMA writable_schema=OFF")
    #expect(refusal?.contains("TABLE t does not make one") == true, "\(refusal ?? "installed")")
  }

  @Test func `may be written in any way`() throws {
    let texts: [(String, String)] = [
      ("u", "CREATE\n\tTABLE -- x\n u (a /* ; */, \"; DROP TABLE t\" DEFAULT ';')  -- ;"),
      ("r", "create trigger r after insert on t begin select case when 1 then ';' end; delete from t where a = 'end;'; end"),
      ("i", "Create Unique Index i On t (a)"),
    ]
    for (name, sql) in texts {
      let refusal = try Folder().refusal(Self.stored(name, sql))
      #expect(refusal == nil, "\(sql)")
    }
  }
}

extension SQL.StringInterpolation {
  /// A text in quotes, for statements that take no parameters.
  fileprivate mutating func appendInterpolation(text: String) {
    appendInterpolation(SQL(unchecked: "'\(text.replacing("'", with: "''"))'"))
  }
}
