import SQLiteCalls
public import SQLiteCore

/// The answer of FTS4's function `matchinfo` about a row, decoded.
///
/// The blob: UInt32 values in the byte order of the host, for each letter of the format in its order. `p` 1: phrases. `c` 1: columns.
/// `n` 1: rows of the table. `a` columns: words of an average row. `l` columns: words of this row. `s` columns: length of the longest sequence
/// of phrases that is here as in the query. `x` 3 × columns × phrases, for each phrase and in it for each column: hits in this row, hits in
/// all rows, rows with hits. `y` columns × phrases: hits in this row. `b` for each phrase as many as 32 columns each need: a bit for each
/// column with hits.
///
/// A property that the format does not hold is nil, and so is the answer about a phrase or column that does not exist.
/// <https://sqlite.org/fts3.html#matchinfo>
public struct Matchinfo: Hashable, Sendable {
  /// The number of phrases of the query; a word alone is one.
  public let phraseCount: Int
  /// The number of columns.
  public let columnCount: Int
  private let numbers: [UInt32]
  /// Where the numbers of a letter begin.
  private var starts = Starts()

  private struct Starts: Hashable {
    var n, a, l, s, x, y, b: Int?
  }

  /// Decodes a blob.
  ///
  /// - Parameters:
  ///   - bytes: The blob.
  ///   - format: The letters `matchinfo` was asked for, `p` and `c` before what is counted by them.
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH when a blob of this format has another size: one of another format, of another machine, or
  ///   none of `matchinfo`.
  public init(_ bytes: [UInt8], format: String = "pcx") throws(SQLiteError) {
    self = try unsafe bytes.withUnsafeBytes { bytes in
      Result { () throws(SQLiteError) in try unsafe Matchinfo(bytes, format: format) }
    }.get()
  }

  /// Decodes the bytes of a blob where they lie; see ``init(_:format:)-([UInt8],_)``.
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
      default: throw Self.refusal("the format \(format) holds a letter that is none of pcnalsxyb")
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
      throw Self.refusal("it has \(numbers.count) numbers, the format \(format) makes \(place): it is of another format")
    }
    (phraseCount, columnCount) = (phrases, columns)
  }

  /// The product of the factors; nil when one is not known, or when the product is beyond all numbers.
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
  /// The words that a row has in a column on average, rounded: letter `a`.
  public func averageLength(column: Int) -> Int? { number(starts.a, column) }
  /// The words that this row has in a column: letter `l`.
  public func length(column: Int) -> Int? { number(starts.l, column) }
  /// The most phrases that stand in a column of this row one after the other as in the query: letter `s`.
  public func longestSubsequence(column: Int) -> Int? { number(starts.s, column) }

  /// How often a phrase is in a column of this row: letter `x` or `y`.
  public func hits(phrase: Int, column: Int) -> Int? {
    number(starts.x, phrase, column, 3, 0) ?? number(starts.y, phrase, column, 1, 0)
  }

  /// How often a phrase is in a column of all rows: letter `x`.
  public func hitsInAllRows(phrase: Int, column: Int) -> Int? { number(starts.x, phrase, column, 3, 1) }
  /// How many rows have a phrase in a column: letter `x`.
  public func rowsWithHits(phrase: Int, column: Int) -> Int? { number(starts.x, phrase, column, 3, 2) }

  /// Whether a phrase is in a column of this row: letter `b`, `x` or `y`.
  ///
  /// With `b` alone it is nil for column 31 and every 32nd after it: SQLite 3.40 puts their bits where others belong.
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
