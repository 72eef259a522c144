import Foundation
import SQLiteManager

extension Benchmark {
  static let openManager = price(
    "open-manager", "open a database by its path, read one row of content, close", count: 2_000, most: [Contender.ours: 1.6]
  ) { count in
    let quiz = try Quiz()
    let manager = SQLiteManager(.database(.file(quiz.installed)))
    return [
      Contender.repeating(Contender.direct, count) { try Quiz.readDirectly(quiz.installed) },
      Contender.repeating(Contender.ours, count) {
        try manager.open()
        let answer = try Quiz.read(manager)
        try manager.close()
        return answer
      },
      Peer.openQuiz("GRDB, DatabaseQueue", quiz.installed, count),
    ].map { $0.keeping(quiz) }
  }

  static let openPlaced = price(
    "open-placed", "open what is installed and current, read one row of content, close; C opens both files and reads both versions",
    count: 2_000, most: [Contender.ours: 1.8, "SQLiteManager, userSchema": 2]
  ) { count in
    let quiz = try Quiz()
    let (plain, stepped) = (quiz.manager(), quiz.manager(userSchema: Quiz.userSchema))
    let open = { (manager: SQLiteManager) in
      guard case .current = try manager.open() else { return -1 as Int64 }
      let answer = try Quiz.read(manager)
      try manager.close()
      return answer
    }
    return [
      Contender.repeating(Contender.direct, count) { try Quiz.readDirectly(quiz.installed, beside: quiz.bundled) },
      Contender.repeating(Contender.ours, count) { try open(plain) },
      Contender.repeating("SQLiteManager, userSchema", count) { try open(stepped) },
      Peer.openQuiz("GRDB, DatabaseQueue and DatabaseMigrator", quiz.migrated, count, migrates: true),
    ].map { $0.keeping(quiz) }
  }
}

/// An app's bundled content of ten tables, a search table and 5,000 rows, and its installed copy, with a table of the user's.
final class Quiz {
  static let select = "SELECT title FROM question1 WHERE id = 77"
  static let userSchema = [Migrator.Step(1, "CREATE TABLE answer (question INTEGER PRIMARY KEY, given TEXT)")]

  private let folder: TemporaryFolder
  let bundled: String
  /// The installed copy, which is opened by its path alone, too.
  let installed: String
  /// The same content for GRDB, which notes its migrations in the file.
  let migrated: String

  init() throws {
    folder = try TemporaryFolder()
    bundled = folder.path + "/quiz.sqlite"
    installed = folder.path + "/app/quiz.sqlite"
    migrated = folder.path + "/migrated.sqlite"
    let connection = try Connection(.file(bundled))
    for table in 1...10 {
      try connection.execute(
        """
        CREATE TABLE \(identifier: "question\(table)") (id INTEGER PRIMARY KEY, title TEXT NOT NULL, level INTEGER NOT NULL DEFAULT 1);
        INSERT INTO \(identifier: "question\(table)") (title)
          SELECT 'question ' || value FROM json_each('[' || substr(replace(hex(zeroblob(250)), '0', ',1'), 2) || ']')
        """)
    }
    try connection.execute("CREATE VIRTUAL TABLE search USING fts5(title); INSERT INTO search (title) SELECT title FROM question1")
    try connection.execute("PRAGMA user_version = 7")
    try connection.close()
    let manager = manager(userSchema: Self.userSchema)
    try manager.open()
    try manager.close()
    try FileManager.default.copyItem(atPath: bundled, toPath: migrated)
    try Peer.migrate(migrated)
  }

  func manager(userSchema: [Migrator.Step] = []) -> SQLiteManager {
    SQLiteManager(
      .installed(.file(URL(fileURLWithPath: bundled)), into: URL(fileURLWithPath: folder.path + "/app"), fileName: "quiz.sqlite"),
      userSchema: userSchema)
  }

  static func read(_ manager: SQLiteManager) throws -> Int64 {
    Int64(try manager.value(SQL(unchecked: select), as: String.self)?.utf8.count ?? -1)
  }

  /// Opens the installed database, and the bundled one when there is one; reads the versions and one row.
  static func readDirectly(_ installed: String, beside bundled: String? = nil) throws -> Int64 {
    let source = try bundled.map { try Direct.open("file:\($0)?immutable=1", Direct.reading) }
    let database = try Direct.open(installed, Direct.writing)
    if let source {
      guard try Direct.version(source) == Direct.version(database) else { throw Direct.Failure(code: 1, message: "the versions differ") }
      try Direct.close(source)
    }
    let answer = try Direct.textOfOne(database, select)
    try Direct.close(database)
    return Int64(answer.utf8.count)
  }
}
