#if Tool
import ArgumentParser
import SQLiteManager
import SQLiteStorage

struct Dump: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a SQL script that recreates the database.",
    discussion: """
      The script preserves rowids, values, AUTOINCREMENT counters, user_version and application_id. A script with full-text tables writes to \
      their shadow tables: run it on a connection that is not defensive, for example in the sqlite3 shell.
      """)

  @Argument(help: "The database.") var file: String
  @Flag(help: "Print only the schema, without rows.") var schemaOnly = false

  func run() throws {
    let connection = try DatabaseFile(file).openForReading(comparing: false, wholly: true)
    try Output.printing { output in
      try connection.dump(includesRows: !schemaOnly) { statement in
        try output.line(statement)
        Progress.countRow()
      }
    }
  }
}
#endif
