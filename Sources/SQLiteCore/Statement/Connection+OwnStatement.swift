extension Connection {
  /// Compiles a statement of this package's own, lends its handle and finalizes it.
  package func withOwnStatement<Answer>(_ sql: String, _ body: (OpaquePointer) throws -> Answer) throws -> Answer {
    let compiled = try compile(sql, from: 0, flags: [], as: FirstWords(of: .unrelated))
    guard let statement = unsafe compiled.handle else {
      throw SQLiteError(.nomem, "no statement was made", origin: .call(.sqlite3_prepare_v3), sql: sql)
    }
    defer { _ = unsafe wrapper.sqlite3_finalize(statement) }  // the code repeats that of the step
    return try unsafe body(statement)
  }
}
