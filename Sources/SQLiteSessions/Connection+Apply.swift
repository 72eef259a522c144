import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// How changes are applied.
  public struct ApplyOptions: OptionSet, Hashable, Sendable {
    /// A number of this package.
    public let rawValue: Int
    /// The options of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The changes are undone: rows that were inserted are deleted, and so on.
    public static let inverted = ApplyOptions(rawValue: 1)
    /// No savepoint is made, which is faster for small changesets. A transaction must be open, and is to be rolled back by the caller when this fails.
    public static let withoutSavepoint = ApplyOptions(rawValue: 2)
    /// Changes of tables that do not fit are left out: tables that are missing, or have fewer columns or another primary key.
    public static let skippingMisfits = ApplyOptions(rawValue: 4)

    /// The flags for SQLite, without its savepoint: this package makes its own.
    var flags: ChangesetApplyFlags { contains(.inverted) ? [.nosavepoint, .invert] : .nosavepoint }
  }

  /// Applies a changeset to the tables of `main`: all of it, or nothing.
  ///
  /// ```swift
  /// try connection.apply(changeset) { conflict in
  ///   conflict.allowsReplace ? .replace : .omit
  /// }
  /// ```
  /// Tables are found by their names, rows by their primary keys, columns by their order; a table may have more columns, at its end. Triggers run. Foreign
  /// keys are checked when all changes are made. `PRAGMA defer_foreign_keys` is off afterwards, as at the end of a transaction.
  /// - Parameters:
  ///   - changeset: A changeset or a patchset.
  ///   - options: How the changeset is applied.
  ///   - tables: Which tables are changed.
  ///   - onConflict: Decides about each change that cannot be applied as it is. The closure may read and write the database, but not end the transaction.
  ///     Without it, the first conflict ends the application.
  /// - Returns: How conflicts were resolved, for ``Changeset/rebased(by:on:)``.
  /// - Throws: The error of the closure, or ``SQLiteError``; nothing of the changeset stays then. SQLITE_SCHEMA that names tables that do not fit: missing
  ///   ones, views, virtual tables, and those with fewer columns or another primary key. SQLITE_ABORT when a conflict was answered by
  ///   ``ApplyConflict/Resolution/abort``, SQLITE_CONSTRAINT when the conflict was one of foreign keys; the message describes it. SQLITE_MISUSE for a row
  ///   that cannot be replaced, for a patchset that is to be inverted, and without savepoint outside a transaction. Other errors of writing, such as
  ///   SQLITE_BUSY, SQLITE_FULL and SQLITE_READONLY.
  ///
  /// The C function is `sqlite3changeset_apply_v2`: <https://sqlite.org/session/sqlite3changeset_apply.html>
  @discardableResult
  public func apply(
    _ changeset: Changeset, _ options: ApplyOptions = [], to tables: ChangesetTables = .all,
    onConflict: (ApplyConflict) throws -> ApplyConflict.Resolution = { _ in .abort }
  ) throws -> Changeset.Rebase {
    try wrapper.refuseWithout(.sqlite3changeset_apply_v2)
    return try application(options, tables, onConflict) { try $0.apply(changeset) }
  }

  /// Applies the changeset of a stream of bytes to the tables of `main`: all of it, or nothing.
  ///
  /// The bytes of one change are in memory at a time, and those that were read along with them. The other parameters are those of
  /// ``apply(_:_:to:onConflict:)``.
  /// - Parameter next: The next bytes; nil, or none, after the last. SQL on the connection is refused within the closure.
  /// - Throws: The error of a closure, or ``SQLiteError`` as ``apply(_:_:to:onConflict:)``, and with SQLITE_CORRUPT, which says at which byte,
  ///   when the bytes are not a changeset; nothing of it stays then.
  ///
  /// The C function is `sqlite3changeset_apply_v2_strm`: <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  public func apply<Bytes: Collection<UInt8>>(
    from next: () throws -> Bytes?, _ options: ApplyOptions = [], to tables: ChangesetTables = .all,
    onConflict: (ApplyConflict) throws -> ApplyConflict.Resolution = { _ in .abort }
  ) throws -> Changeset.Rebase {
    try wrapper.refuseWithout(.sqlite3changeset_apply_v2_strm)
    return try application(options, tables, onConflict) { application in
      try ChangesetInput.read(on: self, from: next) { table, isPatchset in
        try application.admit([table], isPatchset: isPatchset)
        try application.fireTriggersForReplacedRows()  // SQLite is applying the changes before these
      } _: { input in
        try application.apply(input)
      }
    }
  }

  private func application(
    _ options: ApplyOptions, _ tables: ChangesetTables, _ resolve: (ApplyConflict) throws -> ApplyConflict.Resolution,
    _ body: (ChangesetApplication) throws -> Changeset.Rebase
  ) throws -> Changeset.Rebase {
    try admitWork("apply changes to it")
    _ = unsafe try openHandle()
    if options.contains(.withoutSavepoint), !isInTransaction {
      throw SQLiteError.misuse("changes are applied without a savepoint in a transaction only: begin one, or leave the option out")
    }
    return try withoutActuallyEscaping(resolve) { resolve in
      let application = ChangesetApplication(on: self, options, to: tables, resolve)
      if options.contains(.withoutSavepoint) { return try body(application) }
      return try savepoint { try body(application) }
    }
  }
}
