import Foundation
public import SQLiteCalls
import SQLiteEngine

/// SQLite's C API over a dqlite cluster: the calls of data code become questions to the node that leads, whichever that is.
///
/// ```swift
/// let sqlite = DqliteSqlite3Wrapper(DqliteCluster(addresses: ["127.0.0.1:9001", "127.0.0.1:9002", "127.0.0.1:9003"]))
/// let quiz = SQLiteManager(.database(.file("quiz")), on: sqlite)
/// ```
///
/// The functions served are in ``served``; others refuse and say why. The differences from SQLite in a file are in the README.
public final class DqliteSqlite3Wrapper: DqliteValues, @unchecked Sendable {
  override public var served: Set<Sqlite3Call> { ServedCalls.all }

  override public func reason(for call: Sqlite3Call) -> String { ServedCalls.reasons[call] ?? "" }

  // MARK: Texts of several statements

  override public func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )!, _ a3: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    if let errmsg = unsafe errmsg { unsafe errmsg.pointee = nil }
    guard let connection = unsafe handles.connection(a0) else { return Self.misuse }
    var rest: UnsafePointer<CChar>? = unsafe sql
    var code = unsafe succeed(on: connection.handle)
    while code == ResultCode.ok.rawValue, let text = unsafe rest, unsafe text.pointee != 0 {
      var statement: OpaquePointer?
      code = unsafe sqlite3_prepare_v3(a0, text, -1, 0, &statement, &rest)
      guard code == ResultCode.ok.rawValue, let made = unsafe statement else { continue }
      code = unsafe run(made, callback, a3, on: connection)
    }
    if code != ResultCode.ok.rawValue, let errmsg = unsafe errmsg { unsafe errmsg.pointee = unsafe copy(of: error(of: a0).message) }
    return code
  }

  private typealias RowCallback =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32

  /// Runs one statement of a text, gives its rows to the callback, and finalizes it.
  private func run(
    _ statement: OpaquePointer, _ callback: RowCallback?, _ context: UnsafeMutableRawPointer?, on connection: EngineConnection
  ) -> Int32 {
    while true {
      guard unsafe sqlite3_step(statement) == ResultCode.row.rawValue else { return unsafe sqlite3_finalize(statement) }
      guard let callback = unsafe callback, let prepared = unsafe handles.statement(statement) else { continue }
      var texts = unsafe prepared.row.indices.map { unsafe prepared.text($0).map { unsafe UnsafeMutablePointer(mutating: $0.cString) } }
      var names = unsafe prepared.names.map { unsafe Optional(UnsafeMutablePointer(mutating: $0.cString)) }
      let count = unsafe Int32(texts.count)
      unsafe texts.append(nil)
      unsafe names.append(nil)
      guard unsafe callback(context, count, &texts, &names) != 0 else { continue }
      _ = unsafe sqlite3_finalize(statement)
      return unsafe fail(.abort, "query aborted", on: connection.handle)
    }
  }

  // MARK: Memory

  private func copy(of text: String) -> UnsafeMutablePointer<CChar>? { unsafe strdup(text) }

  override public func sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! { a0 > 0 ? unsafe malloc(Int(a0)) : nil }

  override public func sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
    guard a0 > 0, let count = Int(exactly: a0) else { return nil }
    return unsafe malloc(count)
  }

  override public func sqlite3_free(_ a0: UnsafeMutableRawPointer!) { unsafe free(a0) }

  override public func sqlite3_threadsafe() -> Int32 { 1 }
}
