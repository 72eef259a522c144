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
  /// Whether the library behind this wrapper has a function. A call of one it lacks answers SQLITE_ERROR, nil or 0.
  func provides(_ call: Sqlite3Call) -> Bool

  /// Why a function is not there, for what ``provides(_:)`` denies: said where a call could not say so, as that of a hook cannot.
  func absence(of call: Sqlite3Call) -> String

  /// The C functions that are to be registered for a ``Sqlite3FunctionBox``.
  var trampolines: Sqlite3Trampolines { get }

  /// Whether SQL runs that nobody foresaw. A double that knows scripts alone says no, and is asked nothing that only this package wants to know.
  var runsAnySQL: Bool { get }

  /// Whether a connection can be told a setting that this package makes by itself. Where it cannot, one that nobody chose is left out; one that the
  /// configuration chose is sent all the same, and opening fails when it is refused.
  func honors(_ setting: OpeningSetting) -> Bool

  /// Tells that memory of `sqlite3_malloc` is SQLite's from now on, which frees it. A double that counts what is out wants to know; C does not.
  func leaveToSQLite(_ memory: UnsafeMutableRawPointer)
}

extension Sqlite3WrapperProtocol {
  /// Does nothing.
  public func leaveToSQLite(_ memory: UnsafeMutableRawPointer) {}

  /// That the library was built without it.
  public func absence(of call: Sqlite3Call) -> String { "the library was built without \(call.rawValue)" }

  /// True: SQLite knows them all.
  public func honors(_ setting: OpeningSetting) -> Bool { true }

  /// True: there is a library that runs it.
  public var runsAnySQL: Bool { true }

  /// True: a wrapper has every function unless it says otherwise.
  public func provides(_ call: Sqlite3Call) -> Bool { true }
}
