import Scratch
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `Each call of an edit` {
  enum Edit: String, CaseIterable {
    case insert, insertMany, update, delete, upsert, upsertByOwnKey, insertAll, createTable, createNamed, read, columns, tables, migrate
  }

  static func run(_ edit: Edit, on connection: Connection) throws {
    switch edit {
    case .insert: try connection.insert(["name": "new", "points": 9], into: "t")
    case .insertMany: try connection.insert([["name": "x"], ["name": "y"]], into: "t")
    case .update: try connection.update("t", set: ["points": 7], where: Column("name") == "a")
    case .delete: try connection.delete(from: "t", where: Column("name") == "a")
    case .upsert: try connection.upsert(["name": "a", "points": 8], into: "t", onConflict: ["name"])
    case .upsertByOwnKey: try connection.upsert(["id": 1, "points": 8], into: "t")
    case .insertAll: try connection.prepareInsert(into: "t").insert(3, "c", 3)
    case .createTable: try connection.createTable("u", "a")
    case .createNamed: try connection.createTable("t_content", "a")  // "t" could be a virtual table that claims it
    case .read: #expect(try connection.read("t", orderedBy: .ascending("id")).map(\.values) == [[1, "a", 1], [2, "b", 2]])
    case .columns: #expect(try connection.columns(of: "t").map(\.name) == ["id", "name", "points"])
    case .tables: #expect(try connection.tables().map(\.name) == ["t"])
    case .migrate:
      let migrator = try Migrator([.init(1, "CREATE TABLE m (a)"), .init(2, "INSERT INTO m VALUES (1); DELETE FROM t")])
      try migrator.migrate(connection)
    }
  }

  static func prepare(_ path: String) throws {
    let connection = try Connection(.file(path))
    try connection.createTable("t", "id INTEGER PRIMARY KEY, name TEXT UNIQUE, points INTEGER")
    try connection.insert([["name": "a", "points": 1], ["name": "b", "points": 2]], into: "t")
  }

  static func dump(_ path: String) throws -> [[SQLiteValue]] {
    let connection = try Connection(.file(path), access: .readWrite)
    #expect(try connection.value("PRAGMA integrity_check") == "ok")
    let version = try connection.rows("PRAGMA user_version").map(\.values)
    return try connection.rows("SELECT name, sql FROM sqlite_schema").map(\.values) + connection.rows("SELECT * FROM t").map(\.values)
      + version
  }

  @Test(arguments: Edit.allCases)
  func `fails once and for ever, and the table is as before or as after`(edit: Edit) throws {
    let folder = try ScratchFolder()
    try Self.prepare(folder.path("clean"))
    let before = try Self.dump(folder.path("clean"))
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    try Self.run(edit, on: Connection(.file(folder.path("clean")), on: counter))
    let after = try Self.dump(folder.path("clean"))
    var failures = 0
    let runs = TestRun.sample(of: counter.failableCalls, few: 12) { [FaultPlan.once(at: $0), .forever(from: $0)] }
    for (k, plan) in runs {
      let name = "\(k)\(plan.choice)"
      try Self.prepare(folder.path(name))
      let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan)
      let wrapper = LedgerSqlite3Wrapper(faulty)
      var failed = false
      do {
        try Self.run(edit, on: Connection(.file(folder.path(name)), on: wrapper))
      } catch is SQLiteError {
        failed = true
        failures += 1
      }
      #expect(wrapper.ledger.openHandles.isEmpty, "\(plan.choice)")
      #expect(wrapper.ledger.misuses.isEmpty, "\(plan.choice)")
      let found = try Self.dump(folder.path(name))
      if edit == .migrate, failed {
        #expect(found == before || found == after || found.last == [1], "\(plan.choice): a step half done")
      } else {
        #expect(failed ? found == before || found == after : found == after, "\(plan.choice) \(faulty.injected)")
      }
    }
    #expect(failures > runs.count / 4)
  }
}
