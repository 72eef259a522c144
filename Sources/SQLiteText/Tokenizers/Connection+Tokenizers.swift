import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds a tokenizer to FTS5, for new and existing tables with `tokenize = 'name …'`.
  ///
  /// ```swift
  /// try connection.addTokenizer("lines") { _ in LineTokenizer() }
  /// ```
  /// A connection can use a search table only if it has the table's tokenizer, so add the tokenizer first, on each connection. With a
  /// manager, do so in its `prepare` closure. The new tokenizer replaces any tokenizer of the same name, even one of FTS5's own, for tables
  /// that are opened afterwards. The old tokenizer is kept until the connection closes.
  /// - Parameters:
  ///   - name: The name, case-insensitive; at most 255 bytes.
  ///   - make: Creates the tokenizer of a table from the words after the name in the table's declaration. It must throw for unknown words.
  ///     The table is then not created or not opened, and ``SQLiteError/underlying`` is that error. The connection keeps the closure and
  ///     the tokenizers until it closes, so neither may capture the connection.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library has no FTS5, SQLITE_MISUSE for an invalid name.
  ///
  /// <https://sqlite.org/fts5.html#custom_tokenizers>
  public func addTokenizer(_ name: String, _ make: @escaping (_ arguments: [String]) throws -> any TextTokenizer) throws {
    try addTokenizer(name, over: { arguments, _ in try make(arguments) })
  }

  /// Adds a tokenizer that may have another one as its base.
  ///
  /// - Parameter make: Creates the tokenizer of a table from the words after the name in the table's declaration, and from the registry of
  ///   other tokenizers.
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
      unsafe box.release()  // FTS5 does not call the destructor if it fails
      throw error(code, in: .fts5_api_xCreateTokenizer)
    }
  }
}
