import SQLiteCalls
import SQLiteCore

/// The functions that inspect a statement. <https://sqlite.org/c3ref/stmt.html>
extension MockLibrary {
  func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe statement(pStmt).map { unsafe $0.text(String(decoding: $0.sql, as: UTF8.self)) }
  }

  func sqlite3_expanded_sql(_ pStmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe statement(pStmt).map { unsafe allocateText($0.expanded(realDigits: realDigits)) }
  }

  func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32 { unsafe statement(pStmt)?.isReadonly == false ? 0 : 1 }

  func sqlite3_stmt_isexplain(_ pStmt: OpaquePointer!) -> Int32 {
    guard let statement = unsafe statement(pStmt), case let words = SQLToken.all(in: statement.key, limit: 2),
      words.first?.isWord("explain") == true
    else { return 0 }
    return words.last?.isWord("query") == true ? 2 : 1
  }

  func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 { unsafe statement(a0)?.isRunning == true ? 1 : 0 }

  func sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe statement(a0).flatMap { unsafe pointer($0.connection.handle) }
  }

  func sqlite3_next_stmt(_ pDb: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer! {
    guard let open = unsafe connection(pDb) else { return nil }
    guard unsafe id(pStmt) != 0 else { return unsafe pointer(open.statements.first?.handle) }
    guard let current = unsafe statement(pStmt), let at = open.statements.firstIndex(where: { $0 === current }) else { return nil }
    return unsafe at + 1 < open.statements.count ? pointer(open.statements[at + 1].handle) : nil
  }

  func sqlite3_stmt_status(_ a0: OpaquePointer!, _ op: Int32, _ resetFlg: Int32) -> Int32 {
    guard op == StatementStatus.reprepare.rawValue, let statement = unsafe statement(a0) else { return 0 }
    defer { if resetFlg != 0 { statement.recompilations = 0 } }
    return statement.recompilations
  }

  func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32 { unsafe Int32(clamping: statement(pStmt)?.columns.count ?? 0) }

  func sqlite3_data_count(_ pStmt: OpaquePointer!) -> Int32 { unsafe Int32(clamping: statement(pStmt)?.row.count ?? 0) }

  func sqlite3_column_name(_ a0: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! { unsafe text(a0, N, \.columns) { $0 } }

  func sqlite3_column_name16(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeRawPointer! {
    guard let statement = unsafe statement(a0), statement.columns.indices.contains(Int(N)) else { return nil }
    return unsafe statement.text16(statement.columns[Int(N)])
  }

  func sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! { unsafe text(a0, a1, \.declaredTypes) { $0 } }

  func sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe text(a0, a1, \.origins) { $0?.schema }
  }

  func sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe text(a0, a1, \.origins) { $0?.table }
  }

  func sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe text(a0, a1, \.origins) { $0?.column }
  }

  /// A C string that describes a column of a statement; nil if the index is out of range.
  private func text<Part>(
    _ pointer: OpaquePointer?, _ index: Int32, _ parts: (MockStatement) -> [Part], _ text: (Part) -> String?
  ) -> UnsafePointer<CChar>? {
    guard let statement = unsafe statement(pointer), parts(statement).indices.contains(Int(index)) else { return nil }
    return unsafe text(parts(statement)[Int(index)]).map { unsafe statement.text($0) }
  }
}
