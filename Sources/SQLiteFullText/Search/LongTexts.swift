import SQLiteCore

/// Which rows are too long for the functions of SQLite that mark the words found, and how much is done for them instead.
///
/// `snippet` of FTS5 takes time for the square of the number of places, and `highlight` for that number times the length of the text; nothing
/// stops either before it ends. For a word that is in a text 20,000 times they take 14 seconds. Work in proportion to the length, as
/// that of FTS4's functions, takes 20 to 60 ms for 1 MB. Up to these limits a row takes less than 2 ms.
enum LongTexts {
  /// Of a row with more places than this FTS5 is not asked for snippets and highlights.
  static let mostPlaces = 128
  /// Of a row whose indexed columns have more bytes than this neither module is asked.
  static let mostBytes = 65_536
  /// How far into a text words are looked for, in bytes. FTS4 reports no places in rows of more.
  static let mostBytesOfText = 1 << 20
  /// How many bytes of the texts of one search are cut into words.
  static let mostBytesOfSearch = 4 << 20
  /// How many places of a row are looked at for its snippet.
  static let mostPlacesOfSnippet = 1_024
  /// How many places of a row are marked in its highlights.
  static let mostPlacesOfHighlights = 16_384
}

/// How much of long texts one search may still look at.
final class LongTextBudget {
  private(set) var bytes: Int
  /// Called after each so many words that were looked at; it throws when that is enough.
  private let count: ((Int) throws(SQLiteError) -> Void)?

  init(_ bytes: Int = LongTexts.mostBytesOfSearch, counting count: ((Int) throws(SQLiteError) -> Void)? = nil) {
    (self.bytes, self.count) = (bytes, count)
  }

  /// How many bytes of one text may be looked at.
  var bytesOfText: Int { min(bytes, LongTexts.mostBytesOfText) }

  /// How many words are looked at until it is asked whether that is enough: some 20 microseconds.
  static let words = 256

  /// Notes how much was looked at.
  func spend(bytes spent: Int = 0, words: Int = 0) throws(SQLiteError) {
    bytes = max(0, bytes - spent)
    if words > 0, let count { try count(words) }
  }
}
