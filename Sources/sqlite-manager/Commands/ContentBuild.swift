#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager

extension Content {
  struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Builds a database from a folder: schema.sql, and a file of rows for each table.",
      discussion: """
        The rows of a table are in TABLE.csv, TABLE.jsonl or TABLE.json, as `insert` reads them. A table without a file is left as the \
        script made it. Other files are ignored. Search tables over other tables are filled.

        Faults are printed as FILE:LINE:COLUMN, the first twenty, and then no database is made. The output says how many rows each table has.
        """)

    @Argument(help: "The folder.") var folder: String
    @Option(parsing: .unconditional, help: "The new file; no file may have its name.") var output: String
    @Option(parsing: .unconditional, help: "The user_version (default: as schema.sql sets it).") var version: Int32?
    @Option(parsing: .unconditional, help: "The application_id (default: as schema.sql sets it).") var applicationId: Int32?

    func run() throws {
      let build = ContentBuild(
        of: folder, into: output, version: version.map(Int.init), applicationID: applicationId.map(Int.init), on: Sqlite3Wrapper())
      let counts = try build.run(eachRow: Progress.countRow)
      try Output.print([
        "path": .text(output), "rows": .object(counts.map { JSONMember(key: $0.table, value: .number($0.rowCount)) }),
      ])
    }
  }
}
#endif
