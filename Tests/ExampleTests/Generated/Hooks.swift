// Swift of Sources/SQLiteManager/Documentation.docc/Hooks.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteTesting
import SQLiteSessions

enum HooksArticle {
  static func update(_ connection: Connection, _ changedStars: Noted<Int64>) throws -> HookToken {
let token = try connection.addUpdateHook { change in
  if change.table == "star" { changedStars.insert(change.rowid) }
}
return token
  }

  static func rollback(_ connection: Connection) throws -> (tokens: [HookToken], pending: () -> Set<Int64>) {
var pending: Set<Int64> = []
let tokens = [
  try connection.addUpdateHook { pending.insert($0.rowid) },
  try connection.addRollbackHook { pending = [] },
]
return (tokens, { pending })
  }

  static func removed(_ connection: Connection, _ removedStars: Noted<String>) throws -> HookToken {
let token = try connection.addPreupdateHook { change in
  guard change.table == "star", change.kind == .delete else { return }
  removedStars.append((try? change.old(1)) ?? "")
}
return token
  }

  static func authorizer(_ connection: Connection) throws -> HookToken {
let guardian = try connection.addAuthorizer { request in
  switch request.action {
  case .select, .read, .function, .recursive: .allow
  default: .deny
  }
}
return guardian
  }

  static func progress(_ connection: Connection, _ clock: TickingClock) throws -> HookToken {
let start = clock.now
let limit = try connection.addProgressHandler(everySteps: 10_000) { clock.now - start > .milliseconds(100) ? .interrupt : .proceed }
return limit
  }

  static func errorLog(_ logger: Logger) throws {
try ErrorLog.observe { code, text in logger.warning("\(code) \(text)") }   // first thing in the program
  }

  static func collation(_ connection: Connection) throws -> (byLength: Collation, files: [OwnedRow], token: HookToken) {
let byLength = Collation { one, other in  // the shorter first, then by the bytes
  let (first, second) = (Array(one.utf8), Array(other.utf8))
  if first == second { return .orderedSame }
  if first.count != second.count { return first.count < second.count ? .orderedAscending : .orderedDescending }
  return first.lexicographicallyPrecedes(second) ? .orderedAscending : .orderedDescending
}
try connection.createCollation(named: "byLength", byLength)
let files = try connection.rows("SELECT name FROM file ORDER BY name COLLATE byLength")
let token = try connection.addCollationProvider { name in name == "byLength" ? byLength : nil }
return (byLength, files, token)
  }

  static func fire(_ sqlite: MockSqlite3Wrapper) throws {
sqlite.fireUpdate(.insert, table: "star", rowid: 42)
  }

}
