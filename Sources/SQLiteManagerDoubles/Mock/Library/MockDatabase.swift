import SQLiteCore

/// What a database keeps in its header, whoever has it open. <https://sqlite.org/fileformat2.html#the_database_header>
final class MockDatabase {
  /// The connection that has the right to write; another one gets SQLITE_BUSY.
  weak var writer: MockConnection? { didSet { isExclusive = isExclusive && writer != nil } }
  /// The one that writes keeps readers out as well.
  var isExclusive = false
  /// Readers and one that writes do not wait for each other. <https://sqlite.org/wal.html>
  var isWriteAhead = false
  /// How often something was committed.
  var commits = 0
  /// As the one that writes sees it.
  var header: [String: SQLiteValue] = [:]
  /// As all others see it, while one writes, and as it is again when that is taken back.
  private(set) var committed: [String: SQLiteValue] = [:]

  /// The header as a connection sees it.
  func header(for connection: MockConnection) -> [String: SQLiteValue] {
    if let writer, writer !== connection { committed } else { header }
  }

  /// Gives a connection the right to write; false while another one has it.
  func lock(for connection: MockConnection) -> Bool {
    if writer == nil { committed = header }
    writer = writer ?? connection
    return writer === connection
  }

  /// The path that the name of a database stands for; nil for a private one.
  static func path(ofName name: String) -> String? {
    if let uri = DatabaseURI(name) { return uri.isPrivate ? nil : uri.path }
    return name.isEmpty || name == ":memory:" ? nil : name
  }
}
