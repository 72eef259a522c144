import SQLiteCore
import SQLiteText

// The SQL for rows that this package marks, because SQLite's functions cannot.

extension FullTextStatement {
  /// The SQL for a ``MarkedRow``: the matches if this package marks the row, otherwise the snippet from SQLite.
  var marked: SQL {
    if marksEachRow { return longPlaces }
    let isOwn = ([isLong] + columnsOfMarkers.map(holdsMarker)).joined(separator: " OR ")
    return "CASE WHEN \(isOwn) THEN \(longPlaces) ELSE \(snippet.map { sqliteSnippet($0) } ?? "NULL") END"
  }

  /// Whether this package marks all rows, because words overlap, or the ellipsis contains a marker or a NUL (which ends a string in SQL).
  var marksEachRow: Bool {
    table.hasOverlappingWords || snippet?.ellipsis.unicodeScalars.contains { $0.value == 0 || 0xfdd0...0xfdd1 ~= $0.value } == true
  }

  /// The columns whose text SQLite inserts markers into.
  private var columnsOfMarkers: [String] {
    let columns = snippet.map { snippet in snippet.column.map { [$0] } ?? table.columns.map(\.name) } ?? []
    return columns + (table.module == .fts5 ? options.highlights.filter { !columns.contains($0) } : [])
  }

  private func holdsMarker(_ name: String) -> SQL {
    "instr(\(column(name)), \(FullTextMarkers.openSQL)) OR instr(\(column(name)), \(FullTextMarkers.closeSQL))"
  }

  /// The SQL condition that the current row is too long for SQLite's marking functions: it has too many matches or too many indexed bytes.
  var isLong: SQL {
    let isLarge: SQL = "\(byteCount) > \(literal: LongTexts.mostBytes)"
    if table.module == .fts4 { return isLarge }
    let hasManyPlaces: SQL = "\(identifier: FoundPlace.countName)(\(table.hidden)) > \(literal: LongTexts.mostPlaces)"
    return "(\(byteCount) > \(literal: mostBytesOfFewPlaces) AND (\(hasManyPlaces) OR \(isLarge)))"
  }

  /// The number of bytes that cannot contain too many matches, so that SQLite need not count them. A phrase matches at most once per byte,
  /// and takes at least two bytes of the expression. A power of two, so that searches for words of different lengths mostly share their
  /// SQL.
  var mostBytesOfFewPlaces: Int {
    var most = LongTexts.mostPlaces
    let phrases = ((expressions.map(\.utf8.count).max() ?? 0) + 1) / 2
    while most > 0, most * phrases > LongTexts.mostPlaces { most /= 2 }
    return most
  }

  private var byteCount: SQL {
    table.columns.filter(\.isIndexed).map { "coalesce(length(CAST(\(column($0.name)) AS BLOB)), 0)" as SQL }.joined(separator: " + ")
  }

  /// The SQL for the matches in a long row, as the module reports them. FTS4 tokenizes the whole text for this and cannot be interrupted,
  /// so it is not called for very long texts.
  private var longPlaces: SQL {
    switch table.module {
    case .fts5: "\(identifier: FoundPlace.placesName)(\(table.hidden), \(literal: mostPlaces))"
    case .fts4:
      """
      CAST(CASE WHEN \(byteCount) > \(literal: LongTexts.mostBytesOfText) THEN '' \
      ELSE substr(offsets(\(table.hidden)), 1, \(literal: mostBytesOfPlaces)) END AS BLOB)
      """
    }
  }

  private var mostPlaces: Int {
    options.highlights.isEmpty ? LongTexts.mostPlacesOfSnippet : LongTexts.mostPlacesOfHighlights
  }

  /// The maximum number of bytes to read of the reported matches. A match takes about as many bytes in FTS4 as in FTS5.
  var mostBytesOfPlaces: Int { 16 * mostPlaces }
}
