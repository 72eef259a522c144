import SQLiteCore

extension Connection {
  /// Returns the reason why SQLite would silently skip the changes of a table; nil if it would not.
  ///
  /// A table with additional columns at its end fits.
  func misfit(of table: Changeset.Table) throws -> String? {
    let name = table.name
    guard let stored = try storedTable(named: name) else { return "there is no table \(name)" }
    if let reason = stored.reasonWithoutChanges { return "\(name) \(reason)" }
    let columns = try allColumns(of: name).filter { $0.storage == .ordinary }
    guard columns.count >= table.columnCount else {
      return "\(name) has \(columns.count) columns, and \(table.columnCount) where the changes were recorded"
    }
    let expected = table.keyPlaces.map { Int($0) } + Array(repeating: 0, count: columns.count - table.columnCount)
    if columns.map(\.primaryKeyPosition) == expected { return nil }
    return "\(name) has another primary key than where the changes were recorded"
  }
}
