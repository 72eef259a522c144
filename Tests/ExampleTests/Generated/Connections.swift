// Swift of Sources/SQLiteManager/Documentation.docc/Connections.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteStorage

extension Pragma where Value == Int { static var cacheSpill: Self { Pragma("cache_spill") } }

enum ConnectionsArticle {
  static func open(_ path: String) throws -> Connection {
let connection = try Connection(.file(path), access: .new, configuration: .recommended)
return connection
  }

  static func hostile(_ path: String, refuse: () -> Void) throws {
let file = try Connection(.file(path), access: .readOnly, configuration: .hostileFile)
guard try file.quickCheck().isEmpty else { return refuse() }
  }

  static func ours(_ path: String, refuse: () -> Void) throws {
var configuration = Connection.Configuration.hostileFile
configuration.onDemand = .text
let checked = try Connection(.file(path), access: .readOnly, configuration: configuration)
guard try checked.integrityCheck().isEmpty else { return refuse() }
  }

  static func pragmas(_ connection: Connection) throws -> Int {
try connection.setPragma(.synchronous, to: .full)
let version = try connection.pragma(.userVersion)
return version
  }

  static func plan(_ connection: Connection, print: (QueryPlan) -> Void) throws {
print(try connection.queryPlan(of: "SELECT title FROM question WHERE id = \(7)"))
// QUERY PLAN
// `--SEARCH question USING INTEGER PRIMARY KEY (rowid=?)
  }

  static func backup(_ connection: Connection, _ path: String, print: (String) -> Void) throws {
try connection.backup(toNewFile: path, pagesPerStep: 100) { progress in
  print("\(progress.copiedPageCount) of \(progress.pageCount) pages")
}
  }

  static func attach(_ connection: Connection, _ other: String) throws {
try connection.withAttached(.file(other), as: "archive", access: .readOnly) {
  try connection.execute("INSERT INTO question SELECT * FROM archive.question")
}
  }

  static func limit(_ connection: Connection) throws -> Int {
let former = try connection.setLimit(.length, to: 1_000_000)
return former
  }

  static func interrupt(_ connection: Connection, _ button: Button) throws {
let interrupter = connection.interrupter
button.onTap { interrupter.interrupt() }
  }

  static func idle(_ path: String) throws -> SQLiteManager {
let quiz = SQLiteManager(.database(.file(path)), idlePolicy: .closeWhenIdle)
return quiz
  }

}
