import SQLiteCalls
import SQLiteCore
import SQLiteText

/// The order of found rows. Rows of equal rank are ordered by rowid, so that pages do not overlap.
///
/// Weights are one number per column, in the order of the columns; nil uses the weights of the table's columns.
public enum FullTextRanking: Hashable, Sendable {
  /// By Okapi BM25: the frequency of the words in a row, their rarity in other rows, and the length of the row's text.
  ///
  /// On FTS4, this package implements the function, as exactly as FTS4's counts allow. <https://sqlite.org/fts5.html#the_bm25_function>
  case bm25(weights: [Double]? = nil)
  /// By the sum, over all phrases, of the weights of the columns that contain the phrase. Repetitions do not count.
  case hits(weights: [Double]? = nil)
  /// By a custom function: see ``Connection``, `addSearchRanking`.
  case function(String, weights: [Double]? = nil)
  /// By rowid, largest first, without ranking; SQLite stops at the limit.
  case newestFirst
  /// By rowid, smallest first, without ranking; SQLite stops at the limit.
  case oldestFirst
}

extension FullTextRanking {
  /// The names of the functions this package adds.
  static let bm25Name = "search_bm25"
  static func hitsName(_ module: FullTextTable.Module) -> String { module == .fts5 ? "search_hits_fts5" : "search_hits_fts4" }

  /// The `matchinfo` format for ranking functions of FTS4.
  static let format = "pcnalx"
  /// The `matchinfo` format that suffices for hits.
  static let hitsFormat = "pcx"

  var isRanked: Bool { self != .newestFirst && self != .oldestFirst }

  /// The ORDER BY terms of a query whose first column is the rowid, and whose second is the rank.
  var order: SQL {
    switch self {
    case .bm25, .hits, .function: "2, 1"
    case .newestFirst: "1 DESC"
    case .oldestFirst: "1"
    }
  }

  /// Returns the SQL expression for the rank of the current row, or NULL for an order without ranks.
  func expression(in table: FullTextTable) throws(SQLiteError) -> SQL {
    let (name, given): (String, [Double]?)
    switch self {
    case .newestFirst, .oldestFirst: return "NULL"
    case .bm25(let weights): (name, given) = (table.module == .fts5 ? "bm25" : Self.bm25Name, weights)
    case .hits(let weights): (name, given) = (Self.hitsName(table.module), weights)
    case .function(let function, let weights): (name, given) = (function, weights)
    }
    let weights = given ?? table.columns.map(\.weight)
    guard weights.count == table.columns.count, weights.allSatisfy(\.isFinite) else {
      throw SQLiteError.refused(.range, "\(table.name) has \(table.columns.count) columns, and each needs a weight that is a finite number")
    }
    let row: SQL
    switch (table.module, self) {
    case (.fts5, _): row = table.hidden
    case (.fts4, .hits): row = "matchinfo(\(table.hidden), '\(SQL(unchecked: Self.hitsFormat))')"
    case (.fts4, _):
      guard table.keepsLengths else {
        throw SQLiteError.refused(.range, "\(table.name) keeps no lengths of texts, which this rank needs: rank by hits, or not at all")
      }
      row = "matchinfo(\(table.hidden), '\(SQL(unchecked: Self.format))')"
    }
    let arguments: [SQL] = [row] + (weights.allSatisfy { $0 == 1 } ? [] : weights.map { "\($0)" })
    return "\(identifier: name)(\(arguments.joined(separator: ", ")))"
  }
}

extension FullTextTable {
  var sql: SQL { SQL(identifier: name) }
  /// The hidden column with the same name as the table, which represents the current row.
  @inline(never) var hidden: SQL { "\(identifier: name).\(identifier: name)" }
}
