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
    let connection = try DatabaseFile(file).openForReading()
    let found = try connection.storedObjects(on: table).filter { $0.sql != nil }
    if let table, found.isEmpty {
      throw Failure(.error, "no such table: \(table)", advice: "`tables FILE` shows the tables there are.")
    }
    try Output.printing { output in
      let printer = try rows.printer(output)
      if printer is TablePrinter {  // no columns were asked for
        for object in found { try output.line((object.sql ?? "") + ";") }
      } else {
        let rows = found.map { [.text($0.type), .text($0.name.spelling), .text($0.table.spelling), .text($0.sql ?? "")] as [SQLiteValue] }
        try printer.print(["type", "name", "table", "sql"], rows)
        try printer.finish()
      }
    }
  }
}
#endif
