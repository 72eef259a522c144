#if Tool
import ArgumentParser
import SQLiteManager

/// A command that works on one database.
protocol FileCommand: ParsableCommand {
  var file: String { get }
}

extension FileCommand {
  /// The candidates for a name that an error reports as missing: the tables and views of the file, or the columns of the tables in the
  /// failed statement.
  func names(near error: SQLiteError) -> [String] {
    guard error.meaning?.missingName != nil, let connection = try? DatabaseFile(file).openForReading(comparing: false),
      let tables = try? connection.tables().map(\.name), let nesting = try? connection.viewNesting()
    else { return [] }
    guard case .missingColumn(_, let table) = error.meaning else { return tables }
    let inQuestion = table.map { [$0] } ?? SQLToken.all(in: error.sql ?? "").namedTables.map(\.name.spelling)
    return inQuestion.filter { nesting.problem(ofView: SchemaName($0)) == nil }.flatMap { name in
      (try? connection.columns(of: name).map(\.name)) ?? []
    }
  }
}
#endif
