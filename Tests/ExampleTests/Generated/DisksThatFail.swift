// Swift of Sources/SQLiteManager/Documentation.docc/DisksThatFail.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteTesting

enum DisksThatFailArticle {
  static func full(_ path: String) throws -> (Connection, FaultInjectingVFS) {
let full = try FaultInjectingVFS(on: Sqlite3Wrapper()) { operation in
  operation.kind == .write && operation.number > 100 ? .fail(.full) : nil
}
let connection = try Connection(full.location(path), on: Sqlite3Wrapper())
return (connection, full)
  }

  static func powerLoss(_ path: String, check: ([String: [UInt8]]) throws -> Void) throws {
let disk = try FaultInjectingVFS(byteLimit: 100_000_000, on: Sqlite3Wrapper())
let quiz = try Connection(disk.location(path), on: Sqlite3Wrapper())
let before = [path: Array(try Data(contentsOf: URL(filePath: path)))]
try quiz.execute("UPDATE question SET points = points + 1")
let loss = try PowerLoss(disk.operations, before: before)
for moment in 0..<loss.count {
  for unsynced in [PowerLoss.Unsynced.lost, .kept, .torn(seed: 1), .torn(seed: 2)] {
    try check(loss.files(after: moment, unsynced: unsynced))
  }
}
  }

}
