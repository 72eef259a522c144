// Swift of Sources/SQLiteManager/Documentation.docc/BackupAndRecovery.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteStorage

enum BackupAndRecoveryArticle {
  static func progress(_ database: Database, _ path: String, _ show: (Double) -> Void) async throws {
for try await progress in database.backup(toNewFile: path) {
  show(progress.fractionCompleted)
}
  }

  static func waiting(_ connection: Connection, _ path: String, isCancelled: () -> Bool, show: (Double) -> Void, say: (String) -> Void) throws {
let state = try connection.backup(toNewFile: path, pagesPerStep: 256) { progress in
  if isCancelled() { throw CancellationError() }
  show(progress.fractionCompleted)
}
say("\(state.pageCount) pages, begun again \(state.restartCount) times")
  }

  static func script(_ connection: Connection, _ lines: inout [String]) throws {
try connection.dump { statement in lines.append(statement) }
  }

  static func checks(_ connection: Connection) throws -> Bool {
let findings = try connection.quickCheck()
let orphans = try connection.foreignKeyCheck()
return findings.isEmpty && orphans.isEmpty
  }

  static func log(_ connection: Connection, say: (String) -> Void) throws {
if let log = try connection.checkpoint(.truncate), !log.isComplete {
  say("\(log.logFrameCount - log.checkpointedFrameCount) frames are still in use")
}
  }

}
