import Foundation
import SQLiteCalls

/// A row that was inserted, updated or deleted, as the update hook reports it.
public struct RowChange: Hashable, Sendable {
  /// The kinds of changes.
  public enum Kind: Hashable, Sendable { case insert, update, delete }

  /// The kind of the change.
  public let kind: Kind
  /// The database of the table: "main", "temp", or the name under which it was attached.
  public let database: String
  /// The name of the table, as spelled when it was created.
  public let table: String
  /// The rowid of the row; after an update that changed the rowid, the new one.
  public let rowid: Int64

  /// Creates a change, for example to compare reported changes with it.
  public init(_ kind: Kind, database: String = "main", table: String, rowid: Int64) {
    self.kind = kind
    self.database = database
    self.table = table
    self.rowid = rowid
  }
}

extension Connection {
  /// Adds an observer that is called for each row this connection inserts, updates or deletes, even by a trigger or a foreign key.
  ///
  /// It is called at once, before the transaction is committed. It is not called for rows of WITHOUT ROWID tables and of virtual tables,
  /// for `DELETE FROM t` without a condition where SQLite empties the table as a whole, for rows that a REPLACE conflict removes, for
  /// system tables, and for changes by other connections or processes. A condition that is always true, `WHERE true`, keeps SQLite from
  /// emptying the table as a whole. SQL on the connection is refused within the closure.
  /// - Returns: A token that keeps the observer registered.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_update_hook`: <https://sqlite.org/c3ref/update_hook.html>
  public func addUpdateHook(_ body: @escaping (RowChange) -> Void) throws(SQLiteError) -> HookToken {
    try hooksToChange().update.add(body)
  }
}

final class UpdateHook: HookObservers<(RowChange) -> Void> {
  @safe @exclusivity(unchecked) private var database = RepeatedName()
  @safe @exclusivity(unchecked) private var table = RepeatedName()

  override var call: Sqlite3Call { .sqlite3_update_hook }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    let callback: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void = {
      context, action, database, table, rowid in
      guard let context = unsafe context else { return }
      unsafe Unmanaged<UpdateHook>.fromOpaque(context)._withUnsafeGuaranteedRef { hook in
        unsafe hook.report(action, database, table, rowid)
      }
    }
    let _ = unsafe connection.wrapper.sqlite3_update_hook(connection.handle, isNeeded ? callback : nil, context)
    return 0
  }

  private func report(_ action: Int32, _ database: UnsafePointer<CChar>?, _ table: UnsafePointer<CChar>?, _ rowid: Int64) {
    let kind: RowChange.Kind =
      switch AuthorizerAction(rawValue: action) {
      case .insert: .insert
      case .delete: .delete
      default: .update
      }
    let change = unsafe RowChange(kind, database: self.database.string(database), table: self.table.string(table), rowid: rowid)
    forEach { $0(change) }
  }
}

/// A name that C passes repeatedly. It is converted to a string only when it changes.
struct RepeatedName {
  private var name = ""
  private var bytes: [CChar] = [0]

  /// Returns a C string as a Swift string.
  @inline(__always) mutating func string(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "" }
    let isSame = unsafe bytes.withUnsafeBufferPointer { kept in unsafe kept.baseAddress.map { unsafe strcmp($0, text) == 0 } }
    if isSame != true { unsafe remember(text) }
    return name
  }

  @inline(never) private mutating func remember(_ text: UnsafePointer<CChar>) {
    name = unsafe String(cString: text)
    bytes = Array(name.utf8CString)
  }
}
