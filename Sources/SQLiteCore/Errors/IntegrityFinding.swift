import Foundation
package import SQLiteCalls

/// What a row of `quick_check` or `integrity_check` says, as far as this package understands it.
package enum IntegrityFinding: Hashable {
  /// A page could not be read, for this reason. Nothing is known of what is in it.
  case unreadablePage(ResultCode)
  /// Rows are missing from an index, or more of them in it than in its table, or equal ones in a unique one.
  case index(String)
  /// The rows of a table WITHOUT ROWID are not in the order of its primary key.
  case primaryKeyOrder(table: String)

  /// Reads one line.
  package init?(_ line: some StringProtocol) {
    for saying in ["unable to get the page. error code=", "btreeInitPage() returns error code "] {
      guard let place = line.range(of: saying, options: .backwards), let number = Int32(line[place.upperBound...]) else { continue }
      // Names of tables and indexes stand in other lines; the page comes before a colon here.
      guard place.lowerBound == line.startIndex || line[..<place.lowerBound].hasSuffix(": ") else { continue }
      self = .unreadablePage(ResultCode(rawValue: number))
      return
    }
    if line.hasPrefix("row not in PRIMARY KEY order for ") {
      self = .primaryKeyOrder(table: String(line.dropFirst(33)))
      return
    }
    for saying in [" missing from index ", "wrong # of entries in index ", "non-unique entry in index "] {
      guard let place = line.range(of: saying) else { continue }
      self = .index(String(line[place.upperBound...]))
      return
    }
    return nil
  }
}
