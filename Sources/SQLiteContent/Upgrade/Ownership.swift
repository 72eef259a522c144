import SQLiteCore
import SQLiteConcurrency

/// Decides who owns a table or view of the installed file, and so whether an upgrade may replace or drop it.
///
/// An uncertain owner is a conflict, because a guess must never lose rows of the user.
struct Ownership {
  /// The fate of a table or view in an upgrade.
  enum Fate: Equatable {
    /// It is content, or has no rows: it is dropped, and the bundle's object with its name, if any, is created.
    case goes
    /// It is the user's and stays as it is.
    case stays
    /// It stays, and is recorded as a table that was empty in the bundle, for the user's rows.
    case staysAsBrought
    /// It is content that only indexes the user's tables, and stays with all its rows.
    case staysAsIndex
  }

  let connection: Connection
  let record: ContentRecord?
  let carrying: Set<SchemaName>
  let adopting: Set<SchemaName>
  /// Whether steps have created the user's tables, which then stay even without rows.
  let haveStepsRun: Bool

  /// Decides what happens to an installed table or view.
  ///
  /// - Parameter bundled: The bundle's table or view with the same name; nil if there is none.
  /// - Throws: ``ContentError/conflict(type:name:reason:)``.
  func fate(of installed: SchemaObject, bundled: SchemaObject?) throws -> Fate {
    if carrying.contains(installed.name) { return .stays }
    let entry = record?[installed]
    guard let bundled else {
      switch entry?.owner {
      case nil: return .stays
      case .content: return .goes
      case .user: return .staysAsBrought
      }
    }
    if record != nil, entry == nil { throw ContentError.conflict(installed, .usersName) }
    let isForUser = try bundled.tableKind == .table && !hasRows(bundled, in: ContentReplay.bundled)
    switch entry?.owner {
    case .user:
      if installed.tableKind == .view { throw ContentError.conflict(installed, .usersName) }  // a user's view has the name of the table
      if try !(haveStepsRun && isForUser) && !hasRows(installed, in: "main") { return .goes }
      if isForUser { return .staysAsBrought }
      throw ContentError.conflict(installed, .usersRows)
    case .content where record?.format == ContentRecord.format: return .goes
    case .content, nil:
      // It is unknown whether the table was empty in an earlier bundle.
      if isForUser, installed.tableKind != .view, try hasRows(installed, in: "main") { return .staysAsBrought }
      return try record != nil || isContent(installed, bundled, isForUser) ? .goes : .stays
    }
  }

  /// Whether a table or view in a file without a record is content; throws when this is not certain.
  private func isContent(_ installed: SchemaObject, _ bundled: SchemaObject, _ isForUser: Bool) throws -> Bool {
    if adopting.contains(installed.name) { return true }
    guard (installed.tableKind == .view) == (bundled.tableKind == .view) else {
      throw ContentError.conflict(installed, .otherKind(bundled: bundled.kind.rawValue))
    }
    if installed.tableKind == .view || isForUser { return true }  // no rows to lose
    let missing = try columnsLost(with: installed, in: bundled)
    if !missing.isEmpty { throw ContentError.conflict(installed, .missingColumns(missing)) }
    return true
  }

  /// Returns the visible columns of an installed table that the bundle's table lacks. The `docid` and `rank` columns of a search table
  /// belong to its module.
  func columnsLost(with installed: SchemaObject, in bundled: SchemaObject) throws -> [String] {
    let there = try connection.columns(of: bundled.name.spelling, in: ContentReplay.bundled).map(\.name)
    let ofModule = installed.tableKind == .virtual ? ["docid", "rank"] : []
    return try connection.columns(of: installed.name.spelling, in: "main").map(\.name).without(there + ofModule)
  }

  private func hasRows(_ table: SchemaObject, in database: String) throws -> Bool {
    try connection.value("SELECT 1 FROM \(identifier: database).\(identifier: table.name.spelling) LIMIT 1", as: Int.self) != nil
  }
}
