// Swift of Sources/SQLiteManager/Documentation.docc/Errors.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager

enum ErrorsArticle {
  static func insert(_ id: Int, _ connection: Connection, retryLater: () -> Void, tellTheUser: () -> Void, log: (String) -> Void) throws {
do {
  try connection.execute("INSERT INTO star (question) VALUES (\(id))")
} catch {  // error is a SQLiteError
  switch error.code.primary {
  case .busy, .locked: retryLater()
  case .full: tellTheUser()
  default: log("\(error)")
  }
}
  }

  static func locked(_ connection: Connection, log: (String) -> Void) throws {
do {
  try connection.execute("DROP TABLE star")
} catch {
  for statement in error.locks?.statements ?? [] { log("not finished: \(statement.sql ?? "a blob")") }
  for holder in error.locks?.holders ?? [] where !holder.isThisProcess { log("locked by process \(holder.process)") }
}
  }

}
