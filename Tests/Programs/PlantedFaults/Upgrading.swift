import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let upgrading = [pointsAddedTwice, installedOverRows, sequenceAfterVersion, replacedBeforeCheck, keysFoundOff]

  /// An error in the middle of 12 rows shows it, of whatever kind, unless SQLite has rolled back.
  private static let pointsAddedTwice = PlantedFault(
    "points added twice", .calls, "If adding points fails halfway, the fallback adds all points again without rolling back the first try.",
    before: TrainedQuiz.before, object: { try TrainedQuiz(on: $0, $1) }
  ) { (quiz: TrainedQuiz, isRight) in
    try quiz.upgrade(isRight)
  }

  /// The opening of one connection and its only query show it.
  private static let installedOverRows = PlantedFault(
    "installed over the user's rows", .calls,
    "If the lookup of a user's table fails, the database is treated as new, and the user's rows are deleted.",
    before: BirdGuide.before, object: { try BirdGuide(on: $0, $1) }
  ) { (guide: BirdGuide, isRight) in
    try guide.open(isRight)
  }

  /// The last statement shows it, once and for ever.
  private static let sequenceAfterVersion = PlantedFault(
    "sequence after the version", .calls, "The AUTOINCREMENT sequence is restored after the transaction that commits the new version.",
    before: Cookbook.before, object: { try Cookbook(on: $0, $1) }
  ) { (cookbook: Cookbook, isRight) in
    try cookbook.upgrade(isRight)
  }
}

/// A quiz with the points that the user has got for each question; a bundle brings them as 0.
private final class TrainedQuiz {
  private static let progress = BundledTable("progress (question INTEGER UNIQUE, points INTEGER)")
  private static let own = [BundledTable](
    lines: """
      favourite (question INTEGER, reason TEXT)
      remark (question INTEGER, body TEXT, place INTEGER)
      """)
  private static let content = [BundledTable](
    lines: """
      category (title TEXT, symbol TEXT, place INTEGER)
      level (title TEXT, points INTEGER, seconds INTEGER)
      round (title TEXT, level INTEGER, intro TEXT)
      question (title TEXT, hint TEXT, category INTEGER)
      choice (question INTEGER, body TEXT, place INTEGER)
      solution (question INTEGER, choice INTEGER, comment TEXT)
      picture (question INTEGER, file TEXT, caption TEXT)
      sound (question INTEGER, file TEXT, seconds INTEGER)
      joker (title TEXT, effect TEXT, price INTEGER)
      tag (title TEXT, colour TEXT, place INTEGER)
      tagged (question INTEGER, tag INTEGER, reason TEXT)
      source (question INTEGER, title TEXT, address TEXT)
      """)
  static let before = PlantedStage.Content(sql: (content + [progress] + own).sql() + "PRAGMA user_version = 1;")

  private let databases: ContentUpgrade

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws {
    let sql = (Self.content + [Self.progress]).sql(edition: 2) + "UPDATE progress SET points = 0;"
    databases = try ContentUpgrade(on: sqlite, stage, bundle: sql)
  }

  func upgrade(_ isRight: Bool) throws -> PlantedValue {
    let (database, bundle) = (try databases.openInstalled(), try databases.openBundle())
    try database.transaction {
      if try database.pragma(.userVersion) == 2 { return }
      let kept = try database.rows("SELECT question, points FROM progress ORDER BY question", as: Int.self, Int.self)
      try database.replaceRows(of: Self.content.prefix(8) + [Self.progress], from: bundle)
      try add(kept, to: database, isRight)
      try database.replaceRows(of: Self.content.dropFirst(8), from: bundle)
      try database.rebuild(Self.own, for: 2)
      try database.setPragma(.userVersion, to: 2)
    }
    return .number(try database.value("SELECT sum(points) FROM progress") ?? 0)
  }

  /// Adds the points by one statement for all questions, or else one by one, with those that the new bundle lacks.
  private func add(_ kept: [(Int, Int)], to database: Connection, _ isRight: Bool) throws {
    try database.execute("SAVEPOINT adding")
    do {
      let add = try database.prepare("UPDATE progress SET points = points + ? WHERE question = ?")
      for (question, points) in kept {
        try add.run(points, question)
        if database.changes == 0 { throw PlantedError(code: 1, action: "add points to question \(question)") }
      }
    } catch {
      if isRight { try database.execute("ROLLBACK TO adding") }
      for (question, points) in kept {
        try database.execute(
          """
          INSERT INTO progress (question, points) VALUES (\(question), \(points))
          ON CONFLICT (question) DO UPDATE SET points = points + excluded.points
          """)
      }
    }
    try database.execute("RELEASE adding")
  }
}

