#if Tool
import ArgumentParser
import SQLiteManager

struct Info: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Tells what is known of a database file.")

  @Argument(help: "The database.") var file: String
  @OptionGroup var rows: RowOptions

  func run() throws {
    let file = try DatabaseFile(file)
    let isInWALMode = try file.isInWALMode  // before SQLite has it open: closing a file ends the locks on it
    let connection = try file.look()
    var facts: [(String, SQLiteValue)] = [("path", .text(file.path))]
    func pragma(_ name: StaticString) throws -> SQLiteValue { try connection.value(SQL(unchecked: "PRAGMA \(name)")) ?? .null }
    func size(_ suffix: String) throws -> SQLiteValue { try file.facts(suffix).map { .integer($0.size) } ?? .null }
    facts.append(("user_version", try pragma("user_version")))
    facts.append(("application_id", try pragma("application_id")))
    facts.append(("journal_mode", isInWALMode ? "wal" : try pragma("journal_mode")))
    facts.append(("encoding", try pragma("encoding")))
    facts.append(("page_size", try pragma("page_size")))
    facts.append(("page_count", try pragma("page_count")))
    facts.append(("freelist_count", try pragma("freelist_count")))
    facts.append(("auto_vacuum", try pragma("auto_vacuum")))
    facts.append(("schema_version", try pragma("schema_version")))
    facts.append(("file_size", try size("")))
    facts.append(("wal_size", try size("-wal")))
    facts.append(("journal_size", try size("-journal")))
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
    try Output.printing { output in
      // One fact on a line reads better than one wide row.
      let printer = try rows.printer(output, rows.format ?? (output.isTerminal ? .vertical : .jsonl))
      try printer.print(facts.map(\.0), [facts.map(\.1)])
      try printer.finish()
    }
  }
}
#endif
