import SQLiteCore
import SQLiteText

// Whether a row is too long for the functions of SQLite that mark, and the SQL that marks it then.

extension FullTextStatement {
  /// A ``MarkedRow``, for which it is asked once whether the row is long.
  func marked(_ markers: FullTextMarkers) -> SQL {
    if marksEachRow { return longPlaces }
    guard let snippet else { return "CASE WHEN \(isLong) THEN \(longPlaces) END" }
    return "CASE WHEN \(isLong) THEN \(longPlaces) WHEN \(risk(snippet, markers)) THEN 0 ELSE \(self.snippet(snippet, markers)) END"
  }

  /// Whether this package marks rows of any length.
  var marksEachRow: Bool { table.hasOverlappingWords }

  /// Whether the current row is too long for the functions that mark: it has too many places, or too many bytes in its indexed columns.
  var isLong: SQL {
    let isLarge: SQL = "\(byteCount) > \(literal: LongTexts.mostBytes)"
    if table.module == .fts4 { return isLarge }
    let hasManyPlaces: SQL = "\(identifier: FoundPlace.countName)(\(table.hidden)) > \(literal: LongTexts.mostPlaces)"
    return "(\(byteCount) > \(literal: mostBytesOfFewPlaces) AND (\(hasManyPlaces) OR \(isLarge)))"
  }

  /// How many bytes cannot have too many places, so that SQLite does not count them: each phrase has one place at most for each byte, and
  /// takes two bytes of its expression. A power of two, so that searches for words of different lengths are mostly the same SQL.
  var mostBytesOfFewPlaces: Int {
    var most = LongTexts.mostPlaces
    let phrases = ((expressions.map(\.utf8.count).max() ?? 0) + 1) / 2
    while most > 0, most * phrases > LongTexts.mostPlaces { most /= 2 }
    return most
  }

  private var byteCount: SQL {
    table.columns.filter(\.isIndexed).map { "coalesce(length(CAST(\(column($0.name)) AS BLOB)), 0)" as SQL }.joined(separator: " + ")
  }

  /// The places in a long row, as the module tells them. FTS4 cuts a text into words for it, which nothing stops: beyond a length it is not
  /// asked.
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

  /// How many bytes are read of what the module tells of places; a place of FTS4 has about as many as one of FTS5.
  var mostBytesOfPlaces: Int { 16 * mostPlaces }
}
