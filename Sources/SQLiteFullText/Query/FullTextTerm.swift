import SQLiteCore
import SQLiteText

/// A word or phrase of a query.
struct FullTextTerm: Hashable {
  /// The tokens, each with its other spellings after it: what makes terms equal.
  let tokens: [SQLText]
  /// The phrases to put into an expression: the words as they were in the text, without quotes; the module cuts them again.
  ///
  /// A stem is not stemmed again to itself, so it cannot be the tokens. Of a long phrase there are several parts, which overlap, and in an
  /// index that knows no places each word is one; equal ones stand once.
  private(set) var phrases: [FullTextTree.Phrase]
  /// Whether tokens have other spellings.
  let hasSpellings: Bool
  /// Whether more may follow the last token.
  fileprivate(set) var isPrefix: Bool {
    get { phrases.last?.isPrefix == true }
    set { phrases[phrases.count - 1].isPrefix = newValue }
  }
  /// Whether it is a phrase of which an expression can say only that its parts are there.
  var isLong: Bool { tokens.count > Self.longestPhrase }

  static func == (first: FullTextTerm, second: FullTextTerm) -> Bool { first.isPrefix == second.isPrefix && first.tokens == second.tokens }

  func hash(into hasher: inout Hasher) {
    hasher.combine(tokens)
    hasher.combine(isPrefix)
  }

  /// More tokens than this are not looked for as one phrase: SQLite needs some 5 kB for each, and time for each with every place of it.
  static let longestPhrase = 100
}

/// The words and phrases of a text.
struct QueryTerms {
  /// Each once, in the order of the text.
  private(set) var terms: [FullTextTerm] = []
  /// Whether the text has a part that no index can hold: too short a run for trigrams.
  private(set) var hasUnfindable = false
  private var known: Set<FullTextTerm> = []

  /// Adds the words and phrases of a text.
  mutating func add(
    _ text: String, of table: FullTextTable, prefixes: FullTextQuery.Prefixes? = nil, tokens: (String) throws -> [FullTextToken]
  ) throws {
    let parts = QuotedText(text)
    let found = try tokens(String(decoding: parts.bytes, as: UTF8.self))
    var takesStar: Bool?  // asked once: it is the tokenizer's
    let groups = table.findsSubstrings ? runs(parts, found) : words(parts, found)
    for (number, group) in groups.enumerated() {
      var term = group.term(in: parts.bytes, longest: table.detail == .full ? FullTextTerm.longestPhrase : 1)
      if let prefixes, !table.findsSubstrings, !group.isPhrase, prefixes == .allWords || number == groups.count - 1 {
        let isStarred = try takesStar ?? self.takesStar(term, table, tokens)
        (takesStar, term.isPrefix) = (isStarred, isStarred)
      }
      if known.insert(term).inserted { terms.append(term) }
    }
  }

  /// Whether a star after a word makes it a prefix: FTS4 cannot say that where the star is a letter of the tokenizer.
  private func takesStar(
    _ term: FullTextTerm, _ table: FullTextTable, _ tokens: (String) throws -> [FullTextToken]
  ) throws -> Bool {
    guard table.module == .fts4, let text = term.phrases.last?.text else { return true }
    return try tokens(text + "*").last?.byteRange.upperBound == text.utf8.count
  }

  /// Words as the tokenizer cuts them; tokens without a gap between, and those of a phrase, are together.
  private func words(_ parts: QuotedText, _ tokens: [FullTextToken]) -> [TokenGroup] {
    var groups: [TokenGroup] = []
    var phrase: Int?
    var place = 0
    for token in tokens {
      if token.isColocated, !groups.isEmpty {
        groups[groups.count - 1].addSpelling(token.text)
        continue
      }
      while place < parts.phrases.count, parts.phrases[place].upperBound <= token.byteRange.lowerBound { place += 1 }
      let isInside = place < parts.phrases.count && parts.phrases[place].contains(token.byteRange.lowerBound)
      let own = isInside ? place : nil
      let isAdjacent = token.byteRange.lowerBound <= groups.last?.tokens.last?.range.upperBound ?? -1
      if own == phrase, own != nil || isAdjacent, !groups.isEmpty {
        groups[groups.count - 1].add(token, isAdjacent: isAdjacent)
      } else {
        groups.append(TokenGroup(isPhrase: isInside))
        groups[groups.count - 1].add(token, isAdjacent: false)
      }
      phrase = own
    }
    return groups
  }

