import SQLiteManager
import Testing

@Suite struct `The storage of a virtual table in a bundle` {
  static let kinds = [
    "rtree(id, x, y)", "rtree_i32(id, x, y)", "fts4(x)", "fts3(x)", "fts5(x)", "fts5(x, content='')", "fts5(x, columnsize=0)",
  ]

  @Test(arguments: kinds) func `is taken as its module makes it`(kind: String) throws {
    let folder = try Folder()
    let sql = SQL(unchecked: "CREATE TABLE o (x); CREATE VIRTUAL TABLE t USING \(kind)")
    #expect(try folder.refusal(sql) == nil)
  }

  /// A virtual table, the name and the columns of a table in the place of its storage, and the words of the refusal.
  static let forged = [
    ("rtree(id, x, y)", "t_node", "(nodeno INTEGER PRIMARY KEY, data) WITHOUT ROWID", "it is WITHOUT ROWID"),
    ("rtree(id, x, y)", "t_node", "(nodeno, data)", "its first column is not an INTEGER PRIMARY KEY"),
    ("rtree(id, x, y)", "t_rowid", "(rowid INT PRIMARY KEY, nodeno)", "its first column is not an INTEGER PRIMARY KEY"),
    ("fts5(x)", "t_data", "(id INTEGER PRIMARY KEY, block BLOB) WITHOUT ROWID", "it is WITHOUT ROWID"),
    ("fts5(x)", "t_idx", "(segid, term, pgno, PRIMARY KEY (segid, term))", "it is not WITHOUT ROWID"),
    ("fts4(x)", "t_segments", "(blockid, block BLOB)", "its first column is not an INTEGER PRIMARY KEY"),
  ]

  @Test(arguments: forged.indices) func `is refused where it is another table`(index: Int) throws {
    let (kind, name, columns, words) = Self.forged[index]
    let sql = """
      CREATE TABLE \(name)\(columns); PRAGMA writable_schema = 1; \
      INSERT INTO sqlite_schema VALUES ('table', 't', 't', 0, 'CREATE VIRTUAL TABLE t USING \(kind)')
      """
    let refusal = try Folder().refusal(SQL(unchecked: sql))
    #expect(refusal?.contains("\(name) of a virtual table is not as its module makes it: \(words)") == true, "\(refusal ?? "installed")")
  }

  @Test(arguments: ["t_node", "t_rowid", "t_parent"]) func `is refused with a trigger on it`(name: String) throws {
    let sql = """
      CREATE VIRTUAL TABLE t USING rtree(id, x, y); \
      CREATE TRIGGER r BEFORE INSERT ON \(name) BEGIN SELECT RAISE(IGNORE); END
      """
    let refusal = try Folder().refusal(SQL(unchecked: sql))
    // The latter words are those of later versions.
    let words = ["the trigger r is on the storage \(name) of a virtual table", "(r) - cannot create triggers on shadow tables"]
    #expect(words.contains { refusal?.contains($0) == true }, "\(refusal ?? "installed")")
  }
}
