import SQLiteManager
import SQLiteTestKit

/// Indexes of full-text search built over the same documents: by FTS5's own tokenizer in C, and by those in Swift.
enum Tokenizing {
  /// So many documents of forty words, every third with accents.
  static func made(_ count: Int) -> [String] {
    let names = Sorting.made(2_000).flatMap { $0.split(separator: " ").map(String.init) }
    let plain =
      Thing.made(500).map(\.title).flatMap { $0.split(separator: " ").map(String.init) } + [
        "the", "wine", "of", "and", "Red", "window", "river", "a", "question", "about", "History", "in", "music", "with", "seven",
        "strings",
      ]
    var generator = SeededGenerator(seed: 5)
    return (0..<count).map { _ in
      (0..<40).map { place in
        let list = place % 3 == 0 ? names : plain
        return list[Int.random(in: 0..<list.count, using: &generator)]
      }.joined(separator: " ")
    }
  }

  static func contenders(_ count: Int) throws -> [Contender] {
    let documents = made(count)
    return [
      (Contender.direct, FullTextTokenizer.unicode61()), (Contender.ours, .folding), ("SQLiteManager, html over folding", .html()),
      ("SQLiteManager, cjk", .cjk), ("SQLiteManager, html over unicode61", .html(over: .unicode61())),
    ].map { name, tokenizer in
      Contender(name) { stopwatch in
        let connection = try Connection(.memory)
        try connection.addTokenizers()
        let words = ([tokenizer.name] + tokenizer.arguments).joined(separator: " ")
        try connection.execute(SQL(unchecked: "CREATE VIRTUAL TABLE document USING fts5(text, tokenize = '\(words)')"))
        return try stopwatch.time {
          try connection.transaction {
            let insert = try connection.prepare("INSERT INTO document VALUES (?)")
            for text in documents { try insert.run(text) }
          }
          var checksum = Checksum()
          checksum.add(Int64(documents.count))
          return checksum
        }
      }
    }
  }
}
