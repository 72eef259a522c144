#if Tool
import ArgumentParser
import SQLiteManager

struct Tables: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the tables and views with their number of rows.",
    discussion: "The number is NULL for a view that cannot be read within two seconds; `error` is the reason.")

  @Argument(help: "The database.") var file: String
  @OptionGroup var rows: RowOptions

  func run() throws {
    let connection = try DatabaseFile(file).openForReading(comparing: false)
    try rows.printing { printer, _ in try Self.print(connection, printer, isShort: printer.isForPeople && rows.columns.isEmpty) }
  }

  /// Prints a row for each table.
  ///
  /// - Parameter isShort: Whether the column of errors is left out if there are none, because a column of NULL is useless to a person.
  static func print(_ connection: Connection, _ printer: any RowPrinter, isShort: Bool) throws {
    let nesting = try connection.viewNesting()
    let tables = try connection.tables()
    var columns = ["name", "type", "rows", "without_rowid", "strict", "error"]
    guard isShort else {  // the rows before a damaged table are printed
      try printer.begin(columns)
      for table in tables { try printer.row(line(of: table, nesting, on: connection)) }
      return try printer.end()
    }
    let lines = try tables.map { try line(of: $0, nesting, on: connection) }
    if lines.allSatisfy({ $0.last == .null }) { columns.removeLast() }
    try printer.print(columns, lines.map { Array($0.prefix(columns.count)) })
  }

  private static func line(of table: TableInfo, _ nesting: ViewNesting, on connection: Connection) throws -> [SQLiteValue] {
    var count: SQLiteValue = .null
    var reason: SQLiteValue = .null
    do {
      if let problem = nesting.problem(ofView: SchemaName(table.name)) {
        throw SQLiteError.refused(.toobig, problem)
      }
      let rows =
        try table.kind == .table ? connection.count(table.name) : connection.within(.seconds(2)) { try connection.count(table.name) }
      count = .integer(Int64(rows))
    } catch let error as SQLiteError {
      if error.code.primary == .corrupt, table.kind == .table { throw error }
      reason = .text(error.code.primary == .interrupt ? "it takes longer than two seconds" : error.message)
    }
    return [.text(table.name), .text(table.kind.rawValue), count, table.isWithoutRowid ? 1 : 0, table.isStrict ? 1 : 0, reason]
  }
}
#endif
