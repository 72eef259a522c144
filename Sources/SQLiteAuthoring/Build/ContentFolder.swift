import SQLiteCore
import SQLiteFiles

/// The folder of a build.
struct ContentFolder {
  private static let scriptName = "schema.sql"

  private let path: String
  /// The names of its files, in the order of their bytes.
  private let names: [String]

  init(_ path: String, in files: any FileSystem) throws {
    self.path = path
    names = try files.names(in: path).filter { !$0.hasPrefix(".") }.ordered { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path of the script.
  var script: String { path(of: Self.scriptName) }

  private func path(of name: String) -> String { "\(path)/\(name)" }

  /// Runs the script. Statements that fail are problems, and the script goes on.
  func runScript(on connection: Connection, _ problems: inout BuildProblems) throws {
    var statements = ScriptStatements(try InputPieces(path: script))
    while true {
      var place: InputPlace?
      do {
        guard let statement = try statements.next() else { break }
        place = InputPlace(line: statement.line, column: statement.column)
        try connection.execute(statement.sql)
      } catch {
        if let error = error as? SQLiteError, let sql = error.sql, let offset = error.byteOffset {
          place?.advance(to: ByteReader(sql).place(of: offset))
        }
        try problems.add(error, in: script, at: place)
      }
    }
    if connection.isInTransaction { try problems.add("a transaction is open at the end: add COMMIT", in: script) }
  }

  /// Finds the file of each table.
  func match(_ tables: FilledTables, _ problems: inout BuildProblems) throws -> [SchemaName: RowFile] {
    var found: [SchemaName: RowFile] = [:]
    for name in names where name != Self.scriptName {
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let format = InputFormat(rawValue: SchemaName(String(name[dot...].dropFirst())).folded)
      let wanted = SchemaName(String(name[..<dot]))
      let path = path(of: name)
      if let table = tables.inOrder.first(where: { $0 == wanted }) {
        if let other = found[table] {
          try problems.add("there is also \(other.path): a table has one file", in: path)
        } else if let format {
          found[table] = RowFile(path: path, table: table.spelling, format: format)
        } else {
          try problems.add("rows belong in a .csv, .jsonl or .json file", in: path)
        }
      } else if format != nil {
        let reason = "there is no table \(wanted.spelling). " + tables.inOrder.map(\.spelling).alternatives(to: wanted.spelling)
        try problems.add(tables.refusals[wanted] ?? reason, in: path)
      }
    }
    return found
  }
}
