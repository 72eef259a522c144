import SQLiteManager
import Scratch
import Testing

@Suite struct `Content with columns named as rowids are` {
  static let names = [["rowid"], ["_rowid_"], ["oid"], ["OID", "RowID"], ["rowid", "_rowid_", "oid"]]

  @Test(arguments: TestRun.isLong ? ["UTF-8", "UTF-16le", "UTF-16be"] : ["UTF-8", "UTF-16le"])
  func `is upgraded, with each rowid that can be reached`(encoding: String) throws {
    func content(_ version: Int) -> SQL {
      let tables = Self.names.enumerated().map { number, names in
        let columns = names.map { "\"\($0)\" AS (a || 'ö')" }.joined(separator: ", ")
        let rowid = ["_rowid_", "oid", "rowid"].first { free in !names.contains { $0.lowercased() == free } }
        return """
          CREATE TABLE v\(number) (a, \(columns)); CREATE TABLE k\(number) (id INTEGER PRIMARY KEY, a, \(columns));
          INSERT INTO v\(number) (\(rowid.map { "\($0), " } ?? "")a) VALUES (\(rowid == nil ? "" : "70, ")'é\(version)');
          INSERT INTO k\(number) VALUES (80, 'é\(version)');
          CREATE INDEX i\(number) ON v\(number) ("\(names[0])");
          """
      }
      return SQL(unchecked: "PRAGMA encoding = '\(encoding)'; " + tables.joined(separator: "\n"))
    }
    let folder = try Folder()
    try folder.install(version: 1, content(1))
    #expect(try folder.install(version: 2, content(2)).plain == .upgraded(from: 1, to: 2, orphans: 0))
    try folder.app { database throws in
      for (number, names) in Self.names.enumerated() {
        let free = ["rowid", "_rowid_", "oid"].first { free in !names.contains { $0.lowercased() == free } } ?? "70"
        #expect(try database.value(SQL(unchecked: "SELECT \(free) || a || \"\(names[0])\" FROM v\(number)")) == "70é2é2ö")
        #expect(try database.value(SQL(unchecked: "SELECT id || a || \"\(names[0])\" FROM k\(number)")) == "80é2é2ö")
      }
      #expect(try database.integrityCheck() == [])
    }
  }
}
