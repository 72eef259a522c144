import SQLiteCallsCore

/// The hook by which SQLite asks for collations that are unknown.
final class CollationProviderHook: HookObservers<(String) throws -> Collation?> {
  /// The closure that is asked before the providers; nil for none.
  fileprivate(set) var supply: ((_ name: String, Connection) throws -> Collation?)?
  /// The collation that was last asked for and the message of the error, when one was thrown.
  private var failure: (name: String, message: String)?

  override var call: Sqlite3Call { .sqlite3_collation_needed }
  override var isNeededWithoutObservers: Bool { supply != nil }

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
    if let supply, connection.inCallback(allowsSQL: false, { answers(name, on: connection) { name in try supply(name, connection) } }) {
      return
    }
    _ = first { provider in answers(name, on: connection, provider) }
  }

  /// Whether a provider had the collation, which is then registered; ``failure`` keeps the error of either step.
  private func answers(_ name: String, on connection: Connection, _ provider: (String) throws -> Collation?) -> Bool {
    do {
      guard let collation = try provider(name) else { return false }
      try connection.register(collation, named: name)
      failure = nil
      return true
    } catch {
      failure = (name, "\(error)")
      return false
    }
  }

  /// The error of the last request for a collation that is missing; the supply has none that is missing without an error.
  func reason(forMissing name: String) -> String? {
    if let failure, failure.name == name { return failure.message }
    return supply == nil ? nil : SQLiteError.Meaning.adviceOnCollations
  }
}

extension Connection {
  /// Whether requests for unknown collations are answered before any provider is asked.
  package var suppliesCollations: Bool { hooks?.collationProvider.supply != nil }

  /// Answers requests for unknown collations before any provider is asked.
  ///
  /// - Parameter supply: The collation of a name; nil to leave it to the providers.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  package func supplyCollations(_ supply: @escaping (_ name: String, Connection) throws -> Collation?) throws(SQLiteError) {
    _ = unsafe try openHandleToChange()
    let hook = try hooksToChange().collationProvider
    hook.supply = supply
    let code = hook.update()
    if code != 0 {
      hook.supply = nil
      throw error(code, in: .sqlite3_collation_needed)
    }
  }

  /// Ends the supply. Where SQLite must not be changed, or refuses the change, it goes on asking and finds no supply.
  package func endSuppliedCollations() {
    guard let hook = hooks?.collationProvider, hook.supply != nil else { return }
    hook.supply = nil
    if callbackDepth == 0 { _ = hook.update() }
  }

  /// Adds a provider that is asked for a collation when SQL names one that is unknown.
  ///
  /// Localized collations come first; then providers are asked in the order they came, until one has it. It is then registered as by ``createCollation(named:_:)``. So opening
  /// costs nothing for collations that are not used. When none has it, the SQL fails with "no such collation sequence" and the error that a
  /// provider has thrown. SQL on the connection is refused within the closure.
  /// - Parameter provider: The collation of a name, as the SQL or the schema spells it; nil to leave it to the next provider.
  /// - Returns: The token that holds the provider in its place. Collations it has provided stay.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_collation_needed`: <https://sqlite.org/c3ref/collation_needed.html>
  public func addCollationProvider(_ provider: @escaping (_ name: String) throws -> Collation?) throws(SQLiteError) -> HookToken {
    try hooksToChange().collationProvider.add(provider)
  }
}
