// Swift of Sources/SQLiteManager/Documentation.docc/Migrations.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteStorage

extension Connection {
  /// Erases all rows and tables, unless the schema is what the steps make that have run.
  func eraseIfStepsChanged(_ steps: [Migrator.Step]) throws {
    let schema: SQL = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite*' ORDER BY type, name"
    let version = try pragma(.userVersion)
    let made = try Connection(.memory)
    try Migrator(Array(steps.prefix(max(0, version)))).migrate(made)
    let isAsMade = try made.pragma(.userVersion) == version && made.rows(schema).map(\.values) == rows(schema).map(\.values)
    if !isAsMade { try Connection(.memory).backup(to: self) }  // an empty database in its place
  }
}

enum MigrationsArticle {
  static func steps(_ connection: Connection) throws -> Migrator {
let steps: [Migrator.Step] = [
  .init(1, "CREATE TABLE star (question INTEGER PRIMARY KEY)"),
  .init(2) { try $0.execute("ALTER TABLE star ADD COLUMN at TEXT") },
]
let migrator = try Migrator(steps)
try migrator.migrate(connection)
return migrator
  }

  static func files(_ folder: URL) throws -> Migrator {
let migrator = try Migrator(to: 2) { version in
  SQL(unchecked: try String(contentsOf: folder.appending(path: "\(version).sql"), encoding: .utf8))
}
return migrator
  }

  static func debug(_ path: String, _ steps: [Migrator.Step]) throws -> SQLiteManager {
#if DEBUG
try Connection(.file(path)).eraseIfStepsChanged(steps)
#endif
let notes = SQLiteManager(.database(.file(path)), userSchema: steps)
try notes.open()
return notes
  }

  static func again() throws -> Migrator.Step {
let again = Migrator.Step(3, """
  CREATE TABLE event_new (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, at TEXT);
  INSERT INTO event_new (id, title) SELECT id, title FROM event;
  DELETE FROM sqlite_sequence WHERE name = 'event_new';
  INSERT INTO sqlite_sequence (name, seq) SELECT 'event_new', seq FROM sqlite_sequence WHERE name = 'event';
  PRAGMA legacy_alter_table = ON;
  DROP TABLE event;
  ALTER TABLE event_new RENAME TO event;
  PRAGMA legacy_alter_table = OFF;
  CREATE INDEX event_at ON event (at);
  """)
return again
  }

}
