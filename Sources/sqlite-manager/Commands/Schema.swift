#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager

struct Schema: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the SQL of the tables, indexes, views and triggers.",
    discussion: """
      The output is SQL, without the tables that SQLite and full-text tables create by themselves. With --format or --columns, prints a row for \
      each object, including these tables.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table or view to print, with its indexes and triggers (default: all).") var table: String?
  @OptionGroup var rows: RowOptions

  func run() throws {
    let connection = try DatabaseFile(file).openForReading()
    let found = try connection.storedObjects(on: table).filter { $0.sql != nil }
    if let table, found.isEmpty {
      throw Failure(
        .error, "no such table: \(table)",
        advice: try connection.tables().map(\.name).suggestion(for: table) + "`tables FILE` lists the tables.")
    }
    if rows.printsRows {
      return try rows.print(
        ["type", "name", "table", "sql"],
        found.map { [.text($0.type), .text($0.name.spelling), .text($0.table.spelling), .text($0.sql ?? "")] })
    }
    try Output.printing { output in
      for object in try table == nil ? connection.schemaObjects() : found { try output.line((object.sql ?? "") + ";") }
    }
  }
}
#endif
