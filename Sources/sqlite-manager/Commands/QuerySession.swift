import SQLiteManager

/// Runs the statements of a query in turn.
///
/// As long as the statements only read, they run on a connection that cannot change the file. The first other statement opens the file for
/// reading and writing, and all statements from then on run on that connection. Nothing is lost by the switch, because a statement that
/// only reads leaves no state on its connection.
final class QuerySession {
  private let file: DatabaseFile
  private var bindings: Bindings
  private var reader: Connection?
  private var writer: Connection?

  init(_ file: DatabaseFile, _ bindings: Bindings) {
    self.file = file
    self.bindings = bindings
  }

  var hasBindings: Bool { !bindings.isEmpty }

  /// Runs one statement and prints its rows.
  func run(_ sql: SQL, isLast: Bool, _ printer: any RowPrinter) throws {
    if writer == nil, Self.onlyReads(sql.text) {
      let connection = try reader ?? file.openForReading(configuration: Self.configuration)
      reader = connection
      let statement = try connection.prepare(sql)
      if statement.isReadOnly { return try run(statement, isLast: isLast, printer) }
    }
    let connection = try writer ?? file.openForWriting(configuration: Self.configuration)
    writer = connection
    reader = nil
    try run(connection.prepare(sql), isLast: isLast, printer)
  }

  private func run(_ statement: borrowing Statement, isLast: Bool, _ printer: any RowPrinter) throws {
    try bindings.bind(statement, isLast: isLast)
    try printer.run(statement)
  }

  /// Ends the session. A transaction that the script left open is rolled back.
  func close() throws {
    try writer?.close()
  }

  /// A configuration without a statement cache, because the statements of a script rarely repeat.
  private static var configuration: Connection.Configuration {
    var configuration = Connection.Configuration.ofTool
    configuration.cachedStatements = 0
    return configuration
  }

  /// The PRAGMAs that only read, even with an argument in parentheses.
  private static let readingPragmas: Set = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo", "foreign_key_list", "foreign_key_check",
    "integrity_check", "quick_check",
  ]
  /// The PRAGMAs that perform an action even without an argument.
  private static let actingPragmas: Set = ["incremental_vacuum", "optimize", "shrink_memory", "wal_checkpoint"]

  /// Whether a statement that SQLite calls read-only neither changes a file nor leaves state on its connection.
  private static func onlyReads(_ sql: String) -> Bool {
    let head = SQLToken.all(in: sql, limit: 5)
    guard head.first?.isWord("pragma") == true else {
      // A connection that opened a file as immutable reports "delete" instead of WAL mode.
      return ["select", "values", "with", "explain"].contains { head.first?.isWord($0) == true }
        && !SQLToken.all(in: sql).contains { $0.named == "pragma_journal_mode" }
    }
    let isQualified = head.count > 2 && head[2].isSign(".")
    let rest = head.dropFirst(isQualified ? 3 : 1)
    let name = rest.first?.named ?? ""
    let following = rest.dropFirst().first
    if following?.isSign("(") == true { return readingPragmas.contains(name) }
    return !actingPragmas.contains(name) && following?.isSign(";") ?? true
  }
}
