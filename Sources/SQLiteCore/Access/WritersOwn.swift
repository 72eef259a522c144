import SQLiteCalls
import Synchronization

/// A record of the temporary tables, databases and functions that only the writing connection has.
///
/// Any thread may read it. The record is updated when the writing connection is returned.
package final class WritersOwn: Sendable {
  private struct Found {
    /// The temporary tables and views.
    var names: Set<SchemaName> = []
    /// The databases that other connections lack, or that have a different file there.
    var databases: Set<SchemaName> = []
    /// The functions that were added, which may replace others.
    var functions: Set<SchemaName> = []
    /// Whether the connection could not be examined.
    var isUnknown = false
    /// Whether a function, collation or module was added.
    var hasAdded = false

    var hidesAny: Bool { isUnknown || !names.isEmpty || !databases.isEmpty || !functions.isEmpty }
  }

  private let found = Locked(Found())
  private let areAnyHidden = Atomic(false)
  /// The databases that every connection has, with their files, and the number of functions, collations and modules added to each
  /// connection.
  private let common = Locked<(databases: [(name: SchemaName, path: String?)], registrations: Int)>(([], 0))

  package init() {}

  /// Records what every connection has, as found on one that was prepared like all the others.
  package func noteCommon(of connection: Connection) {
    guard connection.wrapper.runsAnySQL else { return }
    let all = ((try? connection.databaseFiles) ?? [], connection.registrationCount)
    common.withLock { $0 = all }
  }

  /// Examines the writing connection if what only it has may have changed.
  @inline(__always) package func look(at connection: Connection) {
    if connection.hasNewThings { noteChanges(connection) }
  }

  private func noteChanges(_ connection: Connection) {
    connection.hasNewThings = false
    guard connection.wrapper.runsAnySQL else { return }
    let common = common.withLock { $0 }
    var now = Found()
    do {
      let databases = try connection.undoing { try connection.databaseFiles }
      // A database without a file differs on each connection.
      for one in databases + common.databases {
        let isCommon = one.path != nil && databases.contains { $0 == one } && common.databases.contains { $0 == one }
        if !isCommon { now.databases.insert(one.name) }
      }
      now.names = try connection.undoing { try connection.temporaryNames() }
    } catch {
      now.isUnknown = true  // every statement then goes to the writer
    }
    now.hasAdded = connection.registrationCount != common.registrations
    for (name, number) in connection.addedFunctions where number > common.registrations { now.functions.insert(SchemaName(name)) }
    keep(now)
  }

  /// Clears the record: it says nothing about a new writing connection.
  package func forget() { keep(Found()) }

  private func keep(_ now: Found) {
    found.withLock { $0 = now }
    areAnyHidden.store(now.hidesAny, ordering: .releasing)
  }

  /// Whether the writer has anything that may shadow something of the same name on the other connections.
  var hidesAny: Bool { areAnyHidden.load(ordering: .acquiring) }

  /// Returns whether a statement may have a different meaning on the writer.
  func hides(_ use: StatementUse) -> Bool {
    guard hidesAny else { return false }
    return found.withLock { found in
      found.isUnknown || use.listsNames || use.readsTemporary && !found.names.isEmpty
        || !found.names.isDisjoint(with: use.names) || !found.databases.isDisjoint(with: use.databases)
        || !found.functions.isDisjoint(with: use.functions)
    }
  }

  /// Returns whether a statement that a reader could not compile may compile on the writer.
  func mayMend(_ error: SQLiteError) -> Bool {
    found.withLock { found in
      switch error.meaning {
      case .missingFunction, .missingCollation, .missingModule, .missingTokenizer: found.hasAdded || found.isUnknown
      default: found.isUnknown || !found.databases.isEmpty || !found.names.isEmpty
      }
    }
  }
}

extension Connection {
  /// The databases other than `main` and `temp`, each with its file if it has one.
  fileprivate var databaseFiles: [(name: SchemaName, path: String?)] {
    get throws {
      let names = try schemaNames.filter { !$0.isTemp && $0 != "main" }
      return try names.map { (SchemaName($0), try fileName(of: $0)) }
    }
  }

  /// The names of temporary tables and views.
  fileprivate func temporaryNames() throws -> Set<SchemaName> {
    guard hasTemporary else { return [] }
    return Set(try storedObjects(.table, .view, in: "temp").map { $0.name })
  }
}
