import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds a tokenizer to FTS5, for tables that are made with `tokenize = 'name …'` and for those of the file that were.
  ///
  /// ```swift
  /// try connection.addTokenizer("lines") { _ in LineTokenizer() }
  /// ```
  /// A connection can only use a table whose tokenizer it has: add it before, on each connection. A manager does so in its `prepare`
  /// closure. One of the same name, also one of FTS5's own, gives way to the new one for tables that are opened from then on; it lives on
  /// until the connection closes.
  /// - Parameters:
  ///   - name: The name, in any case; at most 255 bytes.
  ///   - make: Makes the tokenizer of a table, with the words after the name there. It must refuse words that it does not know by throwing:
  ///     the table is then not made or not opened, and ``SQLiteError/underlying`` is that error. The connection keeps the closure until it
  ///     closes, and tokenizers that it made, so neither may capture the connection.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library has no FTS5, SQLITE_MISUSE for a name that cannot be.
  ///
  /// <https://sqlite.org/fts5.html#custom_tokenizers>
  public func addTokenizer(_ name: String, _ make: @escaping (_ arguments: [String]) throws -> any TextTokenizer) throws {
    try addTokenizer(name, over: { arguments, _ in try make(arguments) })
  }

  /// Adds a tokenizer that may be made over others.
  ///
  /// - Parameter make: Makes the tokenizer of a table, with the words after the name there, and the registry of other tokenizers.
  package func addTokenizer(
    _ name: String, over make: @escaping (_ arguments: [String], _ registry: TokenizerRegistry) throws -> any TextTokenizer
  ) throws {
    try refuseFullTextName(name)
    let registry = try fullTextInterface().registry
    failures.connection = self
    noteRegistration()
    let box = unsafe Unmanaged.passRetained(TokenizerBox(name, on: self) { try make($0, registry) })
    var functions = TokenizerBox.functions
    let code = unsafe name.withCString { name in
      unsafe wrapper.fts5_api_xCreateTokenizer(registry.interface, name, box.toOpaque(), &functions.structure, Sqlite3Destructor.ofObject)
    }
    if code != 0 {
      unsafe box.release()  // FTS5 calls no destructor of a tokenizer that it refuses
      throw error(code, in: .fts5_api_xCreateTokenizer)
    }
  }
}
