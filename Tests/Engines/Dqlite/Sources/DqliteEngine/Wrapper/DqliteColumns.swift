import SQLiteCalls
import SQLiteEngine

/// Columns of the statement. The base reads those of the present row as values, see ``DqliteValues``.
public class DqliteColumns: DqliteBindings, @unchecked Sendable {
  override public func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe Int32(handles.statement(pStmt)?.names.count ?? 0)
  }

  override public func sqlite3_data_count(_ pStmt: OpaquePointer!) -> Int32 { unsafe Int32(handles.statement(pStmt)?.row.count ?? 0) }

  override public func sqlite3_column_name(_ a0: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    guard let names = unsafe handles.statement(a0)?.names, names.indices.contains(Int(N)) else { return nil }
    return unsafe names[Int(N)].cString
  }
}
