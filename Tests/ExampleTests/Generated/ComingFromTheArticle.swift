// Swift of Sources/SQLiteManager/Documentation.docc/ComingFromTheArticle.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTestKit

enum ComingFromTheArticleArticle {
/// A table in an array: each SELECT reads it, every other statement is noted with what was bound.
final class Canned: RoutedSqlite3Wrapper {
  var rows = [["1", "Hello", "World"], ["2", "a", "b"]]
  var statements: [String] = []
  var bound: [String?] = []
  private var current = -1
  private var text: OwnedText?

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    ppDb.pointee = OpaquePointer(bitPattern: 1)
    return 0
  }

  override func sqlite3_close(_ db: OpaquePointer!) -> Int32 { 0 }

  override func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    statements.append(String(cString: sql))
    current = -1
    ppStmt.pointee = OpaquePointer(bitPattern: 2)
    return 0
  }

  override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
    guard statements.last?.hasPrefix("SELECT") == true, current + 1 < rows.count else { return ResultCode.done.rawValue }
    current += 1
    return ResultCode.row.rawValue
  }

  override func sqlite3_finalize(_ statement: OpaquePointer!) -> Int32 { 0 }

  override func sqlite3_column_int(_ statement: OpaquePointer!, _ column: Int32) -> Int32 { Int32(rows[current][Int(column)]) ?? 0 }

  override func sqlite3_column_text(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<UInt8>! {
    text = rows[current].indices.contains(Int(column)) ? OwnedText(rows[current][Int(column)]) : nil
    return text?.unsignedStart
  }

  override func sqlite3_bind_int(_ statement: OpaquePointer!, _ index: Int32, _ number: Int32) -> Int32 {
    bound.append("\(number)")
    return 0
  }

  override func sqlite3_bind_text(
    _ statement: OpaquePointer!, _ index: Int32, _ text: UnsafePointer<CChar>!, _ count: Int32,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    bound.append(text.map { String(cString: $0) })
    return 0
  }
}

  static func double() throws -> (names: [String], canned: Canned) {
let canned = Canned()
let manager = SQLiteManager(.database(.file("/nowhere/testDB.sqlite")), on: canned)
try manager.open()
let names = try manager.read("mytable").map { try $0[1, as: String.self] }  // "Hello", "a"
try manager.insert(["name": "Apple", "points": 3], into: "mytable")
try manager.update("mytable", set: ["name": "Bread"], where: Column("ID") == 2)
try manager.delete(from: "mytable", where: Column("ID") == 2)
try manager.close()
return (names, canned)
  }

}
