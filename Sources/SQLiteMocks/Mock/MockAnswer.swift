public import SQLiteCalls
public import SQLiteCore

/// The answer of a mock to one run of a statement: its rows, how it ends, and what it changes.
public struct MockAnswer: Hashable, Sendable {
  /// An error that a call reports.
  public struct Failure: Error, Hashable, Sendable {
    /// The code, primary or extended.
    public let code: ResultCode
    /// The text of `sqlite3_errmsg`; nil for the default message of the code.
    public let message: String?
    /// The result of `sqlite3_error_offset`; -1 if it is unknown.
    public let byteOffset: Int32

    /// Creates an error with its message and its byte offset in the SQL text.
    public init(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1) {
      self.code = code
      self.message = message
      self.byteOffset = byteOffset
    }

    /// SQLITE_ERROR with a message.
    static func error(_ message: String, byteOffset: Int32 = -1) -> Failure { Failure(.error, message: message, byteOffset: byteOffset) }

    /// Whether another connection's lock caused the error. SQLite gives such an error no message, and the next step continues where the
    /// statement was.
    var isOfLock: Bool { code.primary == .busy && message == nil }
  }

  /// The names of the columns.
  public var columns: [String]
  /// The rows, in order. A strict mock refuses a row that has fewer values than there are columns. A lenient mock fills it with NULL.
  public var rows: [[SQLiteValue]]
  /// The error after the last row; nil if the run ends with SQLITE_DONE.
  public var failure: Failure?
  /// The result of `sqlite3_changes` after the run, even if the run failed, as INSERT OR FAIL may. Nil sets it to 0 after INSERT, UPDATE,
  /// DELETE and REPLACE, and otherwise leaves it unchanged.
  public var changes: Int64?
  /// The result of `sqlite3_last_insert_rowid` after the run or, with RETURNING, from the first row on. Nil leaves it unchanged.
  public var lastInsertRowid: Int64?
  /// Whether SQLite itself rolls back the whole transaction if the run fails; nil for SQLite's default.
  ///
  /// By default, IOERR, NOMEM and FULL do so, as does INTERRUPT of a writing statement. The rollback turns autocommit on again,
  /// removes the savepoints, and undoes all changes, also of `user_version`. After any other error, only the statement is undone. FULL
  /// and NOMEM can also leave the transaction open if the statement has its own journal; use false for that.
  /// <https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction>
  public var endsTransaction: Bool?
  /// The columns, counted from 0, whose blobs are returned as text. This allows text that is not valid UTF-8, which SQLite does not check.
  public var textColumns: Set<Int> = []
  /// The code of each step; empty if the codes follow from the rows.
  var codes: [ResultCode] = []

  /// Creates an answer of rows, followed by SQLITE_DONE or an error.
  public init(
    columns: [String] = [], rows: [[SQLiteValue]] = [], failure: Failure? = nil, changes: Int64? = nil, lastInsertRowid: Int64? = nil,
    endsTransaction: Bool? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.failure = failure
    self.changes = changes
    self.lastInsertRowid = lastInsertRowid
    self.endsTransaction = endsTransaction
  }

  /// SQLITE_DONE without rows.
  public static var done: MockAnswer { MockAnswer() }

  /// Rows, followed by SQLITE_DONE. The column names come from the script.
  public static func rows(_ rows: [[SQLiteValue]]) -> MockAnswer { MockAnswer(rows: rows) }

  /// An error at the first step. For its effect on the transaction, see ``endsTransaction``.
  public static func fails(
    _ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1, endsTransaction: Bool? = nil
  ) -> MockAnswer {
    MockAnswer(failure: Failure(code, message: message, byteOffset: byteOffset), endsTransaction: endsTransaction)
  }

  /// SQLITE_DONE, with the number of changed rows and the rowid of the last inserted row.
  public static func changed(_ changes: Int64, lastInsertRowid: Int64? = nil) -> MockAnswer {
    MockAnswer(changes: changes, lastInsertRowid: lastInsertRowid)
  }
}