/// A guide to birds with the sightings of the user.
private final class BirdGuide {
  private static let own = [BundledTable](
    lines: """
      sighting (bird INTEGER, place TEXT, day TEXT)
      wish (bird INTEGER, reason TEXT)
      sketch (bird INTEGER, file TEXT, day TEXT)
      """)
  private static let content = [BundledTable](
    lines: """
      family (title TEXT, latin TEXT, place INTEGER)
      bird (title TEXT, latin TEXT, family INTEGER)
      plumage (bird INTEGER, season TEXT, body TEXT)
      song (bird INTEGER, file TEXT, seconds INTEGER)
      habitat (title TEXT, symbol TEXT, place INTEGER)
      lives (bird INTEGER, habitat INTEGER, season TEXT)
      food (title TEXT, symbol TEXT, place INTEGER)
      eats (bird INTEGER, food INTEGER, season TEXT)
      nest (bird INTEGER, body TEXT, eggs INTEGER)
      region (title TEXT, country TEXT, place INTEGER)
      seen (bird INTEGER, region INTEGER, months TEXT)
      threat (bird INTEGER, title TEXT, level INTEGER)
      """)
  static let before = PlantedStage.Content(sql: (content + own).sql() + "PRAGMA user_version = 1;")

  private let databases: ContentUpgrade

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws {
    databases = try ContentUpgrade(on: sqlite, stage, bundle: Self.content.sql(1...13, edition: 2))
  }

  func open(_ isRight: Bool) throws -> PlantedValue {
    let isThere = isRight ? try isInstalled() : (try? isInstalled()) ?? false
    let guide = SQLiteManager(.database(.file(databases.installed)), on: databases.sqlite)
    try guide.open()
    let bundle = try databases.openBundle()
    try guide.transaction { connection in
      if !isThere {
        for table in Self.content + Self.own {
          try connection.dropTable(table.name, ifExists: true)
          try connection.execute(table.creation)
        }
      } else if try connection.pragma(.userVersion) == 2 {
        return
      }
      try connection.replaceRows(of: Self.content, from: bundle)
      try connection.rebuild(Self.own, for: 2)
      try connection.setPragma(.userVersion, to: 2)
    }
    return .number(Int64(try guide.count("bird")))
  }

  private func isInstalled() throws -> Bool {
    try Connection(.file(databases.installed), on: databases.sqlite).tableExists("sighting")
  }
}

/// Recipes with notes of the user, whose numbers are never used again.
private final class Cookbook {
  private static let note = BundledTable("note (recipe INTEGER, body TEXT)")
  private static let own = [BundledTable](
    lines: """
      cooked (recipe INTEGER, day TEXT, guests INTEGER)
      bought (food INTEGER, day TEXT)
      """)
  private static let content = [BundledTable](
    lines: """
      cuisine (title TEXT, country TEXT, place INTEGER)
      course (title TEXT, symbol TEXT, place INTEGER)
      recipe (title TEXT, cuisine INTEGER, course INTEGER)
      step (recipe INTEGER, body TEXT, minutes INTEGER)
      food (title TEXT, season TEXT, energy INTEGER)
      ingredient (recipe INTEGER, food INTEGER, grams INTEGER)
      tool (title TEXT, picture TEXT, price INTEGER)
      needed (recipe INTEGER, tool INTEGER, reason TEXT)
      allergen (title TEXT, symbol TEXT, law TEXT)
      contains (food INTEGER, allergen INTEGER, traces TEXT)
      wine (title TEXT, country TEXT, year INTEGER)
      paired (recipe INTEGER, wine INTEGER, comment TEXT)
      """)
  /// The last two of 14 notes were deleted.
  static let before = PlantedStage.Content(
    sql: (content + own).sql() + "CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, recipe INTEGER, body TEXT);"
      + note.filling(1...14, edition: 1) + "DELETE FROM note WHERE id > 12; PRAGMA user_version = 1;")

  private let databases: ContentUpgrade

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws {
    databases = try ContentUpgrade(on: sqlite, stage, bundle: Self.content.sql(edition: 2))
  }

  func upgrade(_ isRight: Bool) throws -> PlantedValue {
    let cookbook = SQLiteManager(.database(.file(databases.installed)), on: databases.sqlite)
    try cookbook.open()
    let bundle = try databases.openBundle()
    let last: Int64 = try cookbook.value("SELECT seq FROM sqlite_sequence WHERE name = 'note'") ?? 0
    let restore: SQL = "UPDATE sqlite_sequence SET seq = \(last) WHERE name = 'note'"
    try cookbook.transaction { connection in
      if try connection.pragma(.userVersion) == 2 { return }
      try connection.replaceRows(of: Self.content, from: bundle)
      try connection.rebuild(Self.own, for: 2)
      try rebuildNotes(on: connection)
      if isRight { try connection.execute(restore) }
      try connection.setPragma(.userVersion, to: 2)
    }
    if !isRight { try cookbook.execute(restore) }
    return .number(last)
  }

  /// Makes the table of notes again with a mark for each.
  private func rebuildNotes(on connection: Connection) throws {
    try connection.execute(
      "CREATE TABLE new_note (id INTEGER PRIMARY KEY AUTOINCREMENT, recipe INTEGER, body TEXT NOT NULL, isRead INTEGER NOT NULL)")
    for note in try connection.rows(Self.note.selection()) {
      try connection.insert(["id": note[0], "recipe": note[1], "body": note[2], "isRead": true], into: "new_note")
    }
    try connection.execute("DROP TABLE note; ALTER TABLE new_note RENAME TO note")
  }
}
