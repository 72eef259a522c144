public import SQLiteCalls

extension AuthorizerDecision {
  /// `SQLITE_OK`, 0: this authorizer allows the action.
  @inlinable public static var allow: AuthorizerDecision { AuthorizerDecision(rawValue: 0) }
}

extension Connection {
  /// Adds an observer that decides about each action of a statement while it is compiled.
  ///
  /// Every observer is called for every action. If one denies, the statement fails with SQLITE_AUTH. If none does and one ignores, a column
  /// reads as NULL, a DELETE removes row by row, and other actions are skipped. Any other number makes the statement fail.
  ///
  /// A statement is compiled under the observers registered at that time. Cached statements are compiled again when an observer is added or
  /// removed; a statement that you hold keeps its permissions. SQL on the connection is refused within the closure. The C function is set
  /// once and stays set, since setting it makes SQLite compile all statements again.
  /// - Parameter decide: Returns `.allow`, `.deny` or `.ignore`.
  /// - Returns: A token that keeps the observer registered.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_set_authorizer`: <https://sqlite.org/c3ref/set_authorizer.html>
  public func addAuthorizer(_ decide: @escaping (AuthorizerRequest) -> AuthorizerDecision) throws(SQLiteError) -> HookToken {
    try hooksToChange().authorizer.add(decide)
  }
}

final class AuthorizerHook: HookObservers<(AuthorizerRequest) -> AuthorizerDecision> {
  override var call: Sqlite3Call { .sqlite3_set_authorizer }
  override var staysInstalled: Bool { true }
  override func didChange(on connection: Connection) { connection.forgetCompiled() }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
      ) -> Int32 = { context, code, first, second, database, accessor in
        guard let hook = unsafe context.object(as: AuthorizerHook.self) else { return 0 }
        let texts = unsafe [first, second, database, accessor].map { unsafe $0.map { unsafe String(cString: $0) } }
        let action = AuthorizerRequest.Action(AuthorizerAction(rawValue: code), texts[0], texts[1])
        return hook.decide(AuthorizerRequest(action, database: texts[2], accessor: texts[3])).rawValue
      }
    return unsafe connection.wrapper.sqlite3_set_authorizer(connection.handle, isNeeded ? callback : nil, context)
  }

  /// Returns the strictest decision: deny, then any number unknown to SQLite, then ignore.
  private func decide(_ request: AuthorizerRequest) -> AuthorizerDecision {
    if unsafe connection?.bypassesAuthorizers == true { return .allow }
    // A long list, which is passed as a table, reads no more than a short one, whose values are parameters.
    if case .read(ListedSQL.table, _) = request.action { return .allow }
    var strictest = AuthorizerDecision.allow
    forEach { decide in
      let decision = decide(request)
      switch (decision, strictest) {
      case (_, .deny), (.allow, _): break
      case (.deny, _), (_, .allow), (_, .ignore): strictest = decision
      default: break
      }
    }
    return strictest
  }
}
