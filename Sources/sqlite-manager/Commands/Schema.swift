#if Tool
import ArgumentParser
import SQLiteManager

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the SQL that made the tables, indexes, views and triggers.")

  @Argument(help: "The database.") var file: String
  @Argument(help: "Only this table or view, with its indexes and triggers.") var table: String?
  @OptionGroup var rows: RowOptions

  func run() throws {
    let connection = try DatabaseFile(file).look()
    var sql: SQL = "SELECT type, name, tbl_name AS \"table\", sql FROM sqlite_schema WHERE sql IS NOT NULL"
    if let table { sql = sql + " AND tbl_name = \(table) COLLATE NOCASE" }
    sql = sql + " ORDER BY rowid"
    let found = try connection.rows(sql)
    if let table, found.isEmpty {
      throw Failure(.error, "no such table: \(table)", advice: "`tables FILE` shows the tables there are.")
    }
    try Output.printing { output in
      let printer = rows.printer(output)
      if printer is TablePrinter {
        for row in found { try output.line(try row["sql", as: String.self] + ";") }
      } else {
        try printer.print(["type", "name", "table", "sql"], found.map(\.values))
      }
    }
  }
}
#endif
