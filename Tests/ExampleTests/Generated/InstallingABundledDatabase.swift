// Swift of Sources/SQLiteManager/Documentation.docc/InstallingABundledDatabase.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager

enum InstallingABundledDatabaseArticle {
  static func steps() throws -> SQLiteManager {
let quiz = try SQLiteManager("quiz", bundle: .module, userSchema: [
  .init(1, "CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question(id))"),
  .init(2, "ALTER TABLE star ADD COLUMN at TEXT"),
])
return quiz
  }

  static func report(_ quiz: SQLiteManager, log: (UpgradeReport) -> Void) throws {
if let report = try quiz.open().report, report.orphanCount > 0 || !report.stale.isEmpty { log(report) }
  }

  static func downloaded(_ quiz: SQLiteManager, _ file: URL, log: (UpgradeReport) -> Void, askToUpdate: ([String]) -> Void) async throws {
do {
  let outcome = try await quiz.update(from: file)
  if let report = outcome.report, report.orphanCount > 0 { log(report) }
} catch ContentError.incomplete(_, let missing) {
  askToUpdate(missing)  // the file is for a later release of the app
}
  }

  static func damaged(_ quiz: SQLiteManager, userAgrees: (String) -> Bool) throws {
if case .damaged(let reason) = try quiz.open(), userAgrees(reason) {
  try quiz.setAside()  // the file is kept, as NAME.damaged-1
  try quiz.open()      // the bundled database, without the user's rows
}
  }

}
