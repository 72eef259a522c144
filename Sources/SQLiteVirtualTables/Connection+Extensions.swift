import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Loads an extension from a shared library: C code that adds functions, collations, tables and more to this connection.
  ///
  /// Its code runs in this process and may do anything, so load only code that you would also link. The SQL function `load_extension()`
  /// remains disabled, and the connection's permissions do not change. Whatever an extension adds remains until the connection closes.
  /// - Parameters:
  ///   - path: The path of the file. If it does not exist, the platform's suffix for shared libraries is appended. A name without a slash
  ///     is searched for in the platform's library paths.
  ///   - entryPoint: The C function that initializes the extension; nil for `sqlite3_extension_init`, or, if that does not exist, a
  ///     function named after the file.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the file or the function does not exist, if the extension fails, or if SQLite was built
  ///   without extensions; SQLITE_MISUSE after ``close()`` and within a callback of this connection.
  ///
  /// The C function is `sqlite3_load_extension`: <https://sqlite.org/c3ref/load_extension.html>
  public func loadExtension(_ path: String, entryPoint: String? = nil) throws {
    let open = unsafe try openHandleToChange()
    try wrapper.refuseWithout(.sqlite3_load_extension)
    if path.isEmpty { throw SQLiteError.misuse("the path of the extension is empty") }
    for text in [path, entryPoint ?? ""] { try refuseNul(inName: text) }
    var wasAllowed: Int32 = 0
    try check(unsafe allowExtensions(open, -1, &wasAllowed), in: .sqlite3_db_config)
    try check(unsafe allowExtensions(open, 1, nil), in: .sqlite3_db_config)
    forgetCompiled()  // the extension may replace functions in use
    var words: UnsafeMutablePointer<CChar>?
    let code = inCallback(allowsSQL: false) { unsafe wrapper.sqlite3_load_extension(open, path, entryPoint, &words) }
    let message = unsafe words.map { unsafe String(cString: $0) }
    unsafe wrapper.sqlite3_free(words)
    let failure = code == 0 ? nil : error(code, in: .sqlite3_load_extension)
    let closing = unsafe allowExtensions(open, wasAllowed, nil)
    if let failure { throw failure.reworded("the extension \(path) cannot be loaded: \(message ?? failure.message)") }
    try check(closing, in: .sqlite3_db_config)
  }

  /// Allows or forbids loading extensions through the C function; -1 only reads the current state.
  private func allowExtensions(_ open: OpaquePointer, _ value: Int32, _ state: UnsafeMutablePointer<Int32>?) -> Int32 {
    unsafe wrapper.sqlite3_db_config(open, ConnectionOption.enableLoadExtension.rawValue, value, 0, state)
  }
}
