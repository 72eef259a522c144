import SQLiteCalls
import SQLiteCore
import SQLiteText

/// The statistics of a matching row, for a function that ranks it. Columns and phrases are numbered from 0.
///
/// A single word is a phrase. For a phrase or column that does not exist, all values are 0.
public struct FullTextRankContext: Sendable {
  /// The number of phrases of the query.
  public let phraseCount: Int
  /// The number of columns of the table.
  public let columnCount: Int
  /// The number of rows of the table.
  public private(set) var rowCount = 0
  /// The weights of the columns; 1 if none are given.
  public let weights: [Double]
  /// The number of hits in this row for each phrase and column, phrase by phrase.
  private var hits: [Int] = []
  /// The number of rows with hits for each phrase and column, phrase by phrase; empty if not counted.
  private var rows: [Int] = []
  private var lengths: [Int] = []
  private var averages: [Double] = []

  /// Returns the number of occurrences of a phrase in a column of this row.
  public func hits(phrase: Int, column: Int) -> Int { cell(hits, phrase, column) }

  /// Returns the number of rows of the table that contain a phrase in a column.
  ///
  /// On FTS5 it is 0 unless the function was added with `countingRows`.
  public func rowsWithHits(phrase: Int, column: Int) -> Int { cell(rows, phrase, column) }

  /// Returns the number of words in a column of this row.
  public func length(column: Int) -> Int { lengths.indices.contains(column) ? lengths[column] : 0 }

  /// Returns the average number of words in a column over all rows; FTS4 rounds it to a whole number.
  public func averageLength(column: Int) -> Double { averages.indices.contains(column) ? averages[column] : 0 }

  private func cell(_ cells: [Int], _ phrase: Int, _ column: Int) -> Int {
    guard phrase >= 0, phrase < phraseCount, column >= 0, column < columnCount else { return 0 }
    let place = phrase * columnCount + column
    return place < cells.count ? cells[place] : 0
  }
}

extension FullTextRankContext {
  /// Reads the statistics from `matchinfo(table, 'pcnalx')` of FTS4.
  init(_ info: Matchinfo, weights: [Double]) throws(SQLiteError) {
    (phraseCount, columnCount, rowCount) = (info.phraseCount, info.columnCount, info.rowCount ?? 0)
    self.weights = try Self.weights(weights, columnCount: info.columnCount)
    for phrase in 0..<info.phraseCount {
      for column in 0..<info.columnCount {
        hits.append(info.hits(phrase: phrase, column: column) ?? 0)
        rows.append(info.rowsWithHits(phrase: phrase, column: column) ?? 0)
      }
    }
    lengths = (0..<info.columnCount).map { info.length(column: $0) ?? 0 }
    averages = (0..<info.columnCount).map { Double(info.averageLength(column: $0) ?? 0) }
  }

  private static func weights(_ given: [Double], columnCount: Int) throws(SQLiteError) -> [Double] {
    if given.isEmpty { return Array(repeating: 1, count: columnCount) }
    guard given.count == columnCount else {
      throw SQLiteError.refused(.range, "\(given.count) weights are given for \(columnCount) columns: give one for each, or none")
    }
    return given
  }
}

extension FullTextRankContext {
  /// Reads only the hits from FTS5, so that the table need not store text or sizes.
  init(hitsOf match: FullTextMatchContext, weights: [Double]) throws {
    (phraseCount, columnCount) = (match.phraseCount, match.columnCount)
    self.weights = try Self.weights(weights, columnCount: columnCount)
    hits = Array(repeating: 0, count: phraseCount * columnCount)
    for place in try match.instances { hits[place.phrase * columnCount + place.column] += 1 }
  }

  /// Reads the statistics from FTS5.
  init(_ match: FullTextMatchContext, weights: [Double], countingRows: Bool) throws {
    try self.init(hitsOf: match, weights: weights)
    let table = try match.auxiliary { try TableStatistics(match, countingRows: countingRows) }
    (rowCount, rows, averages) = (table.rowCount, table.rows, table.averages)
    for column in 0..<columnCount { lengths.append(try match.size(ofColumn: column)) }
  }
}

/// The FTS5 statistics that are the same for all rows of a query.
private struct TableStatistics {
  let rowCount: Int
  private(set) var averages: [Double] = []
  private(set) var rows: [Int] = []

  init(_ match: FullTextMatchContext, countingRows: Bool) throws {
    let columnCount = match.columnCount
    let count = try match.rowCount
    rowCount = Int(clamping: count)
    for column in 0..<columnCount { averages.append(Double(try match.totalSize(ofColumn: column)) / Double(max(1, count))) }
    for phrase in 0..<(countingRows ? match.phraseCount : 0) {
      var counts = Array(repeating: 0, count: columnCount)
      try match.forEachRow(matchingPhrase: phrase) { row in
        for column in Set(try row.instances.map(\.column)) { counts[column] += 1 }
      }
      rows += counts
    }
  }
}
