import FileCallShim
import Foundation
import SQLiteManager

/// One piece of work that a process does on a database.
enum Scenario: String, CaseIterable {
  case first = "first install"
  case firstOfLog = "first install, bundle with a -wal"
  case firstUnsynced = "first install, synchronous OFF"
  case firstBesideLog = "first install beside a stale -wal"
  case upgrade = "upgrade"
  case upgradeWAL = "upgrade, WAL"
  case upgradeOfLiveLog = "upgrade, WAL with rows of the user in it"
  case upgradeFromLog = "upgrade, bundle with a -wal"
  case upgradeMoving = "upgrade, rows of content change places"
  case upgradeMovingWAL = "upgrade, rows of content change places, WAL"
  case upgradeAndSteps = "upgrade, steps of the user's schema"
  case upgradeAndStepsWAL = "upgrade, steps of the user's schema, WAL"
  case stepsAlone = "steps of the user's schema alone"
  case recommended = "upgrade and writing, recommended settings"
  case removal = "removal"
  case removalOfJournal = "removal with a hot journal"
  case removalOfLog = "removal with a live -wal"
  case asideJournal = "setting aside with a hot journal"
  case asideLog = "setting aside with a live -wal"
  case migration = "Migrator, 5 steps"
  case migrationWAL = "SQLiteManager, 5 steps, WAL"
  case commits = "commits, WAL"
  case update = "update of an open database, WAL"

  /// The kinds of scenarios; the same is expected of all scenarios of a kind.
  enum Kind { case install, removal, aside, migration, commits }

  var kind: Kind {
    switch self {
    case .first, .firstOfLog, .firstUnsynced, .firstBesideLog: .install
    case .upgrade, .upgradeWAL, .upgradeOfLiveLog, .upgradeFromLog, .recommended: .install
    case .upgradeMoving, .upgradeMovingWAL, .upgradeAndSteps, .upgradeAndStepsWAL, .stepsAlone: .install
    case .removal, .removalOfJournal, .removalOfLog: .removal
    case .asideJournal, .asideLog: .aside
    case .migration, .migrationWAL: .migration
    case .commits: .commits
    case .update: .install
    }
  }

  /// Whether there is no database before.
  var isFirst: Bool { [.first, .firstOfLog, .firstUnsynced, .firstBesideLog].contains(self) }

  /// Whether its changes are on the disk when it says so. A commit in a rollback mode may be taken back by a power loss right after it, for
  /// SQLite does not sync the folder after it has removed the journal; and so may a commit that does not wait for the disk.
  var isDurable: Bool { isFirst || [.removal, .aside, .commits].contains(kind) || self == .migrationWAL }

  /// The steps of the user's schema; none where it has no version.
  var userSteps: [Migrator.Step] {
    guard [.upgradeAndSteps, .upgradeAndStepsWAL, .stepsAlone].contains(self) else { return [] }
    return [
      .init(1, Self.userTables),
      .init(
        2,
        """
        CREATE TABLE note2 (id INTEGER PRIMARY KEY, text TEXT NOT NULL, length); INSERT INTO note2 SELECT id, text, length(text) FROM note;
        DROP TABLE note; ALTER TABLE note2 RENAME TO note
        """), .init(3, "ALTER TABLE star ADD COLUMN seen; UPDATE star SET seen = 1"),
    ]
  }

  /// Runs the scenario, and returns its outcome in words.
  func act(in world: World) -> String {
    do {
      switch kind {
      case .install where self == .recommended: return try openAndWrite(in: world)
      case .install where self == .update: return try openAndUpdate(in: world)
      case .install:
        var configuration = Connection.Configuration()
        if self == .firstUnsynced { configuration.synchronous = .off }
        var installer = world.installer(configuration: configuration)
        installer.userSchemaSteps = userSteps
        return Self.text(try installer.install())
      case .removal:
        try world.installer().removeInstalled()
        return "removed"
      case .aside: return try world.installer().setAside() == nil ? "nothing there" : "set aside"
      case .migration: return try migrate(in: world, byManager: self == .migrationWAL)
      case .commits: return try commit(in: world)
      }
    } catch let error as ContentError {
      if case .sourceDamaged = error { return "DAMAGED \(error)" }
      return "ERROR \(error)"
    } catch let error as SQLiteError {
      return "ERROR \(error)"
    } catch {
      return "ERROR of no type that is promised: \(error)"
    }
  }

