import Foundation
import SQLiteManager
import Scratch
import Testing

/// Random bundles and random users, from a seed.
private struct World {
  var random: SplitMix64
  let names = ["t", "u", "v", "t_stat", "t_content", "u_docsize", "v_data", "w x"]

  init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func some<Element>(_ all: [Element], _ percent: Int) -> [Element] { all.filter { _ in chance(percent) } }
  mutating func one(_ all: [String]) -> String { all.randomElement(using: &random) ?? all[0] }

  /// An ordinary table with a few rows, or none.
  mutating func table(_ name: String, columns: [String] = ["a", "b", "c"], empty: Int) -> String {
    let columns = [columns[0]] + some(Array(columns.dropFirst()), 60)
    let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let rows = chance(empty) ? 0 : Int.random(in: 1...4, using: &random)
    let key = ["", "id INTEGER PRIMARY KEY AUTOINCREMENT, ", "id INTEGER PRIMARY KEY, "][Int.random(in: 0..<3, using: &random)]
    var sql = "CREATE TABLE \"\(name)\" (\(key)\(list));\n"
    for _ in 0..<rows {
      let values = columns.map { _ in "'\(Int.random(in: 0..<100, using: &random))'" }.joined(separator: ", ")
      sql += "INSERT INTO \"\(name)\" (\(list)) VALUES (\(values));\n"
    }
    return sql
  }

  /// Content of a bundle: tables, search tables, views, indexes and triggers over them.
  mutating func bundle() -> [String] {
    var sql = ["CREATE TABLE base (id INTEGER PRIMARY KEY, a, b); INSERT INTO base VALUES (1, 'x', 'y'), (2, 'z', 'w')"]
    for name in some(names, 45) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: sql.append("CREATE VIRTUAL TABLE \"\(name)\" USING fts3(a); INSERT INTO \"\(name)\" VALUES ('word');")
      case 1: sql.append("CREATE VIRTUAL TABLE \"\(name)\" USING fts5(a, b, content='base', content_rowid='id');")
      case 2: sql.append("CREATE VIRTUAL TABLE \"\(name)\" USING fts5(a); INSERT INTO \"\(name)\" VALUES ('word');")
      case 3: sql.append("CREATE VIEW \"\(name)\" AS SELECT id, a FROM base;")
      default:
        sql.append(table(name, empty: 40))
        if chance(40) { sql.append("CREATE INDEX \"i_\(name)\" ON \"\(name)\"(a);") }
        if chance(20) { sql.append("CREATE TRIGGER \"g_\(name)\" AFTER INSERT ON \"\(name)\" BEGIN SELECT new.a; END;") }
      }
    }
    return sql
  }

  /// The changes of a user to an installed file, a statement each; those that fail are left out.
  mutating func user() -> [String] {
    var statements: [String] = []
    for name in some(names, 40) + ["own"] { statements.append(table(name, empty: 15)) }
    for name in some(names + ["base"], 50) {
      statements.append("INSERT INTO \"\(name)\" (a) VALUES ('\(Int.random(in: 100..<200, using: &random))')")
      if chance(20) { statements.append("ALTER TABLE \"\(name)\" ADD COLUMN mine") }
      if chance(20) { statements.append("CREATE INDEX \"my_\(name)\" ON \"\(name)\"(a)") }
      if chance(20) { statements.append("DELETE FROM \"\(name)\"") }
    }
    if chance(30) { statements.append("CREATE VIEW my_view AS SELECT a FROM \"\(one(names + ["base"]))\"") }
    if chance(20) { statements.append("CREATE TRIGGER my_trigger AFTER UPDATE ON base BEGIN INSERT INTO own (a) VALUES (new.a); END") }
    if chance(20) { statements.append("CREATE VIRTUAL TABLE my_search USING fts5(a, content='base', content_rowid='id')") }
    if chance(20) { statements.append("CREATE VIRTUAL TABLE my_notes USING fts5(a); INSERT INTO my_notes VALUES ('note')") }
    return statements
  }
}

@Suite struct `Random bundles and users` {
  /// An ordinary table: its SQL and every row with its rowid.
  private static func table(_ name: String, _ database: Connection) throws -> [String]? {
    guard let sql = try database.value("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = \(name)", as: String.self) else {
      return nil
    }
    let kind = try database.value("SELECT type FROM pragma_table_list WHERE schema = 'main' AND name = \(name)", as: String.self)
    return try ["\(kind ?? "") \(sql)"] + database.rows("SELECT rowid, * FROM \(identifier: name)").map { "\($0.values)" }
  }

  private static func tables(_ database: Connection) throws -> [String: [String]] {
    var tables: [String: [String]] = [:]
    let names = try database.rows("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'")
    {
      try $0[0, as: String.self]
    }
    for name in names { tables[name] = try table(name, database) }
    return tables
  }

  /// Makes a bundle; statements that fail are left out.
  private static func bundle(_ statements: [String], version: Int, in folder: Folder) throws -> URL {
    let url = try folder.bundle(version: version, "CREATE TABLE first (x); INSERT INTO first VALUES (1)")
    let connection = try Connection(.file(url.path))
    for statement in statements { do { try connection.execute(SQL(unchecked: statement)) } catch {} }
    try connection.close()
    return url
  }

