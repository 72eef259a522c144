import SQLiteCore
import SQLiteTables

/// A file with the rows of a table.
struct RowFile {
  let path: String
  let table: String
  let format: InputFormat

  /// Inserts the rows. Rows that fail are problems, and the rows after them are inserted.
  ///
  /// - Parameter deferring: Whether foreign keys are not checked yet.
  func insert(on connection: Connection, deferring: Bool, _ problems: inout BuildProblems, _ eachRow: () -> Void) throws {
    let columns = try connection.columns(of: table).filter { !$0.isGenerated }.map(\.name)
    try connection.setPragma(.deferForeignKeys, to: deferring)
    var rows: InputRows
    do { rows = try InputRows(format, InputPieces(path: path)) } catch { return try problems.add(error, in: path, at: InputPlace()) }
    if rows.header?.isEmpty == true {
      return try problems.add("the file is empty: the first line of CSV names the columns", in: path, at: rows.place)
    }
    if let header = rows.header, let refusal = refusal(of: header, columns) { return try problems.add(refusal, in: path, at: rows.place) }
    while true {
      do {
        guard let row = try rows.next() else { return }
        do { try connection.insert(row, into: table) } catch {
          if let refusal = refusal(of: row.columns, columns) { throw InputError(refusal) }
          guard (error as? SQLiteError)?.code == .constraintForeignkey else { throw error }
          let references = try references(of: row, on: connection)  // none if a trigger has inserted the row that refers
          throw references.isEmpty ? error : InputError("the row refers to a missing row: \(references)")
        }
        eachRow()
      } catch { try problems.add(error, in: path, at: rows.place) }
    }
  }

  /// The columns of foreign keys with their values.
  private func references(of row: ColumnValues, on connection: Connection) throws -> String {
    try connection.foreignKeyParts(of: table).compactMap { part in
      guard let place = row.columns.firstIndex(where: part.column.isName), row.values[place] != .null else { return nil }
      let note = try connection.exists(in: part.target) ? "" : ", which has no rows"
      return "\(part.column) is \(row.values[place]), in \(part.target)\(note)"
    }.joined(separator: "; ")
  }

  /// The message for columns that the table does not take; nil if it takes all of them.
  private func refusal(of names: [String], _ columns: [String]) -> String? {
    names.without(columns).first.map { "\(table) takes no column \($0). " + columns.alternatives(to: $0, "It takes") }
  }
}
