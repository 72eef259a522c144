#if Tool
import ArgumentParser
import SQLiteManager
import SQLiteStorage

struct Insert: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Inserts rows from standard input, all of them or none: JSON lines, a JSON array, or CSV.",
    discussion: """
      Of CSV, the first line names the columns; a cell is text, which a column takes by its affinity, and NULL when there is nothing in it, not \
      even quotes. Blobs and infinities have a form in JSON alone.

      Columns that a row lacks get their defaults. A generated column may be there, as `read` prints it: it must then have the value that \
      the database computes.

      --create makes the file and the table where they are missing. All rows are read first, so that each column gets the type that keeps its \
      values: INTEGER, REAL, TEXT, or BLOB. A cell such as 007, +5 or 1e3 is text, for its number is written otherwise.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table.") var table: String

  @Option(help: "How the rows are written (default: by the first character: { is jsonl, [ is json, everything else csv).")
  var input: InputFormat?
  @Flag(help: "Make the file and the table where they are missing.")
  var create = false
  @Option(parsing: .unconditional, help: "The columns of the key of a table that is made: A,B.")
  var primaryKey: String?
  @Option(parsing: .unconditional, help: "Make the search table TABLE_search over these columns, in step with the table: A,B.")
  var search: String?
  @Flag(help: "Change the row that is there with the same primary key.")
  var upsert = false
  @Flag(help: "Pass over a row whose key is there already.")
  var ignore = false

  func validate() throws {
    if upsert, ignore { throw ValidationError("--upsert and --ignore exclude each other.") }
    if !create, primaryKey != nil { throw ValidationError("--primary-key needs --create.") }
    if !create, search != nil { throw ValidationError("--search needs --create.") }
  }

  func run() throws {
    let key = try primaryKey.map { try [$0].columnNames(option: "--primary-key") } ?? []
    let searched = try search.map { try [$0].columnNames(option: "--search") } ?? []
    try Output.print(
      changes: DatabaseFile.lend(file, create: create) { try $0.change { try insertRows(on: $0, key: key, searched: searched) } })
  }

  private func insertRows(on connection: Connection, key: [String], searched: [String]) throws -> Int {
    let spooled = try create && !connection.tableExists(table) ? SpooledInput() : nil
    let definition = try spooled.map { try Self.definition(of: InputRows(input, $0.fromBeginning()), key: key) }
    let rows = try InputRows(input, spooled?.fromBeginning() ?? StandardInput())
    return try connection.transaction {
      if let definition { try connection.createTable(table, definition) }
      let target = try InsertTarget(table, on: connection, upserts: upsert, ignores: ignore)
      try target.refuse(keyOtherThan: key)
      if let header = rows.header { try target.refuse(unknownIn: header) }
      var count = 0
      try rows.forEach { row in
        count += try target.insert(row, comparingText: rows.format == .csv)
        Progress.countRow()
      }
      if !searched.isEmpty { try target.makeSearchTable(over: searched) }
      return count
    }
  }

  /// The SQL of the column definitions for a new table, inferred from all rows.
  private static func definition(of rows: InputRows, key: [String]) throws -> SQL {
    var made = InferredTable()
    if let header = rows.header { try made.add(header, header.map { _ in .null }, readsNumbers: true) }
    try rows.forEach { try made.add($0.columns, $0.values, readsNumbers: rows.format == .csv) }
    let names = made.columnNames
    if names.isEmpty {
      throw Failure(.mismatch, "standard input names no column for a new table", advice: "Give it rows, or the first line of CSV.")
    }
    if let missing = key.without(names).first { throw Failure.missingColumn(missing, among: names) }
    return made.definition(primaryKey: key)
  }
}

extension InputFormat: ExpressibleByArgument {}
#endif
