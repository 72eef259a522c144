import SQLiteCalls
import SQLiteCore
import SQLiteText

/// Shows and marks the words found in a row that is too long for the functions of SQLite (see ``LongTexts``), whose words overlap, or that
/// holds the markers.
///
/// SQLite says where the words are, so the marks are as exact as those of its own functions as far as they are made: in the first
/// ``LongTexts/mostBytesOfText`` bytes of a text, at the first ``LongTexts/mostPlacesOfSnippet`` places for the snippet. The rest is
/// not marked; a snippet then is the beginning of the text.
struct LongRow {
  let statement: FullTextStatement
  let connection: Connection
  let rowid: Int64
  /// How much may be looked at of texts that are too long for SQLite.
  let budget: LongTextBudget
  private let hasManyPlaces: Bool
  /// The places in each column, in order.
  private let places: [Int: [FoundPlace]]

  private var table: FullTextTable { statement.table }

  /// - Parameter reported: The places in the row, as the module reports them.
  init(_ reported: [UInt8], in statement: FullTextStatement, _ connection: Connection, _ rowid: Int64, _ budget: LongTextBudget) {
    (self.statement, self.connection, self.rowid, self.budget) = (statement, connection, rowid, budget)
    // Of FTS4 they are digits and spaces, in a database of UTF-16 with a zero for each.
    let reported = statement.table.module == .fts5 ? reported : reported.filter { $0 != 0 }
    let isCut = reported.count >= statement.mostBytesOfPlaces
    let found =
      statement.table.module == .fts5 ? FoundPlace.places(inWords: reported) : FoundPlace.places(inBytes: reported, isCut: isCut)
    hasManyPlaces = statement.table.module == .fts5 && found.count > LongTexts.mostPlaces
    places = Dictionary(grouping: found, by: \.column)
  }

  /// The part of a text that shows the words best.
  func snippet(_ options: FullTextOptions.Snippet) throws -> HighlightedText {
    // Of bytes it is not known how many words they are: most words have fewer than eight.
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
    return try cut(text, in: 0..<end).snippet(options, showing: [], marked: [])
  }

  /// The text of a column with the words marked in it.
  func highlighted(_ text: [UInt8], in column: String) throws -> HighlightedText {
    guard let found = places[statement.number(of: column)], let last = found.map(\.range.upperBound).max() else {
      return HighlightedText(text, marking: [])
    }
    if table.module == .fts4 { return HighlightedText(text, marking: found.map(\.range)) }
    let budget = budget(ofBytes: text.count)
    let end = Self.prefix(of: text, budget.bytesOfText)
    let read = Text(bytes: end < text.count ? Array(text[..<end]) : text, isWhole: end == text.count, budget: budget)
    return HighlightedText(text, marking: Self.bytes(of: found, in: try cut(read, atMost: last).words))
  }

  // MARK: Snippets

  /// A snippet that shows places; nil when they lie farther within the text than is looked.
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
      return try cut(text, in: start..<end).snippet(options, showing: ranges[window.places], marked: ranges)
    }
    let cut = try cut(text, atMost: last + options.words)
    let ranges = Self.bytes(of: found, in: cut.words)
    var shown = window.places
    if shown.upperBound > ranges.count {
      guard let nearer = PlacesWindow(over: Array(found.prefix(ranges.count)), width: width) else { return nil }
      shown = nearer.places
    }
    return cut.snippet(options, showing: ranges[shown], marked: ranges)
  }

  /// In how many bytes so many words are looked for where that many are not counted.
  private static func bytes(ofWords count: Int) -> Int { 64 * count }

  /// The bytes of places that are counted in words, as far as words are known.
  private static func bytes(of places: [FoundPlace], in words: [Range<Int>]) -> [Range<Int>] {
    places.prefix { $0.range.lowerBound < words.count }.map { place in
      let (first, last) = (words[place.range.lowerBound], words[min(place.range.upperBound, words.count) - 1])
      return first.lowerBound..<max(first.upperBound, last.upperBound)
    }
  }

  // MARK: Texts and words

  /// A text, as far as it is read.
  private struct Text {
    let bytes: [UInt8]
    let isWhole: Bool
    let budget: LongTextBudget
  }

  /// The budget of a text: a short one has its own.
  private func budget(ofBytes count: Int) -> LongTextBudget {
    hasManyPlaces || count > LongTexts.mostBytes ? budget : LongTextBudget()
  }

  /// Where a text is cut that is to have no more bytes than so many: between characters.
  private static func prefix(of bytes: [UInt8], _ most: Int) -> Int {
    guard most < bytes.count else { return bytes.count }
    var end = most
    while end > max(0, most - 3), bytes[end] & 0xc0 == 0x80 { end -= 1 }
    return end
  }

  /// The text of a column; nil when it is NULL.
  private func text(ofColumn number: Int, atLeast least: Int) throws -> Text? {
    let read = try connection.row(statement.text(of: rowid, column: table.columns[number].name)) { row in
      try row.withBytes(at: 0) { stored in
        let budget = budget(ofBytes: stored.count)
        let most = max(budget.bytesOfText, least)
        let bytes = unsafe Array(stored.prefix(most + 1))
        let end = Self.prefix(of: bytes, most)
        return Text(bytes: Array(bytes[..<end]), isWhole: end == bytes.count, budget: budget)
      }
    }
    guard let read else { throw statement.outOfStep(at: rowid) }  // it was there a moment ago
    return read
  }

  /// The first words of a text, by the tokenizer of FTS5.
  private func cut(_ text: Text, atMost most: Int) throws -> TokenizedText {
    var words: [Range<Int>] = []
    var isStopped = false
    let tokenizer = try connection.withOwnRules(table, in: statement.schema).tokenizer
    try connection.forEachWord(of: text.bytes, with: tokenizer, for: .document) { _, range, isColocated in
      if isColocated { return }
      isStopped = words.count >= most
      if isStopped { throw NoMoreWords() }
      words.append(range)
      if words.count % LongTextBudget.words == 0 { try text.budget.spend(words: LongTextBudget.words) }
    }
    try text.budget.spend(bytes: isStopped ? words.last?.upperBound ?? 0 : text.bytes.count)
    if !isStopped, !text.isWhole, !words.isEmpty { words.removeLast() }  // it may go on
    return TokenizedText(bytes: text.bytes, words: words, hasFirstWord: true, hasLastWord: !isStopped && text.isWhole)
  }

  /// The words of a piece of a text; those that may go on beyond it are left out.
  private func cut(_ text: Text, in piece: Range<Int>) throws -> TokenizedText {
    let (hasFirst, hasLast) = (piece.lowerBound == 0, text.isWhole && piece.upperBound == text.bytes.count)
    try text.budget.spend(bytes: piece.count, words: piece.count / 8)
    let tokens = try connection.tokens(
      of: Array(text.bytes[piece]), with: connection.withOwnRules(table, in: statement.schema).tokenizer, module: table.module,
      for: .document)
    let words = tokens.filter { token in
      !token.isColocated && (hasFirst || token.byteRange.lowerBound > 0) && (hasLast || token.byteRange.upperBound < piece.count)
    }.map { $0.byteRange.lowerBound + piece.lowerBound..<$0.byteRange.upperBound + piece.lowerBound }
    return TokenizedText(bytes: text.bytes, words: words, hasFirstWord: hasFirst, hasLastWord: hasLast)
  }
}
