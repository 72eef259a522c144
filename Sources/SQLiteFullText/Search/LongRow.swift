import SQLiteCalls
import SQLiteCore
import SQLiteText

/// Shows and marks the matches in a row that is too long for SQLite's functions (see ``LongTexts``), whose words overlap, or that contains
/// the markers.
///
/// SQLite reports the matches, so the marks are as exact as with SQLite's own functions, but only in the first
/// ``LongTexts/mostBytesOfText`` bytes of a text. A snippet considers only the first ``LongTexts/mostPlacesOfSnippet`` matches. The rest is
/// not marked; if there is nothing to mark, the snippet is the beginning of the text.
struct LongRow {
  let statement: FullTextStatement
  let connection: Connection
  let rowid: Int64
  /// The budget for reading long texts.
  let budget: LongTextBudget
  private let hasManyPlaces: Bool
  /// The matches in each column, in order.
  private let places: [Int: [FoundPlace]]

  private var table: FullTextTable { statement.table }

  /// - Parameter reported: The matches in the row, as the module reports them.
  init(_ reported: [UInt8], in statement: FullTextStatement, _ connection: Connection, _ rowid: Int64, _ budget: LongTextBudget) {
    (self.statement, self.connection, self.rowid, self.budget) = (statement, connection, rowid, budget)
    // FTS4 reports digits and spaces; in a UTF-16 database, each has an additional zero byte.
    let reported = statement.table.module == .fts5 ? reported : reported.filter { $0 != 0 }
    let isCut = reported.count >= statement.mostBytesOfPlaces
    let found =
      statement.table.module == .fts5 ? FoundPlace.places(inWords: reported) : FoundPlace.places(inBytes: reported, isCut: isCut)
    hasManyPlaces = statement.table.module == .fts5 && found.count > LongTexts.mostPlaces
    places = Dictionary(grouping: found, by: \.column)
  }

  /// Returns the excerpt that best shows the searched words.
  func snippet(_ options: FullTextOptions.Snippet) throws -> HighlightedText {
    // The number of words in a byte range is unknown; most words have fewer than eight bytes.
    let width = table.module == .fts5 ? options.words : 8 * options.words
    let own = options.column.flatMap { name in table.columns.firstIndex { $0.name == name } }
    var best: (column: Int, window: PlacesWindow)?
    for (number, found) in places.sorted(by: { $0.key < $1.key }) where own == nil || own == number {
      guard let window = PlacesWindow(over: found, width: width) else { continue }
      if window.score > best?.window.score ?? 0 { best = (number, window) }
    }
    let column = best?.column ?? own ?? 0
    guard let text = try text(ofColumn: column, atLeast: Self.bytes(ofWords: options.words)) else {
      return HighlightedText([], marking: [])
    }
    if let best, let shown = try snippet(of: text, places[column] ?? [], best.window, options, width) { return shown }
    let end = Self.prefix(of: text.bytes, Self.bytes(ofWords: options.words))
    return try words(of: text, in: 0..<end).snippet(options, showing: [], marked: [])
  }

  /// Returns the text of a column with the searched words highlighted.
  func highlighted(_ text: [UInt8], in column: String) throws -> HighlightedText {
    guard let found = places[statement.number(of: column)], let last = found.map(\.range.upperBound).max() else {
      return HighlightedText(text, marking: [])
    }
    if table.module == .fts4 { return HighlightedText(text, marking: found.map(\.range)) }
    let budget = budget(ofBytes: text.count)
    let words = try firstWords(of: Text(text, atMost: budget.bytesOfText, budget), count: last).words
    return HighlightedText(text, marking: Self.bytes(of: found, in: words))
  }

  // MARK: Snippets

  /// Returns a snippet that shows matches; nil if they are beyond the part of the text that is read.
  private func snippet(
    of text: Text, _ found: [FoundPlace], _ window: PlacesWindow, _ options: FullTextOptions.Snippet, _ width: Int
  ) throws -> HighlightedText? {
    let last = found[window.places].map(\.range.upperBound).max() ?? 0
    if table.module == .fts4 {
      guard last <= text.bytes.count else { return nil }
      let ranges = found.map(\.range)
      let margin = Self.bytes(ofWords: options.words)
      let start = Self.prefix(of: text.bytes, max(0, ranges[window.places.lowerBound].lowerBound - margin))
      let end = Self.prefix(of: text.bytes, last + margin)
      return try words(of: text, in: start..<end).snippet(options, showing: ranges[window.places], marked: ranges)
    }
    let beginning = try firstWords(of: text, count: last + options.words)
    let ranges = Self.bytes(of: found, in: beginning.words)
    var shown = window.places
    if shown.upperBound > ranges.count {
      guard let nearer = PlacesWindow(over: Array(found.prefix(ranges.count)), width: width) else { return nil }
      shown = nearer.places
    }
    return beginning.snippet(options, showing: ranges[shown], marked: ranges)
  }

