import SQLiteCore
import SQLiteText

// Which rows this package marks, because the functions of SQLite cannot, and the SQL for them.

extension FullTextStatement {
  /// A ``MarkedRow``: the places where this package marks the row, otherwise the snippet that SQLite makes.
  var marked: SQL {
    if marksEachRow { return longPlaces }
    let isOwn = ([isLong] + columnsOfMarkers.map(holdsMarker)).joined(separator: " OR ")
    return "CASE WHEN \(isOwn) THEN \(longPlaces) ELSE \(snippet.map { sqliteSnippet($0) } ?? "NULL") END"
  }

  /// Whether this package marks all rows: words overlap, or the ellipsis holds a marker, or a NUL, at which a text of SQL ends.
  var marksEachRow: Bool {
    table.hasOverlappingWords || snippet?.ellipsis.unicodeScalars.contains { $0.value == 0 || 0xfdd0...0xfdd1 ~= $0.value } == true
  }

  /// The columns of whose texts SQLite makes others with markers in them.
  private var columnsOfMarkers: [String] {
    let columns = snippet.map { snippet in snippet.column.map { [$0] } ?? table.columns.map(\.name) } ?? []
    return columns + (table.module == .fts5 ? options.highlights.filter { !columns.contains($0) } : [])
  }

  private func holdsMarker(_ name: String) -> SQL {
    "instr(\(column(name)), \(FullTextMarkers.openSQL)) OR instr(\(column(name)), \(FullTextMarkers.closeSQL))"
  }

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

  /// The places in a long row, as the module reports them. FTS4 cuts a text into words for it, which nothing stops: beyond a length it is not
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

  /// How many bytes are read of what the module reports of places; a place of FTS4 has about as many as one of FTS5.
  var mostBytesOfPlaces: Int { 16 * mostPlaces }
}
