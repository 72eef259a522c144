import SQLiteCore

/// Finds all words and phrases in the tokens of texts in one pass. The cost does not grow with their number.
///
/// It is an Aho-Corasick automaton over tokens: each prefix of a phrase is a state, linked to the longest proper suffix that is also a
/// prefix of a phrase.
struct TermFinder {
  private struct State {
    /// The state after each possible next token.
    var next: [[UInt8]: Int] = [:]
    /// Whether a term ends here.
    var isEnd = false
    /// The state of the longest proper suffix that is also a prefix of a phrase.
    var shorter = 0
    /// The nearest state along `shorter` where a term ends; 0 if there is none.
    var shorterEnd = 0
  }

  private var states = [State()]
  /// The prefixes to find, as bytes; `prefixLengths` are their distinct lengths.
  private var prefixes: Set<ArraySlice<UInt8>> = []
  private let prefixLengths: Set<Int>
  private let termCount: Int
  private let hasPhrases: Bool

  /// Nil if this type cannot find one of the terms: a term with synonyms, or a phrase that is a prefix.
  init?(_ terms: [FullTextTerm]) {
    termCount = terms.count
    hasPhrases = terms.contains { $0.tokens.count > 1 }
    for term in terms where term.isPrefix { prefixes.insert(term.tokens[0][...]) }
    prefixLengths = Set(prefixes.map(\.count))
    for term in terms {
      if term.hasSpellings || (term.isPrefix && term.tokens.count > 1) { return nil }
      if !term.isPrefix { add(term) }
    }
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

  /// Computes `shorter` and `shorterEnd` of all states, in breadth-first order.
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

  /// Returns whether a row contains all the terms, or one of them. Nil if this cannot be decided, because tokens share a position and there
  /// are phrases.
  func isFulfilled(by columns: [[FullTextToken]], needsAll: Bool) -> Bool? {
    var foundPrefixes: Set<ArraySlice<UInt8>> = []
    var foundEnds: Set<Int> = []
    for column in columns {
      var state = 0
      for token in column {
        if token.isColocated, hasPhrases { return nil }
        let bytes = Array(token.text.utf8)
        for length in prefixLengths where prefixes.contains(bytes.prefix(length)) { foundPrefixes.insert(bytes.prefix(length)) }
        state = step(from: state, bytes)
        var end = states[state].isEnd ? state : states[state].shorterEnd
        while end != 0, foundEnds.insert(end).inserted { end = states[end].shorterEnd }
        let found = foundPrefixes.count + foundEnds.count
        if found == termCount || (!needsAll && found > 0) { return true }
      }
    }
    return false
  }
}
