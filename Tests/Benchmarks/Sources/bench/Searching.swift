import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SystemSQLite

/// The best 20 of many documents, by their ranks, for words that are common and words that are rare.
enum Searching {
  static let documents = 100_000

  /// The queries: a word in four of five documents, in a quarter, in one of thirty, in one of a thousand; two words; one of three words.
  static let queries = ["w0", "w9", "w99", "w2999", "w0 w4", "w0 OR w1 OR w2"]
  /// Beginnings of words.
  static let beginnings = ["w1*", "w29*"]

  private static let table = FullTextTable("doc", columns: ["title", "body"])

  private static let fill = """
    CREATE VIRTUAL TABLE doc USING fts5(title, body, tokenize='unicode61 remove_diacritics 2')
    """

  /// Documents whose words are as frequent as in real texts: the n-th comes about 1/n times as often as the first.
  static func memory(_ count: Int) throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute(SQLiteCore.SQL(unchecked: fill))
    var generator = SeededGenerator(seed: 5)
    var sums: [Double] = []
    for number in 1...20_000 { sums.append((sums.last ?? 0) + 1 / Double(number)) }
    func words(_ count: Int) -> String {
      (0..<count).map { _ -> String in
        let wanted = Double.random(in: 0..<sums[sums.count - 1], using: &generator)
        var (low, high) = (0, sums.count - 1)
        while low < high {
          let middle = (low + high) / 2
          if sums[middle] > wanted { high = middle } else { low = middle + 1 }
        }
        return "w\(low)"
      }.joined(separator: " ")
    }
    try connection.transaction {
      let insert = try connection.prepare("INSERT INTO doc (rowid, title, body) VALUES (?, ?, ?)")
      for number in 1...max(1, count) { try insert.run(number, words(4), words(10 + Int.random(in: 0..<50, using: &generator))) }
    }
    return connection
  }

  static func contenders(_ count: Int) throws -> [Contender] {
    let connection = try memory(count)
    let handle = try Ours.handle(of: connection)
    let byRank = "SELECT rowid, rank, SNIPPET FROM doc WHERE doc MATCH ? ORDER BY rank LIMIT 20"
    let byFunction = "SELECT rowid, bm25(doc), SNIPPET FROM doc WHERE doc MATCH ? ORDER BY 2, 1 LIMIT 20"
    let first = """
      SELECT id, r, SNIPPET FROM (SELECT rowid AS id, bm25(doc) AS r FROM doc WHERE doc MATCH ?1 ORDER BY 2, 1 LIMIT 20) AS best \
      CROSS JOIN doc WHERE doc MATCH ?1 AND doc.rowid = id ORDER BY 2, 1
      """
    return [
      direct(Contender.direct, handle) { $0.hasSuffix("*") ? byFunction : first },
      ours(connection),
      direct("direct C calls, ORDER BY rank", handle) { _ in byRank },
      direct("direct C calls, ORDER BY bm25(), rowid", handle) { _ in byFunction },
      direct("direct C calls, rowids first", handle) { _ in first },
    ]
  }

  private static func direct(_ name: String, _ database: OpaquePointer, _ sql: @escaping (String) -> String) -> Contender {
    Contender(name) { stopwatch in
      try stopwatch.time {
        var checksum = Checksum()
        for query in queries + beginnings {
          let text = sql(query).replacing("SNIPPET", with: "snippet(doc, -1, '\u{1}', '\u{2}', '…', 16)")
          let statement = try Direct.prepare(database, text)
          defer { sqlite3_finalize(statement) }
          try Direct.check(sqlite3_bind_text(statement, 1, query, -1, Direct.transient), database)
          while try Direct.step(statement, database) {
            checksum.add(sqlite3_column_int64(statement, 0))
            checksum.add(sqlite3_column_double(statement, 1))
            checksum.add(Direct.text(statement, 2).filter { $0 != "\u{1}" && $0 != "\u{2}" })
          }
        }
        return checksum
      }
    }
  }

  private static func ours(_ connection: Connection) -> Contender {
    Contender(Contender.ours) { stopwatch in
      try stopwatch.time {
        var checksum = Checksum()
        for query in queries + beginnings {
          for found in try connection.search(.expression(query), in: table) {
            checksum.add(found.rowid)
            checksum.add(found.rank ?? 0)
            checksum.add(found.snippet?.text ?? "")
          }
        }
        return checksum
      }
    }
  }
}

extension Benchmark {
  static let search = Benchmark(
    name: "search", summary: "the best 20 of as many documents, with snippets: 8 searches", unit: "document", count: Searching.documents,
    limit: 1.03, contenders: Searching.contenders)
}
