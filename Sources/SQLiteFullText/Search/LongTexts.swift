import SQLiteCore

/// The limits above which SQLite's functions are too slow to mark words, and the limits of this package's own marking.
///
/// FTS5's `snippet` takes time quadratic in the number of matches. Its `highlight` takes time proportional to that number times the length
/// of the text. Neither can be interrupted. For a word that occurs 20,000 times they take 14 seconds. Functions that take time proportional
/// to the length, like FTS4's, take 20 to 60 ms for 1 MB. Within these limits a row takes less than 2 ms.
enum LongTexts {
  /// The number of matches above which this package marks a row instead of FTS5.
  static let mostPlaces = 128
  /// The number of bytes in indexed columns above which this package marks a row instead of FTS4 or FTS5.
  static let mostBytes = 65_536
  /// The number of bytes at the beginning of a text that are searched for words. In larger rows, FTS4 is not asked for matches.
  static let mostBytesOfText = 1 << 20
  /// The maximum number of bytes that one search splits into words.
  static let mostBytesOfSearch = 4 << 20
  /// The maximum number of matches in a row that are considered for its snippet.
  static let mostPlacesOfSnippet = 1_024
  /// The maximum number of matches in a row that are marked in its highlights.
  static let mostPlacesOfHighlights = 16_384
}

/// The amount of long text that one search may still read.
final class LongTextBudget {
  private(set) var bytes: Int
  /// Called with the number of words read since the last call; throws to stop.
  private let count: ((Int) throws(SQLiteError) -> Void)?

  init(_ bytes: Int = LongTexts.mostBytesOfSearch, counting count: ((Int) throws(SQLiteError) -> Void)? = nil) {
    (self.bytes, self.count) = (bytes, count)
  }

  /// The number of bytes of one text that may be read.
  var bytesOfText: Int { min(bytes, LongTexts.mostBytesOfText) }

  /// The number of words between two calls of `count`; they take about 20 microseconds.
  static let words = 256

  /// Subtracts work from the budget.
  func spend(bytes spent: Int = 0, words: Int = 0) throws(SQLiteError) {
    bytes = max(0, bytes - spent)
    if words > 0, let count { try count(words) }
  }
}
