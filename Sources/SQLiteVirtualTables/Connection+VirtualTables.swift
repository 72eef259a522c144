import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds a virtual table, or replaces the virtual table with that name: see ``VirtualTable``.
  ///
  /// All statements of this connection can use the table by its name, as `name` or, with parameters, `name(…)`. A table or view with that
  /// name in a schema takes precedence.
  /// - Parameters:
  ///   - name: The name, case-insensitive.
  ///   - table: The table. The connection keeps it until it is replaced or removed or the connection closes, so the table must not capture
  ///     the connection. Use ``VirtualTableArguments/connection`` to run other statements.
  ///   - options: The SQL that may use the table; by default only the program's own SQL.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY if it would replace a table while a statement reads it; SQLITE_MISUSE for an invalid name,
  ///   such as `fts5`, for invalid columns, after ``close()``, and within a hook of this connection.
  ///
  /// Prepared statements that are still in use keep the table that they were prepared with. SQLite frees that table when the
  /// last of them is released and the next statement is compiled.
  ///
  /// The C function is `sqlite3_create_module_v2`: <https://sqlite.org/c3ref/create_module.html>
  public func addVirtualTable(_ name: String, _ table: some VirtualTable, _ options: VirtualTableOptions = []) throws {
    guard !name.isEmpty else { throw SQLiteError.misuse("the name of a virtual table has at least one byte") }
    try refuseNul(inName: name)
    if name.isName("fts5") {  // fts5() would keep returning the freed interface
      throw SQLiteError.misuse("fts5 cannot be the name of a virtual table: SQLite would free all tokenizers and still use them")
    }
    let handle = unsafe try openHandleToChange()
    try refuseUse(of: name, "replaced")
    let module = VirtualTableModule(name, table, options, on: self)
    if let refusal = module.columns.refusal {
      throw SQLiteError.misuse("\(name) cannot be a virtual table: \(refusal)")
    }
    failures.connection = self
    if options.contains(.usableInTrustedSchema), !options.contains(.innocuous) { try expose(name) }
    let code = change {
      unsafe wrapper.sqlite3_create_module_v2(
        handle, name, module.methods.structure, Unmanaged.passRetained(module).toOpaque(), Sqlite3Destructor.ofObject)
    }
    try check(code, in: .sqlite3_create_module_v2)
    attachment(orNew: VirtualTableModules())[name] = module
  }

  /// Removes a virtual table that was added; does nothing if there is no virtual table with that name.
  ///
  /// The name is then unknown on this connection, even if the table had replaced one of SQLite's own, such as `json_each`.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement reads the table, SQLITE_MISUSE after ``close()``, and within a hook of
  ///   this connection.
  public func removeVirtualTable(_ name: String) throws {
    let handle = unsafe try openHandleToChange()
    guard let modules = attachments[VirtualTableModules.self], modules[name] != nil else { return }
    try refuseUse(of: name, "removed")
    let code = change { unsafe wrapper.sqlite3_create_module_v2(handle, name, nil, nil, nil) }
    try check(code, in: .sqlite3_create_module_v2)
    modules[name] = nil
  }

  /// Replaces or removes a module. SQLite frees the old module during the call, so its deinitializers must not run SQL.
  private func change(_ body: () -> Int32) -> Int32 {
    forgetCompiled()  // cached statements would keep using the old table
    return inCallback(allowsSQL: false, body)
  }

  private func refuseUse(of name: String, _ what: String) throws(SQLiteError) {
    guard let module = attachments[VirtualTableModules.self]?[name], module.cursorCount > 0 else { return }
    throw SQLiteError.refused(.busy, "the virtual table \(module.name) cannot be \(what) while a statement reads it")
  }
}

/// The virtual tables added to a connection, by name. SQLite owns them.
private final class VirtualTableModules: ConnectionAttachment {
  private struct Reference {
    weak var module: VirtualTableModule?
  }

  private var references: [String: Reference] = [:]

  subscript(_ name: String) -> VirtualTableModule? {
    get { references[name.lowercased()]?.module }
    set { references[name.lowercased()] = newValue.map { Reference(module: $0) } }
  }
}
