import Foundation
import SQLiteManager

extension Scenario {
  /// Makes the bundle and the database that is installed before.
  func start(in world: World) throws -> Snapshot {
    try world.restore(Snapshot(folders: ["target"]))
    let first = try Self.bundle(1, moves ? Self.lessons(1) : "", in: world)
    let second = try Self.bundle(2, moves ? Self.lessons(2) : "", in: world)
    try world.put(first, at: world.source)
    try world.put(first, at: world.oldSource)
    switch self {
    case .first, .firstOfLog, .firstUnsynced: try FileManager.default.removeItem(at: world.target)
    case .firstBesideLog: try Self.leaveStaleLog(in: world)
    case .migration, .migrationWAL: try Self.makeItems(in: world)
    default:
      try install(in: world)
      try world.app { try $0.execute(userSteps.isEmpty ? Self.user : Self.userRows) }
      if moves { try world.app { try $0.execute(Self.visits) } }
    }
    switch self {
    case .upgradeWAL, .upgradeMovingWAL, .upgradeAndStepsWAL, .recommended, .migrationWAL:
      try world.app { try $0.execute("PRAGMA journal_mode=WAL") }
    case .upgradeOfLiveLog, .removalOfLog, .asideLog:
      try Self.leaveOpen(world.installed, in: world) {
        try $0.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0")
        try $0.execute(Self.more)
      }
    case .removalOfJournal, .asideJournal:
      try Self.leaveOpen(world.installed, in: world) {
        try $0.execute("PRAGMA cache_size=2; BEGIN")
        try $0.execute("UPDATE star SET at = hex(zeroblob(300)); DELETE FROM note; UPDATE question SET title = 'lost'")
      }
    case .update: try Self.makeBundleOfUpdatedApp(in: world)
    case .commits:
      try world.app { try $0.execute("DELETE FROM note; PRAGMA journal_mode=WAL") }
    default: break
    }
    try world.put(second, at: world.source)
    if self == .stepsAlone { try install(in: world) }
    if self == .firstOfLog || self == .upgradeFromLog {
      try Self.leaveOpen(world.source, in: world) {
        try $0.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; UPDATE question SET title = title || ' from the log'")
      }
    }
    return try world.snapshot()
  }

  /// Installs the bundle that is there, with the first step of the user's schema.
  private func install(in world: World) throws {
    var installer = world.installer()
    installer.userSchemaSteps = Array(userSteps.prefix(1))
    _ = try installer.install()
  }

  /// Whether the titles of the second bundle have an ending that only its `-wal` holds.
  var hasLog: Bool { self == .firstOfLog || self == .upgradeFromLog }

  /// Whether rows of content have other ids in the second bundle.
  var moves: Bool { self == .upgradeMoving || self == .upgradeMovingWAL }

  /// How many notes the user has.
  var notes: Int { [.upgradeOfLiveLog, .removalOfLog, .asideLog].contains(self) ? 60 : 30 }

  /// The questions of a version.
  static func questions(_ version: Int) -> Int { 50 + 10 * version }

  private static func bundle(_ version: Int, _ more: SQL = "", in world: World) throws -> [UInt8] {
    let url = world.workshop.appendingPathComponent("bundle")
    try? FileManager.default.removeItem(at: url)
    let connection = try Connection(.file(url.path))
    try connection.execute(
      SQL(
        unchecked: """
          CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL, category INTEGER);
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(questions(version)))
          INSERT INTO question SELECT i, 'v\(version) question ' || i || hex(zeroblob(30)), i % 5 FROM n;
          CREATE INDEX by_category ON question(category, title);
          CREATE TABLE only\(version) (a); INSERT INTO only\(version) VALUES (\(version));
          CREATE VIEW titles AS SELECT title FROM question;
          CREATE VIRTUAL TABLE search USING fts5(title); INSERT INTO search(rowid, title) SELECT id, title FROM question;
          PRAGMA user_version=\(version)
          """))
    try connection.execute(more)
    try connection.close()
    return [UInt8](try Data(contentsOf: url))
  }

  /// The tables and rows of the user; `more` are the rows that only a log holds.
  private static let user: SQL = userTables + userRows
  static let userTables: SQL = """
    CREATE TABLE star (question INTEGER REFERENCES question(id) ON DELETE CASCADE, at TEXT);
    CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    CREATE INDEX mine ON question(title);
    """
  private static let userRows: SQL = """
    INSERT INTO star (question, at) SELECT id, 'u' || id FROM question WHERE id <= 40;
    INSERT INTO note (id, text) SELECT id, 'row ' || id FROM question WHERE id <= 30;
    """
  private static let more: SQL = "INSERT INTO note SELECT id + 30, 'row ' || (id + 30) FROM question WHERE id <= 30"

  /// Lessons that are recognized by their codes: the second bundle has them in the opposite order, and a new one in place of the first.
  private static func lessons(_ version: Int) -> SQL {
    """
    CREATE TABLE lesson (id INTEGER PRIMARY KEY, code TEXT NOT NULL);
    INSERT INTO lesson SELECT iif(\(version) = 1, id, 41 - id), iif(\(version) = 1 OR id > 1, 'lesson ' || id, 'new')
      FROM question WHERE id <= 40;
    CREATE TABLE sqlitemanager_keys (table_name TEXT, column_name TEXT); INSERT INTO sqlitemanager_keys VALUES ('lesson', 'code');
    """
  }

  /// The user's references to the lessons, with their codes.
  private static let visits: SQL = """
    CREATE TABLE visit (lesson INTEGER PRIMARY KEY REFERENCES lesson, code TEXT); INSERT INTO visit SELECT id, code FROM lesson;
    """

  private static func makeItems(in world: World) throws {
    let connection = try Connection(.file(world.installed.path))
    try connection.execute(
      """
      CREATE TABLE history (step INTEGER); CREATE TABLE item (id INTEGER PRIMARY KEY, title);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
      INSERT INTO item SELECT i, 'item ' || i || hex(zeroblob(50)) FROM n
      """)
    try connection.close()
  }

  /// A log of a database that was removed, which would be valid beside any file.
  private static func leaveStaleLog(in world: World) throws {
    let old = world.workshop.appendingPathComponent("old")
    try world.put(try bundle(1, in: world), at: old)
    try leaveOpen(old, in: world) {
      try $0.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0")
      try $0.execute(user)
      try $0.execute("UPDATE question SET title = 'stale'; PRAGMA user_version=2")
    }
    try FileManager.default.moveItem(atPath: old.path + "-wal", toPath: world.installed.path + "-wal")
  }

  /// Leaves a database as a process does that is killed while it has it open.
  private static func leaveOpen(_ url: URL, in world: World, _ body: (Connection) throws -> Void) throws {
    let suffixes = ["", "-wal", "-journal"]
    let connection = try Connection(.file(url.path), access: .readWrite)
    try body(connection)
    var copies: [String: Data] = [:]
    for suffix in suffixes { copies[suffix] = FileManager.default.contents(atPath: url.path + suffix) }
    if connection.isInTransaction { try connection.execute("ROLLBACK") }
    try connection.close()
    for (suffix, bytes) in copies { try bytes.write(to: URL(fileURLWithPath: url.path + suffix)) }
  }
}

extension World {
  /// Runs a closure on the installed database, as an app does.
  func app(_ body: (Connection) throws -> Void) throws {
    let connection = try Connection(.file(installed.path), access: .readWrite)
    try body(connection)
    try connection.close()
  }

  /// Puts a file at a place, with nothing beside it.
  func put(_ bytes: [UInt8], at url: URL) throws {
    for suffix in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    try Data(bytes).write(to: url)
  }
}
