import SQLiteCalls

/// What a statement says of itself. <https://sqlite.org/c3ref/stmt.html>
extension MockLibrary {
  func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe statement(pStmt).map { unsafe $0.text(String(decoding: $0.sql, as: UTF8.self)) }
  }

  func sqlite3_expanded_sql(_ pStmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe statement(pStmt).map { unsafe allocateText($0.expanded) }
  }

  func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32 { unsafe statement(pStmt)?.isReadonly == false ? 0 : 1 }

  func sqlite3_stmt_isexplain(_ pStmt: OpaquePointer!) -> Int32 {
    let words = unsafe statement(pStmt).map { SQLScanner.words(of: $0.sql, limit: 2).map { $0.uppercased() } } ?? []
    return words.first == "EXPLAIN" ? (words.last == "QUERY" ? 2 : 1) : 0
  }

  func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 { unsafe statement(a0)?.state == .row ? 1 : 0 }

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

  func sqlite3_column_name(_ a0: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    guard let statement = unsafe statement(a0), statement.columns.indices.contains(Int(N)) else { return nil }
    return unsafe statement.text(statement.columns[Int(N)])
  }

  func sqlite3_column_name16(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeRawPointer! {
    guard let statement = unsafe statement(a0), statement.columns.indices.contains(Int(N)) else { return nil }
    return unsafe statement.text16(statement.columns[Int(N)])
  }

  func sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    guard let statement = unsafe statement(a0), statement.declaredTypes.indices.contains(Int(a1)) else { return nil }
    return unsafe statement.declaredTypes[Int(a1)].map { unsafe statement.text($0) }
  }

  func sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! { nil }

  func sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! { nil }

  func sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! { nil }
}

/// Reading the row a statement stands on. <https://sqlite.org/c3ref/column_blob.html>
extension MockLibrary {
  /// The value of a column; nil, and SQLITE_RANGE on the connection, where there is none.
  private func column(_ pointer: OpaquePointer?, _ index: Int32) -> MockValue? {
    guard let statement = unsafe statement(pointer) else { return nil }
    guard statement.rule(.column).answer == .value, statement.row.indices.contains(Int(index)) else {
      let db = statement.connection
      db.report(.range)
      // Reading a column cuts the code of a failed step to what the connection shows: SQLite does that on every such call.
      if let failed = statement.failure {
        let code = ResultCode(rawValue: failed.code.rawValue & db.mask)
        statement.failure = MockAnswer.Failure(code, message: failed.message, byteOffset: failed.byteOffset)
      }
      return nil
    }
    return statement.row[Int(index)]
  }

  func sqlite3_column_blob(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! { unsafe column(a0, iCol)?.blob() }

  func sqlite3_column_double(_ a0: OpaquePointer!, _ iCol: Int32) -> Double { unsafe column(a0, iCol)?.real ?? 0 }

  func sqlite3_column_int(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe Int32(truncatingIfNeeded: column(a0, iCol)?.integer ?? 0)
  }

  func sqlite3_column_int64(_ a0: OpaquePointer!, _ iCol: Int32) -> Int64 { unsafe column(a0, iCol)?.integer ?? 0 }

  func sqlite3_column_text(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>! { unsafe column(a0, iCol)?.text() }

  func sqlite3_column_text16(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! { unsafe column(a0, iCol)?.text16() }

  func sqlite3_column_bytes(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 { unsafe column(a0, iCol)?.byteCount() ?? 0 }

  func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 { unsafe column(a0, iCol)?.byteCount16() ?? 0 }

  func sqlite3_column_type(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 { unsafe (column(a0, iCol)?.type ?? .null).rawValue }

  func sqlite3_column_value(_ a0: OpaquePointer!, _ iCol: Int32) -> OpaquePointer! {
    guard unsafe id(a0) != 0, unsafe statements[id(a0)] != nil else {
      _ = unsafe column(a0, iCol)
      return nil
    }
    if let value = unsafe column(a0, iCol) { return unsafe expose(value) }
    // Out of range SQLite answers a NULL of its own that is never freed.
    let none = values.values.first { $0 === nullValue } ?? nullValue
    return unsafe expose(none)
  }
}

/// Running a whole text. <https://sqlite.org/c3ref/exec.html>
extension MockLibrary {
  func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )!, _ a3: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe errmsg?.pointee = nil
    guard let open = unsafe connection(a0), !open.isSick else { return ResultCode.misuse.rawValue }
    var rest: UnsafePointer<CChar>? = unsafe sql
    var code = ResultCode.ok.rawValue
    open.report(.ok)
    while let start = unsafe rest, unsafe start.pointee != 0, code == ResultCode.ok.rawValue {
      var made: OpaquePointer?
      code = unsafe sqlite3_prepare_v2(a0, start, -1, &made, &rest)
      guard code == ResultCode.ok.rawValue, let statement = unsafe statement(made) else { continue }
      code = unsafe run(statement) { names, texts in unsafe callback?(a3, Int32(names.count), &texts, &names) ?? 0 }
      if code == ResultCode.abort.rawValue, open.code == ResultCode.row.rawValue {
        _ = unsafe sqlite3_finalize(made)
        code = open.report(.abort)
      } else {
        code = unsafe sqlite3_finalize(made)
      }
    }
    if code != ResultCode.ok.rawValue { unsafe errmsg?.pointee = unsafe allocateText(Array(open.messageText.utf8)) }
    return code
  }

  private typealias Texts = [UnsafeMutablePointer<CChar>?]

  private func run(_ statement: MockStatement, _ row: (inout Texts, inout Texts) -> Int32) -> Int32 {
    while true {
      let code = step(statement)
      guard code == ResultCode.row.rawValue else { return code }
      // SQLite ends both lists with a null pointer.
      var names: Texts = unsafe statement.columns.map { unsafe UnsafeMutablePointer(mutating: statement.text($0)) }
      var texts: Texts = unsafe statement.row.map { value in
        unsafe value.text().map { unsafe UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: CChar.self) }
      }
      if unsafe row(&names, &texts) != 0 { return ResultCode.abort.rawValue }
    }
  }
}
