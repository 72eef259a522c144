import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import SQLiteStorage
import Testing

@Suite struct `VACUUM, and a search table over rows that have no lasting numbers` {
  static let doors = [
    "vacuum()", "VACUUM", "/**/ ; vacuum 'main'; SELECT 1", "other.vacuum()", "VACUUM [other] ;", "VACUUM INTO", "vacuum(into:)",
    "Database", "ConnectionQueue",
  ]
  static let cases = [FullTextTable.Module.fts5, .fts4].flatMap { module in doors.map { (module, $0) } }

  @Test(arguments: cases, ["UTF-8", "UTF-16le"]) func `leaves each row the words that it has`(
    _ door: (module: FullTextTable.Module, name: String), _ encoding: String
  ) throws {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a")))
    try connection.execute("PRAGMA encoding = '\(SQL(unchecked: encoding))'")
    var schema = "main"
    if door.name.contains("other") {
      schema = "other"
      try connection.execute("CREATE TABLE note (a)")
      try connection.attach(.file(folder.path("b")), as: "other")
    }
    let table = try Self.fill(connection, schema, FullTextTable.Content.external(table: "note"), door.module)
    switch door.name {
    case "vacuum()": try connection.vacuum()
    case "other.vacuum()": try connection.vacuum("other")
    case "vacuum(into:)": try connection.vacuum(into: folder.path("c"))
    case "VACUUM INTO": try connection.execute("VACUUM main INTO \(folder.path("c"))")
    case "Database": try Database(.file(folder.path("a"))).withConnection { try $0.vacuum() }
    case "ConnectionQueue": try ConnectionQueue(.file(folder.path("a"))).withConnection { try $0.execute("VACUUM") }
    default: try connection.execute(SQL(unchecked: door.name))
    }
    let isCopy = door.name.lowercased().contains("into")
    try Self.check(isCopy ? try Connection(.file(folder.path("c"))) : connection, schema, table)
    if isCopy { #expect(try connection.rows("SELECT 1 FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL").isEmpty) }
  }

  /// A table of 400 rows, of which each third is gone, and a search table over it.
  private static func fill(
    _ connection: Connection, _ schema: String, _ content: FullTextTable.Content, _ module: FullTextTable.Module
  ) throws -> FullTextTable {
    try connection.execute(
      """
      CREATE TABLE \(identifier: schema).note (code TEXT, body TEXT);
      WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 400)
      INSERT INTO \(identifier: schema).note SELECT i, 'both word' || i FROM n
      """)
    let table = FullTextTable("s", columns: ["body"], module: module, content: content)
    try connection.createFullTextTable(table, in: schema)
    try connection.execute("DELETE FROM \(identifier: schema).note WHERE rowid % 3 = 0")
    return table
  }

  private static func check(_ connection: Connection, _ schema: String, _ table: FullTextTable) throws {
    func found(_ word: String) throws -> [String] {
      let name: SQL = "\(identifier: schema).note"
      return try connection.rows(
        "SELECT code FROM \(name) JOIN \(identifier: schema).s ON s.rowid = note.rowid WHERE s MATCH \(word)", as: String.self)
    }
    #expect(try found("word400") == ["400"] && found("word3").isEmpty)
    #expect(try connection.checkFullTextTable("s", in: schema) == .inStep)
    try connection.execute("DELETE FROM \(identifier: schema).note WHERE code = '400'")
    #expect(try found("word400").isEmpty && found("word398") == ["398"])
    #expect(try connection.checkFullTextTable("s", in: schema) == .inStep && connection.integrityCheck().isEmpty)
  }

  @Test(arguments: [true, false]) func `keeps the numbers by which a table without texts knows rows`(hasTrigger: Bool) throws {
    let connection = try Connection(.memory)
    let table = FullTextTable("s", columns: ["body"], content: .none)
    try connection.createFullTextTable(table)
    try connection.execute("CREATE TABLE note (body); CREATE TABLE other (a); INSERT INTO note VALUES ('one'), ('two'), ('three')")
    let fill: SQL = "INSERT INTO s (rowid, body) SELECT rowid, body FROM note"
    if hasTrigger {
      try connection.execute(
        "CREATE TRIGGER t AFTER UPDATE ON note BEGIN \(fill); END; DELETE FROM note WHERE rowid = 1; UPDATE note SET body = body WHERE rowid = 2"
      )
    } else {
      try connection.execute("DELETE FROM note WHERE rowid = 1; \(fill)")
    }
    try connection.vacuum()
    #expect(
      try connection.rows("SELECT note.body FROM note JOIN s ON s.rowid = note.rowid WHERE s MATCH 'three'", as: String.self) == ["three"])
  }

  @Test func `keeps the numbers by which an R-tree knows rows`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE place (x, y); CREATE VIRTUAL TABLE area USING rtree(id, x0, x1);
      CREATE TRIGGER t AFTER INSERT ON place BEGIN INSERT INTO area VALUES (new.rowid, new.x, new.x); END;
      INSERT INTO place VALUES (1, 1), (2, 2), (3, 3); DELETE FROM place WHERE x = 1
      """)
    try connection.vacuum()
    #expect(try connection.value("SELECT x FROM place JOIN area ON area.id = place.rowid WHERE x0 = 3") == 3)
  }

  @Test func `leaves other tables and their names as they are`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE note (body); CREATE TABLE plain (a)")
    try connection.vacuum()
    try connection.execute("CREATE TABLE \"a note\" (body)")
    try connection.createFullTextTable(FullTextTable("s", columns: ["body"], content: .external(table: "note")))
    try connection.vacuum()
    try connection.execute("ALTER TABLE note RENAME TO older; DROP TABLE s; CREATE TABLE note (body)")
    try connection.createFullTextTable(FullTextTable("z", columns: ["body"], content: .external(table: "note")))
    try connection.vacuum()
    try connection.vacuum()
    let tables = try connection.rows(
      "SELECT tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY 1", as: String.self)
    #expect(tables == ["note", "older"])
    try connection.transaction { expectError(.error, "cannot VACUUM from within a transaction") { try connection.vacuum() } }
  }

  @Test func `keeps the rows found, whichever call fails`() throws {
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() }, seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute("CREATE TABLE note (body); INSERT INTO note VALUES ('one'), ('two')")
        try connection.createFullTextTable(FullTextTable("s", columns: ["body"], content: .external(table: "note")))
        try connection.execute("DELETE FROM note WHERE body = 'one'")
        return connection
      }
    ) { (_: any Sqlite3WrapperProtocol, connection: Connection) throws -> Int in
      defer {
        let rowid = try? connection.value("SELECT rowid FROM note", as: Int.self)  // nil where this is the call that fails
        #expect(rowid != 1)
      }
      try connection.vacuum()
      return 1
    }.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 5, "\(report)")
  }
}
