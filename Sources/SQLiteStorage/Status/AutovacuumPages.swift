import SQLiteCalls
public import SQLiteCore

/// The data for deciding how many free pages to return to the file system from a database with `PRAGMA auto_vacuum = FULL`.
public struct AutovacuumRequest: Hashable, Sendable {
  /// The schema name of the database: "main", or the name that it was attached as.
  public let database: String
  /// The number of pages in the database.
  public let pageCount: Int
  /// The number of free pages.
  public let freePageCount: Int
  /// The number of bytes in a page.
  public let pageByteCount: Int

  /// Creates a request, for example to compare with.
  public init(database: String = "main", pageCount: Int, freePageCount: Int, pageByteCount: Int) {
    self.database = database
    self.pageCount = pageCount
    self.freePageCount = freePageCount
    self.pageByteCount = pageByteCount
  }
}

extension Connection {
  /// Limits how many free pages a commit gives back in a database with `PRAGMA auto_vacuum = FULL`. Without a limit, it gives back all.
  ///
  /// SQLite calls the closure in each commit that leaves free pages. SQL on the connection is refused within the closure.
  /// - Parameter decide: Returns the number of free pages to give back, which is clamped to the valid range. Nil removes the closure. The
  ///   connection keeps the closure until another one replaces it or the connection closes, so it must not capture the connection.
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
    let code = inCallback(allowsSQL: false) {  // SQLite frees the previous closure during the call
      unsafe wrapper.sqlite3_autovacuum_pages(
        open, AutovacuumBox.decide, Unmanaged.passRetained(box).toOpaque(), Sqlite3Destructor.ofObject)
    }
    try check(code, in: .sqlite3_autovacuum_pages)
  }
}

/// Holds the closure passed to SQLite.
private final class AutovacuumBox {
  private let failures: FunctionFailures
  private let decide: (AutovacuumRequest) -> Int

  init(_ failures: FunctionFailures, _ decide: @escaping (AutovacuumRequest) -> Int) {
    self.failures = failures
    self.decide = decide
  }

  static var decide: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32 {
    { context, database, pages, free, bytes in
      guard let box = unsafe context.object(as: AutovacuumBox.self) else { return free }
      let request = AutovacuumRequest(
        database: unsafe database.map { unsafe String(cString: $0) } ?? "", pageCount: Int(clamping: pages),
        freePageCount: Int(clamping: free), pageByteCount: Int(clamping: bytes))
      var count = request.freePageCount
      box.failures.during { count = box.decide(request) }
      return UInt32(min(max(count, 0), request.freePageCount))
    }
  }
}
