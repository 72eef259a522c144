public import SQLiteCore
public import Testing

/// Expects the rows of a query as a table: the names of its columns, then a line for each row, `│` between them.
///
///     try expectRows("SELECT id, title FROM question", on: connection, """
///       id │ title
///       1  │ Kdo?
///       5  │ NULL
///       """)
///
/// Texts are written as they are, blobs as `x'00ff'`, null as NULL. Spaces around a value do not count.
public func expectRows(
  _ sql: SQL, on connection: Connection, _ table: String, comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var found: [[String]] = [try connection.prepare(sql).columnNames]
  for row in try connection.rows(sql) { found.append(row.values.map(shown)) }
  let wanted = table.split(separator: "\n").map { line in
    line.split(separator: "│", omittingEmptySubsequences: false).map { String($0.trimmed) }
  }
  if found != wanted { Issue.record("\(comment.map { "\($0)\n" } ?? "")\(drawn(found))", sourceLocation: sourceLocation) }
}

private func shown(_ value: SQLiteValue) -> String {
  switch value {
  case .null: "NULL"
  case .integer(let number): "\(number)"
  case .real(let number): "\(number)"
  case .text(let text): text
  case .blob(let bytes): "x'" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
  }
}

private func drawn(_ rows: [[String]]) -> String {
  let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " │ ")
  }.joined(separator: "\n")
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
