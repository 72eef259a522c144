import SQLiteCalls

/// What the base of all engines keeps: the error of each connection, whose handles are whose, and what was refused.
///
/// Pointers are kept as their bits; 0 is no connection, whose error is that there was no memory for one.
struct EngineConnections: Sendable {
  private var failures: [UInt: ConnectionFailure] = [:]
  var owners: [UInt: UInt] = [:]
  var refused: Set<Sqlite3Call> = []
  var texts = KeptTexts()

  subscript(connection: UInt) -> ConnectionFailure {
    get { failures[connection] ?? ConnectionFailure(connection == 0 ? .nomem : .ok, hasExtendedCodes: true) }
    set { failures[connection] = newValue }
  }

  mutating func release(_ handle: UInt) {
    if owners.removeValue(forKey: handle) != nil { return }
    failures[handle] = nil
    owners = owners.filter { $0.value != handle }
  }
}
