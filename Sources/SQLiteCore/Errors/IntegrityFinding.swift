package import SQLiteCalls

/// The meaning of a row of `quick_check` or `integrity_check`, as far as this package understands it.
package enum IntegrityFinding: Equatable {
  /// A page could not be read, for this reason. Its content is unknown.
  case unreadablePage(ResultCode)
  /// Rows are missing from an index, or it has more rows than its table, or a unique index contains duplicates.
  case index(String)
  /// The rows of a table WITHOUT ROWID are not in the order of its primary key.
  case primaryKeyOrder(table: String)
  /// A message from the module of a virtual table, which SQLite calls from 3.44 on.
  case module

  /// Parses one line.
  package init?(_ line: String) {
    let words = SQLiteWords(line)
    let modules = ["In RTree ", "malformed inverted index for FTS", "unable to validate the inverted index for FTS", "fts5: "]
    if modules.contains(where: { words.begin(with: $0) }) {
      self = .module
      return
    }
    for pattern in ["unable to get the page. error code=", "btreeInitPage() returns error code "] {
      guard let place = words.lastPlace(of: pattern),
        let number = words.text(from: place.upperBound).unsigned().flatMap(Int32.init(exactly:))
      else { continue }
      // Other lines may contain the pattern in the name of a table or index. In this message it begins the line, or follows the page and a
      // colon.
      guard place.lowerBound == 0 || words.end(with: ": ", before: place.lowerBound) else { continue }
      self = .unreadablePage(ResultCode(rawValue: number))
      return
    }
    let misplaced = "row not in PRIMARY KEY order for "
    if words.begin(with: misplaced) {
      self = .primaryKeyOrder(table: words.text(from: misplaced.utf8.count))
      return
    }
    for pattern in [" missing from index ", "wrong # of entries in index ", "non-unique entry in index "] {
      guard let place = words.place(of: pattern) else { continue }
      self = .index(words.text(from: place.upperBound))
      return
    }
    return nil
  }
}

extension SQLiteError {
  /// Creates the error behind a row of `quick_check` or `integrity_check` that only reports an unreadable page; returns nil for other rows.
  ///
  /// SQLite writes the result code of reading a page into its list of damage. The content of such a page is unknown, and the next check may
  /// succeed, so this is an error and not damage.
  /// - Parameter finding: A row of the check; it may hold several lines.
  init?(finding: String, sql: String) {
    let transient: [ResultCode] = [.ioerr, .nomem, .cantopen, .busy, .locked, .interrupt, .full]
    for line in finding.parts(between: UInt8(ascii: "\n")) {
      guard case .unreadablePage(let code) = IntegrityFinding(line), transient.contains(code.primary) else { continue }
      self.init(code, "the check could not read all pages: \(line)", origin: .call(.sqlite3_step), sql: sql)
      return
    }
    return nil
  }
}
