import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  /// Only the first two of three detachments matter, since the third is followed by nothing.
  static let partReadTwice = PlantedFault(
    "part read twice", .calls, "A failed DETACH is ignored, and the same part of the bundle is copied again in place of the next part.",
    before: .firstPart, object: { try Encyclopedia(on: $0, $1) }
  ) { (encyclopedia: Encyclopedia, isRight) in
    try encyclopedia.install(isRight)
  }
}

extension PlantedStage.Content {
  fileprivate static let firstPart = Self(sql: Encyclopedia.tables.sql(1...9))
}

/// An encyclopedia that comes in three parts, each a database with the same tables, and is put together in one.
private final class Encyclopedia {
  static let tables = [BundledTable](
    lines: """
      article (title TEXT, summary TEXT, letters INTEGER)
      section (article INTEGER, title TEXT, body TEXT)
      link (article INTEGER, other INTEGER, title TEXT)
      picture (article INTEGER, file TEXT, caption TEXT)
      person (article INTEGER, name TEXT, born INTEGER)
      place (article INTEGER, name TEXT, country TEXT)
      event (article INTEGER, title TEXT, year INTEGER)
      """)

  private let sqlite: any Sqlite3WrapperProtocol
  private let parts: [String]
  private let file: StagedFile

  /// Makes the second and the third part.
  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws {
    func path(_ name: String) -> String { stage.url.appending(path: name).path(percentEncoded: false) }
    self.sqlite = sqlite
    parts = [stage.path, stage.otherPath, path("third.sqlite")]
    file = StagedFile(path: path("encyclopedia.sqlite"))
    for (part, ids) in zip(parts.dropFirst(), [10...18, 19...27]) {
      try sqlite.withDatabase(part) { try sqlite.run($0, "PRAGMA synchronous = OFF; BEGIN;" + Self.tables.sql(ids) + "COMMIT") }
    }
  }

  func install(_ isRight: Bool) throws -> PlantedValue {
    if try isInstalled() { return .number(try count()) }
    try file.build { path in
      let database = try Connection(.file(path), on: sqlite)
      for table in Self.tables { try database.execute(table.creation) }
      for part in parts {
        if isRight { try take(part, into: database) } else { try takeFreely(part, into: database) }
      }
      try database.setPragma(.userVersion, to: 3)
      try database.close()
    }
    try file.moveIntoPlace()
    return .number(try count())
  }

  private func isInstalled() throws -> Bool { try Connection(.file(file.path), on: sqlite).pragma(.userVersion) == 3 }

  private func count() throws -> Int64 { Int64(try Connection(.file(file.path), on: sqlite).count("article")) }

  private func take(_ part: String, into database: Connection) throws {
    try database.withAttached(.file(part), as: "part", access: .readOnly) { try copyPart(into: database) }
  }

  private func takeFreely(_ part: String, into database: Connection) throws {
    let isAttached = try database.rows("SELECT name FROM pragma_database_list", as: String.self).contains("part")
    if !isAttached { try database.attach(.file(part), as: "part", access: .readOnly) }
    try copyPart(into: database)
    try? database.detach("part")
  }

  private func copyPart(into database: Connection) throws {
    try database.transaction {
      for table in Self.tables { try database.copyRows(of: table, from: database, in: "part", "INSERT OR IGNORE") }
    }
  }
}
