import SQLiteCalls
import SQLiteCore
import SQLiteText

/// Creates results from the rows of a ``FullTextStatement``.
struct FullTextReader {
  let statement: FullTextStatement
  let connection: Connection
  let budget: LongTextBudget

  func result(_ row: Row) throws -> FullTextResult {
    let rowid = row.integer(at: 0)
    if statement.mayMissTexts, try row[2, as: Int.self] == 0 { throw statement.outOfStep(at: rowid) }
    var (snippet, highlights, values): (HighlightedText?, [String: HighlightedText], [String: SQLiteValue]) = (nil, [:], [:])
    var own: LongRow?  // set if this package marks the row
    switch try statement.readsMarks ? row[statement.markedColumn, as: MarkedRow.self] : .nothing {
    case .nothing: break
    case .snippet(let marked):
      let (bytes, places) = FullTextMarkers.highlighted(marked)
      snippet = HighlightedText(bytes, marking: places)
    case .places(let reported):
      own = LongRow(reported, in: statement, connection, rowid, budget)
      snippet = try statement.snippet.flatMap { try own?.snippet($0) }
    }
    var place = statement.firstText
    for column in statement.options.highlights {
      if let text = try row.bytes(at: place) {
        highlights[column] = try own?.highlighted(text, in: column) ?? highlighted(text, in: column, by: row.bytes(at: place + 1) ?? [])
      }
      place += 2
    }
    for column in statement.options.values {
      values[column] = try row[place, as: SQLiteValue.self]
      place += 1
    }
    return FullTextResult(rowid: rowid, rank: try row[1, as: Double?.self], snippet: snippet, highlights: highlights, values: values)
  }

  /// Returns a text with the matches that the module reports: FTS5 as markers in the text, FTS4 as numbers.
  private func highlighted(_ text: [UInt8], in column: String, by reported: [UInt8]) -> HighlightedText {
    switch statement.table.module {
    case .fts4:
      let number = statement.number(of: column)
      return HighlightedText(text, marking: FoundPlace.places(inBytes: reported).filter { $0.column == number }.map(\.range))
    case .fts5:
      let (bytes, places) = FullTextMarkers.highlighted(reported)
      // SQLite drops the text between a NUL and the next marker, so only matches before the first NUL are reliable.
      let end = bytes == text || bytes.isEmpty ? text.count : text.firstIndex(of: 0) ?? text.count
      return HighlightedText(text, marking: places.filter { $0.upperBound <= end })
    }
  }
}

extension FullTextStatement {
  /// Returns the error for a row that is in the index but not in the content.
  func outOfStep(at rowid: Int64) -> SQLiteError {
    let place = if case .external(let content, _) = table.content { content } else { table.name }
    return .refused(
      .corruptVtab, "the search table \(table.name) has row \(rowid), which \(place) lacks: rebuild the search table")
  }
}

extension Row {
  /// Returns the bytes of a text value; nil for NULL.
  fileprivate func bytes(at index: Int) throws -> [UInt8]? {
    try withBytes(at: index) { unsafe Array($0) }
  }
}
