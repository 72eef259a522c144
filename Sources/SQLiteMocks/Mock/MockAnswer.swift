public import SQLiteCalls
public import SQLiteCore

/// The answer of a mock to one run of a statement: its rows, how it ends, and what it changes.
public struct MockAnswer: Hashable, Sendable {
  /// An error that a call reports.
  public struct Failure: Error, Hashable, Sendable {
    /// The code, primary or extended.
    public let code: ResultCode
    /// The text of `sqlite3_errmsg`; nil for the text of the code.
    public let message: String?
    /// The result of `sqlite3_error_offset`; -1 for unknown.
    public let byteOffset: Int32

    /// An error with its message and its place in the SQL text.
    public init(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1) {
      self.code = code
      self.message = message
      self.byteOffset = byteOffset
    }

    /// SQLITE_ERROR with a message.
    static func error(_ message: String, byteOffset: Int32 = -1) -> Failure { Failure(.error, message: message, byteOffset: byteOffset) }

    /// Whether the error is due to a lock of another connection: SQLite gives it no message, and the statement continues where it was.
    var isOfLock: Bool { code.primary == .busy && message == nil }
  }

  /// The names of the columns.
  public var columns: [String]
  /// The rows, in order. A strict mock refuses a row that is shorter than the columns; a lenient one fills it with NULL.
  public var rows: [[SQLiteValue]]
  /// The error after the last row; nil for SQLITE_DONE.
  public var failure: Failure?
  /// The result of `sqlite3_changes` afterwards, also after an error, such as the error of INSERT OR FAIL. Nil leaves it unchanged, but
  /// sets it to 0 after INSERT, UPDATE, DELETE and REPLACE.
  public var changes: Int64?
  /// The result of `sqlite3_last_insert_rowid` afterwards, and from the first row of RETURNING on; nil leaves it unchanged.
  public var lastInsertRowid: Int64?
  /// Whether SQLite itself rolls the whole transaction back when the run fails; nil for SQLite's default.
  ///
  /// By default IOERR, NOMEM and FULL do so, and INTERRUPT of a statement that writes: autocommit is on again, and savepoints, changes and
  /// `user_version` are as before the transaction. After any other error only the statement is undone. FULL and NOMEM can also leave the
  /// transaction open, for statements with a journal of their own: false.
  /// <https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction>
  public var endsTransaction: Bool?
  /// The columns, from 0, whose blobs are handed out as texts: SQLite does not check whether a text is UTF-8.
  public var textColumns: Set<Int> = []
  /// The code of each step, if the codes do not follow from the rows.
  var codes: [ResultCode] = []

  /// Rows, followed by SQLITE_DONE or an error.
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

  /// An error at the first step, which may end the transaction: ``endsTransaction``.
  public static func fails(
    _ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1, endsTransaction: Bool? = nil
  ) -> MockAnswer {
    MockAnswer(failure: Failure(code, message: message, byteOffset: byteOffset), endsTransaction: endsTransaction)
  }

  /// SQLITE_DONE, with the number of changed rows and the rowid of the last inserted one.
  public static func changed(_ changes: Int64, lastInsertRowid: Int64? = nil) -> MockAnswer {
    MockAnswer(changes: changes, lastInsertRowid: lastInsertRowid)
  }
}
