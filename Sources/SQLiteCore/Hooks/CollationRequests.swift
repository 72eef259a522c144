import SQLiteCalls

/// The object that SQLite calls for unknown collations; a connection can register only one.
package final class CollationRequests: ConnectionAttachment {
  /// Returns the collation with a name; nil to leave the request to the providers.
  package typealias Supply = (_ name: String, Connection) throws -> Collation?

  /// The connection; nil after it was detached.
  private unowned(unsafe) var connection: Connection?
  /// The closure that is called before the providers. It does not use their hook, since a connection has this closure from its opening on.
  var supply: Supply?
  private var hasProviders = false
  /// The name of the last collation that failed, and the message of its error.
  private var failure: (name: String, message: String)?

  init(_ connection: Connection) { unsafe self.connection = connection }

  /// Makes SQLite call this object while there is a supply or a provider, and returns SQLite's result code.
  func install(hasProviders: Bool, on connection: Connection) -> Int32 {
    let callback: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void = { context, _, _, name in
      guard let requests = unsafe context.object(as: CollationRequests.self), let name = unsafe name else { return }
      requests.provide(unsafe String(cString: name))
    }
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    let isNeeded = hasProviders || supply != nil
    let code = unsafe connection.wrapper.sqlite3_collation_needed(connection.handle, context, isNeeded ? callback : nil)
    if code == 0 { self.hasProviders = hasProviders }
    return code
  }

  /// Installs or removes the C function after the supply was set or removed.
  func update(on connection: Connection) -> Int32 { hasProviders ? 0 : install(hasProviders: false, on: connection) }

  private func provide(_ name: String) {
    guard let connection = unsafe connection else { return }
    failure = nil
    if let supply, connection.inCallback(allowsSQL: false, { register(name, on: connection) { name in try supply(name, connection) } }) {
      return
    }
    _ = connection.hooks?.collationProvider.first { provider in register(name, on: connection, from: provider) }
  }

  /// Registers the collation that a provider returns. Returns whether there was one and it could be registered; ``failure`` keeps the error
  /// of either step.
  private func register(_ name: String, on connection: Connection, from provider: (String) throws -> Collation?) -> Bool {
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

  /// Returns the error of the last request for a missing collation. Without such an error, the collation is not one that the supply
  /// handles, since the supply would have thrown; the general advice is returned then. Returns nil without a supply.
  package func reason(for meaning: SQLiteError.Meaning) -> String? {
    guard case .missingCollation(let name) = meaning else { return nil }
    if let failure, failure.name == name { return failure.message }
    return supply == nil ? nil : SQLiteError.Meaning.adviceOnCollations
  }

  package func detach() {
    supply = nil
    guard let db = unsafe connection?.handle, let wrapper = unsafe connection?.wrapper else { return }
    // SQLite has the address of this object. If SQLite does not give it back, the object must stay alive.
    if unsafe wrapper.sqlite3_collation_needed(db, nil, nil) != 0 { keptForEver.withLock { $0.append(self) } }
    unsafe connection = nil
  }
}

extension Connection {
  /// Whether a supply handles requests for unknown collations before any provider.
  package var suppliesCollations: Bool { attachments[CollationRequests.self]?.supply != nil }

  /// Sets the closure that handles requests for unknown collations before any provider.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  package func supplyCollations(_ supply: @escaping CollationRequests.Supply) throws(SQLiteError) {
    _ = unsafe try openHandleToChange()
    let requests = attachment(orNew: CollationRequests(self))
    requests.supply = supply
    let code = requests.update(on: self)
    if code != 0 {
      requests.supply = nil
      throw error(code, in: .sqlite3_collation_needed)
    }
  }

  /// Removes the supply. Within a callback, or if SQLite refuses the change, the C function stays and finds no supply.
  package func endSuppliedCollations() {
    guard let requests = attachments[CollationRequests.self], requests.supply != nil else { return }
    requests.supply = nil
    if unsafe callbackDepth == 0 && handle != nil { _ = requests.update(on: self) }
  }
}

extension Connection {
  /// Adds a provider that is called for a collation when SQL names an unknown one.
  ///
  /// Localized collations come first; then providers are called in the order in which they were added, until one returns the collation,
  /// which is registered as by ``createCollation(named:_:)``. So opening costs nothing for unused collations. If no provider has the
  /// collation, the SQL fails with "no such collation sequence" and the error that a provider has thrown. SQL on the connection is refused
  /// within the closure.
  /// - Parameter provider: Returns the collation with a name, as spelled in the SQL or the schema; nil to leave the request to the next
  ///   provider.
  /// - Returns: A token that keeps the provider registered. Collations it has provided stay.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_collation_needed`: <https://sqlite.org/c3ref/collation_needed.html>
  public func addCollationProvider(_ provider: @escaping (_ name: String) throws -> Collation?) throws(SQLiteError) -> HookToken {
    try hooksToChange().collationProvider.add(provider)
  }
}

final class CollationProviderHook: HookObservers<(String) throws -> Collation?> {
  override var call: Sqlite3Call { .sqlite3_collation_needed }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    connection.attachment(orNew: CollationRequests(connection)).install(hasProviders: isNeeded, on: connection)
  }
}