  static func text(_ outcome: InstallOutcome) -> String {
    if case .damaged(let reason) = outcome { return "DAMAGED \(reason)" }
    return "\(outcome)"
  }

  private func openAndWrite(in world: World) throws -> String {
    let manager = Self.manager(of: world.source, in: world)
    let outcome = try manager.open()
    if case .damaged = outcome { return Self.text(outcome) }
    for number in 1...3 { try write(number, to: manager) }
    return Self.text(outcome)
  }

  /// Returns the manager of an app that waits for locks for 20 ms.
  static func manager(of source: URL, in world: World) -> SQLiteManager {
    var configuration = Connection.Configuration.recommended
    configuration.busyTimeoutMilliseconds = 20
    return SQLiteManager(
      .installed(.file(source), into: world.target, fileName: World.fileName), configuration: configuration, on: Sqlite3Wrapper())
  }

  /// Writes rows of the user in one transaction, and acknowledges it once it is committed.
  func write(_ number: Int, to manager: SQLiteManager) throws {
    try manager.transaction { connection in
      for row in 1...4 { try connection.prepare("INSERT INTO note (text) VALUES (\("late \(number) \(row)"))").run() }
    }
    file_call_shim_acknowledge(Int64(number))
  }

  private static var itemSteps: [Migrator.Step] {
    [
      .init(1, "CREATE TABLE tag (item, name); INSERT INTO tag SELECT id, 'a' FROM item; INSERT INTO history VALUES (1)"),
      .init(2, "ALTER TABLE item ADD COLUMN points DEFAULT 3; INSERT INTO history VALUES (2)"),
      .init(
        3,
        """
        CREATE TABLE item2 (id INTEGER PRIMARY KEY, title, points); INSERT INTO item2 SELECT id, title, points FROM item;
        DROP TABLE item; ALTER TABLE item2 RENAME TO item; INSERT INTO history VALUES (3)
        """),
      .init(4, "CREATE INDEX by_title ON item(title, points); INSERT INTO history VALUES (4)"),
      .init(5, "CREATE VIRTUAL TABLE found USING fts5(title); INSERT INTO found SELECT title FROM item; INSERT INTO history VALUES (5)"),
    ]
  }

  /// Runs the steps that are missing; with a small cache, pages are written before a step commits.
  func migrate(in world: World, byManager: Bool, cache: SQL = "PRAGMA cache_size") throws -> String {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = 20
    if byManager {
      let manager = SQLiteManager(
        .database(.file(world.installed.path), access: .readWrite), userSchema: Self.itemSteps, configuration: configuration,
        prepare: { try $0.execute(cache) }, on: Sqlite3Wrapper())
      try manager.open()
      let version = try manager.withConnection { try $0.pragma(.userVersion) }
      file_call_shim_acknowledge(Int64(version))
      try manager.close()
      return "migrated to \(version)"
    }
    let connection = try Connection(.file(world.installed.path), access: .readWrite, configuration: configuration)
    try connection.execute(cache)
    var migrator = try Migrator(Self.itemSteps)
    migrator.didMigrate = { file_call_shim_acknowledge(Int64($0)) }
    let (_, version) = try migrator.migrate(connection)
    try connection.close()
    return "migrated to \(version)"
  }

  /// How many commits there are, and the rows of each.
  static let commitCount = 8
  static let rowsPerCommit = 5

  private func commit(in world: World) throws -> String {
    var configuration = Connection.Configuration.recommended
    configuration.synchronous = .full
    configuration.busyTimeoutMilliseconds = 20
    let connection = try Connection(.file(world.installed.path), access: .readWrite, configuration: configuration)
    try connection.execute("PRAGMA wal_autocheckpoint=8")
    let there = try connection.value("SELECT count(*) FROM note", as: Int.self) ?? 0
    for number in 1...Self.commitCount {
      try connection.transaction(.immediate) {
        for row in 1...Self.rowsPerCommit {
          let id = there + (number - 1) * Self.rowsPerCommit + row
          try connection.prepare("INSERT INTO note VALUES (\(id), \("row \(id)") || hex(zeroblob(100)))").run()
        }
      }
      file_call_shim_acknowledge(Int64(number))
    }
    try connection.close()
    return "committed"
  }
}
