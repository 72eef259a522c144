import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  /// The check at the end shows it, with any error, once and for ever.
  static let replacedBeforeCheck = PlantedFault(
    "replaced before the check", .calls,
    "The new database replaces the user's file before it is checked, and is deleted if the check fails.",
    before: MuseumGuide.before, object: { try MuseumGuide(on: $0, $1) }
  ) { (guide: MuseumGuide, isRight) in
    try guide.upgrade(isRight)
  }

  /// A lock that is met while one table is filled shows it, and nothing else.
  static let keysFoundOff = PlantedFault(
    "foreign keys found off", .calls,
    "After a lock the fill is run again: it finds foreign keys off, as the first try left them, and leaves them off.",
    before: Vocabulary.before, object: { try Vocabulary(on: $0, $1) }
  ) { (vocabulary: Vocabulary, isRight) in
    try vocabulary.upgrade(isRight)
  }
}

/// A guide to a museum, with the visits of the user. An upgrade builds a new file.
private final class MuseumGuide {
  private static let own = [BundledTable](
    lines: """
      visit (work INTEGER, day TEXT, minutes INTEGER)
      loved (work INTEGER, reason TEXT, place INTEGER)
      question (work INTEGER, body TEXT, day TEXT)
      tour (title TEXT, day TEXT, rooms INTEGER)
      """)
  private static let content = [BundledTable](
    lines: """
      building (title TEXT, street TEXT, floors INTEGER)
      room (building INTEGER, title TEXT, floor INTEGER)
      artist (name TEXT, country TEXT, born INTEGER)
      work (title TEXT, artist INTEGER, room INTEGER)
      material (title TEXT, symbol TEXT, place INTEGER)
      made (work INTEGER, material INTEGER, comment TEXT)
      story (work INTEGER, body TEXT, seconds INTEGER)
      picture (work INTEGER, file TEXT, caption TEXT)
      opening (building INTEGER, day TEXT, hours TEXT)
      ticket (title TEXT, price INTEGER, rule TEXT)
      """)
  static let before = PlantedStage.Content(sql: (content + own).sql() + "PRAGMA user_version = 1;")

  private let databases: ContentUpgrade
  private let file: StagedFile

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws {
    databases = try ContentUpgrade(on: sqlite, stage, bundle: Self.content.sql(edition: 2))
    file = StagedFile(path: databases.installed)
  }

  func upgrade(_ isRight: Bool) throws -> PlantedValue {
    if try !databases.isDone() {
      try file.build { path in
        try fill(path)
        if isRight { try check(path) }
      }
      try file.moveIntoPlace()
      if !isRight { try checkInPlace() }
    }
    return .number(Int64(try databases.openInstalled().count("visit")))
  }

  private func fill(_ path: String) throws {
    let (user, bundle) = (try databases.openInstalled(), try databases.openBundle())
    let database = try Connection(.file(path), on: databases.sqlite)
    try database.transaction {
      try database.install(Self.content, from: bundle)
      try database.install(Self.own, from: user)
      try database.setPragma(.userVersion, to: 2)
    }
    try database.close()
  }

  private func checkInPlace() throws {
    do {
      try check(databases.installed)
    } catch {
      try FileManager.default.removeItem(atPath: databases.installed)  // the next start installs the bundle again
      throw error
    }
  }

  private func check(_ path: String) throws {
    let database = try Connection(.file(path), access: .readWrite, on: databases.sqlite)
    for table in Self.content + Self.own where try database.count(table.name) == 0 {
      throw PlantedError(code: 11, action: "\(table.name) has no rows")
    }
    if let damage = try database.quickCheck().first { throw PlantedError(code: 11, action: damage) }
  }
}

/// Words with the cards of the user, who loses those of words that are retired. An upgrade builds a new file.
private final class Vocabulary {
  /// A word may come before its root.
  private static let word = BundledTable("word (title TEXT, root INTEGER REFERENCES word ON DELETE SET NULL, lesson INTEGER)")
  private static let own = [BundledTable](
    lines: """
      card (word INTEGER REFERENCES word ON DELETE CASCADE, box INTEGER, day TEXT)
      remark (word INTEGER REFERENCES word ON DELETE CASCADE, body TEXT)
      mistake (word INTEGER REFERENCES word ON DELETE CASCADE, typed TEXT, day TEXT)
      goal (title TEXT, words INTEGER, day TEXT)
      """)
  private static let content = [BundledTable](
    lines: """
      lesson (title TEXT, intro TEXT, place INTEGER)
      dialogue (lesson INTEGER, title TEXT, body TEXT)
      line (dialogue INTEGER, speaker TEXT, body TEXT)
      grammar (lesson INTEGER, title TEXT, body TEXT)
      exercise (grammar INTEGER, task TEXT, solution TEXT)
      sentence (body TEXT, translation TEXT, lesson INTEGER)
      sound (title TEXT, file TEXT, seconds INTEGER)
      picture (title TEXT, file TEXT, caption TEXT)
      country (title TEXT, capital TEXT, place INTEGER)
      """)
  static let before = PlantedStage.Content(sql: (content + [word] + own).sql() + "PRAGMA user_version = 1;")

  private let databases: ContentUpgrade
  private let file: StagedFile

  /// The newer bundle retires three words.
  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws {
    let retired = "CREATE TABLE retired (word INTEGER); INSERT INTO retired VALUES (3), (7), (8);"
    databases = try ContentUpgrade(on: sqlite, stage, bundle: (Self.content + [Self.word]).sql(edition: 2) + retired)
    file = StagedFile(path: databases.installed)
  }

  func upgrade(_ isRight: Bool) throws -> PlantedValue {
    if try !databases.isDone() {
      try file.build { try fill($0, isRight) }
      try file.moveIntoPlace()
    }
    return .number(Int64(try databases.openInstalled().count("word")))
  }

  private func fill(_ path: String, _ isRight: Bool) throws {
    let (user, bundle) = (try databases.openInstalled(), try databases.openBundle())
    let database = try Connection(.file(path), on: databases.sqlite)
    try database.transaction { try database.install(Self.content, from: bundle) }
    do {
      try fillWords(of: database, from: bundle, isRight)
    } catch let error as SQLiteError where [.busy, .locked].contains(error.code.primary) {
      try fillWords(of: database, from: bundle, isRight)
    }
    try database.transaction {
      try database.install(Self.own, from: user)
      let retired = try bundle.rows("SELECT word FROM retired", as: Int.self)
      for word in retired { try database.execute("DELETE FROM word WHERE id = \(word)") }
      try database.setPragma(.userVersion, to: 2)
    }
    try database.close()
  }

  private func fillWords(of database: Connection, from bundle: Connection, _ isRight: Bool) throws {
    let wereOn = try isRight || database.pragma(.foreignKeys)
    try database.setPragma(.foreignKeys, to: false)
    try database.transaction { try database.install([Self.word], from: bundle) }
    try database.setPragma(.foreignKeys, to: wereOn)
  }
}
