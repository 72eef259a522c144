import SQLiteCalls
public import SQLiteCore

/// The decoded result of FTS4's `matchinfo` function for a row.
///
/// The blob consists of UInt32 values in host byte order, for each letter of the format in turn. `p`: one value, the number of phrases.
/// `c`: one value, the number of columns. `n`: one value, the number of rows in the table. `a`: per column, the average number of words.
/// `l`: per column, the number of words in this row. `s`: per column, the length of the longest sequence of phrases in the query's order.
/// `x`: for each phrase, and within it for each column, three values: hits in this row, hits in all rows, and rows with hits. `y`: in the
/// same order, hits in this row. `b`: per phrase, one value per 32 columns, with a bit for each column with hits.
///
/// Properties that are not in the format are nil, and so are values for a phrase or column that does not exist.
/// <https://sqlite.org/fts3.html#matchinfo>
public struct Matchinfo: Hashable, Sendable {
  /// The number of phrases in the query; a single word is a phrase.
  public let phraseCount: Int
  /// The number of columns.
  public let columnCount: Int
  private let numbers: [UInt32]
  /// The index of the first number for each letter.
  private var starts = Starts()

  private struct Starts: Hashable {
    var n, a, l, s, x, y, b: Int?
  }

  /// Decodes a blob.
  ///
  /// - Parameters:
  ///   - bytes: The blob.
  ///   - format: The letters passed to `matchinfo`; `p` and `c` must precede letters whose size depends on them.
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH if the size of the blob does not fit the format: the blob has a different format, is
  ///   from a machine with a different byte order, or is not from `matchinfo`.
  public init(_ bytes: [UInt8], format: String = "pcx") throws(SQLiteError) {
    self = try unsafe bytes.withUnsafeBytes { bytes in
      Result { () throws(SQLiteError) in try unsafe Matchinfo(bytes, format: format) }
    }.get()
  }

  /// Decodes a blob in place; see ``init(_:format:)-([UInt8],_)``.
  public init(_ bytes: UnsafeRawBufferPointer, format: String = "pcx") throws(SQLiteError) {
    guard bytes.count % 4 == 0 else { throw Self.refusal("its size of \(bytes.count) bytes is not a multiple of 4") }
    numbers = (0..<bytes.count / 4).map { unsafe bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    var place = 0
    var (phrases, columns): (Int?, Int?)
    for letter in format.utf8 {
      let size: Int?
      switch letter {
      case UInt8(ascii: "p"):
        phrases = place < numbers.count ? Int(exactly: numbers[place]) : nil
        size = 1
      case UInt8(ascii: "c"):
        columns = place < numbers.count ? Int(exactly: numbers[place]) : nil
        size = 1
      case UInt8(ascii: "n"): (starts.n, size) = (place, 1)
      case UInt8(ascii: "a"): (starts.a, size) = (place, columns)
      case UInt8(ascii: "l"): (starts.l, size) = (place, columns)
      case UInt8(ascii: "s"): (starts.s, size) = (place, columns)
      case UInt8(ascii: "x"): (starts.x, size) = (place, Self.product(3, columns, phrases))
      case UInt8(ascii: "y"): (starts.y, size) = (place, Self.product(1, columns, phrases))
      case UInt8(ascii: "b"): (starts.b, size) = (place, Self.product(1, columns.map { ($0 + 31) / 32 }, phrases))
      default: throw Self.refusal("the format \(format) has a letter other than pcnalsxyb")
      }
      guard let size, size <= numbers.count - place else {
        throw Self.refusal(
          "it has \(numbers.count) numbers, too few for the format \(format): it is of another format or byte order, or p and c do not come first"
        )
      }
      place += size
    }
    guard let phrases, let columns else { throw Self.refusal("the format \(format) lacks p or c") }
    guard place == numbers.count else {
      throw Self.refusal("it has \(numbers.count) numbers, the format \(format) needs \(place): it is of another format")
    }
    (phraseCount, columnCount) = (phrases, columns)
  }

  /// Returns the product of the factors; nil if one is unknown or the product overflows.
  private static func product(_ factor: Int, _ columns: Int?, _ phrases: Int?) -> Int? {
    guard let columns, let phrases else { return nil }
    let (cells, isTooMuch) = columns.multipliedReportingOverflow(by: phrases)
    let (product, isFarTooMuch) = cells.multipliedReportingOverflow(by: factor)
    return isTooMuch || isFarTooMuch ? nil : product
  }

  private static func refusal(_ reason: String) -> SQLiteError {
    .refused(.mismatch, "this is not a matchinfo: \(reason)")
  }
}

extension Matchinfo {
  /// The number of rows of the table: letter `n`.
  public var rowCount: Int? { starts.n.map { Int(clamping: numbers[$0]) } }
  /// The average number of words in a column over all rows, rounded: letter `a`.
  public func averageLength(column: Int) -> Int? { number(starts.a, column) }
  /// The number of words in a column of this row: letter `l`.
  public func length(column: Int) -> Int? { number(starts.l, column) }
  /// The length of the longest sequence of phrases in a column of this row that are in the order of the query: letter `s`.
  public func longestSubsequence(column: Int) -> Int? { number(starts.s, column) }

  /// The number of occurrences of a phrase in a column of this row: letter `x` or `y`.
  public func hits(phrase: Int, column: Int) -> Int? {
    number(starts.x, phrase, column, 3, 0) ?? number(starts.y, phrase, column, 1, 0)
  }

  /// The number of occurrences of a phrase in a column over all rows: letter `x`.
  public func hitsInAllRows(phrase: Int, column: Int) -> Int? { number(starts.x, phrase, column, 3, 1) }
  /// The number of rows that have a phrase in a column: letter `x`.
  public func rowsWithHits(phrase: Int, column: Int) -> Int? { number(starts.x, phrase, column, 3, 2) }

  /// Whether a phrase occurs in a column of this row: letter `b`, `x` or `y`.
  ///
  /// With `b` alone it is nil for column 31 and every 32nd after it, whose bits SQLite 3.40 puts in the wrong place.
  public func isHit(phrase: Int, column: Int) -> Bool? {
    if let hits = hits(phrase: phrase, column: column) { return hits > 0 }
    guard let start = starts.b, holds(phrase, column), column % 32 != 31 else { return nil }
    return numbers[start + phrase * ((columnCount + 31) / 32) + column / 32] >> UInt32(column % 32) & 1 == 1
  }

  private func number(_ start: Int?, _ column: Int) -> Int? {
    guard let start, column >= 0, column < columnCount else { return nil }
    return Int(clamping: numbers[start + column])
  }

  private func number(_ start: Int?, _ phrase: Int, _ column: Int, _ width: Int, _ which: Int) -> Int? {
    guard let start, holds(phrase, column) else { return nil }
    return Int(clamping: numbers[start + (phrase * columnCount + column) * width + which])
  }

  private func holds(_ phrase: Int, _ column: Int) -> Bool {
    phrase >= 0 && phrase < phraseCount && column >= 0 && column < columnCount
  }
}
