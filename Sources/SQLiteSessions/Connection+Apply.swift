import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Options for applying changes.
  public struct ApplyOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are this package's own, not SQLite's.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Undoes the changes: deletes rows that were inserted, and so on.
    public static let inverted = ApplyOptions(rawValue: 1)
    /// Creates no savepoint, which is faster for small changesets. A transaction must be open, and the caller must roll it back after an
    /// error.
    public static let withoutSavepoint = ApplyOptions(rawValue: 2)
    /// Skips changes of tables that do not fit: tables that are missing, or have fewer columns or another primary key.
    public static let skippingMisfits = ApplyOptions(rawValue: 4)

    /// The flags for SQLite, always without its own savepoint, because this package creates one.
    var flags: ChangesetApplyFlags { contains(.inverted) ? [.nosavepoint, .invert] : .nosavepoint }
  }

  /// Applies a changeset to the tables of `main`, either all of it or nothing. Outside a transaction, it begins one for writing, and waits
  /// for other writers as long as the busy timeout allows.
  ///
  /// ```swift
  /// try connection.apply(changeset) { conflict in
  ///   conflict.allowsReplace ? .replace : .omit
  /// }
  /// ```
  /// Tables are found by name, rows by primary key, columns by position; a table may have additional columns at its end. Triggers run.
  /// Foreign keys are checked after all changes. `PRAGMA defer_foreign_keys` is off afterwards, as at the end of a transaction.
  /// - Parameters:
  ///   - changeset: A changeset or a patchset.
  ///   - options: The options.
  ///   - tables: The tables to change.
  ///   - onConflict: Decides what to do with each change that cannot be applied as recorded. The closure may read and write the database,
  ///     but not end the transaction. Without it, the first conflict aborts.
  /// - Returns: A record of how conflicts were resolved, for ``Changeset/rebased(by:on:)``.
  /// - Throws: The error of the closure, or ``SQLiteError``; then none of the changeset is applied. SQLITE_SCHEMA that names tables that do
  ///   not fit: missing tables, views, virtual tables, and tables with fewer columns or another primary key. SQLITE_ABORT when the closure
  ///   returned ``ApplyConflict/Resolution/abort``, SQLITE_CONSTRAINT if that conflict was about foreign keys; the message describes it.
  ///   SQLITE_MISUSE for a row that cannot be replaced, for inverting a patchset, and for
  ///   ``ApplyOptions/withoutSavepoint`` outside a transaction. Other errors of writing, such as SQLITE_BUSY, SQLITE_FULL and
  ///   SQLITE_READONLY.
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

  /// Applies a changeset from a stream of bytes to the tables of `main`, either all of it or nothing.
  ///
  /// Only the bytes of one change, and the bytes read along with them, are in memory. The other parameters are the same as for
  /// ``apply(_:_:to:onConflict:)``.
  /// - Parameter next: Returns the next bytes; nil, or no bytes, after the last. SQL on the connection is refused within the closure.
  /// - Throws: The error of a closure, or ``SQLiteError``, as for ``apply(_:_:to:onConflict:)``, and with SQLITE_CORRUPT, which includes
  ///   the byte offset, when the bytes are not a changeset; then nothing is applied.
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
        try application.fireTriggersForReplacedRows()  // SQLite is already applying earlier changes
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
      return try transaction { try body(application) }  // it reads the schema before it writes
    }
  }
}
