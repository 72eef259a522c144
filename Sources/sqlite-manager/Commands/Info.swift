#if Tool
import ArgumentParser
import Foundation
import SQLiteManager
import SQLiteStorage

struct Info: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the properties of a database file.",
    discussion: "They include the known bugs of the SQLite version of this tool. `advice` describes how to avoid them.")

  @Argument(help: "The database.") var file: String
  @OptionGroup var rows: RowOptions

  func run() throws {
    let (facts, _) = try Self.facts(of: DatabaseFile(file))
    try rows.printing(onTerminal: .vertical) { printer, _ in
      // For a person, the advice is enough without the IDs of the bugs.
      let isShort = printer.isForPeople && rows.columns.isEmpty
      let shown = isShort ? facts.filter { !Self.faults.contains($0.name) && !($0.name == "advice" && $0.value == .null) } : facts
      try printer.print(shown.map(\.name), [shown.map(\.value)])
    }
  }

  private static let faults = ["exposed_to", "protected_from"]

  /// The facts about a file, and the connection with which they were read.
  static func facts(of file: DatabaseFile) throws -> (facts: [(name: String, value: SQLiteValue)], connection: Connection) {
    let isInWALMode = try file.isInWALMode  // before SQLite opens the file, because closing a file ends the locks on it
    let connection = try file.openForReading(comparing: false)
    var facts: [(name: String, value: SQLiteValue)] = [("path", .text(file.path))]
    for name in [
      "user_version", "application_id", "journal_mode", "encoding", "page_size", "page_count", "freelist_count", "auto_vacuum",
      "schema_version",
    ] {
      let value: SQLiteValue = try connection.value(SQL(unchecked: "PRAGMA \(name)")) ?? .null
      facts.append((name, name == "journal_mode" && isInWALMode ? "wal" : value))
    }
    for (name, suffix) in [("file_size", ""), ("wal_size", "-wal"), ("journal_size", "-journal")] {
      facts.append((name, try file.facts(suffix).map { .integer($0.size) } ?? .null))
    }
    let tables = try connection.tables()
    for (name, kind) in [("tables", TableInfo.Kind.table), ("views", .view), ("virtual_tables", .virtual)] {
      facts.append((name, .integer(Int64(tables.count { $0.kind == kind }))))
    }
    let version = try connection.value("SELECT sqlite_version()", as: String.self) ?? ""
    facts.append(("sqlite_version", .text(version)))
    let advisories = SQLiteLibrary(connection.wrapper).advisories(for: connection.configuration)
    for (name, isExposed) in zip(faults, [true, false]) {
      let ids = advisories.filter { $0.isExposed == isExposed }.map(\.id)
      facts.append((name, ids.isEmpty ? .null : .text(ids.joined(separator: ", "))))
    }
    facts.append(("advice", advice(on: advisories.filter(\.isExposed), version: version)))
    return (facts, connection)
  }

  /// The advice about known bugs in the library; NULL if there are none.
  private static func advice(on faults: [SQLiteAdvisory], version: String) -> SQLiteValue {
    let mended = faults.compactMap { $0.mendedIn.split(separator: ",").first.map(String.init) }
    guard let newest = mended.max(by: { $0.compare($1, options: .numeric) == .orderedAscending }) else { return .null }
    let count = faults.count == 1 ? "a known fault" : "\(faults.count) known faults"
    return .text(
      "SQLite \(version) has \(count) that a file or SQL made to do harm can use: update SQLite to \(newest) or later, and until then open only files "
        + "that you trust.")
  }
}
#endif
