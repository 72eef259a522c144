#if Tool
import ArgumentParser
import SQLiteManager
import SQLiteSessions
import SQLiteStorage

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows how two databases differ, or writes a changeset that makes the one like the other.",
    discussion: """
      Of each table the rows are printed that were added (+), changed (~) and removed (-), and after all tables the SQL that differs. Rows are \
      the same when their primary keys are, or their rowids where there is none. Long values are cut; columns that only one file has, and search \
      tables over other tables, are left out. With --format or --columns, it is the number of these rows for each table that differs; NULL where a \
      table has another key.

      With --output a changeset is written, which sessions of SQLite apply, and the output counts the changes. Tables without a primary key, and \
      tables that only one file has, are named and refused then: choose the others with --table.
      """)

  @Argument(help: "The database that the changes start from.") var old: String
  @Argument(help: "The database that they lead to.") var new: String
  @Option(parsing: .unconditional, help: "The new file for a changeset; no file may have its name.") var output: String?
  @Option(parsing: .unconditionalSingleValue, help: "A table to compare; all by default. May be repeated.") var table: [String] = []
  @OptionGroup var rows: RowOptions

  func validate() throws {
    if output != nil, rows.printsRows { throw ValidationError("--format and --columns are not for a changeset.") }
  }

  func run() throws {
    if output?.isEmpty == true { throw Failure(.cantopen, "the path of the changeset is empty") }
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let connection = try Connection(.memory, configuration: .ofTool)
    for (schema, path) in [("old", old), ("new", new)] {
      // Both files are copied first, so that they are not changed and no files are left next to them, whatever state they are in.
      let copy = folder.path(schema)
      Progress.step("reading \(path)")
      try DatabaseFile(path).openForReading(comparing: false, wholly: true).backup(toNewFile: copy)
      try connection.attach(.file(copy), as: schema, access: .readWrite)
    }
    Progress.step("comparing")
    if let output { try writeChangeset(of: connection, to: output) } else { try show(DatabaseDifference(connection, tables: table)) }
  }

  private func writeChangeset(of connection: Connection, to output: String) throws {
    let changes = try connection.diff(from: "old", to: "new", tables: table.isEmpty ? .all : .tables(table))
    try OutputFile.write(Array(changes.bytes), to: output)
    var counts: [Changeset.Operation: Int] = [:]
    for change in changes { counts[change.operation, default: 0] += 1 }
    try Output.print([
      "path": .text(output), "bytes": .number(changes.bytes.count), "added": .number(counts[.insert] ?? 0),
      "changed": .number(counts[.update] ?? 0), "removed": .number(counts[.delete] ?? 0),
    ])
  }

  private func show(_ difference: DatabaseDifference) throws {
    if rows.printsRows {
      let counts = try difference.tables.map { ($0, try difference.forEachRow(of: $0) { _ in }) }.filter { $0.1 != [0, 0, 0] }
      return try rows.print(
        ["table", "added", "changed", "removed"],
        counts.map { name, counts in [.text(name)] + (counts?.map { .integer(Int64($0)) } ?? [.null, .null, .null]) })
    }
    try Output.printing { output in
      let schema = try difference.schema()
      var isSame = schema.isEmpty
      for name in difference.tables {
        let counts = try difference.forEachRow(of: name) { line in
          try output.line(line)
          Progress.countRow()
        }
        if counts == [0, 0, 0] { continue }
        let words = counts.map {
          zip($0, ["added", "changed", "removed"]).filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
        }
        try output.line("\(name): \(words ?? "the key differs, so no rows are compared")")
        isSame = false
      }
      for line in schema { try output.line(line) }
      if isSame, output.isTerminal { try output.line("The tables of \(old) and \(new) are the same.") }
    }
  }
}
#endif
