import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds a virtual table, or replaces the one of that name: see ``VirtualTable``.
  ///
  /// All statements of this connection can use the table under its name, as `name` or `name(…)` with parameters. A table or view of that name
  /// in a schema takes precedence.
  /// - Parameters:
  ///   - name: The name, in any case.
  ///   - table: The table. The connection keeps the table until it is replaced or removed or the connection closes, so it must not
  ///     hold the connection: ``VirtualTableArguments/connection`` is there to run other statements.
  ///   - options: Where the table may be used; by default only in SQL the program runs.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when a table is to be replaced while a statement reads it, SQLITE_MISUSE for a name, such
  ///   as `fts5`, or columns that are not possible, after ``close()``, and within a hook of this connection.
  ///
  /// Statements that were prepared before and are not given back keep the table that they were prepared with. SQLite frees that table when the
  /// last of them has gone and the next statement is compiled.
  ///
  /// The C function is `sqlite3_create_module_v2`: <https://sqlite.org/c3ref/create_module.html>
  public func addVirtualTable(_ name: String, _ table: some VirtualTable, _ options: VirtualTableOptions = []) throws {
    guard !name.isEmpty else { throw SQLiteError.refused(.misuse, "the name of a virtual table has at least one byte") }
    try refuseNul(inName: name)
    if name.isName("fts5") {  // the function fts5() would go on handing out the interface that is freed with it
      throw SQLiteError.refused(.misuse, "fts5 cannot be the name of a virtual table: SQLite would free all tokenizers and still use them")
    }
    let handle = unsafe try openHandleToChange()
    try refuseUse(of: name, "replaced")
    let module = VirtualTableModule(name, table, options, on: self)
    if let refusal = module.columns.refusal {
      throw SQLiteError.refused(.misuse, "\(name) cannot be a virtual table: \(refusal)")
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

  /// Removes a virtual table that was added; nothing happens when there is no table of that name.
  ///
  /// Nothing takes its place on this connection, not even a table of SQLite's own, such as `json_each`, that it replaced.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement reads the table, SQLITE_MISUSE after ``close()``, and within a hook of this
  ///   connection.
  public func removeVirtualTable(_ name: String) throws {
    let handle = unsafe try openHandleToChange()
    guard let modules = attachments[VirtualTableModules.self], modules[name] != nil else { return }
    try refuseUse(of: name, "removed")
    let code = change { unsafe wrapper.sqlite3_create_module_v2(handle, name, nil, nil, nil) }
    try check(code, in: .sqlite3_create_module_v2)
    modules[name] = nil
  }

  /// Changes a module. The former one is freed meanwhile, before SQLite is done: no SQL may come from there.
  private func change(_ body: () -> Int32) -> Int32 {
    forgetCompiled()  // cached statements would go on with the former table
    return inCallback(allowsSQL: false, body)
  }

  private func refuseUse(of name: String, _ what: String) throws(SQLiteError) {
    guard let module = attachments[VirtualTableModules.self]?[name], module.cursorCount > 0 else { return }
    throw SQLiteError.refused(.busy, "the virtual table \(module.name) cannot be \(what) while a statement reads it")
  }
}

/// The virtual tables that were added to a connection, by name. SQLite holds them.
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
