import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let replacing = [settingsReplaced]

  private static let settings = Content.wal(
    """
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT);
    INSERT INTO setting VALUES ('app', '{"sort":"name","sound":"on","theme":"dark"}');
    """)

  /// Changes one key of the settings, which are one row.
  private static func change(_ key: String, to value: String, on connection: Connection) throws {
    let text = try connection.value("SELECT value FROM setting WHERE name = 'app'", as: String.self) ?? "{}"
    var settings = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    settings[key] = value
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let changed = String(decoding: try encoder.encode(settings), as: UTF8.self)
    try connection.update("setting", set: ["value": changed], where: Column("name") == "app")
  }

  private static let settingsReplaced = PlantedRace(
    "settings in one row that is replaced", "The settings are read as JSON, one key is changed, and all of them are written back.",
    faulty: Pair(settings, ["theme", "light"], ["sort", "date"]) { sqlite, path, change in
      try sqlite.withConnection(path) { connection in
        try Self.change(change[0], to: change[1], on: connection)
        return .nothing
      }
    },
    right: Pair(settings, ["theme", "light"], ["sort", "date"]) { sqlite, path, change in
      try sqlite.withConnection(path) { connection in
        try connection.transaction { try Self.change(change[0], to: change[1], on: connection) }
        return .nothing
      }
    })
}
