#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager
import SQLiteSessions
import SQLiteStorage

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows how two databases differ, or writes a changeset that turns one into the other.",
    discussion: """
      Prints the added (+), changed (~) and removed (-) rows of each table, and then the SQL that differs. Two rows are the same row if they \
      have the same primary key, or the same rowid in a table without one. Long values are shortened. Columns that only one file has, and \
      full-text tables over other tables, are ignored. With --format or --columns, prints the number of these rows for each table that \
      differs, or NULL if its primary key differs.

      With --output, writes a changeset that SQLite's session extension can apply, and prints the number of changes. A changeset cannot contain \
      tables without a primary key or tables that only one file has: they are reported as an error. Choose the other tables with --table.
      """)

  @Argument(help: "The old database.") var old: String
  @Argument(help: "The new database.") var new: String
  @Option(parsing: .unconditional, help: "The file for a changeset. It must not exist.") var output: String?
  @Option(parsing: .unconditionalSingleValue, help: "A table to compare (default: all tables). May be repeated.") var table: [String] = []
  @OptionGroup var rows: RowOptions

  func validate() throws {
    if output != nil, rows.printsRows { throw ValidationError("--format and --columns cannot be used with --output.") }
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
