#if Tool
import ArgumentParser
import SQLiteManager

struct Read: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Prints rows of a table or view.")

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table or view.") var table: String
  @Option(
    name: .customLong("where"), parsing: .unconditional, help: "A JSON object: every key is a column and equals its value; null: IS NULL.")
  var condition: String?
  @Option(parsing: .unconditional, help: "The column to sort by.")
  var orderBy: String?
  @Flag(help: "Greatest first.")
  var descending = false
  @Option(help: "At most so many rows.")
  var limit: Int?
  @Option(help: "Without so many rows at the beginning.")
  var offset: Int?
  @OptionGroup var rows: RowOptions

  func validate() throws {
    if descending, orderBy == nil { throw ValidationError("--descending needs --order-by.") }
    if let limit, limit < 0 { throw ValidationError("--limit is not negative.") }
    if let offset, offset < 0 { throw ValidationError("--offset is not negative.") }
  }

  func run() throws {
    let condition = try condition.map { try ColumnValues(option: "--where", $0).condition }
    let order = orderBy.map { [descending ? Ordering.descending($0) : .ascending($0)] } ?? []
    let connection = try DatabaseFile(file).look()
    let statement = try connection.prepare(.select(from: table, where: condition, orderedBy: order, limit: limit, offset: offset))
    try rows.printing { try $0.run(statement) }
  }
}
#endif
