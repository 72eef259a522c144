import SQLiteCalls
import Synchronization

/// What the connection that writes has of its own, and those that read beside it have not: temporary tables, databases, functions.
///
/// Any thread may ask. It is looked at when that connection is given back.
package final class WritersOwn: Sendable {
  private struct Found {
    /// The temporary tables and views.
    var names: Set<SchemaName> = []
    /// It is not known what there is.
    var isUnknown = false
    var hasDatabases = false
    var hasFunctions = false
  }

  private let found = Locked(Found())
  private let areNames = Atomic(false)
  /// The databases, and how many things were added, that every connection has.
  private let common = Locked<(databases: [String], registrations: Int)>(([], 0))

  package init() {}

  /// Takes note of what every connection has: it was prepared as all are.
  package func noteCommon(of connection: Connection) {
    guard connection.wrapper.runsAnySQL else { return }
    let all = unsafe ((try? connection.schemaNames) ?? [], connection.registrationCount)
    common.withLock { $0 = all }
  }

  /// Looks what the connection that writes has, when it may be something else than before.
  @inline(__always) package func look(at connection: Connection) {
    if unsafe connection.hasNewThings { lookAgain(connection) }
  }

  private func lookAgain(_ connection: Connection) {
    unsafe connection.hasNewThings = false
    guard connection.wrapper.runsAnySQL else { return }
    let common = common.withLock { $0 }
    var now = Found()
    do {
      let databases = try connection.undoing { try connection.schemaNames }.filter { !$0.isTemp }
      now.hasDatabases = databases != common.databases.filter { !$0.isTemp }
      now.names = try connection.undoing { try connection.temporaryNames() }
    } catch {
      now.isUnknown = true  // what cannot be looked at is asked of the connection itself
    }
    unsafe now.hasFunctions = connection.registrationCount != common.registrations
    areNames.store(now.isUnknown || !now.names.isEmpty, ordering: .releasing)
    found.withLock { [now] in $0 = now }
  }

  /// Nothing is known of another connection.
  package func forget() {
    areNames.store(false, ordering: .releasing)
    found.withLock { $0 = Found() }
  }

  /// Whether it has names that may hide others.
  var hidesNames: Bool { areNames.load(ordering: .acquiring) }

  /// Whether a statement means something else there, as far as one knows.
  func hides(_ use: StatementUse) -> Bool {
    guard hidesNames else { return false }
    return found.withLock { $0.isUnknown || use.readsTemporary || !$0.names.isDisjoint(with: use.names) }
  }

  /// Whether a statement that a reader did not compile may compile there.
  func mayMend(_ error: SQLiteError) -> Bool {
    found.withLock { found in
      switch error.meaning {
      case .missingFunction, .missingCollation, .missingModule, .missingTokenizer: found.hasFunctions || found.isUnknown
      default: found.isUnknown || found.hasDatabases || !found.names.isEmpty
      }
    }
  }
}

extension Connection {
  /// Whether the temporary database is there: something was put into it.
  package var hasTemporary: Bool {
    guard let open = unsafe handle else { return false }
    return unsafe wrapper.sqlite3_db_filename(open, "temp") != nil
  }

  /// The names of temporary tables and views.
  fileprivate func temporaryNames() throws -> Set<SchemaName> {
    guard hasTemporary else { return [] }
    return Set(try storedObjects(.table, .view, in: "temp").map { $0.name })
  }
}
