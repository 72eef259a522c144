// Swift of Sources/SQLiteManager/Documentation.docc/AnotherEngine.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteEngine

enum AnotherEngineArticle {
/// It opens and closes, and refuses the rest.
final class Remote: RefusingSqlite3Wrapper, @unchecked Sendable {
  override var engineName: String { "the remote engine" }
  override var libraryVersion: String? { "3.45.0" }
  override var served: Set<Sqlite3Call> { [.sqlite3_open_v2, .sqlite3_close] }
  override func reason(for call: Sqlite3Call) -> String { call == .sqlite3_backup_init ? "a copy is made by the node itself" : "" }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    ppDb.pointee = OpaquePointer(bitPattern: 16)
    return succeed(on: ppDb.pointee)
  }

  override func sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
    release(a0)
    return ResultCode.ok.rawValue
  }
}

  static func refusal(show: (String) -> Void) throws {
let connection = try Connection(.uri("remote:10.0.0.1:9001/quiz"), on: Remote())
do {
  try connection.execute("SELECT 1")
} catch let error as SQLiteError {
  show(error.message)  // sqlite3_prepare_v3 is not served by the remote engine
}
  }

  static func idempotent(_ connection: Connection) throws {
let id = UUID().uuidString
func pay() throws {
  try connection.transaction(retries: 3) {
    let isNew = try connection.insert([["id": id]], into: "payment", onConflict: .skip) > 0
    if isNew { try connection.execute("UPDATE account SET balance = balance - 5 WHERE number = 1") }
  }
}
do { try pay() } catch let error as SQLiteError where error.meaning == .outcomeUnknown { try pay() }
  }

}
