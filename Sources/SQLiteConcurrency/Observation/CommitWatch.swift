import SQLiteCalls
import SQLiteCore

/// Finds the tables that the commits of a connection wrote to.
///
/// The update hook reports the table of each row, except for rows of WITHOUT ROWID and virtual tables, and rows removed by a DELETE without
/// a condition. SQLite counts these rows, so if its count differs from the number of reported rows, unknown tables were written to. A
/// changed schema means the same, and so do notes from the parts of this package that write without SQL. Neither the hook nor the count
/// reports the rows that a REPLACE conflict removes, but they belong to a table that the same statement writes to.
final class CommitWatch: ConnectionAttachment {
  /// The changes that the hooks have reported since the last report. The hooks hold this object, not the watch.
  private final class HookRecord {
    private(set) var rowCount: Int64 = 0
    private(set) var commitCount = 0
    /// Whether rows were written that no hook reports.
    var isIncomplete = false
    /// The table of the last row, kept across commits, because most commits write to the same table again.
    private var last = TouchedTable(database: "", name: "")
    /// Whether the hook has reported a row of the last table since.
    private var isLastNamed = false
    /// The touched tables for a commit that wrote only to the last table; nil until there was such a commit.
    private var touchedWithLast: TouchedTables?
    private var others = TouchedTables.none

    private static let counts = TouchedTable(database: "", name: "sqlite_sequence")

    /// The tables of the rows, and the table of the AUTOINCREMENT counts. No hook reports that table: an ignored INSERT may still raise a
    /// count.
    var touched: TouchedTables {
      if isLastNamed, others.isEmpty, let touchedWithLast { return touchedWithLast }
      var touched = others
      touched.insert(Self.counts)
      if isLastNamed { touched.insert(last) }
      if isLastNamed, others.isEmpty { touchedWithLast = touched }
      return touched
    }

    @inline(__always) func note(_ change: RowChange) {
      rowCount &+= 1
      if last.name.spelling == change.table && last.database.spelling == change.database {
        isLastNamed = true
      } else {
        noteOther(TouchedTable(database: change.database, name: change.table))
      }
    }

    @inline(never) private func noteOther(_ table: TouchedTable) {
      if isLastNamed { others.insert(last) }
      (last, isLastNamed, touchedWithLast) = (table, true, nil)
    }

    func noteCommit() { commitCount += 1 }

    func noteRollback() {
      if commitCount == 0 { forgetTables() }  // otherwise some of the tables may belong to an earlier commit
    }

    /// Discards the changes after all commits have been reported.
    func reset() {
      commitCount = 0
      isIncomplete = false
      forgetTables()
    }

    private func forgetTables() {
      isLastNamed = false
      others = .none
    }
  }

  private let record = HookRecord()
  private var tokens: [HookToken] = []
  private let observers: Observers
  /// The number of rows that the hook had reported, and SQLite's number of changes, at the last report.
  private var before: (rowCount: Int64, changes: Int)
  /// The number of failed calls at the last report. After another failure, reported changes may never have happened, because SQLite undoes
  /// them silently.
  private var failedCalls: Int
  /// The schema versions at the last comparison; nil when SQLite did not return them.
  private var schema: [Int64]?

  /// Creates a watch. It reports a commit to a write-ahead log at once, and other commits through ``reportCommits(of:)``.
  ///
  /// - Throws: ``SQLiteError`` when a hook cannot be set.
  init(_ connection: Connection, for observers: Observers) throws {
    self.observers = observers
    before = (0, connection.totalChanges)
    failedCalls = connection.failedCalls
    schema = try? connection.numbers(.schema)
    let record = record
    tokens.append(try connection.addUpdateHook { record.note($0) })
    tokens.append(
      try connection.addCommitHook {
        record.noteCommit()
        return .commit
      })
    tokens.append(try connection.addRollbackHook { record.noteRollback() })
    tokens.append(
      try connection.addLogHook { [unowned self, unowned connection] _ in  // both live as long as the hook
        reportCommits(of: connection)
      })
  }

  func noteUnreportedChange() { record.isIncomplete = true }

  /// Reports the commits since the last report to the observers, unless a transaction is open.
  func reportCommits(of connection: Connection) {
    guard record.commitCount > 0 || record.isIncomplete, !connection.isInTransaction else { return }
    let now = (rowCount: record.rowCount, changes: connection.totalChanges)
    let isKnown =
      failedCalls == connection.failedCalls && !record.isIncomplete && now.rowCount - before.rowCount == now.changes - before.changes
    let touched = isKnown ? record.touched : .every
    (before, failedCalls) = (now, connection.failedCalls)
    record.reset()
    observers.touch(touched) { hasOtherSchema(connection) }
  }

  /// Whether the schemas have changed since the last call, as far as SQLite reports it.
  ///
  /// It is not called when all observations read again anyway, so the last call may have been long before.
  private func hasOtherSchema(_ connection: Connection) -> Bool {
    let now = try? connection.numbers(.schema)
    defer { schema = now }
    return now == nil || now != schema
  }
}
