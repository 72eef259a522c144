public import Foundation
import SQLiteCalls

extension Connection {
  /// Registers a collation under a name, replacing any previous one of that name.
  ///
  /// SQL uses it as `COLLATE name`; the case of ASCII letters does not matter. Indexes built with a previous collation of that name must be
  /// rebuilt with REINDEX.
  /// - Parameters:
  ///   - name: Any text without a NUL, but not BINARY, NOCASE or RTRIM, which are SQLite's own.
  ///   - collation: The collation. It is released when it is replaced or removed, or when the connection closes.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for an invalid name and after ``close()``; with SQLITE_BUSY while a statement is running,
  ///   unless the name is new. The previous collation then stays registered.
  ///
  /// The C function is `sqlite3_create_collation_v2`: <https://sqlite.org/c3ref/create_collation.html>
  public func createCollation(named name: String, _ collation: Collation) throws {
    _ = unsafe try openHandleToChange()
    try register(collation, named: name)
  }

  /// Registers a collation. This is allowed even while SQLite requests the collation.
  func register(_ collation: Collation, named name: String) throws {
    let box = unsafe Unmanaged.passRetained(CollationBox(collation))
    do {
      unsafe try register(name, CollationBox.compare, box.toOpaque())
    } catch {
      unsafe box.release()  // for this function alone, SQLite leaves that to the caller
      throw error
    }
  }

  /// Registers a collation that compares strings; see ``Collation/init(_:)`` and ``createCollation(named:_:)``.
  ///
  /// - Parameter compare: Compares two texts.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE or SQLITE_BUSY.
  public func createCollation(
    named name: String, comparing compare: @escaping @Sendable (String, String) -> ComparisonResult
  ) throws {
    try createCollation(named: name, Collation(compare))
  }

  /// Removes a collation. If there is none of that name, nothing happens. SQL that needs it fails from then on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement is running, and with SQLITE_MISUSE as in ``createCollation(named:_:)``.
  public func removeCollation(named name: String) throws {
    _ = unsafe try openHandleToChange()
    unsafe try register(name, nil, nil)
  }

  @inline(never) private func register(
    _ name: String, _ compare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?,
    _ context: UnsafeMutableRawPointer?
  ) throws {
    if name.offset(of: 0) != nil {
      throw SQLiteError.misuse("the name of a collation holds a NUL, after which SQLite would not read")
    }
    if ["BINARY", "NOCASE", "RTRIM"].contains(name.uppercased()) {
      throw SQLiteError.misuse("\(name) is SQLite's own collation: indexes of any file may depend on it")
    }
    let db = unsafe try openHandle()
    // The replaced collation is freed during the call, before SQLite is done with it: code that runs then must not use SQL.
    let code = inCallback(allowsSQL: false) {
      unsafe wrapper.sqlite3_create_collation_v2(
        db, name, TextEncoding.utf8.rawValue, context, compare, compare == nil ? nil : Sqlite3Destructor.ofObject)
    }
    try check(code, in: .sqlite3_create_collation_v2)
  }
}
