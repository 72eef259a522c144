import SQLiteCalls
import SQLiteCore
import SQLiteText

extension ContentInstaller {
  /// The steps of the user's own tables; nil when there are none.
  var userSchema: UserSchema? {
    get throws { try UserSchema(userSchemaSteps) }
  }

  /// Returns the steps of the user's own tables; nil when none are missing in the installed file.
  func userSchemaToMigrate(on connection: Connection) throws -> UserSchema? {
    guard let userSchema = try userSchema, try UserSchemaRecord.version(on: connection) < userSchema.latestVersion else { return nil }
    return userSchema
  }

  /// Returns the outcome for an installed database that needs no change; nil when its content or the user's tables need one.
  @inline(never) func settled(_ stamp: VersionStamp, with bundled: VersionStamp, on connection: Connection) throws -> InstallOutcome? {
    var outcome = try stamp.settled(with: bundled)
    if case .newerThanApp = outcome {
      guard try connection.replacedVersions.contains(bundled.version) else { return outcome }
      outcome = .current(version: stamp.version)
    }
    guard let userSchema = try userSchema else { return outcome }
    let version = try UserSchemaRecord.version(on: connection)
    if version > userSchema.latestVersion { return .userSchemaNewerThanApp(installed: version, known: userSchema.latestVersion) }
    return version == userSchema.latestVersion ? outcome : nil
  }

  /// Runs all steps in a copy of a bundle before it is installed, ignoring any version of the user's tables in the bundle.
  func runFirstSteps(_ budget: WorkBudget, on connection: Connection) throws {
    guard let userSchema = try userSchema else { return }
    try UserSchemaRecord.forget(on: connection)
    _ = try steps(of: userSchema, budget, on: connection)
  }

  /// Runs the missing steps in their own transaction when the content is current.
  func migrate(
    _ connection: Connection, besides bundled: VersionStamp, _ budget: WorkBudget, committing: inout InstallOutcome?
  ) throws -> InstallOutcome {
    try connection.transaction(.immediate) {
      // While this connection waited, another one may have run the steps.
      let stamp = try VersionStamp(installed: connection)
      if let outcome = try settled(stamp, with: bundled, on: connection) { return outcome }
      if stamp.isOverwritten { try stamp.write(to: connection) }
      guard let userSchema = try userSchema else { return .current(version: stamp.version) }
      let from = try UserSchemaRecord.version(on: connection)
      _ = try steps(of: userSchema, budget, on: connection)
      let outcome = InstallOutcome.migrated(from: from, to: userSchema.latestVersion)
      committing = outcome
      return outcome
    }
  }

  /// Runs the missing steps as the app would, with its settings and without work limits, inside a transaction.
  ///
  /// - Parameter waiting: The user's objects to create again after the steps.
  func steps(
    of userSchema: UserSchema, before waiting: [WaitingObject] = [], _ budget: WorkBudget, on connection: Connection
  ) throws -> [Int] {
    try budget.lift(from: connection)
    try connection.set(.defensive, configuration.defensive)
    return try connection.recordingLocalizedIndexes {
      let steps = try userSchema.migrate(connection, at: installedPath)
      for object in waiting { try object.makeAgain(on: connection) }
      return steps
    }
  }
}
