import SQLiteCalls

extension Connection {
  /// Adds a provider that is asked for a collation when SQL names one that is unknown.
  ///
  /// Providers are asked in the order they came, until one has it; it is then registered as by ``createCollation(named:_:)``. So opening
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
  /// What was thrown when a collation was last asked for.
  var failure: String?

  override var call: Sqlite3Call { .sqlite3_collation_needed }

  override func install(_ isNeeded: Bool, on db: OpaquePointer, _ wrapper: any Sqlite3WrapperProtocol) -> Int32 {
    let ask: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void = { context, _, _, name in
      guard let context = unsafe context, let name = unsafe name else { return }
      unsafe Unmanaged<CollationProviderHook>.fromOpaque(context).takeUnretainedValue().provide(String(cString: name))
    }
    return unsafe wrapper.sqlite3_collation_needed(db, context, isNeeded ? ask : nil)
  }

  private func provide(_ name: String) {
    guard let connection = unsafe connection else { return }
    failure = nil
    _ = first { provider in
      do {
        guard let collation = try provider(name) else { return false }
        try connection.register(collation, named: name)
        failure = nil
        return true
      } catch {
        failure = "\(error)"
        return false
      }
    }
  }
}
