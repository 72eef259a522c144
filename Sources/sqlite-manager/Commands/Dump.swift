#if Tool
import ArgumentParser
import SQLiteManager
import SQLiteStorage

struct Dump: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a database as a script of SQL that makes it again.",
    discussion: """
      Rows keep their rowids and values, AUTOINCREMENT its numbers, the file its user_version and application_id. A script that makes full-text \
      tables writes to the tables that they keep their rows in: run it on a connection that is not DEFENSIVE, as the sqlite3 shell is.
      """)

  @Argument(help: "The database.") var file: String
  @Flag(help: "Print the SQL of the tables, and no rows.") var schemaOnly = false

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
