package import SQLiteCalls

/// An auxiliary function of FTS5.
@safe package final class MatchBox: FunctionBox {
  package typealias MatchBody = (UnsafePointer<Fts5ExtensionApi>, OpaquePointer, any Sqlite3WrapperProtocol, FunctionCall) throws -> Void

  private let body: MatchBody

  package init(_ name: String, on connection: Connection, _ body: @escaping MatchBody) {
    unsafe self.body = unsafe body
    super.init(name, on: connection)
  }

  override package func match(_ api: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ call: Sqlite3FunctionCall) {
    guard let api = unsafe api, let match = unsafe match else { return }
    let call = FunctionCall(self, call)
    do {
      // Without MATCH there is no expression, and FTS5 would follow a null pointer to it when a rowid or a size is read.
      guard unsafe wrapper.Fts5ExtensionApi_xPhraseCount(api, match) > 0 else {
        throw SQLiteError.refused(.error, "\(name)() can only be used in a query with MATCH")
      }
      try unsafe body(api, match, wrapper, call)
    } catch {
      call.fail(error)
    }
    call.leave()
  }
}

/// A Swift value that SQLite keeps for a function as a pointer, and may free at any time.
package enum AuxiliaryValue {
  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Returns the kept value. If there is none, or its type is different, makes a new value and gives it to SQLite to keep.
  ///
  /// - Parameter keep: Passes the pointer to SQLite, with `Sqlite3Destructor.ofObject` to free it.
  package static func value<Value>(
    _ kept: UnsafeMutableRawPointer?, _ make: () throws -> Value, keep: (UnsafeMutableRawPointer) throws -> Void
  ) throws -> Value {
    if let known = unsafe kept.object(as: AnyObject.self) as? Box<Value> { return known.value }
    let made = Box(try make())
    try unsafe keep(Unmanaged<AnyObject>.passRetained(made).toOpaque())
    return made.value  // SQLite may have freed its reference already
  }
}
