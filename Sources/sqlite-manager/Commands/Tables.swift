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
      let columns = ["name", "type", "rows", "without_rowid", "strict", "error"]
      var lines: [[SQLiteValue]] = []
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
        lines.append([
          .text(table.name), .text(table.kind.rawValue), count, table.isWithoutRowid ? 1 : 0, table.isStrict ? 1 : 0, reason,
        ])
      }
      // To a person, a column of NULL says nothing.
      let shown = printer.isForPeople && rows.columns.isEmpty && lines.allSatisfy { $0.last == .null } ? columns.count - 1 : columns.count
      try printer.print(Array(columns.prefix(shown)), lines.map { Array($0.prefix(shown)) })
    }
  }
}
#endif
