import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

/// The steps that create and update the user's own tables in an installed file.
struct UserSchema {
  private let migrator: Migrator
  /// The version after the last step.
  var latestVersion: Int { migrator.latestVersion }

  /// The steps of an app; nil when it has none.
  init?(_ steps: [Migrator.Step]) throws {
    if steps.isEmpty { return nil }
    migrator = try Migrator(steps)
  }

  /// Runs the missing steps inside the transaction of an install or upgrade, with foreign keys off.
  ///
  /// Checks after each step that content is unchanged, and that the views, triggers, foreign keys and search tables that worked still do,
  /// or are gone.
  /// - Returns: The versions of the steps that ran.
  /// - Throws: ``ContentError/userSchemaFailed(version:_:)``, ``ContentError/userObjectBroken(type:name:reason:)``, or an error of a step
  ///   that is not an ``SQLiteError``.
  func migrate(_ connection: Connection, at path: String) throws -> [Int] {
    let from = try UserSchemaRecord.version(on: connection)
    let missing = migrator.steps.filter { $0.version > from }
    let before = try Schema(connection, of: "main")
    let record = try connection.contentRecord(at: path)
    let content = before.objects.filter { record?[$0]?.owner == .content }
    let violations = try self.violations(in: before, on: connection).count
    for step in missing { try run(step, leaving: content, on: connection) }
    try UserSchemaRecord.write(latestVersion, on: connection)
    let found = try self.violations(in: Schema(connection, of: "main"), on: connection)
    if found.count > violations, let violation = found.last {
      throw ContentError.userSchemaFailed(
        version: latestVersion,
        .refused(.constraintForeignkey, "it leaves a row of \(violation.table) without its row in \(violation.parent)"))
    }
    return missing.map(\.version)
  }

  /// Returns the rows whose parent row is missing, in all tables whose foreign keys SQLite can check; a step may repair the other tables.
  private func violations(in schema: Schema, on connection: Connection) throws -> [ForeignKeyViolation] {
    let tables = schema.objects.filter { $0.kind == .table && $0.tableKind == .table }
    return try tables.filter { try connection.foreignKeyProblem($0) == nil }
      .flatMap { try connection.foreignKeyCheck(of: $0.name.spelling, in: "main") }
  }

  /// Runs all steps and nothing else.
  ///
  /// - Throws: ``ContentError/userSchemaFailed(version:_:)``, or an error of a step that is not an ``SQLiteError``.
  func runAll(on connection: Connection) throws { for step in migrator.steps { try run(step, on: connection) } }

  /// Runs a step.
  ///
  /// - Parameter content: The objects that the step may not change.
  private func run(_ step: Migrator.Step, leaving content: [SchemaObject] = [], on connection: Connection) throws {
    do {
      try step.checkingReferences(on: connection) { checked in
        try connection.savepoint {
          try checked {
            try refusingWrites(to: content, on: connection) { try step.body(connection) }
            if let changed = try content.isEmpty ? nil : Schema(connection, of: "main").firstDifference(in: content) {
              throw SQLiteError.changingContent(changed)
            }
          }
        }
      }
    } catch let error as SQLiteError where error.code.primary != .interrupt {  // a stopped step has nothing to repair
      throw ContentError.userSchemaFailed(version: step.version, error)
    } catch let dangling as DanglingReferences {
      throw ContentError.userObjectBroken(type: dangling.type, name: dangling.names, reason: dangling.reason)
    }
  }

  /// Calls a closure. Statements that write to a table of content fail meanwhile.
  private func refusingWrites(to content: [SchemaObject], on connection: Connection, _ body: () throws -> Void) throws {
    let tables = Dictionary(content.filter { $0.kind == .table }.map { ($0.name, $0) }) { first, _ in first }
    guard !tables.isEmpty, connection.wrapper.provides(.sqlite3_set_authorizer) else { return try body() }
    let written = Locked<SchemaObject?>(nil)
    let token = try connection.addAuthorizer { request in
      switch request.action {
      case .insert(let table), .update(let table, _), .delete(let table):
        guard request.database == "main", let table = tables[SchemaName(table)] else { return .allow }
        written.exchange(table)
        return .deny
      default: return .allow
      }
    }
    do { try withExtendedLifetime(token, body) } catch let error as SQLiteError where error.code.primary == .auth {
      throw written.withLock(\.self).map(SQLiteError.changingContent) ?? error
    }
  }
}

extension SQLiteError {
  fileprivate static func changingContent(_ object: SchemaObject) -> SQLiteError {
    .refused(.misuse, "it would change \(object.kind.rawValue) \(object.name.spelling), which is content: change it in the bundle")
  }
}
