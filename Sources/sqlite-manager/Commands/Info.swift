#if Tool
import ArgumentParser
import SQLiteManager
import SQLiteStorage

struct Info: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Shows the facts about a database file.")

  @Argument(help: "The database.") var file: String
  @OptionGroup var rows: RowOptions

  func run() throws {
    let file = try DatabaseFile(file)
    let isInWALMode = try file.isInWALMode  // before SQLite has the file open: closing a file ends the locks on it
    let connection = try file.openForReading()
    var facts: [(String, SQLiteValue)] = [("path", .text(file.path))]
    func pragma(_ name: String) throws -> SQLiteValue { try connection.value(SQL(unchecked: "PRAGMA \(name)")) ?? .null }
    func size(_ suffix: String) throws -> SQLiteValue { try file.facts(suffix).map { .integer($0.size) } ?? .null }
    facts.append(("user_version", try pragma("user_version")))
    facts.append(("application_id", try pragma("application_id")))
    facts.append(("journal_mode", isInWALMode ? "wal" : try pragma("journal_mode")))
    for name in ["encoding", "page_size", "page_count", "freelist_count", "auto_vacuum", "schema_version"] {
      facts.append((name, try pragma(name)))
    }
    for (name, suffix) in [("file_size", ""), ("wal_size", "-wal"), ("journal_size", "-journal")] { facts.append((name, try size(suffix))) }
    let tables = try connection.tables()
    for (name, kind) in [("tables", TableInfo.Kind.table), ("views", .view), ("virtual_tables", .virtual)] {
      facts.append((name, .integer(Int64(tables.count { $0.kind == kind }))))
    }
    facts.append(("sqlite_version", try connection.value("SELECT sqlite_version()") ?? .null))
    let advisories = SQLiteLibrary(connection.wrapper).advisories(for: connection.configuration)
    for (name, isExposed) in [("exposed_to", true), ("protected_from", false)] {
      let ids = advisories.filter { $0.isExposed == isExposed }.map(\.id)
      facts.append((name, ids.isEmpty ? .null : .text(ids.joined(separator: ", "))))
    }
    try rows.print(facts.map(\.0), [facts.map(\.1)], onTerminal: .vertical)
  }
}
#endif
