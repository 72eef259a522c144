import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteEngine
import SQLiteTestKit
import Scratch

/// Connections to files of their own on which calls are made to fail for real.
@safe final class ProvocationStage {
  let sqlite: any Sqlite3WrapperProtocol
  let real: any Sqlite3WrapperProtocol
  let folder: ScratchFolder
  private var connections: [OpaquePointer?] = unsafe []
  /// The statements and blob handles that are open, with the calls that end them.
  private var works: [OpaquePointer: (OpaquePointer?) -> Int32] = unsafe [:]

  init(on sqlite: ProvokedCodes) throws { (self.sqlite, real, folder) = (sqlite, sqlite.inner, try ScratchFolder()) }

  /// Ends all statements, blob handles and connections, while the folder is still there.
  func end() {
    unsafe works.keys.forEach { unsafe end($0) }
    unsafe connections.forEach { unsafe close($0) }
  }

  /// Ends a statement or a blob handle.
  func end(_ work: OpaquePointer?) { if let work = unsafe work { _ = unsafe works.removeValue(forKey: work)?(work) } }

  /// Closes a connection, whose statements have ended.
  func close(_ db: OpaquePointer?) {
    unsafe connections.removeAll { unsafe $0 == db }
    unsafe sqlite.sqlite3_close_v2(db)
  }

  /// Opens a file of the folder, or any other name.
  func open(_ name: String = ":memory:", flags: OpenFlags = [], through system: FaultInjectingVFS? = nil) -> OpaquePointer? {
    var db: OpaquePointer?
    let path = name.contains(":") ? name : folder.path(name)
    unsafe sqlite.sqlite3_open_v2(path, &db, OpenFlags([.readwrite, .create, .uri]).union(flags).rawValue, system?.name)
    unsafe connections.append(db)
    return unsafe db
  }

  /// A database with a table of one row.
  func database(_ name: String = ":memory:", through system: FaultInjectingVFS? = nil, setUp: String = "") -> OpaquePointer? {
    let db = unsafe open(name, through: system)
    unsafe exec(
      setUp + "; CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT UNIQUE, data BLOB); INSERT INTO t VALUES (1, 'one', zeroblob(8))", on: db)
    return unsafe db
  }

  @discardableResult func exec(_ sql: String, on db: OpaquePointer?) -> Int32 { unsafe sqlite.sqlite3_exec(db, sql, nil, nil, nil) }

  func prepare(_ sql: String, on db: OpaquePointer?) -> OpaquePointer? {
    var statement: OpaquePointer?
    unsafe sqlite.sqlite3_prepare_v3(db, sql, -1, 0, &statement, nil)
    if let statement = unsafe statement { unsafe works[statement] = unsafe sqlite.sqlite3_finalize }
    return unsafe statement
  }

  /// A statement that stands on its first row.
  func stepped(_ sql: String, on db: OpaquePointer?) -> OpaquePointer? {
    let statement = unsafe prepare(sql, on: db)
    unsafe sqlite.sqlite3_step(statement)
    return unsafe statement
  }

  /// Runs SQL that fails in a step, in each way there is.
  ///
  /// - Parameter cause: Causes the failure, after a first statement was compiled.
  func run(_ sql: String, on db: OpaquePointer?, after cause: () -> Void = {}) {
    let statement = unsafe prepare(sql, on: db)
    cause()
    unsafe sqlite.sqlite3_step(statement)
    unsafe sqlite.sqlite3_reset(statement)
    unsafe sqlite.sqlite3_step(statement)
    unsafe end(statement)
    unsafe runText(sql, on: db)
  }

  func runText(_ sql: String, on db: OpaquePointer?) {
    unsafe exec(sql, on: db)
    var table: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    if unsafe sqlite.sqlite3_get_table(db, sql, &table, nil, nil, nil) == 0 { unsafe sqlite.sqlite3_free_table(table) }
  }

  /// Compiles SQL in each way there is, and runs it as a text.
  func compile(_ sql: String, on db: OpaquePointer?) {
    let wide = Array(sql.utf16) + [0]
    let ways: [(inout OpaquePointer?) -> Int32] = unsafe [
      { unsafe self.sqlite.sqlite3_prepare(db, sql, -1, &$0, nil) },
      { unsafe self.sqlite.sqlite3_prepare_v2(db, sql, -1, &$0, nil) },
      { unsafe self.sqlite.sqlite3_prepare_v3(db, sql, -1, 0, &$0, nil) },
      { unsafe self.sqlite.sqlite3_prepare16(db, wide, -1, &$0, nil) },
      { unsafe self.sqlite.sqlite3_prepare16_v2(db, wide, -1, &$0, nil) },
      { unsafe self.sqlite.sqlite3_prepare16_v3(db, wide, -1, 0, &$0, nil) },
    ]
    unsafe ways.forEach { way in
      var statement: OpaquePointer?
      _ = unsafe way(&statement)
      unsafe sqlite.sqlite3_finalize(statement)
    }
    unsafe runText(sql, on: db)
  }

  /// A handle of the blob in a row of the table, or of none.
  func blob(_ db: OpaquePointer?, row: Int64 = 1, isWritable: Bool = true) -> OpaquePointer? {
    var handle: OpaquePointer?
    unsafe sqlite.sqlite3_blob_open(db, "main", "t", "data", row, isWritable ? 1 : 0, &handle)
    if let handle = unsafe handle { unsafe works[handle] = unsafe sqlite.sqlite3_blob_close }
    return unsafe handle
  }

  /// A file system in which chosen operations fail with a code while a switch is on.
  func failingDisk(_ code: ResultCode, _ fails: @escaping @Sendable (FileOperation) -> Bool) throws -> (FaultInjectingVFS, Locked<Bool>) {
    let isOn = Locked(false)
    let system = try FaultInjectingVFS(on: real) { operation in isOn.withLock { $0 } && fails(operation) ? .fail(code) : nil }
    return (system, isOn)
  }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: URL(filePath: folder.path(name))) }

  /// Writes other bytes into a closed file of the folder.
  func damage(_ name: String, at offset: Int, _ bytes: [UInt8]) throws {
    let path = folder.path(name)
    var data = try Data(contentsOf: URL(filePath: path))
    data.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    try data.write(to: URL(filePath: path))
  }
}
