import SQLiteCalls
import SQLiteEngine

/// Parameters: kept here until the statement runs, and sent with it.
public class DqliteBindings: DqliteStatements, @unchecked Sendable {
  private func bind(_ value: WireValue, _ handle: OpaquePointer?, _ index: Int32) -> Int32 {
    guard let statement = unsafe handles.statement(handle) else { return Self.misuse }
    let connection = statement.connection
    guard statement.takesBindings else { return unsafe fail(.misuse, "bad parameter or other API misuse", on: connection.handle) }
    guard index > 0, Int(index) <= statement.bindings.count else {
      return unsafe fail(.range, "column index out of range", on: connection.handle)
    }
    if case .text(let bytes) = value, bytes.contains(0) {
      return unsafe fail(
        .error, "a text with a NUL in it cannot be sent to dqlite, which would cut it there: bind it as a blob", on: connection.handle)
    }
    statement.bind(value, at: Int(index) - 1)
    return unsafe succeed(on: connection.handle)
  }

  override public func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 { unsafe bind(.null, a0, a1) }

  override public func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 { unsafe bind(.integer(a2), a0, a1) }

  override public func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
    unsafe bind(a2.isNaN ? .null : .real(a2), a0, a1)
  }

  override public func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    defer { unsafe Sqlite3Destructor.call(a4, with: a2) }
    guard let text = unsafe a2 else { return unsafe bind(.null, a0, a1) }
    var count = Int(a3)
    if count < 0 {
      count = 0
      while unsafe text[count] != 0 { count += 1 }
    }
    return unsafe bind(.text(Array(UnsafeRawBufferPointer(start: text, count: count))), a0, a1)
  }

  override public func sqlite3_bind_text64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64,
    _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!,
    _ encoding: UInt8
  ) -> Int32 {
    guard encoding == TextEncoding.utf8.rawValue, let count = Int32(exactly: a3) else {
      return unsafe super.sqlite3_bind_text64(a0, a1, a2, a3, a4, encoding)
    }
    return unsafe sqlite3_bind_text(a0, a1, a2, count, a4)
  }

  override public func sqlite3_bind_blob(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ n: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    defer { unsafe Sqlite3Destructor.call(a4, with: a2) }
    guard let bytes = unsafe a2 else { return unsafe bind(.null, a0, a1) }
    guard n >= 0 else { return Self.misuse }
    return unsafe bind(.blob(Array(UnsafeRawBufferPointer(start: bytes, count: Int(n)))), a0, a1)
  }

  override public func sqlite3_bind_blob64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    guard let count = Int32(exactly: a3) else { return unsafe super.sqlite3_bind_blob64(a0, a1, a2, a3, a4) }
    return unsafe sqlite3_bind_blob(a0, a1, a2, count, a4)
  }

  override public func sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ n: Int32) -> Int32 {
    unsafe bind(.blob(Array(repeating: 0, count: Int(max(n, 0)))), a0, a1)
  }

  override public func sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32 {
    guard let count = Int32(exactly: a2) else { return unsafe super.sqlite3_bind_zeroblob64(a0, a1, a2) }
    return unsafe sqlite3_bind_zeroblob(a0, a1, count)
  }

  override public func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
    guard let statement = unsafe handles.statement(a0) else { return Self.misuse }
    statement.clearBindings()
    return ResultCode.ok.rawValue
  }

  override public func sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe Int32(handles.statement(a0)?.bindings.count ?? 0)
  }

  override public func sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    guard let names = unsafe handles.statement(a0)?.parameters, names.indices.contains(Int(a1) - 1) else { return nil }
    return unsafe names[Int(a1) - 1]?.cString
  }

  override public func sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!) -> Int32 {
    guard let name = unsafe zName.map({ unsafe String(cString: $0) }), let names = unsafe handles.statement(a0)?.parameters else {
      return 0
    }
    return Int32((names.firstIndex { $0?.string == name } ?? -1) + 1)
  }
}
