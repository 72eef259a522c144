#if Tool
import ArgumentParser
import SQLiteManager

struct Read: FileCommand {
  static let configuration = CommandConfiguration(abstract: "Prints the rows of a table or view.")

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table or view.") var table: String
  @Option(
    name: .customLong("where"), parsing: .unconditional, help: "A JSON object of columns and the values they must have. null means IS NULL."
  )
  var condition: String?
  @Option(parsing: .unconditional, help: "The column to sort by.")
  var orderBy: String?
  @Option(
    parsing: .unconditional,
    help: "The locale whose sort order is used for text: cs, sv-SE, de-u-co-phonebk, es@collation=traditional.")
  var locale: String?
  @Flag(help: "Sort in descending order.")
  var descending = false
  @Option(help: "The maximum number of rows.")
  var limit: Int?
  @Option(help: "The number of rows to skip.")
  var offset: Int?
  @OptionGroup var rows: RowOptions

  /// The name of the collation for `--locale`. No index in any file uses a collation with this name, so no existing index is sorted
  /// differently.
  private static let collationName = "sqlite-manager read --locale"

  func validate() throws {
    if descending, orderBy == nil { throw ValidationError("--descending needs --order-by.") }
    if locale != nil, orderBy == nil { throw ValidationError("--locale needs --order-by.") }
    if let limit, limit < 0 { throw ValidationError("--limit must not be negative.") }
    if let offset, offset < 0 { throw ValidationError("--offset must not be negative.") }
  }

  func run() throws {
    let condition = try condition.map { try ColumnValues(option: "--where", $0).condition }
    let collation = try locale.map { try LocalizedCollation(locale: $0) }  // reports an unknown locale before the file is opened
    let order = orderBy.map { column in
      let ascending = collation == nil ? OrderingTerm.ascending(column) : .localized(column, collation: Self.collationName)
      return [descending ? ascending.descending : ascending]
    }
    let connection = try DatabaseFile(file).openForReading()
    try connection.refuseDeepView(table)
    if let collation { try connection.addLocalizedCollations([Self.collationName: collation]) }
    let statement = try connection.prepare(.select(from: table, where: condition, orderedBy: order ?? [], limit: limit, offset: offset))
    try rows.printing { printer, _ in try printer.run(statement) }
  }
}
#endif
