package import SQLiteCalls
package import SQLiteCore
package import SQLiteFiles

extension Sidecars {
  /// Returns the suffixes of the logs that are not empty; none if the file is missing.
  package static func logs(beside path: String, in files: any FileSystem) throws -> [String] {
    guard try files.facts(of: path, followsLink: true) != nil else { return [] }
    return try logs(at: files.resolved(path), in: files)  // SQLite looks for logs beside the file, not beside a link to it
  }

  /// Returns the suffixes of the logs that are not empty, of a path that is not a link.
  static func logs(at path: String, in files: any FileSystem) throws -> [String] {
    try logs.filter { try files.facts(of: path + $0, followsLink: true)?.size ?? 0 > 0 }
  }

  /// Returns the log that SQLite would remove at the first read because it considers the file empty; nil when no log has a page.
  ///
  /// The journal of a database that is just being created is also beside an empty file: it records that there was no page before.
  package static func lostLog(
    beside path: String, in files: any FileSystem, on wrapper: any Sqlite3WrapperProtocol
  ) throws(FileSystemError) -> String? {
    guard wrapper.runsAnySQL, let file = try files.facts(of: path, followsLink: true), file.kind == .file, file.size <= 1
    else { return nil }
    let path = try files.resolved(path)  // SQLite looks for logs beside the file, not beside a link to it
    for log in logs {
      guard let facts = try files.facts(of: path + log, followsLink: true), facts.size > 0 else { continue }
      if log == "-journal", isOfNewDatabase(path + log, on: wrapper) { continue }
      return log
    }
    return nil
  }

  /// Returns the reason to refuse a file with this log.
  package static func refusal(ofLost log: String) -> String {
    "the file is empty, and reading it would remove the \(log) beside it, which may hold rows"
  }

  /// Whether a journal belongs to a transaction that began when the database had no page.
  /// <https://sqlite.org/fileformat2.html#the_rollback_journal>
  private static func isOfNewDatabase(_ journal: String, on wrapper: any Sqlite3WrapperProtocol) -> Bool {
    let head = DatabaseBytes.head(of: journal, byteCount: 28, on: wrapper)
    guard head.count == 28 else { return false }  // an unreadable journal may have pages
    let isBegun = head.prefix(8).elementsEqual([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7])
    let isZeroed = head.prefix(8).allSatisfy { $0 == 0 }  // not synced yet, or left by journal_mode PERSIST
    return (isBegun || isZeroed) && head[16..<20].allSatisfy { $0 == 0 }
  }
}
