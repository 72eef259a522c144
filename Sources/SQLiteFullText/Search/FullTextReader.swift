import SQLiteCallsCore
import SQLiteCore
import SQLiteText

/// Makes results of the rows of a ``FullTextStatement``.
struct FullTextReader {
  let statement: FullTextStatement
  let connection: Connection
  let markers: FullTextMarkers
  let budget: LongTextBudget

  /// The result of a row.
  func result(_ row: Row) throws -> FullTextResult {
    let rowid = row.integer(at: 0)
    let rank = try row[1, as: Double?.self]
    if statement.mayMissTexts, try row[3, as: Int.self] == 0 { throw statement.outOfStep(at: rowid) }
    guard let texts = try texts(row) else {
      let expression = try row[2, as: Int.self]
      return try again(rowid, rank, expression)
    }
    return texts.result(rowid, rank)
  }

  /// The texts of a row besides its rowid and rank; nil when a text holds markers.
  private func texts(_ row: Row) throws -> Texts? {
    var texts = Texts()
    var place = statement.firstText
    var long: LongRow?
    switch try statement.readsMarks ? row[statement.markedColumn, as: MarkedRow.self] : .nothing {
    case .nothing: break
    case .holdsMarkers: return nil
    case .snippet(let marked):
      let (bytes, places) = markers.highlighted(marked)
      texts.snippet = HighlightedText(bytes, marking: places)
    case .places(let told):
      long = try longRow(row, told)
      texts.snippet = try statement.snippet.flatMap { try long?.snippet($0) }
    }
    for column in statement.options.highlights {
      if let text = try row.bytes(at: place) {
        let number = statement.table.columns.firstIndex { $0.name == column } ?? -1
        switch statement.table.module {
        case _ where long != nil: texts.highlights[column] = try long?.highlighted(text, inColumn: number)
        case .fts4:
          let places = FoundPlace.places(inBytes: try row.bytes(at: place + 1) ?? [])
          texts.highlights[column] = HighlightedText(text, marking: places.filter { $0.column == number }.map(\.range))
        case .fts5:
          if markers.stand(in: text) { return nil }
          let (bytes, places) = markers.highlighted(try row.bytes(at: place + 1) ?? [])
          // SQLite leaves out the text after a NUL, between any two markers: only places before the first are where they seem.
          let end = bytes == text || bytes.isEmpty ? text.count : text.firstIndex(of: 0) ?? text.count
          texts.highlights[column] = HighlightedText(text, marking: places.filter { $0.upperBound <= end })
        }
      }
      place += 2
    }
    for column in statement.options.values {
      texts.values[column] = try row[place, as: SQLiteValue.self]
      place += 1
    }
    return texts
  }

  /// The marking of a row that is too long for SQLite, or whose words overlap.
  private func longRow(_ row: Row, _ told: [UInt8]) throws -> LongRow {
    let isLong = try !statement.marksEachRow || row[statement.markedColumn + 1, as: Int.self] != 0
    return LongRow(told, in: statement, connection, row.integer(at: 0), isLong ? budget : LongTextBudget())
  }

  /// A row in whose texts the markers stand, read with others.
  private func again(_ rowid: Int64, _ rank: Double?, _ expression: Int) throws -> FullTextResult {
    let texts = try connection.row(statement.texts(of: rowid)) { row in
      try (0..<row.columnCount).map { try row.bytes(at: $0) ?? [] }
    }
    let others = FullTextMarkers.avoiding((texts ?? []) + [Array((statement.snippet?.ellipsis ?? "").utf8)])
    let reader = FullTextReader(statement: statement, connection: connection, markers: others, budget: budget)
    let sql = statement.row(rowid, rank, expression, others)
    guard let read = try connection.row(sql, { row in try reader.texts(row) }), let read else {
      throw statement.outOfStep(at: rowid)  // it was there a moment ago
    }
    return read.result(rowid, rank)
  }

  private struct Texts {
    var snippet: HighlightedText?
    var highlights: [String: HighlightedText] = [:]
    var values: [String: SQLiteValue] = [:]

    func result(_ rowid: Int64, _ rank: Double?) -> FullTextResult {
      FullTextResult(rowid: rowid, rank: rank, snippet: snippet, highlights: highlights, values: values)
    }
  }
}

extension FullTextStatement {
  /// The error of an index that knows a row whose texts are not there.
  func outOfStep(at rowid: Int64) -> SQLiteError {
    let place = if case .external(let content, _) = table.content { content } else { table.name }
    return .refused(
      .corruptVtab, "the search table \(table.name) knows row \(rowid), which \(place) does not have: rebuild the search table")
  }
}

extension Row {
  /// The bytes of a text; nil for NULL.
  fileprivate func bytes(at index: Int) throws -> [UInt8]? {
    try withBytes(at: index) { unsafe Array($0) }
  }
}