  /// Returns the number of bytes to read for this number of words, if words are not counted.
  private static func bytes(ofWords count: Int) -> Int { 64 * count }

  /// Converts places from word ranges to byte ranges, as far as the words are known.
  private static func bytes(of places: [FoundPlace], in words: [Range<Int>]) -> [Range<Int>] {
    places.prefix { $0.range.lowerBound < words.count }.map { place in
      let (first, last) = (words[place.range.lowerBound], words[min(place.range.upperBound, words.count) - 1])
      return first.lowerBound..<max(first.upperBound, last.upperBound)
    }
  }

  // MARK: Texts and words

  /// A text, or its beginning.
  private struct Text {
    let bytes: [UInt8]
    let isWhole: Bool
    let budget: LongTextBudget

    /// Reads at most `most` bytes of a text, ending between characters.
    init(_ text: some RandomAccessCollection<UInt8>, atMost most: Int, _ budget: LongTextBudget) {
      var read = Array(text.prefix(most + 1))
      read.removeLast(read.count - LongRow.prefix(of: read, most))
      (bytes, isWhole) = (read, read.count == text.count)
      self.budget = budget
    }
  }

  /// Returns the budget for a text. A short text has a budget of its own.
  private func budget(ofBytes count: Int) -> LongTextBudget {
    hasManyPlaces || count > LongTexts.mostBytes ? budget : LongTextBudget()
  }

  /// Returns the length of the longest prefix of at most `most` bytes that ends between characters.
  private static func prefix(of bytes: [UInt8], _ most: Int) -> Int {
    guard most < bytes.count else { return bytes.count }
    var end = most
    while end > max(0, most - 3), bytes[end] & 0xc0 == 0x80 { end -= 1 }
    return end
  }

  /// Reads the text of a column, at least its first `least` bytes; returns nil if it is NULL.
  private func text(ofColumn number: Int, atLeast least: Int) throws -> Text? {
    let read = try connection.row(statement.text(of: rowid, column: table.columns[number].name)) { row in
      try row.withBytes(at: 0) { stored in
        let budget = budget(ofBytes: stored.count)
        return unsafe Text(stored, atMost: max(budget.bytesOfText, least), budget)
      }
    }
    guard let read else { throw statement.outOfStep(at: rowid) }  // the search has just found this row
    return read
  }

  /// Returns the first words of a text, split by the FTS5 tokenizer.
  private func firstWords(of text: Text, count: Int) throws -> TokenizedText {
    var words: [Range<Int>] = []
    var isStopped = false
    let tokenizer = try connection.tokenizer(of: table, in: statement.schema)
    try connection.forEachWord(of: text.bytes, with: tokenizer, for: .document) { _, range, isColocated in
      if isColocated { return }
      isStopped = words.count >= count
      if isStopped { throw NoMoreWords() }
      words.append(range)
      if words.count % LongTextBudget.words == 0 { try text.budget.spend(words: LongTextBudget.words) }
    }
    try text.budget.spend(bytes: isStopped ? words.last?.upperBound ?? 0 : text.bytes.count)
    if !isStopped, !text.isWhole, !words.isEmpty { words.removeLast() }  // the last word may continue
    return TokenizedText(bytes: text.bytes, words: words, hasFirstWord: true, hasLastWord: !isStopped && text.isWhole)
  }

  /// Splits a piece of a text into words, leaving out words that may continue beyond it.
  private func words(of text: Text, in piece: Range<Int>) throws -> TokenizedText {
    let (hasFirst, hasLast) = (piece.lowerBound == 0, text.isWhole && piece.upperBound == text.bytes.count)
    try text.budget.spend(bytes: piece.count, words: piece.count / 8)
    let tokens = try connection.tokens(
      of: Array(text.bytes[piece]), with: connection.tokenizer(of: table, in: statement.schema), module: table.module,
      for: .document)
    let words = tokens.filter { token in
      !token.isColocated && (hasFirst || token.byteRange.lowerBound > 0) && (hasLast || token.byteRange.upperBound < piece.count)
    }.map { $0.byteRange.lowerBound + piece.lowerBound..<$0.byteRange.upperBound + piece.lowerBound }
    return TokenizedText(bytes: text.bytes, words: words, hasFirstWord: hasFirst, hasLastWord: hasLast)
  }
}
