// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// Every entry point of the sqlite3 C library, 352 of them, as requirements with C's names, parameter order and types.
///
/// The real library is `Sqlite3Wrapper`; doubles for tests derive from `RoutedSqlite3Wrapper`. Pointer results are implicitly
/// unwrapped as C's headers leave them: treat each as optional. Ownership and life times are those of C.
/// <https://sqlite.org/c3ref/funclist.html>
public protocol Sqlite3WrapperProtocol: AnyObject, Sqlite3BackupCalls, Sqlite3BindCalls, Sqlite3BlobCalls, Sqlite3ChangegroupCalls,
  Sqlite3ChangesetCalls, Sqlite3ColumnCalls, Sqlite3ConnectionCalls, Sqlite3FullTextCalls, Sqlite3FunctionCalls, Sqlite3HookCalls,
  Sqlite3LibraryCalls, Sqlite3MemoryCalls, Sqlite3MutexCalls, Sqlite3PreupdateCalls, Sqlite3RebaserCalls, Sqlite3ResultCalls,
  Sqlite3SerializeCalls, Sqlite3SessionCalls, Sqlite3StatementCalls, Sqlite3TextCalls, Sqlite3ValueCalls, Sqlite3VfsCalls,
  Sqlite3VirtualTableCalls
{
  /// Whether the library behind this wrapper has a function. A call of a function that it lacks answers SQLITE_ERROR, nil or 0.
  func provides(_ call: Sqlite3Call) -> Bool

  /// Why a function that ``provides(_:)`` denies is not there: for calls that cannot report it themselves, such as that of a hook.
  func absence(of call: Sqlite3Call) -> String

  /// The C functions that are to be registered for a ``Sqlite3FunctionBox``.
  var trampolines: Sqlite3Trampolines { get }

  /// Whether any SQL runs, not only foreseen SQL. A double that knows only scripts says no, and gets no questions that only this package asks.
  var runsAnySQL: Bool { get }

  /// Whether a connection takes a setting that this package makes by itself. Where it does not, a default setting is left out; a setting that the
  /// configuration chose is sent all the same, and opening fails when it is refused.
  func honors(_ setting: OpeningSetting) -> Bool

  /// Notes that memory of `sqlite3_malloc` belongs to SQLite from now on, which frees it. A double that keeps count of memory needs this; C does not.
  func leaveToSQLite(_ memory: UnsafeMutableRawPointer)
}

extension Sqlite3WrapperProtocol {
  /// Does nothing.
  public func leaveToSQLite(_ memory: UnsafeMutableRawPointer) {}

  /// The reason that the library was built without the function.
  public func absence(of call: Sqlite3Call) -> String { "the library was built without \(call.rawValue)" }

  /// True: SQLite knows all settings.
  public func honors(_ setting: OpeningSetting) -> Bool { true }

  /// True: there is a library that runs any SQL.
  public var runsAnySQL: Bool { true }

  /// True: a wrapper has every function unless it says otherwise.
  public func provides(_ call: Sqlite3Call) -> Bool { true }
}
