import SQLiteFullText
import SQLiteManager

/// Finds the rows that the searches of the tests must find, by looking at every word of every row, as slowly as can be.
///
/// For FTS5 it asks SQLite in another way than the package does which words a text has: by a table with the text, and its vocabulary.
final class QueryOracle {
  /// A search table to test with.
  enum Kind: String, CaseIterable, Sendable {
    case unicode5, porter5, trigram5, ascii5, simple4, porter4, unicode4

    var module: FullTextTable.Module { rawValue.hasSuffix("4") ? .fts4 : .fts5 }
    var isTrigram: Bool { self == .trigram5 }

    var tokenizer: FullTextTokenizer {
      switch self {
      case .unicode5, .unicode4: .unicode61()
      case .porter5: FullTextTokenizer("porter", arguments: ["unicode61"])
      case .trigram5: FullTextTokenizer("trigram")
      case .ascii5: FullTextTokenizer("ascii")
      case .simple4: FullTextTokenizer("simple")
      case .porter4: FullTextTokenizer("porter")
      }
    }

    /// The tokenizer as CREATE VIRTUAL TABLE has it.
    var clause: SQL {
      switch self {
      case .unicode5: "tokenize = 'unicode61 remove_diacritics 2'"
      case .porter5: "tokenize = 'porter unicode61'"
      case .trigram5: "tokenize = 'trigram'"
      case .ascii5: "tokenize = 'ascii'"
      case .simple4: "tokenize=simple"
      case .porter4: "tokenize=porter"
      case .unicode4: "tokenize=unicode61 \"remove_diacritics=2\""
      }
    }
  }

  let connection: Connection
  let kind: Kind
  let table: FullTextTable
  private var rows: [[[String]]] = []
  private let texts: [(String, String)]
  private var known: [[UInt8]: [String]] = [:]

  init(_ kind: Kind, _ texts: [(String, String)]) throws {
    (self.kind, self.texts) = (kind, texts)
    connection = try Connection(.memory)
    table = FullTextTable("docs", columns: ["a", "b"], module: kind.module, tokenizer: kind.tokenizer)
    if kind.module == .fts5 {
      try connection.execute("CREATE VIRTUAL TABLE docs USING fts5(a, b, \(kind.clause))")
      try connection.execute("CREATE VIRTUAL TABLE words USING fts5(x, \(kind.clause))")
      try connection.execute("CREATE VIRTUAL TABLE words_seen USING fts5vocab(words, instance)")
    } else {
      try connection.execute("CREATE VIRTUAL TABLE docs USING fts4(a, b, \(kind.clause))")
      let arguments: SQL = kind == .unicode4 ? "unicode61, \"remove_diacritics=2\"" : SQL(unchecked: kind.tokenizer.name)
      try connection.execute("CREATE VIRTUAL TABLE words USING fts3tokenize(\(arguments))")
    }
    for (a, b) in texts {
      try connection.execute("INSERT INTO docs VALUES (\(a), \(b))")
      rows.append([try words(of: a), try words(of: b)])
    }
  }

  /// The words of a text in order, as SQLite indexes them.
  private func words(of text: String) throws -> [String] {
    if kind.isTrigram { return text.unicodeScalars.map { $0.properties.lowercaseMapping } }
    if let words = known[Array(text.utf8)] { return words }
    var words: [String] = []
    if kind.module == .fts4 {
      words = try connection.rows("SELECT token FROM words WHERE input = \(text) ORDER BY position", as: String.self)
    } else {
      try connection.execute("DELETE FROM words; INSERT INTO words VALUES (\(text))")
      words = try connection.rows("SELECT term FROM words_seen ORDER BY \"offset\"", as: String.self)
    }
    known[Array(text.utf8)] = words
    return words
  }

  /// The rows that the package finds.
  func found(_ query: FullTextQuery) throws -> [Int] {
    let match = try query.match(in: table, on: connection)
    return try connection.rows("SELECT rowid FROM docs WHERE \(match.condition(in: table)) ORDER BY rowid", as: Int.self)
  }

