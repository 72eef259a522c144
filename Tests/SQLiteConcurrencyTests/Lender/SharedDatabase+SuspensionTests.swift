import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// A shared database on a file, of any type.
enum SuspendedDatabase: CaseIterable {
  case database, databaseWithoutLog, queue, queueWithoutLog, manager, managerWithoutLog, closing, closingWithoutLog

  func open(_ path: String, on sqlite: any Sqlite3WrapperProtocol) throws -> any SharedDatabase {
    let file = Connection.Location.file(path)
    var configuration = Connection.Configuration.recommended
    if "\(self)".hasSuffix("WithoutLog") { configuration.journalMode = .delete }
    func manager(_ policy: SQLiteManager.IdlePolicy) throws -> SQLiteManager {
      let manager = SQLiteManager(.database(file), configuration: configuration, idlePolicy: policy, on: sqlite)
      try manager.open()
      return manager
    }
    let database: any SharedDatabase =
      switch self {
      case .database, .databaseWithoutLog: try Database(file, configuration: configuration, on: sqlite)
      case .queue, .queueWithoutLog: try ConnectionQueue(file, configuration: configuration, on: sqlite)
      case .manager, .managerWithoutLog: try manager(.keepOpen)
      case .closing, .closingWithoutLog: try manager(.closeWhenIdle)
      }
    try database.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega'), (2, 'Deneb')")
    return database
  }
}

@Suite struct `A shared database that is suspended` {
  private func sweep(
    _ shared: SuspendedDatabase, _ operation: @escaping @Sendable (any SharedDatabase) throws -> Void
  ) throws -> SuspensionSweepReport {
    let folder = try ScratchFolder()
    return try SuspensionSweep(
      runs: TestRun.rounds(.max, few: 10), seed: TestRun.seed, setUp: { try shared.open(folder.path("a"), on: $0) },
      suspend: { try $0.suspend() }, resume: { $0.resume() }, operation
    ).run()
  }

  @Test(arguments: TestRun.isLong ? SuspendedDatabase.allCases : [.database, .closingWithoutLog])
  func `holds no lock after a write transaction`(
    shared: SuspendedDatabase
  ) throws {
    let report = try sweep(shared) { database in
      try database.transaction { connection in
        try connection.execute("UPDATE star SET name = upper(name) WHERE id = 1")
        try connection.insert(["name": "Rigel"], into: "star")
      }
    }
    #expect(report.judged > 5)
  }

  @Test(arguments: TestRun.isLong ? SuspendedDatabase.allCases : [.databaseWithoutLog, .manager]) func `holds no lock after a read`(
    shared: SuspendedDatabase
  )
    throws
  {
    let report = try sweep(shared) { database in
      _ = try database.withReader(.transaction) { connection in
        try connection.count("star") + connection.rows("SELECT id FROM star", as: Int.self).count
      }
    }
    #expect(report.judged > 5)
  }

  @Test(arguments: TestRun.isLong ? SuspendedDatabase.allCases : [.queue, .managerWithoutLog])
  func `holds no lock after an import in many statements`(
    shared: SuspendedDatabase
  )
    throws
  {
    let report = try sweep(shared) { database in
      for name in ["Rigel", "Sirius", "Spica"] { try database.insert(["name": name], into: "star") }
      try database.withConnection { connection in
        for name in ["Mizar", "Alcor"] { try connection.insert(["name": name], into: "star") }
        _ = try connection.checkpoint()
      }
    }
    #expect(report.judged > 5)
  }

  @Test(arguments: TestRun.isLong ? SuspendedDatabase.allCases : [.closing, .databaseWithoutLog]) func `holds no lock after a migration`(
    shared: SuspendedDatabase
  )
    throws
  {
    let report = try sweep(shared) { database in
      let migrator = try Migrator([
        .init(1, "ALTER TABLE star ADD COLUMN light REAL"), .init(2, "CREATE INDEX by_name ON star (name)"),
      ])
      _ = try database.withConnection { try migrator.migrate($0) }
    }
    #expect(report.judged > 5)
  }
}
