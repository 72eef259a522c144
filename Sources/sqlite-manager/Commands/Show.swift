#if Tool
import ArgumentParser
import SQLiteManager

struct Show: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a summary of a database. `sqlite-manager FILE` is short for this command.", shouldDisplay: false)

  @Argument(help: "The database.") var file: String

  private static let shown = ["path", "file_size", "user_version", "journal_mode", "encoding"]

  func run() throws {
    let (facts, connection) = try Info.facts(of: DatabaseFile(file))
    let short = facts.filter { Self.shown.contains($0.name) }
    try Output.printing { output in
      let printer = (output.isTerminal ? RowFormat.table : .jsonl).printer(output)
      try printer.print(short.map(\.name), [short.map(\.value)])
      try Tables.print(connection, printer, isShort: output.isTerminal)
      try printer.finish()
    }
  }
}
#endif
