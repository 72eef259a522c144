import Foundation
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SystemSQLite

/// The cost of searching profiles: an index by each tokenizer, and each key stroke of a word as it is typed.
struct Typing {
  /// An index that was made.
  struct Index {
    let name: String
    let seconds: Double
    let bytes: Int64
    /// The most memory that SQLite held while the index was made.
    let memory: Int64
    let ratio: Double
  }

  /// The times of one way to search, for texts of one length.
  struct Strokes {
    let contender: String
    let letters: Int
    let milliseconds: [Double]

    /// The time that 95 of 100 do not exceed.
    var slow: Double {
      let sorted = milliseconds.sorted()
      return sorted[max(0, Int((Double(sorted.count) * 0.95).rounded(.up)) - 1)]
    }
  }

  private static let columns: [FullTextTable.Column] = [.init("display_name", weight: 4), "about_me"]
  private static let lengths = 1...8

  private let connection: Connection

  init(_ path: String) throws {
    connection = try Connection(.file(path))
    try connection.addTokenizers()
  }

  private static func table(_ tokenizer: FullTextTokenizer, module: FullTextTable.Module = .fts5, prefixes: [Int] = []) -> FullTextTable {
    FullTextTable(
      "profile_search", columns: columns, module: module, prefixes: prefixes, tokenizer: tokenizer,
      content: .external(table: "profile", rowid: "id"))
  }

  // MARK: - Indexes

  private static let indexes: [(String, FullTextTable)] = [
    ("FTS5 unicode61", table(.unicode61())),
    ("FTS5 unicode61, prefixes of 1 to 3", table(.unicode61(), prefixes: [1, 2, 3])),
    ("FTS5 porter over unicode61", table(.porter())),
    ("FTS5 trigram", table(.trigram())),
    ("FTS5 folding, in Swift", table(.folding)),
    ("FTS5 html over folding, in Swift", table(.html())),
    ("FTS5 cjk, in Swift", table(.cjk)),
    ("FTS4 unicode61", table(.unicode61(), module: .fts4)),
  ]

  /// Makes each index once and removes it again.
  func measureIndexes() throws -> [Index] {
    var made: [Index] = []
    for (name, table) in Self.indexes {
      try connection.dropFullTextTable(table.name, ifExists: true)
      _ = sqlite3_memory_highwater(1)
      let stopwatch = Stopwatch()
      try stopwatch.time { try connection.createFullTextTable(table) }
      let memory = sqlite3_memory_highwater(0)
      let bytes = try connection.value(
        "SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'profile\\_search\\_%' ESCAPE '\\'", as: Int64.self)
      let seconds = Double(stopwatch.nanoseconds) / 1e9
      made.append(
        Index(name: name, seconds: seconds, bytes: bytes ?? 0, memory: memory, ratio: seconds / (made.first?.seconds ?? seconds)))
    }
    return made
  }

  // MARK: - Key strokes

  /// Words of profiles, of at least eight letters of Latin.
  private func words(_ count: Int) throws -> [String] {
    var generator = SeededGenerator(seed: 5)
    let profiles = try connection.value("SELECT max(id) FROM profile", as: Int64.self) ?? 0
    var words: [String] = []
    while words.count < count {
      let id = Int64.random(in: 1...profiles, using: &generator)
      let text = try connection.value("SELECT display_name || ' ' || coalesce(about_me, '') FROM profile WHERE id = \(id)", as: String.self)
      let long = (text ?? "").split { !$0.isLetter }.filter { $0.count >= Self.lengths.upperBound && $0.allSatisfy { $0 < "ɐ" } }
      if let word = long.randomElement(using: &generator) { words.append(String(word)) }
    }
    return words
  }

  /// Types words letter by letter and looks for each text in several ways.
  func measureStrokes() throws -> [Strokes] {
    let words = try words(40)
    var strokes: [Strokes] = []
    let policy = LiveSearchOptions(ranksFrom: 3, time: .milliseconds(50))
    for (suffix, prefixes) in [("", []), (", prefix index", [1, 2, 3])] {
      let table = Self.table(.unicode61(), prefixes: prefixes)
      try connection.dropFullTextTable(table.name, ifExists: true)
      try connection.createFullTextTable(table)
      strokes += try measure("every text ranked" + suffix, words) { text in
        try connection.search(FullTextQuery(text, prefixes: .lastWord), in: table).count
      }
      strokes += try measure("policy: ranked from 3 letters, 50 ms" + suffix, words) { text in
        try connection.liveSearch(text, in: table, policy).results.count
      }
    }
    strokes += try measure("LIKE '%…%'", Array(words.prefix(10))) { try foundByLike($0) }
    try connection.foldLike()
    strokes += try measure("folding LIKE '%…%'", Array(words.prefix(4))) { try foundByLike($0) }
    return strokes
  }

  private func foundByLike(_ text: String) throws -> Int {
    var count = 0
    let pattern = "%\(text)%"
    try connection.prepare("SELECT id FROM profile WHERE display_name LIKE \(pattern) OR about_me LIKE \(pattern)").forEach { _ in
      count += 1
    }
    return count
  }

  private func measure(_ name: String, _ words: [String], _ search: (String) throws -> Int) throws -> [Strokes] {
    var sum = 0
    return try Self.lengths.map { letters in
      let times = try words.map { word in
        let stopwatch = Stopwatch()
        sum += try stopwatch.time { try search(String(word.prefix(letters))) }
        return Double(stopwatch.nanoseconds) / 1e6
      }
      guard sum > 0 else { throw Nothing(description: "\(name) finds nothing for \(letters) letters") }
      return Strokes(contender: name, letters: letters, milliseconds: times)
    }
  }

  struct Nothing: Error, CustomStringConvertible {
    let description: String
  }
}
