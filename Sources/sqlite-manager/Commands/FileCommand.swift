#if Tool
import ArgumentParser
import SQLiteManager

/// A command about one database.
protocol FileCommand: ParsableCommand {
  var file: String { get }
}

extension FileCommand {
  /// The names in the file among which one that an error found missing may have been meant: its tables and views, or the columns of those in question.
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
