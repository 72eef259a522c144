import Foundation
import SQLiteCalls

extension SQLiteError {
  /// What a finding of `quick_check` or `integrity_check` is when it only says that a page could not be read.
  ///
  /// SQLite writes the result code of reading a page into its list of damage. Nothing is known of what is in such a page, and the next look may
  /// succeed; so it is an error, not a finding.
  /// - Parameter finding: A row of the check; it may hold several lines.
  init?(finding: String, sql: String) {
    for line in finding.split(separator: "\n") {
      guard let code = Self.readingFailure(in: line) else { continue }
      self.init(code, "the check could not read all pages: \(line)", origin: .call(.sqlite3_step), sql: sql)
      return
    }
    return nil
  }

  /// The code in a line such as "Page 22: unable to get the page. error code=266"; nil when it is one of damage, or the line says something else.
  private static func readingFailure(in line: Substring) -> ResultCode? {
    for saying in ["unable to get the page. error code=", "btreeInitPage() returns error code "] {
      guard let place = line.range(of: saying, options: .backwards), let number = Int32(line[place.upperBound...]) else { continue }
      // Names of tables and indexes stand in other lines; the page comes before a colon here.
      guard place.lowerBound == line.startIndex || line[..<place.lowerBound].hasSuffix(": ") else { continue }
      let code = ResultCode(rawValue: number)
      let transient: [ResultCode] = [.ioerr, .nomem, .cantopen, .busy, .locked, .interrupt, .full]
      if transient.contains(code.primary) { return code }
    }
    return nil
  }
}
