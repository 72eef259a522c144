import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// A callback and its context, as SQLite stores them.
@safe struct MockHook<Function> {
  var function: Function?
  var context: UnsafeMutableRawPointer?
}

/// One open connection of a mock.
@safe final class MockConnection {
  let handle: UInt
  let filename: String
  let flags: OpenFlags
  /// The database of the schema `main`, shared with other connections to the same file.
  let database: MockDatabase
  /// The attached databases, in order, after main and temp.
  var attached: [(name: String, filename: String, database: MockDatabase)] = []
  /// The database of the schema `temp`.
  let temporary = MockDatabase()
  /// The statements, newest first, in the order of `sqlite3_next_stmt`.
  @safe @exclusivity(unchecked) var statements: [MockStatement] = []
  /// The number of blobs that are open for writing.
  var writableBlobCount = 0
  var isZombie = false
  /// Whether opening failed. The connection can then only report its error and be closed.
  var isSick = false

  // Errors
  var failure: ConnectionFailure

  // Effects
  var changes: Int64 = 0
  var totalChanges: Int64 = 0
  var lastInsertRowid: Int64 = 0
  var isInterrupted = false

  // Transaction
  var isInTransaction = false
  var transactionState = TransactionState.none
  /// The number of commits that other connections had made to the database when the transaction began to read.
  var snapshot = 0
  /// The databases that were changed since the last commit.
  var changed: [MockDatabase] = []
  /// The savepoints, each with the headers of the databases at that time.
  var savepoints: [(name: String, header: [String: [String: SQLiteValue]])] = []
  var savepointOpenedTransaction = false

  // Settings
  var options = MockLibrary.options
  var limits = MockLibrary.limits
  var pragmas: [String: SQLiteValue] = [:]
  /// Whether nothing but settings has run on the connection so far.
  var isNew = true

  // Callbacks
  var updateHook = unsafe MockHook<Sqlite3Callback.Update>()
  var preupdateHook = unsafe MockHook<Sqlite3Callback.Preupdate>()
  /// The change for which the preupdate hook is being called.
  var preupdate: MockPreupdate?
  var commitHook = unsafe MockHook<Sqlite3Callback.Commit>()
  var rollbackHook = unsafe MockHook<Sqlite3Destructor.Function>()
  var walHook = unsafe MockHook<Sqlite3Callback.Wal>()
  var progressHandler = unsafe MockHook<Sqlite3Callback.Commit>()
  var busyHandler = unsafe MockHook<Sqlite3Callback.Busy>()
  var authorizer = unsafe MockHook<Sqlite3Callback.Authorizer>()
  var trace = unsafe MockHook<Sqlite3Callback.Trace>()
  var traceMask: UInt32 = 0
  var collationNeeded = unsafe MockHook<Sqlite3Callback.CollationNeeded>()
  var functions: [MockFunction.Key: MockFunction] = [:]
  var collations: [MockFunction.Key: MockCollation] = [:]
  /// The data of virtual table modules.
  var modules: [String: GivenData] = [:]

  /// The tokenizers and functions of FTS5; nil until FTS5 is requested.
  var fullText: MockFullText?

  /// C strings that live as long as the connection.
  var texts = KeptTexts()

  init(handle: UInt, filename: String, flags: OpenFlags, _ database: MockDatabase) {
    self.database = database
    self.handle = handle
    self.filename = filename
    self.flags = flags
    failure = ConnectionFailure(hasExtendedCodes: flags.contains(.exrescode))
    // SQLite registers its own hook for automatic checkpoints. The context of the hook is the number of pages.
    unsafe walHook.context = unsafe UnsafeMutableRawPointer(bitPattern: 1000)
  }

  var mask: Int32 { failure.mask }

  func limit(_ limit: Limit) -> Int32 { limits[limit] ?? 0 }

  /// Whether a statement is on a row.
  var hasRunning: Bool { statements.contains { $0.isRunning } }

  /// Stores a result: the code, and its own message if there is one.
  @discardableResult
  func report(_ reported: MockAnswer.Failure) -> Int32 {
    failure.become(reported.code, reported.message, byteOffset: reported.byteOffset)
  }

  @discardableResult
  func report(_ code: ResultCode, _ message: String? = nil) -> Int32 { failure.become(code, message) }

  /// Stores an error that does not come from the parser and therefore leaves the offset unchanged.
  @discardableResult
  func reportKeepingOffset(_ code: ResultCode) -> Int32 { failure.become(code, byteOffset: failure.byteOffset) }

  /// Changes only the code, not the message or the offset, as step, bind and reset do in SQLite.
  func note(_ code: ResultCode) { failure.code = code }
}

extension MockConnection {
  /// Calls the destructors of all data that is still registered when the connection closes.
  func disposeOfCallbacks() {
    fullText?.end()
    for data in functions.values.map(\.data) + collations.values.map(\.data) + modules.values { data.end() }
  }
}

extension MockConnection {
  /// Calls the commit hook, if there is one, for a transaction that may have written. Returns whether the transaction may be committed.
  func allowsCommit() -> Bool {
    guard let function = unsafe commitHook.function else { return true }
    return unsafe function(commitHook.context) == 0
  }

  func callRollbackHook() { unsafe rollbackHook.function?(rollbackHook.context) }

  /// The error of a commit that the commit hook turned into a rollback.
  static let vetoed = MockAnswer.Failure(.constraintCommithook, message: "constraint failed")
}
