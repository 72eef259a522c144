// Swift of Sources/SQLiteManager/Documentation.docc/Migrations.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager

enum MigrationsArticle {
  static func steps(_ connection: Connection) throws -> Migrator {
let migrator = try Migrator([
  .init(1, "CREATE TABLE star (question INTEGER PRIMARY KEY)"),
  .init(2) { try $0.execute("ALTER TABLE star ADD COLUMN at TEXT") },
])
try migrator.migrate(connection)
return migrator
  }

  static func files(_ folder: URL) throws -> Migrator {
let migrator = try Migrator(to: 2) { version in
  SQL(unchecked: try String(contentsOf: folder.appending(path: "\(version).sql"), encoding: .utf8))
}
return migrator
  }

}