  /// The rows that must be found.
  func expected(_ query: FullTextQuery) throws -> [Int] {
    guard var units = try units(of: query.text, isAny: query.matching == .any), !units.isEmpty else { return [] }
    for number in units.indices where !kind.isTrigram && !units[number].isPhrase {
      units[number].isPrefix = query.prefixes == .allWords || (query.prefixes == .lastWord && number == units.count - 1)
    }
    var distinct: [Unit] = []
    for unit in units where !distinct.contains(where: unit.isSame) { distinct.append(unit) }
    units = distinct
    var excluded: [Unit] = []
    for text in query.excluded { excluded += try self.units(of: text, isAny: true) ?? [] }
    let columns = (query.columns ?? ["a", "b"]).map { $0.lowercased() == "a" ? 0 : 1 }
    return rows.indices.filter { row in
      let texts = columns.map { rows[row][$0] }
      if excluded.contains(where: { unit in texts.contains { !unit.ends(in: $0).isEmpty } }) { return false }
      switch query.matching {
      case .all: return units.allSatisfy { unit in texts.contains { !unit.ends(in: $0).isEmpty } }
      case .any: return units.contains { unit in texts.contains { !unit.ends(in: $0).isEmpty } }
      case .near(let distance): return texts.contains { isNear(units, distance, in: $0) }
      }
    }.map { $0 + 1 }
  }

  /// Words or a phrase.
  struct Unit {
    let words: [String]
    let isPhrase: Bool
    var isPrefix = false

    func isSame(as other: Unit) -> Bool {
      isPhrase == other.isPhrase && isPrefix == other.isPrefix && words.count == other.words.count
        && zip(words, other.words).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    /// The ends of the unit in a text: for each, how many words stand before it.
    func ends(in text: [String]) -> [Int] {
      guard text.count >= words.count else { return [] }
      return (words.count...text.count).filter { end in
        for place in words.indices {
          let (word, wanted) = (text[end - words.count + place], words[place])
          let isFound = isPrefix && place == words.count - 1 ? word.utf8.starts(with: wanted.utf8) : word.utf8.elementsEqual(wanted.utf8)
          if !isFound { return false }
        }
        return true
      }
    }
  }

  /// The words and phrases of a text in their order; nil when all are wanted and there is one that no index can hold.
  private func units(of text: String, isAny: Bool) throws -> [Unit]? {
    var pieces: [(String, Bool)] = []
    var rest = text.unicodeScalars.map { $0.value == 0 ? " " : $0 }[...]
    while let open = rest.firstIndex(of: "\"") {
      pieces.append((Self.string(rest[..<open]), false))
      rest = rest[(open + 1)...]
      guard let close = rest.firstIndex(of: "\"") else { break }
      pieces.append((Self.string(rest[..<close]), true))
      rest = rest[(close + 1)...]
    }
    pieces.append((Self.string(rest), false))
    var units: [Unit] = []
    for (piece, isPhrase) in pieces {
      if kind.isTrigram {
        let scalars = Array(piece.unicodeScalars)
        var runs = scalars.split(whereSeparator: \.properties.isWhitespace)
        if isPhrase, let first = runs.first, let last = runs.last { runs = [scalars[first.startIndex..<last.endIndex]] }
        for run in runs {
          if run.count >= 3 {
            units.append(Unit(words: run.map { $0.properties.lowercaseMapping }, isPhrase: isPhrase))
          } else if !isAny {
            return nil
          }
        }
      } else if isPhrase {
        let words = try words(of: piece)
        if !words.isEmpty { units.append(Unit(words: words, isPhrase: true)) }
      } else {
        units += try words(of: piece).map { Unit(words: [$0], isPhrase: false) }
      }
    }
    return units
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Whether all units stand near each other, by the rule of the module.
  private func isNear(_ units: [Unit], _ distance: Int, in text: [String]) -> Bool {
    var distinct: [Unit] = []
    for var unit in units {
      unit = Unit(words: unit.words, isPhrase: unit.words.count > 1, isPrefix: unit.isPrefix)
      if !distinct.contains(where: unit.isSame) { distinct.append(unit) }
    }
    let places = distinct.map { $0.ends(in: text) }
    if kind.module == .fts4 {
      var reached = Set(places[0])
      for number in distinct.indices.dropFirst() {
        reached = Set(
          places[number].filter { end in
            reached.contains { before in
              end > before && end - before <= distance + distinct[number].words.count
                || end < before && before - end <= distance + distinct[number - 1].words.count
            }
          })
      }
      return !reached.isEmpty
    }
    // FTS5: every unit ends at most so many words before the unit that begins last.
    for (last, ends) in places.enumerated() {
      for end in ends {
        let begin = end - distinct[last].words.count
        let all = distinct.indices.allSatisfy { number in
          places[number].contains { $0 - distinct[number].words.count <= begin && begin - $0 <= distance }
        }
        if all { return true }
      }
    }
    return false
  }
}
