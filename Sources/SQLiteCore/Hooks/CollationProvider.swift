import SQLiteCallsCore

extension Connection {
  /// Adds a provider that is asked for a collation when SQL names one that is unknown.
  ///
  /// Localized collations come first; then providers are asked in the order they came, until one has it. It is then registered as by ``createCollation(named:_:)``. So opening
  /// costs nothing for collations that are not used. When none has it, the SQL fails with "no such collation sequence" and what a provider has
  /// thrown. SQL on the connection is refused within the closure.
  /// - Parameter provider: The collation of a name, as the SQL or the schema spells it; nil to leave it to the next provider.
  /// - Returns: The token that holds the provider in its place. Collations it has provided stay.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_collation_needed`: <https://sqlite.org/c3ref/collation_needed.html>
  public func addCollationProvider(_ provider: @escaping (_ name: String) throws -> Collation?) throws(SQLiteError) -> HookToken {
    try hooksToChange().collationProvider.add(provider)
  }
}

final class CollationProviderHook: HookObservers<(String) throws -> Collation?> {
  override var call: Sqlite3Call { .sqlite3_collation_needed }

  override func install(_ isNeeded: Bool, on db: OpaquePointer, _ wrapper: any Sqlite3WrapperProtocol) -> Int32 {
    guard let connection = unsafe connection else { return 0 }
    return unsafe connection.attachment(orNew: CollationRequests(connection)).install(hasProviders: isNeeded, on: db, wrapper)
  }
}
