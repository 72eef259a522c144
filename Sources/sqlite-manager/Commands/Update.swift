#if Tool
import ArgumentParser
import SQLiteManager

struct Update: FileCommand {
  static let configuration = CommandConfiguration(abstract: "Updates columns of the rows that match a condition.")

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table.") var table: String
  @Option(parsing: .unconditional, help: "A JSON object of columns and their new values.")
  var set: String
  @OptionGroup var which: WhichRows

  func run() throws {
    let values = try ColumnValues(option: "--set", set)
    let condition = try which.rows()
    try Output.print(changes: DatabaseFile(file).change { try $0.update(table, set: values, where: condition) })
  }
}

struct Delete: FileCommand {
  static let configuration = CommandConfiguration(abstract: "Deletes the rows that match a condition.")

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table.") var table: String
  @OptionGroup var which: WhichRows

  func run() throws {
    let condition = try which.rows()
    try Output.print(changes: DatabaseFile(file).change { try $0.delete(from: table, where: condition) })
  }
}

/// The options that select the rows to change. All rows are changed only with `--all`.
struct WhichRows: ParsableArguments {
  @Option(
    name: .customLong("where"), parsing: .unconditional, help: "A JSON object: every key is a column and equals its value; null: IS NULL.")
  var condition: String?
  @Flag(help: "Every row.")
  var all = false

  func validate() throws {
    if condition == nil, !all { throw ValidationError("Say which rows with --where, or --all for every row.") }
    if condition != nil, all { throw ValidationError("--where and --all exclude each other.") }
  }

  func rows() throws -> Condition {
    guard let condition else { return .all }
    let values = try ColumnValues(option: "--where", condition)
    if values.columns.isEmpty { throw Failure(.misuse, "--where names no column", advice: "Use --all to mean every row.") }
    return values.condition
  }
}
#endif
