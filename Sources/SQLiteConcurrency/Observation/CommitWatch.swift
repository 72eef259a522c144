import SQLiteCalls
import SQLiteCore

/// Finds out which tables the commits of a connection wrote to.
///
/// The update hook names the table of each row, but not all rows: none of a WITHOUT ROWID or virtual table, none that a DELETE without condition takes. SQLite
/// counts these rows, so a count that differs from the number of rows named says that more tables were written to than are known; and so do a changed
/// schema and notes from the parts of this package that write without SQL. Neither hook nor count tells of rows that a REPLACE conflict removes, but they are
/// of a table that the same statement writes to.
final class CommitWatch: ConnectionAttachment {
  /// The news of the hooks since they were last asked for. The hooks hold this object, not the watch.
  private final class Told {
    private(set) var rowCount: Int64 = 0
    private(set) var commitCount = 0
    /// Rows were written that no hook tells of.
    var isIncomplete = false
    /// The table of the last row, kept from commit to commit: most write to the same one again.
    private var last = TouchedTable(database: "", name: "")
    /// Whether the hook named a row of that table since.
    private var isLastTold = false
    /// The tables touched by a commit that wrote to that table alone; nil until there was one.
    private var touchedWithLast: TouchedTables?
    private var others = TouchedTables.none

    private static let counts = TouchedTable(database: "", name: "sqlite_sequence")

    /// The tables of the rows, and the table with the counts of AUTOINCREMENT, which no hook reports: an INSERT may raise a count and be ignored.
    var touched: TouchedTables {
      if isLastTold, others.isEmpty, let touchedWithLast { return touchedWithLast }
      var touched = others
      touched.insert(Self.counts)
      if isLastTold { touched.insert(last) }
      if isLastTold, others.isEmpty { touchedWithLast = touched }
      return touched
    }

    @inline(__always) func note(_ change: RowChange) {
      rowCount &+= 1
      if last.name == change.table && last.database == change.database {
        isLastTold = true
      } else {
        noteOther(TouchedTable(database: change.database, name: change.table))
      }
    }

    @inline(never) private func noteOther(_ table: TouchedTable) {
      if isLastTold { others.insert(last) }
      (last, isLastTold, touchedWithLast) = (table, true, nil)
    }

    func noteCommit() { commitCount += 1 }

    func noteRollback() {
      if commitCount == 0 { forgetTables() }  // else some of them may be of an earlier commit
    }

    /// Forgets the news: all commits have been reported.
    func reset() {
      commitCount = 0
      isIncomplete = false
      forgetTables()
    }

    private func forgetTables() {
      isLastTold = false
      others = .none
    }
  }

  private let told = Told()
  private var tokens: [HookToken] = []
  private let observers: Observers
  /// The number of rows that the hook had named, and that of the counted changes, when they were last asked for.
  private var before: (rowCount: Int64, changes: Int)
  /// How many calls had failed then. After another failure the news may be of changes that never happened: SQLite undoes these without a word.
  private var failedCalls: Int
  /// The numbers that SQLite changes with the schemas, when they were last asked for; nil when it did not tell.
  private var schema: [Int64]?

  /// A watch that tells of each commit to a write-ahead log as soon as it has happened, and of other commits when it is asked.
  ///
  /// - Throws: ``SQLiteError`` when a hook cannot be set.
  init(_ connection: Connection, for observers: Observers) throws {
    self.observers = observers
    before = (0, connection.totalChanges)
    failedCalls = connection.failedCalls
    schema = try? connection.numbers(.schema)
    let told = told
    tokens.append(try connection.addUpdateHook { told.note($0) })
    tokens.append(
      try connection.addCommitHook {
        told.noteCommit()
        return .commit
      })
    tokens.append(try connection.addRollbackHook { told.noteRollback() })
    tokens.append(
      try connection.addLogHook { [unowned self, unowned connection] _ in  // both are there as long as the hook is
        tellOfCommit(by: connection)
      })
  }

  func noteUnreportedChange() { told.isIncomplete = true }

  /// Tells the observers of the commits since, unless a transaction goes on.
  func tellOfCommit(by connection: Connection) {
    guard told.commitCount > 0 || told.isIncomplete, !connection.isInTransaction else { return }
    let now = (rowCount: told.rowCount, changes: connection.totalChanges)
    let isKnown =
      failedCalls == connection.failedCalls && !told.isIncomplete && now.rowCount - before.rowCount == now.changes - before.changes
    let touched = isKnown ? told.touched : .every
    (before, failedCalls) = (now, connection.failedCalls)
    told.reset()
    observers.touch(touched) { hasOtherSchema(connection) }
  }

  /// Whether the schemas have changed since this was last asked, as far as SQLite tells.
  ///
  /// Observations that read again in any case do not ask: so the last time may have been long before.
  private func hasOtherSchema(_ connection: Connection) -> Bool {
    let now = try? connection.numbers(.schema)
    defer { schema = now }
    return now == nil || now != schema
  }
}
