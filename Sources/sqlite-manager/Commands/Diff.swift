#if Tool
import ArgumentParser
import SQLiteManager
import SQLiteSessions
import SQLiteStorage

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a changeset that makes the tables of one database like those of another.",
    discussion: """
      Rows are the same when their primary keys are; tables without one, and tables that only one file has, are named and refused: choose the others with \
      --table. The output counts the changes. The file is one that sessions of SQLite apply.
      """)

  @Argument(help: "The database that the changes start from.") var old: String
  @Argument(help: "The database that they lead to.") var new: String
  @Option(parsing: .unconditional, help: "The new file for the changeset; no file may have its name.") var output: String
  @Option(parsing: .unconditionalSingleValue, help: "A table to compare; all by default. May be repeated.") var table: [String] = []

  func run() throws {
    if output.isEmpty { throw Failure(.cantopen, "the path of the changeset is empty") }
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let connection = try Connection(.memory, configuration: .ofTool)
    for (schema, path) in [("old", old), ("new", new)] {
      // Each file is copied: neither is changed, nor is anything left beside it, whatever state it is in.
      let copy = folder.path(schema)
      Progress.step("reading \(path)")
      try DatabaseFile(path).openForReading(comparing: false, wholly: true).backup(toNewFile: copy)
      try connection.attach(.file(copy), as: schema, access: .readWrite)
    }
    Progress.step("comparing")
    let changes = try connection.diff(from: "old", to: "new", tables: table.isEmpty ? .all : .tables(table))
    try OutputFile.write(Array(changes.bytes), to: output)
    var counts: [Changeset.Operation: Int] = [:]
    for change in changes { counts[change.operation, default: 0] += 1 }
    try Output.print([
      "path": .text(output), "bytes": .number(changes.bytes.count), "added": .number(counts[.insert] ?? 0),
      "changed": .number(counts[.update] ?? 0), "removed": .number(counts[.delete] ?? 0),
    ])
  }
}
#endif
