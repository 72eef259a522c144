#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager
import SQLiteStorage

struct Insert: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Inserts all rows from standard input in one transaction: JSON lines, a JSON array, or CSV.",
    discussion: """
      The first line of CSV contains the column names. A cell is inserted as text, to which SQLite applies the column's affinity. An empty \
      cell without quotes is NULL. Only JSON can contain blobs and infinities.

      A missing column gets its default value. A generated column is accepted, because `read` prints it, if it has the value that the database \
      computes.

      --create creates the file and the table if they do not exist. The types of the columns are inferred from all rows: INTEGER, REAL, TEXT \
      or BLOB. A cell such as 007, +5 or 1e3 is text, because SQLite would not write its number that way.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table.") var table: String

  @Option(help: "The format of the input (default: by its first character, { for jsonl, [ for json, otherwise csv).")
  var input: InputFormat?
  @Flag(help: "Create the file and the table if they do not exist.")
  var create = false
  @Option(parsing: .unconditional, help: "The primary key columns of a new table: A,B.")
  var primaryKey: String?
  @Option(parsing: .unconditional, help: "Create the full-text table TABLE_search over these columns, and triggers that update it: A,B.")
  var search: String?
  @Flag(help: "Update an existing row with the same primary key.")
  var upsert = false
  @Flag(help: "Skip a row whose primary key exists.")
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
    let definition = try spooled.map { try Self.definition(of: InputRows(input, standardInput: $0.fromBeginning()), key: key) }
    var rows = try InputRows(input, standardInput: spooled?.fromBeginning() ?? InputPieces())
    return try connection.transaction {
      if let definition { try connection.createTable(table, definition) }
      let target = try InsertTarget(table, on: connection, upserts: upsert, ignores: ignore)
      try target.refuse(keyOtherThan: key)
      if let header = rows.header { try target.refuse(unknownIn: header) }
      var count = 0
      let isText = rows.format == .csv
      try rows.forEach { row in
        count += try target.insert(row, comparingText: isText)
        Progress.countRow()
      }
      if !searched.isEmpty { try target.makeSearchTable(over: searched) }
      return count
    }
  }

  /// The SQL of the column definitions for a new table, inferred from all rows.
  private static func definition(of rows: InputRows, key: [String]) throws -> SQL {
    var (rows, made) = (rows, InferredTable())
    if let header = rows.header { try made.add(header, header.map { _ in .null }, readsNumbers: true) }
    let isText = rows.format == .csv
    try rows.forEach { try made.add($0.columns, $0.values, readsNumbers: isText) }
    let names = made.columnNames
    if names.isEmpty {
      throw Failure(
        .mismatch, "standard input contains no column name for the new table",
        advice: "Provide at least one row, or the header line of CSV.")
    }
    if let missing = key.without(names).first { throw Failure.missingColumn(missing, among: names) }
    return made.definition(primaryKey: key)
  }
}

extension InputFormat: ExpressibleByArgument {}
#endif
