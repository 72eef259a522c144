import SQLiteCore

/// Finds words and phrases in the tokens of texts, all at once: the cost does not grow with their number.
///
/// It is an Aho-Corasick automaton over tokens: each prefix of a phrase is a state, linked to the longest proper suffix that is also a
/// prefix of a phrase.
struct TermFinder {
  private struct State {
    /// The states reached by one more token.
    var next: [[UInt8]: Int] = [:]
    /// Whether a term ends here.
    var isEnd = false
    /// The state of the longest proper suffix that is also a prefix of a phrase.
    var shorter = 0
    /// The nearest state along `shorter` where a term ends; 0 if there is none.
    var shorterEnd = 0
    /// The last row in which this term was found.
    var foundIn = 0
  }

  private var states = [State()]
  /// The prefixes to find, in bytes, each with the last row in which it was found; `prefixLengths` are their distinct lengths.
  private var prefixes: [ArraySlice<UInt8>: Int] = [:]
  private var prefixLengths: [Int] = []
  private let termCount: Int
  private var hasPhrases = false
  private var row = 0

  /// Returns nil for a term that this type cannot find: one with synonyms, or a phrase that is a prefix.
  init?(_ terms: [FullTextTerm]) {
    termCount = terms.count
    for term in terms {
      if term.hasSpellings || (term.isPrefix && term.tokens.count > 1) { return nil }
      if term.isPrefix { prefixes[term.tokens[0][...]] = 0 } else { add(term) }
      hasPhrases = hasPhrases || term.tokens.count > 1
    }
    prefixLengths = Set(prefixes.keys.map(\.count)).sorted()
    connect()
  }

  private mutating func add(_ term: FullTextTerm) {
    var state = 0
    for token in term.tokens {
      if let known = states[state].next[token] {
        state = known
      } else {
        states[state].next[token] = states.count
        state = states.count
        states.append(State())
      }
    }
    states[state].isEnd = true
  }

  /// Computes the shorter states of all states, in breadth-first order.
  private mutating func connect() {
    var level = Array(states[0].next.values)
    while !level.isEmpty {
      var longer: [Int] = []
      for state in level {
        for (token, next) in states[state].next {
          let shorter = step(from: states[state].shorter, token)
          states[next].shorter = shorter
          states[next].shorterEnd = states[shorter].isEnd ? shorter : states[shorter].shorterEnd
          longer.append(next)
        }
      }
      level = longer
    }
  }

  private func step(from state: Int, _ token: [UInt8]) -> Int {
    var state = state
    while true {
      if let found = states[state].next[token] { return found }
      if state == 0 { return 0 }
      state = states[state].shorter
    }
  }

  /// Returns the number of prefixes of a token that are to be found and were not yet found in this row.
  private mutating func newPrefixes(of bytes: [UInt8]) -> Int {
    var count = 0
    for length in prefixLengths where length <= bytes.count {
      guard let place = prefixes.index(forKey: bytes[..<length]), prefixes.values[place] != row else { continue }
      prefixes.values[place] = row
      count += 1
    }
    return count
  }

  /// Whether a row holds all the terms, or one of them. Nil when undecidable: tokens share a position, and there are phrases.
  mutating func isFulfilled(by columns: [[FullTextToken]], needsAll: Bool) -> Bool? {
    row += 1
    var missing = termCount
    for column in columns {
      var state = 0
      for token in column {
        if token.isColocated, hasPhrases { return nil }
        let bytes = Array(token.text.utf8)
        missing -= newPrefixes(of: bytes)
        state = step(from: state, bytes)
        var end = states[state].isEnd ? state : states[state].shorterEnd
        while end != 0, states[end].foundIn != row {
          states[end].foundIn = row
          missing -= 1
          end = states[end].shorterEnd
        }
        if missing == 0 || (!needsAll && missing < termCount) { return true }
      }
    }
    return false
  }
}
