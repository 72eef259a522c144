import SQLiteCalls
public import SQLiteCore

/// The question that SQLite asks before a database with `PRAGMA auto_vacuum = FULL` gives pages back to the file system.
public struct AutovacuumRequest: Hashable, Sendable {
  /// The database: "main", or the name it was attached by.
  public let database: String
  /// The number of pages in the database.
  public let pageCount: Int
  /// How many of the pages are free.
  public let freePageCount: Int
  /// The number of bytes in a page.
  public let pageByteCount: Int

  /// A request, to compare with.
  public init(database: String = "main", pageCount: Int, freePageCount: Int, pageByteCount: Int) {
    self.database = database
    self.pageCount = pageCount
    self.freePageCount = freePageCount
    self.pageByteCount = pageByteCount
  }
}

extension Connection {
  /// Limits how many free pages a commit gives back in a database with `PRAGMA auto_vacuum = FULL`; without a limit, it gives back all.
  ///
  /// SQLite calls the closure in each commit that leaves free pages. SQL on the connection is refused within the closure.
  /// - Parameter decide: Answers how many of the free pages are given back; a number out of range counts as the nearest one in range. Nil removes
  ///   the closure. The connection keeps it until another one replaces it or the connection closes, so it must not hold the connection.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_autovacuum_pages`: <https://sqlite.org/c3ref/autovacuum_pages.html>
  public func setAutovacuumPages(_ decide: ((AutovacuumRequest) -> Int)?) throws(SQLiteError) {
    let open = unsafe try openHandleToChange()
    failures.connection = self
    guard let decide else {
      let code = inCallback(allowsSQL: false) { unsafe wrapper.sqlite3_autovacuum_pages(open, nil, nil, nil) }
      return try check(code, in: .sqlite3_autovacuum_pages)
    }
    let box = AutovacuumBox(failures, decide)
    let code = inCallback(allowsSQL: false) {  // SQLite frees the former closure meanwhile
      unsafe wrapper.sqlite3_autovacuum_pages(open, AutovacuumBox.ask, Unmanaged.passRetained(box).toOpaque(), Sqlite3Destructor.ofObject)
    }
    try check(code, in: .sqlite3_autovacuum_pages)
  }
}

/// The closure as SQLite holds it.
private final class AutovacuumBox {
  private let failures: FunctionFailures
  private let decide: (AutovacuumRequest) -> Int

  init(_ failures: FunctionFailures, _ decide: @escaping (AutovacuumRequest) -> Int) {
    self.failures = failures
    self.decide = decide
  }

  static var ask: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32 {
    { context, database, pages, free, bytes in
      guard let context = unsafe context else { return free }
      let box = unsafe Unmanaged<AutovacuumBox>.fromOpaque(context).takeUnretainedValue()
      let request = AutovacuumRequest(
        database: unsafe database.map { unsafe String(cString: $0) } ?? "", pageCount: Int(clamping: pages),
        freePageCount: Int(clamping: free), pageByteCount: Int(clamping: bytes))
      var answer = request.freePageCount
      box.failures.during { answer = box.decide(request) }
      return UInt32(min(max(answer, 0), request.freePageCount))
    }
  }
}
