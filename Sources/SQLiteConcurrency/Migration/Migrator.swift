import SQLiteCalls
public import SQLiteCore

/// Brings the schema of an app's own database from one version to the next, step by step, using `user_version`.
///
/// A database installed from a bundle has the version of its bundle, and is refused here. Give the steps for the user's tables in such a
/// database to the manager, as `userSchema:`.
/// <https://sqlite.org/pragma.html#pragma_user_version>
public struct Migrator: Sendable {
  /// One step: the changes that turn version n - 1 into version n.
  public struct Step: Sendable {
    /// The version the database has after this step, from 1.
    public let version: Int
    package let body: @Sendable (Connection) throws -> Void

    /// Creates a step in Swift. It runs in a transaction. Foreign keys are not enforced during the step, but checked at its end. If a view,
    /// trigger or foreign key does not work afterwards, the step is undone. If it did not work before the step either, the step is run
    /// again.
    public init(_ version: Int, _ body: @escaping @Sendable (Connection) throws -> Void) {
      self.version = version
      self.body = body
    }

    /// Creates a step in SQL: any number of statements, without COMMIT, END and ROLLBACK, which every transaction of this package refuses.
    public init(_ version: Int, _ sql: SQL) {
      self.init(version) { try $0.execute(sql) }
    }
  }

  /// The steps, from 1 without gaps.
  package let steps: [Step]
  /// Called before a step, outside its transaction, with the step's version. If it throws, the migration stops before the step.
  public var willMigrate: (@Sendable (Int) throws -> Void)?
  /// Called after a step was committed, with the step's version.
  public var didMigrate: (@Sendable (Int) -> Void)?

  /// Creates a migrator with these steps, in the order of their versions.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE when the versions are not 1, 2, 3 … without gaps and duplicates.
  public init(_ steps: [Step]) throws {
    self.steps = steps.ordered { $0.version < $1.version }
    for (number, step) in self.steps.enumerated() where step.version != number + 1 {
      throw SQLiteError.refused(
        .misuse, "the steps of a migrator are numbered 1, 2, 3 …: there is a \(step.version) where \(number + 1) should be")
    }
  }

  /// Creates a migrator that requests the SQL of each version when needed, so that the SQL may come from files.
  ///
  /// - Parameters:
  ///   - latestVersion: The version after the last step.
  ///   - sql: Returns the SQL that turns version n - 1 into version n. It is called in the transaction of the step, which is rolled back if
  ///     it throws.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a version below 0.
  public init(to latestVersion: Int, _ sql: @escaping @Sendable (_ version: Int) throws -> SQL) throws {
    guard latestVersion >= 0 else {
      throw SQLiteError.misuse("the versions of a migrator begin at 1: there is no \(latestVersion)")
    }
    try self.init((0..<latestVersion).map { version in Step(version + 1) { try $0.execute(sql(version + 1)) } })
  }

  /// The version after the last step.
  public var latestVersion: Int { steps.count }

  /// Whether steps are missing. False for a newer database, which cannot be migrated either: see ``isMigrated(_:)``.
  public func needsMigration(_ connection: Connection) throws -> Bool { try connection.pragma(.userVersion) < latestVersion }

  /// Whether the database has the latest version, neither older nor newer.
  public func isMigrated(_ connection: Connection) throws -> Bool { try connection.pragma(.userVersion) == latestVersion }

  /// Runs the missing steps, each in an immediate transaction together with its version.
  ///
  /// - Parameters:
  ///   - connection: The connection, not in a transaction.
  ///   - target: The version to stop at; nil for the latest.
  /// - Returns: The versions before and after; they are equal when nothing was missing.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a transaction, and for a database installed from a bundle. SQLITE_ERROR when the
  ///   database is newer than the steps or below 0 (nothing is changed), when no step has the target version, and when a view, trigger,
  ///   foreign key or search table that worked before a step refers to a missing table or column after it. SQLITE_CONSTRAINT_FOREIGNKEY
  ///   when a step leaves a row without its parent. Or the error of a step. The failed step is rolled back; the steps before it remain.
  @discardableResult public func migrate(_ connection: Connection, to target: Int? = nil) throws -> (from: Int, to: Int) {
    let target = target ?? latestVersion
    try refuseInstalled(connection)
    if connection.isInTransaction {
      throw SQLiteError.misuse("a migration cannot run inside a transaction: foreign keys could not be switched off")
    }
    guard (0...latestVersion).contains(target) else {
      throw SQLiteError.refused(.error, "there is no step to version \(target): the latest is \(latestVersion)")
    }
    let from = try connection.pragma(.userVersion)
    if from > latestVersion {
      throw SQLiteError.refused(.error, "the database has version \(from), newer than \(latestVersion), the latest version of this app")
    }
    if from < 0 { throw SQLiteError.refused(.error, "the database has version \(from): versions begin at 0") }
    for step in steps where step.version > from && step.version <= target {
      try willMigrate?(step.version)
      let ran = try connection.withoutForeignKeys { try run(step, on: connection) }
      if ran { didMigrate?(step.version) }
    }
    return (from, try connection.pragma(.userVersion))
  }

  /// Refuses an installed database, because its `user_version` belongs to its bundle, and another value would lock the app out of it.
  private func refuseInstalled(_ connection: Connection) throws {
    guard connection.wrapper.runsAnySQL, try connection.hasTable(RecordTable.content.rawValue) else { return }
    throw SQLiteError.refused(
      .misuse,
      "this database is installed from a bundle, whose version is its user_version: give the steps to the manager, as userSchema:, which stores their version elsewhere"
    )
  }

  /// Runs one step unless another connection has done so since the version was read; returns whether the step ran.
  private func run(_ step: Step, on connection: Connection) throws -> Bool {
    do {
      return try step.checkingReferences(on: connection) { checked in
        try connection.transaction(.immediate) {
          guard try connection.pragma(.userVersion) == step.version - 1 else { return false }
          try checked { try step.body(connection) }
          if let violation = try connection.foreignKeyCheck().first {
            throw SQLiteError.refused(
              .constraintForeignkey, "step \(step.version) leaves a row of \(violation.table) without its row in \(violation.parent)")
          }
          try connection.setPragma(.userVersion, to: step.version)
          return true
        }
      }
    } catch let dangling as DanglingReferences {
      throw SQLiteError.refused(.error, dangling.description)
    }
  }
}

extension Connection {
  /// Runs a closure with foreign keys turned off, which works only outside a transaction, and restores the setting.
  func withoutForeignKeys<Result>(_ body: () throws -> Result) throws -> Result {
    guard try pragma(.foreignKeys) else { return try body() }
    try set(.enableFkey, false)
    return try attempt(body) { try set(.enableFkey, true) }
  }
}
