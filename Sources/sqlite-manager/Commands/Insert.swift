#if Tool
import ArgumentParser
import SQLiteManager

struct Insert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Inserts rows from standard input, one JSON object on a line, all of them or none.",
    discussion: """
      Columns that a row lacks get their defaults. A generated column may be there, as `read` prints it: it must then have the value that \
      the database computes.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table.") var table: String

  func run() throws {
    let connection = try DatabaseFile(file).edit()
    let generated = Set(try connection.columns(of: table).filter(\.isGenerated).map { SchemaName($0.name) })
    var input = StandardInput()
    let progress = Progress("inserted rows")
    let count = try connection.transaction { () throws -> Int64 in
      var count: Int64 = 0
      var number = 0
      while let line = try input.line() {
        number += 1
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { continue }
        do { try insert(try ColumnValues(json: line), generated, on: connection) } catch {
          throw Located(place: "standard input, line \(number)", error: error)
        }
        count += 1
        progress.show(count)
      }
      return count
    }
    progress.end()
    try connection.close()
    try printChanges(count)
  }

  private func insert(_ row: ColumnValues, _ generated: Set<SchemaName>, on connection: Connection) throws {
    let pairs = Array(zip(row.columns, row.values))
    let computed = pairs.filter { generated.contains(SchemaName($0.0)) }
    if computed.isEmpty {
      try connection.insert(row, into: table)
      return
    }
    let given = pairs.filter { !generated.contains(SchemaName($0.0)) }
    var sql: SQL = "INSERT INTO \(identifier: table) "
    let names = given.map { SQL(identifier: $0.0) }.joined(separator: ", ")
    sql = sql + (given.isEmpty ? "DEFAULT VALUES" : "(\(names)) VALUES \(list: given.map(\.1))")
    sql = sql + " RETURNING \(computed.map { SQL(identifier: $0.0) }.joined(separator: ", "))"
    let made = try connection.rows(sql).first
    for (index, pair) in computed.enumerated() where made?.values[index] != pair.1 {
      throw Failure(
        .constraint, "the generated column \(pair.0) has another value than the one given", advice: "Leave it out, or correct it.")
    }
  }
}

/// The last line of every command that changes rows.
func printChanges(_ count: Int64) throws {
  try Output.printing { try $0.line(.object([JSONMember(key: "changes", value: .integer(count))])) }
}
#endif
