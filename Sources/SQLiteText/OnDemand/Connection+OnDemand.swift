package import SQLiteCallsCore
public import SQLiteCore

extension Connection.Configuration {
  /// A closure that prepares a connection as another does, with ``Connection/addOnDemand()`` before unless the configuration says otherwise.
  package func equipping(_ prepare: @escaping @Sendable (Connection) throws -> Void) -> @Sendable (Connection) throws -> Void {
    guard addsOnDemand else { return prepare }
    return { connection in
      if makes(.addsOnDemand, on: connection.wrapper) { try connection.addOnDemand() }
      try prepare(connection)
    }
  }
}

extension Connection {
  /// Opens a database, with ``addOnDemand()`` unless the configuration says otherwise.
  package convenience init(
    equipped location: Location, access: Access, configuration: Configuration, on wrapper: any Sqlite3WrapperProtocol,
    prepare: (Connection) throws -> Void = { _ in }
  ) throws {
    try self.init(location, access: access, configuration: configuration, on: wrapper) { connection in
      try configuration.equipping { _ in }(connection)
      try prepare(connection)
    }
  }

  /// Has the additions of this package added when SQL asks for them, so that they need not be added in advance.
  ///
  /// - The collations `LOCALIZED_` with a locale after it, such as `COLLATE "LOCALIZED_cs"`, as `addLocalizedCollations(_:)` adds them. The
  ///   meaning of `LOCALIZED` alone has to be said.
  /// - The functions `folded(text)` and `sort_key(text, locale)`.
  /// - The tokenizers `folding`, `cjk` and `html` of FTS5.
  ///
  /// A manager does so on each of its connections, and so does `Connection(_:access:configuration:)`, unless the configuration says otherwise.
  /// It makes one call, `sqlite3_collation_needed`, and runs no SQL.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// <https://sqlite.org/c3ref/collation_needed.html>
  public func addOnDemand() throws {
    try supplyLocalizedCollations()
    supply("text") { meaning, error, connection in
      switch meaning {
      case .missingFunction(let name) where name.isName("folded"): try connection.addFoldingFunction()
      case .missingFunction(let name) where name.isName("sort_key"): try connection.addSortKeyFunction()
      case .missingTokenizer(let name):
        guard ["folding", "cjk", "html"].containsName(name) else { return false }
        try connection.addTokenizers()
      case .missingCollation(let name):
        guard name.isName(LocalizedCollation.name) else { return false }
        throw error.reworded(
          "no such collation sequence: \(name). Say what it means with addLocalizedCollations(locale:), in the prepare closure of a manager, "
            + "or name the locale: LOCALIZED_cs")
      default: return false
      }
      return true
    }
  }
}
