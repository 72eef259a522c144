import SQLiteManager
import SQLiteStorage
import Testing

/// Tables with columns that are named as a rowid is, in all ways.
private enum RowidNames {
  static let taken = [["rowid"], ["_rowid_"], ["oid"], ["OID", "RowID"], ["_rowid_", "rowid"], ["rowid", "_rowid_", "oid"]]
  static let kinds = ["", " AS (a || 'v')", " AS (a || 's') STORED", " UNIQUE DEFAULT 7", " TEXT PRIMARY KEY DEFAULT 'k'"]
  static let keys = ["", "id INTEGER PRIMARY KEY, "]

  static func isPossible(_ kind: String, _ names: [String], _ key: String) -> Bool {
    !kind.contains("PRIMARY KEY") || names.count == 1 && key.isEmpty
  }

  /// For each table its name, its SQL, and what reads its rows.
  static var tables: [(name: String, sql: String, rows: String)] {
    var tables: [(name: String, sql: String, rows: String)] = []
    for (number, names) in taken.enumerated() {
      for (kindNumber, kind) in kinds.enumerated() {
        for key in keys where isPossible(kind, names, key) {
          let name = "t\(number)_\(kindNumber)\(key.isEmpty ? "" : "k")"
          let columns = names.map { "\"\($0)\"\(kind)" }.joined(separator: ", ")
          let free = ["rowid", "_rowid_", "oid"].first { free in !names.contains { $0.lowercased() == free } }
          tables.append((name, "CREATE TABLE \(name) (\(key)a, \(columns))", "SELECT \(free ?? "NULL"), * FROM \(name)"))
        }
      }
    }
    return tables
  }

  static func fill(_ connection: Connection) throws {
    for table in tables {
      let isOfKey = table.name.hasSuffix("k")
      let free = table.rows.hasPrefix("SELECT NULL") ? nil : table.rows.split(separator: " ")[1].dropLast()
      let place = isOfKey ? "id" : free.map(String.init)
      let (columns, values) = place.map { ("\($0), a", "-40, 'ö'") } ?? ("a", "'ö'")
      try connection.execute(SQL(unchecked: "\(table.sql); INSERT INTO \(table.name) (\(columns)) VALUES (\(values))"))
    }
  }

  static func state(_ connection: Connection) throws -> [String] {
    try tables.flatMap { table in try connection.rows(SQL(unchecked: table.rows)).map { "\(table.name) \($0.values)" } }
  }
}

@Suite struct `A dump of tables with columns named as rowids are` {
  @Test(arguments: ["UTF-8", "UTF-16le"]) func `runs, and keeps each rowid that can be reached`(encoding: String) throws {
    let source = try Connection(.memory)
    try source.execute(SQL(unchecked: "PRAGMA encoding = '\(encoding)'"))
    try RowidNames.fill(source)
    var script = ""
    try source.dump { script += $0 + "\n" }
    let copy = try Connection(.memory)
    try copy.execute(SQL(unchecked: script))
    let (found, wanted) = (try RowidNames.state(copy), try RowidNames.state(source))
    #expect(wanted.count == RowidNames.tables.count && wanted.count > 40)
    #expect(found == wanted, "\(Set(found).symmetricDifference(wanted).sorted())")
  }
}
