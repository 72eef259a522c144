#if Tool
import ArgumentParser
import SQLiteManager

struct Insert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Inserts rows from standard input, all of them or none: JSON lines, a JSON array, or CSV.",
    discussion: """
      Of CSV, the first line names the columns; a cell is text, which a column takes by its affinity, and NULL when there is nothing in it, not \
      even quotes. Blobs and infinities have a form in JSON alone.

      Columns that a row lacks get their defaults. A generated column may be there, as `read` prints it: it must then have the value that \
      the database computes.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table.") var table: String

  @Option(help: "How the rows are written (default: by the first character: { is jsonl, [ is json, everything else csv).")
  var input: InputFormat?

  func run() throws { try changeRows(of: file) { try insertRows(on: $0) } }

  private func insertRows(on connection: Connection) throws -> Int {
    let rows = try InputRows(input)
    let columns = try connection.columns(of: table)
    let generated = Set(columns.filter(\.isGenerated).map { SchemaName($0.name) })
    if let header = rows.header, !columns.isEmpty { try refuseUnknown(header, columns.map(\.name)) }
    var count = 0
    try connection.transaction {
      try rows.forEach { row in
        try insert(row, generated, on: connection, comparingText: rows.format == .csv)
        count += 1
        Progress.countRow()
      }
    }
    return count
  }

  private func refuseUnknown(_ header: [String], _ columns: [String]) throws {
    let known = Set(columns.map { SchemaName($0) })
    for name in header where !known.contains(SchemaName(name)) {
      let failure = Failure(
        .error, "\(table) has no column \(name)",
        advice: "The first line of CSV names columns; there are: \(columns.joined(separator: ", ")). With --input another form is read.")
      throw Located(place: "standard input, line 1", error: failure)
    }
  }

  private func insert(_ row: ColumnValues, _ generated: Set<SchemaName>, on connection: Connection, comparingText: Bool) throws {
    let pairs = Array(zip(row.columns, row.values))
    let computed = pairs.filter { generated.contains(SchemaName($0.0)) }
    if computed.isEmpty {
      try connection.insert(row, into: table)
      return
    }
    let given = pairs.filter { !generated.contains(SchemaName($0.0)) }
    var sql: SQL = "INSERT INTO \(identifier: table) "
    let names = given.map { SQL(identifier: $0.0) }.joined(separator: ", ")
    sql = sql + (given.isEmpty ? "DEFAULT VALUES" : "(\(names)) VALUES \(list: given.map(\.1))")
    sql = sql + " RETURNING \(computed.map { SQL(identifier: $0.0) }.joined(separator: ", "))"
    let made = try connection.rows(sql).first
    for (index, pair) in computed.enumerated() {
      let value = made?.values[index] ?? .null
      let isSame = comparingText ? CSVPrinter.cell(of: value) == CSVPrinter.cell(of: pair.1) : value == pair.1
      if isSame { continue }
      throw Failure(
        .constraint, "the generated column \(pair.0) has another value than the one given", advice: "Leave it out, or correct it.")
    }
  }
}

extension InputFormat: ExpressibleByArgument {}
#endif