  /// Tables of a file, which of them hold rows, and their columns.
  private static func content(_ url: URL) throws -> [String: (isOrdinary: Bool, hasRows: Bool, columns: Set<String>)] {
    let database = try Connection(.file(url.path), access: .readOnly)
    var found: [String: (isOrdinary: Bool, hasRows: Bool, columns: Set<String>)] = [:]
    for table in try database.tables() {
      let columns = try table.kind == .view ? [] : Set(database.columns(of: table.name).map(\.name))  // a view may not compile
      let hasRows = try table.kind == .table && database.count(table.name) > 0
      found[table.name] = (table.kind == .table, hasRows, columns)
    }
    return found
  }

  /// Whether a bundle was refused for a trigger on the storage of a virtual table, which random ones may have.
  private static func isForStorage(_ error: any Error) -> Bool {
    if case ContentError.sourceDamaged(_, let reason) = error { reason.contains("is on the storage") } else { false }
  }

  /// How many of the random upgrades had each outcome.
  private var counts: [String: Int] = [:]

  @Test mutating func `leave the user's ordinary tables row for row as they were, upgraded or refused`() throws {
    for seed in Array(0..<UInt64(TestRun.rounds(400, few: 5))) + [415, 649, 2122] {
      do { try upgrade(seed) } catch { Issue.record("seed \(seed): \(error)") }
    }
    #expect(counts["hostile", default: 0] >= TestRun.rounds(10, few: 0), "\(counts)")
    for what in ["conflict", "upgraded", "tables"] { #expect(counts[what, default: 0] > TestRun.rounds(40, few: 0), "\(counts)") }
  }

  private mutating func upgrade(_ seed: UInt64) throws {
    var world = World(seed)
    let folder = try Folder()
    let first = try Self.bundle(world.bundle(), version: 1, in: folder)
    let brought = try Self.content(first)
    do { #expect(try folder.installer(first).install() == .installed(version: 1)) } catch  where Self.isForStorage(error) {
      counts["hostile", default: 0] += 1
      #expect(folder.atRest.isEmpty, "seed \(seed)")
      return
    }
    let statements = world.user()
    try folder.app { database in
      for statement in statements { do { try database.execute(SQL(unchecked: statement)) } catch {} }
    }
    let hasRecord = world.chance(60)
    if !hasRecord { try folder.app { try $0.execute("DROP TABLE sqlitemanager_content") } }
    let carrying = Set(world.some(world.names, 20))
    let adopting = Set(world.some(world.names, 20)).subtracting(carrying)
    let content = world.bundle()
    let second = try Self.bundle(content, version: 2, in: folder)
    let coming = try Self.content(second)
    let bytes = try folder.bytes(folder.installed)
    let before = try folder.app(Self.tables)
    let installed = try Self.content(URL(fileURLWithPath: folder.installed))

    let result = Result { try folder.installer(second, carrying: carrying, adopting: adopting).install() }
    let place = "seed \(seed), \(hasRecord ? "with" : "without") a record, carrying \(carrying), adopting \(adopting): \(result)"
    guard case .success(let outcome) = result else {
      // Caught, because a switch over a ContentError that is cast leaks what a case holds: the address sanitizer found it, with Swift 6.3.1.
      do { _ = try result.get() } catch ContentError.conflict {
        counts["conflict", default: 0] += 1
      } catch ContentError.userObjectBroken {
        counts["broken", default: 0] += 1
      } catch  where Self.isForStorage(error) {
        counts["hostile", default: 0] += 1
      } catch { Issue.record("\(place)") }
      #expect(try folder.bytes(folder.installed) == bytes, "\(place)")
      return
    }
    let report = try #require(outcome.report, "\(place)")
    counts["upgraded", default: 0] += 1
    let after = try folder.app(Self.tables)
    for (name, table) in before where name != "sqlitemanager_content" {
      let isUsers =
        if carrying.contains(name) {
          true
        } else if hasRecord {
          brought[name].map { $0.isOrdinary && !$0.hasRows && table.count > 1 } ?? true
        } else if let bundled = coming[name] {
          table.count > 1
            && (bundled.isOrdinary && !bundled.hasRows
              || !adopting.contains(name) && !(installed[name]?.columns ?? []).isSubset(of: bundled.columns))
        } else {
          true
        }
      guard isUsers else { continue }
      counts["tables", default: 0] += 1
      #expect(after[name] == table, "\(name), \(place)")
      #expect(report.kept.contains(name), "\(name), \(place)")
    }
    try folder.app { database throws in
      #expect(try database.value("PRAGMA integrity_check") == "ok", "\(place)")
      for name in after.keys { try database.execute("EXPLAIN DELETE FROM \(identifier: name)") }
      for name in coming.keys where !report.kept.contains(name) {
        #expect(report.replaced.contains(name) || report.brought.contains(name), "\(name), \(place)")
      }
    }
    // A later bundle finds its way, or is refused.
    let third = try Self.bundle(content, version: 3, in: folder)
    let later = Result { try folder.installer(third, carrying: carrying).install() }
    if let error = later.failure, !(error is ContentError) { Issue.record("\(error), \(place)") }
  }
}
