import SQLiteCore

/// Finds words and phrases in the tokens of texts, all at once: the work does not grow with their number.
///
/// It is the automaton of Aho and Corasick over tokens: each beginning of a phrase is a state, which knows the longest other beginning that
/// its end is.
struct TermFinder {
  private struct State {
    let parent: Int32
    let token: Int32
    let depth: Int32
    /// Whether a term ends here.
    var isEnd = false
    /// The state of the longest ending that is a beginning too.
    var shorter: Int32 = 0
    /// The nearest of the shorter ones where a term ends; 0 when there is none.
    var shorterEnd: Int32 = 0
    /// The row in which this end was found last.
    var foundIn: Int32 = 0
  }

  private var numbers: [[UInt8]: Int32] = [:]
  private var states = [State(parent: 0, token: -1, depth: 0)]
  private var next: [UInt64: Int32] = [:]
  /// The bytes of the words that are beginnings, and the row in which each was found last; and how long they are.
  private var prefixes: [ArraySlice<UInt8>: Int32] = [:]
  private var prefixLengths: [Int] = []
  private let termCount: Int
  private var hasPhrases = false
  private var row: Int32 = 0

  /// Nil when there is a term that this cannot find: one with other spellings, or a phrase that is a prefix.
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
    var state: Int32 = 0
    for text in term.tokens {
      let token = numbers[text] ?? Int32(numbers.count)
      numbers[text] = token
      if let known = next[Self.key(state, token)] {
        state = known
      } else {
        let added = Int32(states.count)
        states.append(State(parent: state, token: token, depth: states[Int(state)].depth + 1))
        next[Self.key(state, token)] = added
        state = added
      }
    }
    states[Int(state)].isEnd = true
  }

  private mutating func connect() {
    for index in states.indices.dropFirst().sorted(by: { states[$0].depth < states[$1].depth }) where states[index].depth > 1 {
      let shorter = step(from: states[Int(states[index].parent)].shorter, states[index].token)
      states[index].shorter = shorter
      states[index].shorterEnd = states[Int(shorter)].isEnd ? shorter : states[Int(shorter)].shorterEnd
    }
  }

  private func step(from state: Int32, _ token: Int32) -> Int32 {
    var state = state
    while true {
      if let found = next[Self.key(state, token)] { return found }
      if state == 0 { return 0 }
      state = states[Int(state)].shorter
    }
  }

  private static func key(_ state: Int32, _ token: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: state)) << 32 | UInt64(UInt32(bitPattern: token))
  }

  /// How many beginnings of a token are looked for and were not found in this row before.
  private mutating func newPrefixes(of bytes: [UInt8]) -> Int {
    var count = 0
    for length in prefixLengths where length <= bytes.count {
      guard let place = prefixes.index(forKey: bytes[..<length]), prefixes.values[place] != row else { continue }
      prefixes.values[place] = row
      count += 1
    }
    return count
  }

  /// Whether a row holds all the terms, or one of them. Nil when that cannot be said: tokens stand at one place, and there are phrases.
  mutating func isFulfilled(by columns: [[FullTextToken]], needsAll: Bool) -> Bool? {
    row += 1
    var missing = termCount
    for column in columns {
      var state: Int32 = 0
      for token in column {
        if token.isColocated, hasPhrases { return nil }
        let bytes = Array(token.text.utf8)
        missing -= newPrefixes(of: bytes)
        if let number = numbers[bytes] {
          state = step(from: state, number)
          var end = states[Int(state)].isEnd ? state : states[Int(state)].shorterEnd
          while end != 0, states[Int(end)].foundIn != row {
            states[Int(end)].foundIn = row
            missing -= 1
            end = states[Int(end)].shorterEnd
          }
        } else {
          state = 0
        }
        if missing == 0 || (!needsAll && missing < termCount) { return true }
      }
    }
    return false
  }
}
