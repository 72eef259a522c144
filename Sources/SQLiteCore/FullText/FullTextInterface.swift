import SQLiteCalls

extension Connection {
  /// What FTS5 adds tokenizers and functions with: good for as long as the connection is open.
  ///
  /// It is asked for in SQL, with a pointer that SQL cannot see. <https://sqlite.org/fts5.html#extending_fts5>
  /// - Throws: ``SQLiteError`` that says so when the library has no FTS5.
  func fullTextInterface() throws -> UnsafeMutablePointer<fts5_api> {
    let sql = "SELECT fts5(?1)"
    let statement: OpaquePointer?
    do {
      unsafe (statement, _, _) = try compile(sql, from: 0, flags: [], as: .unrelated)
    } catch let error as SQLiteError {
      guard case .missingFunction = error.meaning else { throw error }
      throw error.reworded("this SQLite library has no FTS5: use one built with SQLITE_ENABLE_FTS5 (\(error.message))")
    }
    guard let statement = unsafe statement else {
      throw SQLiteError(.nomem, "no statement was made", origin: .call(.sqlite3_prepare_v3), sql: sql)
    }
    defer { _ = unsafe wrapper.sqlite3_finalize(statement) }  // the code repeats that of the step
    var found: UnsafeMutablePointer<fts5_api>?
    var code: Int32 = 0
    var call = Sqlite3Call.sqlite3_bind_pointer
    unsafe withUnsafeMutablePointer(to: &found) { place in
      unsafe code = wrapper.sqlite3_bind_pointer(statement, 1, place, PointerType("fts5_api_ptr").utf8Start, nil)
      guard code == 0 else { return }
      call = .sqlite3_step
      unsafe code = wrapper.sqlite3_step(statement)
    }
    guard call == .sqlite3_step, [100, 101].contains(code) else { throw error(code, in: call, sql: sql) }
    guard let found = unsafe found else {
      throw SQLiteError.refused(.error, "FTS5 did not hand out its interface", sql: sql)
    }
    return unsafe found
  }

  /// A name of a tokenizer or an auxiliary function as C takes it.
  func refuseFullTextName(_ name: String) throws(SQLiteError) {
    guard !name.isEmpty, name.utf8.count <= 255, !name.utf8.contains(0) else {
      throw SQLiteError.refused(.misuse, "the name for FTS5 has 1 to 255 bytes, and no NUL among them")
    }
  }
}