  /// Runs between spaces, and phrases with their spaces: for tokens that overlap all along the text.
  private mutating func runs(_ parts: QuotedText, _ tokens: [FullTextToken]) -> [TokenGroup] {
    var groups: [TokenGroup] = []
    var next = 0
    for run in parts.runs {
      var group = TokenGroup(isPhrase: run.isPhrase)
      while next < tokens.count, tokens[next].byteRange.lowerBound < run.bytes.lowerBound { next += 1 }
      while next < tokens.count, tokens[next].byteRange.lowerBound < run.bytes.upperBound {
        if tokens[next].byteRange.upperBound <= run.bytes.upperBound { group.add(tokens[next], isAdjacent: !group.tokens.isEmpty) }
        next += 1
      }
      if group.tokens.isEmpty { hasUnfindable = true } else { groups.append(group) }
    }
    return groups
  }
}

/// Tokens of one word or phrase.
private struct TokenGroup {
  let isPhrase: Bool
  /// The places of the tokens, each with whether there is no gap before it.
  private(set) var tokens: [(range: Range<Int>, isAdjacent: Bool)] = []
  private var texts: [SQLText] = []
  private var hasSpellings = false

  init(isPhrase: Bool) { self.isPhrase = isPhrase }

  mutating func add(_ token: FullTextToken, isAdjacent: Bool) {
    tokens.append((token.byteRange, isAdjacent))
    texts.append(SQLText(text: token.text))
  }

  mutating func addSpelling(_ text: String) {
    texts.append(SQLText(text: text))
    hasSpellings = true
  }

  /// - Parameter longest: How many tokens an expression can say to be in a row.
  func term(in bytes: [UInt8], longest: Int) -> FullTextTerm {
    var phrases: [FullTextTree.Phrase] = []
    var known: Set<SQLText> = []
    var start = 0
    repeat {
      let end = min(start + longest, tokens.count)
      let part = text(of: start..<end, in: bytes)
      if known.insert(SQLText(text: part)).inserted { phrases.append(FullTextTree.Phrase(text: part)) }
      start = end == tokens.count ? end : end - longest / 2
    } while start < tokens.count
    return FullTextTerm(tokens: texts, phrases: phrases, hasSpellings: hasSpellings)
  }

  /// The part of the text for some of the tokens: runs without gaps as they are, with a space between runs.
  private func text(of places: Range<Int>, in bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var place = places.lowerBound
    while place < places.upperBound {
      let start = tokens[place].range.lowerBound
      var end = tokens[place].range.upperBound
      place += 1
      while place < places.upperBound, tokens[place].isAdjacent {
        end = max(end, tokens[place].range.upperBound)
        place += 1
      }
      if !result.isEmpty { result.append(UInt8(ascii: " ")) }
      result += bytes[max(0, start)..<max(start, min(end, bytes.count))]
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension FullTextTable {
  /// Whether the tokens are characters in a row, so that what is looked for may stand inside of words.
  var findsSubstrings: Bool { tokenizer.isTrigram }

  /// Whether words share characters with those after them, as trigrams do, whatever cuts the text for them.
  ///
  /// `highlight` and `snippet` of FTS5 then show the rest of a text once more for each place that begins within another.
  var hasOverlappingWords: Bool { module == .fts5 && (tokenizer.isTrigram || tokenizer.arguments.containsName("trigram")) }
}
