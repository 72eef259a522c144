import SQLiteCore
import SQLiteText

/// A word or phrase of a query.
struct FullTextTerm {
  /// The tokens as bytes, each followed by its synonyms. Terms with the same tokens and the same `isPrefix` are equal.
  private(set) var tokens: [[UInt8]] = []
  /// The phrases for an expression: the words as they are in the text, without quotes. The module tokenizes them again.
  ///
  /// They are not the tokens, because stemming a stem may change it further. A long phrase is split into several overlapping parts. If the
  /// index does not store word positions, each word is a separate part. Equal parts occur only once.
  private(set) var phrases: [FullTextTree.Phrase] = []
  /// Whether tokens have synonyms.
  private(set) var hasSpellings = false
  /// Whether the last token is a prefix.
  fileprivate(set) var isPrefix: Bool {
    get { phrases.last?.isPrefix == true }
    set { phrases[phrases.count - 1].isPrefix = newValue }
  }
  /// Whether the term is too long for one phrase, so that an expression can only require its parts.
  var isLong: Bool { tokens.count > Self.longestPhrase }

  /// - Parameters:
  ///   - found: The words of the term, each followed by its synonyms.
  ///   - text: The text of the query.
  ///   - longest: The maximum number of consecutive tokens that an expression can require.
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
      // Adjacent words stay adjacent; each gap becomes one space.
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

  /// The maximum number of tokens in one phrase. SQLite needs about 5 kB for each token, and time for each of its occurrences.
  static let longestPhrase = 100
}

/// The words and phrases of query texts.
struct QueryTerms {
  /// Each term once, in the order of the texts.
  private(set) var terms: [FullTextTerm] = []
  /// Whether a text has a part that cannot be in the index: a run that is too short for a trigram.
  private(set) var hasUnfindable = false

  /// The tokens of one word or phrase.
  private typealias Group = (isPhrase: Bool, tokens: [FullTextToken])

  /// Splits texts into words and phrases with the tokenizer of a table.
  init(
    of texts: [String], in table: FullTextTable, prefixes: FullTextQuery.Prefixes? = nil, tokens: (String) throws -> [FullTextToken]
  ) throws {
    var known: Set<[[UInt8]]> = []
    var takesStar: Bool?  // the same for all terms, as it depends on the tokenizer
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
        // No token is empty, so an empty token at the end marks a prefix.
        if known.insert(term.isPrefix ? term.tokens + [[]] : term.tokens).inserted { terms.append(term) }
      }
    }
  }

  /// Whether a star after a word makes it a prefix. In FTS4 it does not if the tokenizer treats the star as part of the word.
  private func takesStar(
    _ term: FullTextTerm, _ table: FullTextTable, _ tokens: (String) throws -> [FullTextToken]
  ) throws -> Bool {
    guard table.module == .fts4, let text = term.phrases.last?.text else { return true }
    return try tokens(text + "*").last?.byteRange.upperBound == text.utf8.count
  }

  /// Groups tokens into words and phrases. Tokens of one phrase belong together, and so do tokens without a gap between them.
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

  /// Groups tokens that overlap by runs between spaces, and by phrases including their spaces.
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
  /// Whether the tokens are consecutive characters, so that a search also matches inside words.
  var findsSubstrings: Bool { tokenizer.name.isName("trigram") }

  /// Whether adjacent words share characters, as trigrams do, even if another tokenizer prepares the text for the trigram tokenizer.
  ///
  /// FTS5's `highlight` and `snippet` then repeat the rest of the text for each match that begins within another match.
  var hasOverlappingWords: Bool { module == .fts5 && ([tokenizer.name] + tokenizer.arguments).containsName("trigram") }
}
