#if Tool
import ArgumentParser
import SQLiteManager

struct Tables: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the tables and views with their rows.",
    discussion: "The rows of a view that cannot be read, or not within two seconds, are NULL; the error says why.")

  @Argument(help: "The database.") var file: String
  @OptionGroup var rows: RowOptions

  func run() throws {
    let connection = try DatabaseFile(file).look(comparing: false)
    try rows.printing { printer in
      try printer.begin(["name", "type", "rows", "without_rowid", "strict", "error"])
      let nesting = try connection.viewNesting()
      for table in try connection.tables() {
        var count: SQLiteValue = .null
        var reason: SQLiteValue = .null
        do throws(SQLiteError) {
          if let problem = nesting.problem(ofView: SchemaName(table.name)) {
            throw SQLiteError.refused(.toobig, problem)
          }
          let limit: Duration? = table.kind == .table ? nil : .seconds(2)
          let rows = try connection.within(limit) { () throws(SQLiteError) in try connection.count(table.name) }
          count = .integer(Int64(rows))
        } catch {
          if error.code.primary == .corrupt, table.kind == .table { throw error }
          reason = .text(error.code.primary == .interrupt ? "it takes longer than two seconds" : error.message)
        }
        try printer.row([
          .text(table.name), .text(table.kind.rawValue), count, table.isWithoutRowid ? 1 : 0, table.isStrict ? 1 : 0, reason,
        ])
      }
      try printer.end()
    }
  }
}
#endif
