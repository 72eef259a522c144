import SQLiteCallsCore

extension SQLiteError {
  /// What a finding of `quick_check` or `integrity_check` is when it only says that a page could not be read.
  ///
  /// SQLite writes the result code of reading a page into its list of damage. Nothing is known of what is in such a page, and the next look may
  /// succeed; so it is an error, not a finding.
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
