public import Foundation
import SQLiteConcurrency
import SQLiteCore

extension SQLiteManager {
  /// Upgrades the content of the installed database to a file that the app has downloaded, as `open()` upgrades it to a newer bundle.
  ///
  /// The database may be open: readers of a file with a write-ahead log go on reading meanwhile, and observations read again afterwards.
  /// Calls that write wait. If the database is not open, it stays closed; if none is installed, the file is installed. The file is only
  /// read, and may be removed afterwards.
  ///
  /// From then on, `open()` with an earlier bundle returns ``InstallOutcome/current(version:)`` with the version of the file, as long as the
  /// file has all tables, views and columns of that bundle, by name. A later bundle replaces the content again.
  /// - Returns: ``InstallOutcome/upgraded(from:to:report:)`` or ``InstallOutcome/installed(version:)``.
  ///   ``InstallOutcome/current(version:)`` when the installed content has the same version or a later one: then nothing is changed.
  ///   ``InstallOutcome/damaged(reason:)`` when the installed file is damaged. For a database that is not open, the other outcomes of
  ///   `open()` are possible.
  /// - Throws: ``ContentError``, and the installed file is then unchanged, unless the error is
  ///   ``ContentError/unconfirmed(path:version:reason:)``: ``ContentError/incomplete(path:missing:)`` when the file lacks a table or column
  ///   of the app's bundle, ``ContentError/busy(_:holder:)`` when another connection reads or writes for longer than the busy timeout.
  ///   ``SQLiteError`` with SQLITE_MISUSE in a closure that has a connection, and for a placement other than
  ///   ``Placement/installed(_:into:fileName:carrying:adopting:references:)``; SQLITE_READONLY after ``openReadOnly()``.
  @discardableResult public func update(from file: URL) throws -> InstallOutcome {
    try lender.refuseInClosure("updated")
    return try lender.openWriter { _ in try updated(from: file) }
  }

  /// Upgrades the content to a downloaded file on a separate thread.
  ///
  /// In an async function, every `update(from:)` calls this version. Cancelling the task stops the upgrade, which is then undone.
  /// - Returns: The outcome, as for the synchronous function.
  /// - Throws: The errors of the synchronous function; `CancellationError` when the task was cancelled before the upgrade was done, unless
  ///   the file may be new: ``ContentError/unconfirmed(path:version:reason:)``.
  @discardableResult public func update(from file: URL) async throws -> InstallOutcome {
    try await performOpening { _ in try self.updated(from: file) }
  }

  private func updated(from file: URL) throws -> (InstallOutcome, Connection?) {
    guard let installer = try installer else {
      throw SQLiteError.misuse("only an installed database is updated from a file, and \(placement.place) is not one")
    }
    if placed.found.withLock({ $0.isReadOnly }) {
      throw SQLiteError.refused(.readonly, "the database was opened only for reading: close() it before it is updated")
    }
    defer { lender.observers.touchAll() }  // no hook reports the commit of the installer's connection
    return (try installer.update(from: file), nil)
  }
}
