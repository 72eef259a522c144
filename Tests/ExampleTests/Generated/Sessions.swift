// Swift of Sources/SQLiteManager/Documentation.docc/Sessions.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteSessions

enum SessionsArticle {
  static func record(_ connection: Connection) throws -> Changeset {
let changes = try connection.changeset(of: ["star"]) {
  try connection.execute("UPDATE star SET magnitude = 0.03 WHERE name = 'Vega'")
  try connection.execute("DELETE FROM star WHERE magnitude > 20")
}
try connection.apply(changes.inverted(on: Sqlite3Wrapper()))
return changes
  }

  static func read(_ changes: Changeset, print: (String) -> Void) throws {
for change in changes {
  switch change.operation {
  case .insert: print("new in \(change.table): \(change.newValues)")
  case .update: print("\(change.table) \(change.key): \(change.oldValues) → \(change.newValues)")
  case .delete: print("gone from \(change.table): \(change.oldValues)")
  }
}
  }

  static func resolve(_ connection: Connection, _ changes: Changeset) throws {
try connection.apply(changes) { conflict in
  switch conflict.kind {
  case .data, .conflict: .replace
  case .notFound: .omit
  case .constraint, .foreignKey: .abort
  }
}
  }

  static func diff(_ connection: Connection, _ older: String) throws -> Changeset {
try connection.attach(.file(older), as: "older")
let difference = try connection.diff(from: "older", to: "main")
return difference
  }

  static func store(_ changes: Changeset, _ file: URL) throws -> Changeset {
try Data(changes.bytes).write(to: file)

let received = try Changeset(bytes: Data(contentsOf: file))
return received
  }

  static func stream(_ connection: Connection, _ file: URL) throws {
let copy = try FileHandle(forReadingFrom: file)
try connection.apply(from: { try copy.read(upToCount: 65_536) })
  }

}
