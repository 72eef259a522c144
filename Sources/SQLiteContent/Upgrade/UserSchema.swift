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
            try step.body(connection)
            if let changed = try content.isEmpty ? nil : Schema(connection, of: "main").firstDifference(in: content) {
              throw SQLiteError.refused(
                .misuse, "it would change \(changed.kind.rawValue) \(changed.name.spelling), which is content: change it in the bundle")
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
}
