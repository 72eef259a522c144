import SQLiteCalls
package import SQLiteCore

/// A connection's interface to FTS5, and the tokenizers created with it.
///
/// Everything is released before the connection closes, and before anything is registered on it, because that may be a tokenizer of the
/// same name, or another FTS5 in an extension. Changes to the databases do not matter, because tokenizers are kept by name and arguments.
package final class FullTextInterface: ConnectionAttachment {
  package let registry: TokenizerRegistry
  /// The tokenizers by name and arguments.
  package private(set) var kept: [[String]: RegisteredTokenizer] = [:]
  /// The maximum number of kept tokenizers. Adding one more releases all others.
  private static let most = 16

  package var isHandedOut: Bool { true }

  fileprivate init(_ registry: TokenizerRegistry) { self.registry = registry }

  /// Keeps a tokenizer for reuse, replacing any other tokenizer with the same name and arguments.
  package func keep(_ tokenizer: RegisteredTokenizer, _ words: [String]) {
    let former = kept
    if former.count >= Self.most { kept = [:] }
    kept[words] = tokenizer
    withExtendedLifetime(former) {}  // a tokenizer in Swift may use the connection in its deinit
  }
}

extension Connection {
  /// Returns the interface of FTS5, which is fetched on first use.
  ///
  /// - Throws: ``SQLiteError`` with an explanation when the library has no FTS5.
  package func fullTextInterface() throws -> FullTextInterface {
    try enter()
    if let kept = attachments[FullTextInterface.self] { return kept }
    let found = FullTextInterface(unsafe TokenizerRegistry(wrapper, try fetchFullTextInterface()))
    attachments[FullTextInterface.self] = found
    return found
  }

  /// Fetches the interface that adds tokenizers and functions to FTS5, valid until the connection closes or its FTS5 is replaced.
  ///
  /// A pointer bound to a SELECT receives the interface; SQL itself cannot read the pointer. <https://sqlite.org/fts5.html#extending_fts5>
  private func fetchFullTextInterface() throws -> UnsafeMutablePointer<fts5_api> {
    let sql = "SELECT fts5(?1)"
    var found: UnsafeMutablePointer<fts5_api>?
    do {
      try unsafe withOwnHandle(sql) { statement in
        var code: Int32 = 0
        var call = Sqlite3Call.sqlite3_bind_pointer
        unsafe withUnsafeMutablePointer(to: &found) { place in
          unsafe code = wrapper.sqlite3_bind_pointer(statement, 1, place, PointerType("fts5_api_ptr").utf8Start, nil)
          guard code == 0 else { return }
          call = .sqlite3_step
          unsafe code = wrapper.sqlite3_step(statement)
        }
        guard call == .sqlite3_step, [100, 101].contains(code) else { throw error(code, in: call, sql: sql) }
      }
    } catch let error as SQLiteError {
      guard case .missingFunction = error.meaning else { throw error }
      throw error.reworded("this SQLite library has no FTS5: use one built with SQLITE_ENABLE_FTS5 (\(error.message))")
    }
    guard let found = unsafe found else {
      throw SQLiteError.refused(.error, "FTS5 did not return its interface", sql: sql)
    }
    return unsafe found
  }

  /// Throws if a name is invalid for a tokenizer or an auxiliary function in C.
  package func refuseFullTextName(_ name: String) throws(SQLiteError) {
    guard !name.isEmpty, name.utf8.count <= 255, !name.utf8.contains(0) else {
      throw SQLiteError.misuse("the name for FTS5 has 1 to 255 bytes, and no NUL among them")
    }
  }
}
