public import SQLiteCalls
import SQLiteCore

extension MockSqlite3Wrapper {
  /// Returns the script for one SQL text. Surrounding spaces, comments and semicolons are ignored. The rest is compared byte by byte.
  ///
  /// A second call with the same text returns the same script.
  @discardableResult
  public func when(_ sql: String, fileID: String = #fileID, line: Int = #line) -> MockScript {
    locked { library.scripts.script(for: sql, at: TestLine(fileID, line)) }
  }

  /// Returns a script for all SQL texts that a closure accepts. A script for an exact text takes precedence, then the newest pattern that
  /// matches.
  @discardableResult
  public func when(
    fileID: String = #fileID, line: Int = #line, matching isMeant: @escaping (String) -> Bool
  ) -> MockScript {
    locked { library.scripts.script(titled: "a closure", at: TestLine(fileID, line), matching: isMeant) }
  }

  /// Returns a script for all SQL texts that contain a match of a regular expression.
  @discardableResult
  public func when<Output>(matching expression: Regex<Output>, fileID: String = #fileID, line: Int = #line) -> MockScript {
    locked {
      library.scripts.script(titled: "a regular expression", at: TestLine(fileID, line)) { (try? expression.firstMatch(in: $0)) != nil }
    }
  }

  /// Returns the script for one function, called with any arguments.
  @discardableResult
  public func when(_ call: Sqlite3Call, fileID: String = #fileID, line: Int = #line) -> MockCallScript {
    locked { library.scripts.script(for: call, at: TestLine(fileID, line)) }
  }

  /// Whether SQL without a script fails to compile. If false, it compiles and returns no rows.
  public var isStrict: Bool {
    get { locked { library.isStrict } }
    set { locked { library.isStrict = newValue } }
  }

  /// Returns the `user_version` of the database at a path. Connections to the database read and set it, and it is kept when they are
  /// closed.
  ///
  /// - Parameter path: The path or URI with which connections open the database. <https://sqlite.org/pragma.html#pragma_user_version>
  public func userVersion(of path: String) -> Int {
    locked { if case .integer(let version)? = library.database(at: path).header["user_version"] { Int(version) } else { 0 } }
  }

  /// Sets the `user_version` of the database at a path, as if it had been stored there.
  public func setUserVersion(_ version: Int, of path: String) {
    locked { library.database(at: path).header["user_version"] = .integer(Int64(version)) }
  }

  /// Sets the content of the blob that `sqlite3_blob_open` opens. <https://sqlite.org/c3ref/blob_open.html>
  public func blob(_ schema: String, _ table: String, _ column: String, rowid: Int64, _ bytes: [UInt8]) {
    locked { library.blobBytes[MockBlob.Key(schema, table, column, rowid)] = bytes }
  }

  /// Returns the bytes of a blob, including changes by `sqlite3_blob_write`; nil if none were set.
  public func blob(_ schema: String, _ table: String, _ column: String, rowid: Int64) -> [UInt8]? {
    locked { library.blobBytes[MockBlob.Key(schema, table, column, rowid)] }
  }

  /// The number of pages that a backup copies; 1 by default. <https://sqlite.org/c3ref/backup_finish.html>
  package var backupPageCount: Int32 {
    get { locked { library.backupPageCount } }
    set { locked { library.backupPageCount = newValue } }
  }

  /// Whether a mock runs an SQL text without a script and with the same result as on a database file.
  package static func runsWithoutScript(_ sql: String) -> Bool {
    let syntax = MockSyntax(sql)
    if sql == "SELECT fts5(?1)" || MockAttachment(syntax) != nil || (try? MockTransaction(syntax)) != nil { return true }
    guard let pragma = try? MockPragma(syntax) else { return false }
    return !(pragma.isOfHeader && pragma.argument == nil)  // the mock does not know the number in the file
  }
}
