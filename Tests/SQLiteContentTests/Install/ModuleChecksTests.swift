import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `The rows behind a virtual table of a bundle` {
  private static let rows = "WITH n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 60)"

  private static func search(_ arguments: String) -> String {
    "CREATE TABLE c (a); CREATE VIRTUAL TABLE s USING \(arguments); \(rows) INSERT INTO s (rowid, a) SELECT x, 'word' || x || ' other' FROM n;"
  }

  static let damaged: [(String, String)] = [
    (search("fts5(a)"), "UPDATE s_data SET block = x'0000000401020304' WHERE id > 10"),
    (search("fts5(a)"), "UPDATE s_content SET c0 = 'rubbish' WHERE id = 3"),
    (search("fts5(a)"), "DELETE FROM s_docsize WHERE id = 3"),
    (search("fts5(a)"), "UPDATE s_config SET v = 99 WHERE k = 'version'"),
    (search("fts5(a, content=c)"), "UPDATE s_data SET block = x'0000000401020304' WHERE id > 10"),
    (search("fts5(a, content='')"), "UPDATE s_data SET block = x'0000000401020304' WHERE id > 10"),
    (search("fts4(a)"), "UPDATE s_segdir SET root = x'0004666f6f'"),
    (search("fts4(a)"), "UPDATE s_content SET c0a = 'rubbish' WHERE docid = 3"),
    (search("fts4(a, matchinfo=fts3)"), "UPDATE s_segdir SET root = x'0004666f6f'"),
    (search("fts3(a)"), "UPDATE s_segdir SET root = x'0004666f6f'"),
    (
      "CREATE VIRTUAL TABLE s USING rtree(id, x, y); \(rows) INSERT INTO s SELECT x, x, x + 1 FROM n;",
      "UPDATE s_node SET data = zeroblob(length(data))"
    ),
    (
      "CREATE VIRTUAL TABLE s USING rtree_i32(id, x, y, +more); \(rows) INSERT INTO s SELECT x, x, x + 1, 'm' FROM n;",
      "DELETE FROM s_rowid WHERE rowid = 7"
    ),
  ]

  @Test(arguments: damaged.indices) func `are refused when they do not fit together, and the table is named`(index: Int) throws {
    let (make, damage) = Self.damaged[index]
    // In a sample every second one is installed, and the others are upgraded to.
    for version in [1, 2] where TestRun.isLong || (index + Int(TestRun.seed % 2)) % 2 == version - 1 {
      let folder = try Folder()
      if version == 2 {
        try folder.install(version: 1)
        try folder.app { try $0.execute("CREATE TABLE star (a); INSERT INTO star VALUES (1)") }
      }
      // A connection that has read the table would write what it remembers.
      let refusal = try folder.refusal(version: version, SQL(unchecked: make + damage))
      #expect(
        refusal?.contains("is damaged: \(index == 3 ? "invalid fts5" : "the virtual table s: ")") == true,
        "\(damage): \(refusal ?? "installed")")
      if version == 2 { #expect(try folder.app { try $0.value("SELECT count(*) FROM star") } == 1) }
    }
    let folder = try Folder()
    #expect(try folder.install(version: 1, SQL(unchecked: make)).plain == .installed(version: 1), "\(make)")
    #expect(try folder.install(version: 2, SQL(unchecked: make)).plain == .upgraded(from: 1, to: 2, orphans: 0), "\(make)")
  }

  @Test func `are taken where a module has nothing to compare them with, or the content is not in the bundle`() throws {
    let texts = [
      "fts4(a, content='')", "fts4(a, content=c)", "fts5(a, content='', columnsize=0)", "fts5(a, content=mine)", "fts5(a, detail=none)",
    ]
    for text in texts {
      let folder = try Folder()
      for version in [1, 2] { #expect(try folder.refusal(version: version, SQL(unchecked: Self.search(text))) == nil, "\(text)") }
    }
  }

  @Test func `want their tokenizer, and without it are not damaged`() throws {
    let folder = try Folder()
    let url = try folder.bundle(version: 1, SQL(unchecked: Self.search("fts5(a)")))
    let connection = try Connection(.file(url.path))
    try connection.set(.defensive, false)
    try connection.execute(
      "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = replace(sql, 'fts5(a)', 'fts5(a, tokenize=nowhere)') WHERE name = 's'")
    try connection.close()
    let error = #expect(throws: ContentError.self) { try folder.installer(url).install() }
    guard case .configuration = error else { return surprise(error) }
  }

  @Test func `are looked at in vain when a call fails, and nothing is installed then`() throws {
    let folder = try Folder()
    let source = try folder.bundle(
      version: 1, SQL(unchecked: Self.search("fts4(a)") + "CREATE VIRTUAL TABLE r USING rtree(id, x, y); INSERT INTO r VALUES (1, 2, 3)"))
    let clean = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try folder.installer(source, on: clean).install()
    let count = clean.failableCalls
    for (_, plan) in TestRun.sample(of: count, few: 10, ways: { [FaultPlan.once(at: $0), .forever(from: $0)] }) {
      try FileManager.default.removeItem(at: folder.target)
      let ledger = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan))
      let outcome = try? folder.installer(source, milliseconds: 0, on: ledger).install()
      #expect(ledger.ledger.isClean, "\(plan)")
      #expect(FileManager.default.fileExists(atPath: folder.installed) == (outcome != nil), "\(plan)")
      try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    }
  }
}
