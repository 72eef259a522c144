import SQLiteCore

/// The limits above which SQLite's functions are too slow to mark words, and the limits of the work done instead.
///
/// `snippet` of FTS5 takes time quadratic in the number of places, and `highlight` time proportional to that number times the length of the
/// text, and neither can be interrupted. For a word that occurs 20,000 times they take 14 seconds. Work in proportion to the length, as
/// in FTS4's functions, takes 20 to 60 ms for 1 MB. Within these limits a row takes less than 2 ms.
enum LongTexts {
  /// The number of places above which a row is marked by this package instead of FTS5.
  static let mostPlaces = 128
  /// The number of bytes in indexed columns above which a row is marked by this package instead of FTS4 or FTS5.
  static let mostBytes = 65_536
  /// The number of bytes at the beginning of a text that are searched for words. FTS4 reports no places in larger rows.
  static let mostBytesOfText = 1 << 20
  /// The number of bytes that one search splits into words.
  static let mostBytesOfSearch = 4 << 20
  /// The number of places of a row that are considered for its snippet.
  static let mostPlacesOfSnippet = 1_024
  /// The number of places of a row that are marked in its highlights.
  static let mostPlacesOfHighlights = 16_384
}

/// The part of long texts that one search may still read.
final class LongTextBudget {
  private(set) var bytes: Int
  /// Called with the number of words read since the last call; throws to stop.
  private let count: ((Int) throws(SQLiteError) -> Void)?

  init(_ bytes: Int = LongTexts.mostBytesOfSearch, counting count: ((Int) throws(SQLiteError) -> Void)? = nil) {
    (self.bytes, self.count) = (bytes, count)
  }

  /// The number of bytes of one text that may be read.
  var bytesOfText: Int { min(bytes, LongTexts.mostBytesOfText) }

  /// The number of words between two calls of `count`: some 20 microseconds.
  static let words = 256

  /// Subtracts work from the budget.
  func spend(bytes spent: Int = 0, words: Int = 0) throws(SQLiteError) {
    bytes = max(0, bytes - spent)
    if words > 0, let count { try count(words) }
  }
}
