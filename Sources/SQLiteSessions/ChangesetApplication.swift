import SQLiteCalls
import SQLiteCore

/// Applies a changeset, and handles SQLite's callbacks while it is applied.
final class ChangesetApplication {
  private let connection: Connection
  private let options: Connection.ApplyOptions
  private let tables: ChangesetTables
  private let resolve: (ApplyConflict) throws -> ApplyConflict.Resolution
  /// Whether to apply the changes of each table.
  private var decisions: [SchemaName: Bool] = [:]
  /// Whether the changeset changes a table whose replaced rows must fire triggers that maintain an index.
  private var replacesIndexedRows = false
  /// The error that a closure threw, or an error about the closure's result.
  private var failure: (any Error)?
  /// The conflict that aborted the application.
  private var obstacle: ApplyConflict?

  init(
    on connection: Connection, _ options: Connection.ApplyOptions, to tables: ChangesetTables,
    _ resolve: @escaping (ApplyConflict) throws -> ApplyConflict.Resolution
  ) {
    self.connection = connection
    self.options = options
    self.tables = tables
    self.resolve = resolve
  }

  /// Decides which tables' changes to apply, before they are passed to SQLite.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA that names all tables that do not fit.
  func admit(_ tables: [Changeset.Table], isPatchset: Bool) throws {
    if isPatchset, options.contains(.inverted) {
      throw SQLiteError.misuse("a patchset cannot be undone, because it does not hold the former values: record a changeset")
    }
    var misfits: [String] = []
    for table in tables {
      let isWanted = connection.inCallback(allowsSQL: false) { self.tables.contain(table.name) }
      let misfit = try isWanted ? connection.misfit(of: table) : nil
      decisions[SchemaName(table.name)] = isWanted && misfit == nil
      if let misfit { misfits.append(misfit) }
      if decisions[SchemaName(table.name)] == true, !replacesIndexedRows {
        replacesIndexedRows = try connection.changesReplaceIndexedRows(of: table.name)
      }
    }
    if misfits.isEmpty || options.contains(.skippingMisfits) { return }
    throw SQLiteError.refused(.schema, "the changes cannot be applied: \(misfits.joined(separator: "; "))")
  }

  func apply(_ changeset: Changeset) throws -> Changeset.Rebase {
    try admit(changeset.tables, isPatchset: changeset.isPatchset)
    return try unsafe run(.sqlite3changeset_apply_v2) { db, rebase, count in
      unsafe changeset.lend {
        unsafe connection.wrapper.sqlite3changeset_apply_v2(
          db, $0, $1, Self.filter, Self.conflict, context, rebase, count, options.flags.rawValue)
      }
    }
  }

  /// Applies the changeset that an input reads.
  func apply(_ input: ChangesetInput) throws -> Changeset.Rebase {
    try unsafe run(.sqlite3changeset_apply_v2_strm) { db, rebase, count in
      unsafe connection.wrapper.sqlite3changeset_apply_v2_strm(
        db, ChangesetInput.function, input.context, Self.filter, Self.conflict, context, rebase, count, options.flags.rawValue)
    }
  }

  private var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  private func run(
    _ call: Sqlite3Call, _ apply: (OpaquePointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<Int32>) -> Int32
  ) throws -> Changeset.Rebase {
    let open = unsafe try connection.openHandle()
    try connection.reexamineSearchTables()
    try fireTriggersForReplacedRows()
    defer { connection.restoreTriggersIfPossible() }
    let bytes = Swift.Result { () throws(SQLiteError) in
      try unsafe Changeset.bytes(on: connection.wrapper) { count, memory in
        unsafe apply(open, memory, count)
      } failure: { code in
        error(code, in: call)
      }
    }
    if let failure { throw failure }
    return Changeset.Rebase(bytes: try bytes.get())
  }

  /// Turns `recursive_triggers` on if an admitted table needs it. The program's own setting is restored after the changeset is applied.
  func fireTriggersForReplacedRows() throws {
    if replacesIndexedRows { try connection.fireTriggersForReplacedRows() }
  }

  private func error(_ code: Int32, in call: Sqlite3Call) -> SQLiteError {
    let error = connection.error(code, in: call, about: "the changes were not applied\(obstacle.map { ": \($0)" } ?? "")")
    let claimed = connection.failures.cause(of: error.code, nil)
    connection.noteFailure(error)
    guard error.underlying == nil, let claimed else { return error }
    // A trigger called a function of the app, which threw.
    return SQLiteError(error.code, "\(error.message): \(claimed.error)", origin: error.origin, underlying: claimed.error)
  }

  // MARK: Callbacks of SQLite

  private static let filter: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32 = { context, name in
    guard let application = unsafe context.object(as: ChangesetApplication.self), let name = unsafe name else { return 0 }
    return unsafe application.decisions[SchemaName(String(cString: name))] == true ? 1 : 0
  }

  private static let conflict: @convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32 = { context, kind, iterator in
    guard let application = unsafe context.object(as: ChangesetApplication.self) else { return ChangesetResolution.abort.rawValue }
    return unsafe application.resolution(kind, iterator).rawValue
  }

  private func resolution(_ kind: Int32, _ iterator: OpaquePointer?) -> ChangesetResolution {
    if failure != nil { return .abort }
    do {
      let conflict = unsafe try ApplyConflict(kind, iterator, on: connection.wrapper)
      let wasInTransaction = connection.isInTransaction
      let resolution = try connection.inCallback(allowsSQL: true) {
        Swift.Result {
          let resolution = try resolve(conflict)
          try fireTriggersForReplacedRows()  // a statement of the closure may have turned the setting off
          return resolution
        }
      }.get()
      if wasInTransaction, !connection.isInTransaction {
        throw SQLiteError.refused(
          .abortRollback, "the closure that resolves conflicts has ended the transaction in which changes are applied")
      }
      switch resolution {
      case .omit: return .omit
      case .replace where conflict.allowsReplace: return .replace
      case .replace: throw SQLiteError.misuse("\(conflict), so there is no row to replace: omit the change, or abort")
      case .abort:
        obstacle = conflict
        return .abort
      }
    } catch {
      failure = error
      return .abort
    }
  }
}
