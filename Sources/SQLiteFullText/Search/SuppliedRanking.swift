import Foundation

extension FullTextRankContext {
  /// Okapi BM25 with the parameters of FTS5; negative, the smaller the better. <https://sqlite.org/fts5.html#the_bm25_function>
  ///
  /// FTS4 counts the rows that contain a phrase per column, not per table, so this uses the column with the highest count.
  var bm25: Double {
    let (k1, b) = (1.2, 0.75)
    let length = (0..<columnCount).reduce(0) { $0 + self.length(column: $1) }
    let average = (0..<columnCount).reduce(0) { $0 + averageLength(column: $1) }
    let size = average > 0 ? Double(length) / average : 1
    var score = 0.0
    for phrase in 0..<phraseCount {
      let rows = Double((0..<columnCount).map { rowsWithHits(phrase: phrase, column: $0) }.max() ?? 0)
      let rarity = max(log((Double(rowCount) - rows + 0.5) / (rows + 0.5)), 1e-6)  // kept positive for words in most rows
      let hits = (0..<columnCount).reduce(0) { $0 + weights[$1] * Double(self.hits(phrase: phrase, column: $1)) }
      score += rarity * hits * (k1 + 1) / (hits + k1 * (1 - b + b * size))
    }
    return -score
  }

  /// The negated sum, over all phrases, of the weights of the columns that contain the phrase.
  var weightOfHits: Double {
    var sum = 0.0
    for phrase in 0..<phraseCount {
      for column in 0..<columnCount where hits(phrase: phrase, column: column) > 0 { sum -= weights[column] }
    }
    return sum
  }
}
