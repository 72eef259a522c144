import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A table of as many columns as SQLite takes` {
  private static func columns(_ count: Int, _ column: (Int) -> String = { "c\($0)" }) -> String {
    (1...count).map(column).joined(separator: ",")
  }

  /// Installs and upgrades a bundle with the table `w` and these rows once, in a long run twice, and compares rowids and values each time.
  private func upgrade(_ create: String, _ name: String, _ rowids: [Int], last: String = "c2000") throws {
    let folder = try Folder()
    for version in 1...TestRun.rounds(3, few: 2) {
      let shifted = rowids.map { $0 * version }
      var sql = "CREATE TABLE w (\(create));"
      for rowid in shifted {
        sql += "INSERT INTO w (\(name), c1) VALUES (\(rowid), 'one'); UPDATE w SET \(last) = 'last \(rowid)' WHERE \(name) = \(rowid);"
      }
      try folder.install(version: version, SQL(unchecked: sql))
      let found = try folder.app { connection in
        #expect(try connection.integrityCheck().isEmpty)
        return try connection.rows(SQL(unchecked: "SELECT \(name), c1, \(last) FROM w ORDER BY 1")) {
          "\(try $0[0, as: Int.self]) \(try $0[1, as: String.self]) \(try $0[2, as: String.self])"
        }
      }
      #expect(found == shifted.sorted().map { "\($0) one last \($0)" })
    }
  }

  /// Far apart, around zero, none; and more.
  static let rowids = [[5, 9, 70], [-7, -3, 0, 1, 2, 9], [], [1, 2, 3], [-2, 4, 5], [-9, -8, -7, 2, 3], [2, 3, 4, 5]]

  @Test(arguments: rowids.prefix(TestRun.rounds(7, few: 2)))
  func `is upgraded, and its rows keep their rowids`(rowids: [Int]) throws {
    try upgrade(Self.columns(2_000), "rowid", rowids)
  }

  @Test func `may want something in every column`() throws {
    let columns = Self.columns(2_000) { "c\($0) NOT NULL DEFAULT ''\($0 == 1_999 ? " UNIQUE" : "") CHECK (c\($0) <> 'x')" }
    try upgrade(columns, "rowid", [3, 12, 700], last: "c1999")
  }

  @Test func `may have a key that is the rowid, or no rowid`() throws {
    let keys = [
      ("id INTEGER PRIMARY KEY, ", 1_999, "id"), ("id INTEGER PRIMARY KEY, ", 1_999, "rowid"),
      ("id INTEGER PRIMARY KEY DESC, ", 1_999, "rowid"),
      ("\"rowid\", \"oid\", ", 1_998, "_rowid_"),
    ]
    for (key, count, name) in TestRun.sample(of: keys, few: 2) {
      try upgrade(key + Self.columns(count), name, [3, -12, 700], last: "c\(count)")
    }
    let folder = try Folder()
    for version in 1...2 {
      let sql = "CREATE TABLE w (id PRIMARY KEY, \(Self.columns(1_999))) WITHOUT ROWID; INSERT INTO w (id) VALUES (\(version))"
      try folder.install(version: version, SQL(unchecked: sql))
    }
    #expect(try folder.app { try $0.value("SELECT id FROM w") } == 2)
  }

  @Test func `is as before or as after when a call fails`() throws {
    func sql(_ rowids: [Int]) -> SQL {
      let rows = rowids.map { "INSERT INTO w (rowid, c1) VALUES (\($0), 'one');" }.joined()
      return SQL(unchecked: "CREATE TABLE w (\(Self.columns(2_000))); \(rows)")
    }
    let folder = try Folder()
    try folder.install(version: 1, sql([2, 5]))
    let before = try folder.bytes(folder.installed)
    let source = try folder.bundle(version: 2, sql([-3, 1, 7, 8]))
    let clean = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try folder.installer(source, on: clean).install()
    let count = clean.failableCalls
    for k in TestRun.sample(of: count, few: 1) {
      try before.write(to: URL(fileURLWithPath: folder.installed))
      let ledger = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .once(at: k)))
      _ = try? folder.installer(source, milliseconds: 0, on: ledger).install()
      #expect(ledger.ledger.isClean, "\(k)")
      let found = try folder.app { try $0.rows("SELECT rowid FROM w ORDER BY 1") { try $0[0, as: Int.self] } }
      #expect(found == [2, 5] || found == [-3, 1, 7, 8], "\(k): \(found)")
    }
  }
}
