import SQLiteCalls
import SQLiteCore

/// Makes results of the rows of a ``SearchStatement``.
struct SearchReader {
  let statement: SearchStatement
  let connection: Connection
  let markers: SearchMarkers

  /// The result of a row.
  func result(_ row: Row) throws -> SearchResult {
    let rowid = try row[0, as: Int64.self]
    let rank = try row[1, as: Double?.self]
    if try row[3, as: Int.self] == 0 { throw statement.outOfStep(at: rowid) }
    guard let texts = try texts(row) else {
      let expression = try row[2, as: Int.self]
      return try again(rowid, rank, expression)
    }
    return texts.result(rowid, rank)
  }

  /// What a row says beside its rowid and rank; nil when markers stand in a text.
  private func texts(_ row: Row) throws -> Texts? {
    var texts = Texts()
    var place = SearchStatement.firstText
    if statement.snippet != nil {
      if try row[place + 1, as: Int?.self] ?? 0 != 0 { return nil }
      texts.snippet = try row.bytes(at: place).map { marked in
        let (bytes, places) = markers.highlighted(marked)
        return HighlightedText(bytes, marking: places)
      }
      place += 2
    }
    for column in statement.options.highlights {
      if let text = try row.bytes(at: place) {
        switch statement.table.module {
        case .fts4:
          let number = statement.table.columns.firstIndex { $0.name == column }
          texts.highlights[column] = HighlightedText(text, marking: try row.places(at: place + 1, inColumn: number ?? -1))
        case .fts5:
          if markers.stand(in: text) { return nil }
          let (bytes, places) = markers.highlighted(try row.bytes(at: place + 1) ?? [])
          // SQLite leaves out what stands behind a NUL, between any two markers: only what is before the first one is where it seems.
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

  /// A row in whose texts the markers stand, read with others.
  private func again(_ rowid: Int64, _ rank: Double?, _ expression: Int) throws -> SearchResult {
    let texts = try connection.prepare(statement.texts(of: rowid)).first { row in
      try (0..<row.columnCount).map { try row.bytes(at: $0) ?? [] }
    }
    let others = SearchMarkers.avoiding((texts ?? []) + [Array((statement.snippet?.ellipsis ?? "").utf8)])
    let reader = SearchReader(statement: statement, connection: connection, markers: others)
    let sql = statement.row(rowid, rank, expression, others)
    guard let read = try connection.prepare(sql).first({ row in try reader.texts(row) }), let read else {
      throw statement.outOfStep(at: rowid)  // it was there a moment ago
    }
    return read.result(rowid, rank)
  }

  private struct Texts {
    var snippet: HighlightedText?
    var highlights: [String: HighlightedText] = [:]
    var values: [String: SQLiteValue] = [:]

    func result(_ rowid: Int64, _ rank: Double?) -> SearchResult {
      SearchResult(rowid: rowid, rank: rank, snippet: snippet, highlights: highlights, values: values)
    }
  }
}

extension SearchStatement {
  /// The error of an index that knows a row whose texts are not there.
  func outOfStep(at rowid: Int64) -> SQLiteError {
    let place = if case .external(let content, _) = table.content { content } else { table.name }
    return SQLiteError(
      .corruptVtab, "the search table \(table.name) knows row \(rowid), which \(place) does not have: rebuild the search table",
      call: .sqlite3_step)
  }
}

extension Row {
  /// The bytes of a text; nil for NULL.
  fileprivate func bytes(at index: Int) throws -> [UInt8]? {
    try withBytes(at: index) { span in unsafe span.withUnsafeBytes { unsafe Array($0) } }
  }

  /// The places in a column that `offsets` of FTS4 tells: four numbers each, column, term, first byte and count of bytes.
  /// <https://sqlite.org/fts3.html#the_offsets_function>
  fileprivate func places(at index: Int, inColumn column: Int) throws -> [Range<Int>] {
    let numbers = try self[index, as: String?.self]?.split(separator: " ").compactMap { Int($0) } ?? []
    var places: [Range<Int>] = []
    for place in stride(from: 0, to: numbers.count - 3, by: 4) where numbers[place] == column {
      let (start, count) = (numbers[place + 2], numbers[place + 3])
      if start >= 0, count >= 0, start <= .max - count { places.append(start..<start + count) }
    }
    return places
  }
}
