import SQLiteCalls
import SQLiteEngine

/// Values of the present row, by a pointer of their own; valid until the next step.
public class DqliteValues: DqliteColumns, @unchecked Sendable {
  /// The pointer of a value. Where there is none, NULL as in SQLite, and the error of a column out of range.
  override public func sqlite3_column_value(_ a0: OpaquePointer!, _ iCol: Int32) -> OpaquePointer! {
    guard let handle = unsafe a0, let statement = unsafe handles.statement(handle) else { return nil }
    guard statement.row.indices.contains(Int(iCol)) else {
      unsafe fail(.range, "column index out of range", on: statement.connection.handle)
      return nil
    }
    return unsafe handles.value(Int(iCol), of: handle)
  }

  private func value(_ handle: OpaquePointer?) -> WireValue {
    guard let (statement, column) = unsafe handles.column(of: handle) else { return .null }
    return statement.value(column) ?? .null
  }

  private func text(_ handle: OpaquePointer?) -> OwnedText? {
    guard let (statement, column) = unsafe handles.column(of: handle) else { return nil }
    return statement.text(column)
  }

  override public func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 { unsafe value(a0).storageClass.rawValue }

  override public func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 { unsafe value(a0).asInteger }

  override public func sqlite3_value_double(_ a0: OpaquePointer!) -> Double { unsafe value(a0).asReal }

  override public func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! { unsafe text(a0)?.unsignedStart }

  override public func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 {
    switch unsafe value(a0) {
    case .null: 0
    case .text(let bytes), .blob(let bytes): Int32(clamping: bytes.count)
    case .integer, .real: unsafe Int32(clamping: text(a0)?.count ?? 0)
    }
  }

  override public func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    guard let bytes = unsafe text(a0), bytes.count > 0 else { return nil }
    return unsafe UnsafeRawPointer(bytes.base)
  }
}
