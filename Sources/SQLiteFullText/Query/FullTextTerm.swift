import SQLiteCore
import SQLiteText

/// A word or phrase of a query.
struct FullTextTerm {
  /// The tokens in bytes, each with its other spellings after it: terms of the same ones, and both prefixes or neither, are the same.
  private(set) var tokens: [[UInt8]] = []
  /// The phrases to put into an expression: the words as they were in the text, without quotes; the module cuts them again.
  ///
  /// A stem is not stemmed again to itself, so it cannot be the tokens. Of a long phrase there are several parts, which overlap, and in an
  /// index that knows no places each word is one; equal ones stand once.
  private(set) var phrases: [FullTextTree.Phrase] = []
  /// Whether tokens have other spellings.
  private(set) var hasSpellings = false
  /// Whether more may follow the last token.
  fileprivate(set) var isPrefix: Bool {
    get { phrases.last?.isPrefix == true }
    set { phrases[phrases.count - 1].isPrefix = newValue }
  }
  /// Whether it is a phrase of which an expression can say only that its parts are there.
  var isLong: Bool { tokens.count > Self.longestPhrase }

  /// - Parameters:
  ///   - found: Its words, each with its other spellings after it.
  ///   - text: The text of the query.
  ///   - longest: How many tokens an expression can say to be in a row.
  fileprivate init(_ found: [FullTextToken], in text: [UInt8], longest: Int) {
    var ranges: [Range<Int>] = []
    for token in found {
      tokens.append(Array(token.text.utf8))
      if ranges.isEmpty || !token.isColocated { ranges.append(token.byteRange) } else { hasSpellings = true }
    }
    var known: Set<[UInt8]> = []
    var start = 0
    repeat {
      let end = min(start + longest, ranges.count)
      // Words without gaps as they are, with a space in each gap.
      var (part, covered) = ([UInt8](), 0)
      for range in ranges[start..<end] {
        if range.lowerBound > covered, !part.isEmpty { part.append(UInt8(ascii: " ")) }
        let from = min(max(range.lowerBound, covered), text.count)
        covered = max(covered, range.upperBound)
        part += text[from..<max(from, min(covered, text.count))]
      }
      if known.insert(part).inserted { phrases.append(FullTextTree.Phrase(String(decoding: part, as: UTF8.self))) }
      start = end == ranges.count ? end : end - longest / 2
    } while start < ranges.count
  }

  /// More tokens than this are not looked for as one phrase: SQLite needs some 5 kB for each, and time for each with every place of it.
  static let longestPhrase = 100
}

/// The words and phrases of texts.
struct QueryTerms {
  /// Each once, in the order of the texts.
  private(set) var terms: [FullTextTerm] = []
  /// Whether a text has a part that no index can hold: too short a run for trigrams.
  private(set) var hasUnfindable = false

  /// The tokens of one word or phrase.
  private typealias Group = (isPhrase: Bool, tokens: [FullTextToken])

  /// The words and phrases of texts, by the tokenizer of a table.
  init(
    of texts: [String], in table: FullTextTable, prefixes: FullTextQuery.Prefixes? = nil, tokens: (String) throws -> [FullTextToken]
  ) throws {
    var known: Set<[[UInt8]]> = []
    var takesStar: Bool?  // asked once: it is the tokenizer's
    for text in texts {
      let parts = QuotedText(text)
      let found = try tokens(String(decoding: parts.bytes, as: UTF8.self))
      let groups = table.findsSubstrings ? runs(parts, found) : words(parts, found)
      for (number, group) in groups.enumerated() {
        var term = FullTextTerm(group.tokens, in: parts.bytes, longest: table.detail == .full ? FullTextTerm.longestPhrase : 1)
        if let prefixes, !table.findsSubstrings, !group.isPhrase, prefixes == .allWords || number == groups.count - 1 {
          let isStarred = try takesStar ?? self.takesStar(term, table, tokens)
          (takesStar, term.isPrefix) = (isStarred, isStarred)
        }
        // No token is empty: one at the end stands for whatever may follow.
        if known.insert(term.isPrefix ? term.tokens + [[]] : term.tokens).inserted { terms.append(term) }
      }
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
  private func words(_ parts: QuotedText, _ tokens: [FullTextToken]) -> [Group] {
    var groups: [Group] = []
    var phrase: Int?
    var (place, end) = (0, -1)
    for token in tokens {
      if token.isColocated, !groups.isEmpty {
        groups[groups.count - 1].tokens.append(token)
        continue
      }
      while place < parts.phrases.count, parts.phrases[place].upperBound <= token.byteRange.lowerBound { place += 1 }
      let isInside = place < parts.phrases.count && parts.phrases[place].contains(token.byteRange.lowerBound)
      let own = isInside ? place : nil
      if groups.isEmpty || own != phrase || own == nil && token.byteRange.lowerBound > end { groups.append((isInside, [])) }
      groups[groups.count - 1].tokens.append(token)
      (phrase, end) = (own, token.byteRange.upperBound)
    }
    return groups
  }

  /// Runs between spaces, and phrases with their spaces: for tokens that overlap all along the text.
  private mutating func runs(_ parts: QuotedText, _ tokens: [FullTextToken]) -> [Group] {
    var groups: [Group] = []
    var next = 0
    for run in parts.runs {
      var group: Group = (run.isPhrase, [])
      while next < tokens.count, tokens[next].byteRange.lowerBound < run.bytes.lowerBound { next += 1 }
      while next < tokens.count, tokens[next].byteRange.lowerBound < run.bytes.upperBound {
        if tokens[next].byteRange.upperBound <= run.bytes.upperBound { group.tokens.append(tokens[next]) }
        next += 1
      }
      if group.tokens.isEmpty { hasUnfindable = true } else { groups.append(group) }
    }
    return groups
  }
}

extension FullTextTable {
  /// Whether the tokens are characters in a row, so that the text looked for may stand inside of words.
  var findsSubstrings: Bool { tokenizer.name.isName("trigram") }

  /// Whether words share characters with those after them, as trigrams do, whatever cuts the text for them.
  ///
  /// `highlight` and `snippet` of FTS5 then show the rest of a text once more for each place that begins within another.
  var hasOverlappingWords: Bool { module == .fts5 && ([tokenizer.name] + tokenizer.arguments).containsName("trigram") }
}
