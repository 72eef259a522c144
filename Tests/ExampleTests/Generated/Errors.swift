// Swift of Sources/SQLiteManager/Documentation.docc/Errors.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager

enum ErrorsArticle {
  static func insert(_ id: Int, _ connection: Connection, retryLater: () -> Void, tellTheUser: () -> Void, log: (String) -> Void) throws {
do {
  try connection.execute("INSERT INTO star (question) VALUES (\(id))")
} catch let error as SQLiteError {
  switch error.code.primary {
  case .busy, .locked: retryLater()
  case .full: tellTheUser()
  default: log("\(error)")
  }
}
  }

  static func countAgain(_ connection: Connection) throws {
try connection.transaction(.deferred, retries: 3) {
  let count = try connection.count("star")
  try connection.execute("UPDATE total SET stars = \(count)")
}
  }

  static func insertAgain(_ id: Int, _ connection: Connection, retryLater: () -> Void) throws {
for _ in 0..<3 {
  do {
    try connection.execute("INSERT INTO star (question) VALUES (\(id))")
    break
  } catch ResultCode.busy {
    retryLater()
  }
}
  }

  static func locked(_ connection: Connection, log: (String) -> Void) throws {
do {
  try connection.execute("DROP TABLE star")
} catch let error as SQLiteError {
  for statement in error.locks?.statements ?? [] { log("not finished: \(statement.sql ?? "a blob")") }
  for holder in error.locks?.holders ?? [] where !holder.isThisProcess { log("locked by process \(holder.process)") }
}
  }

}
