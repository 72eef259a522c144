import SQLiteCalls
public import SQLiteCore
public import SQLiteText

extension Connection {
  /// Adds a function that ranks the rows of a search, for ``FullTextRanking/function(_:weights:)``.
  ///
  /// ```swift
  /// try connection.addSearchRanking("titleFirst", for: .fts5) { row in row.hits(phrase: 0, column: 0) > 0 ? -1 : 0 }
  /// let found = try connection.search(FullTextQuery("wine"), in: table, .init(ranking: .function("titleFirst")))
  /// ```
  /// In your own SQL call it as `titleFirst(search, weight, …)` for FTS5 and `titleFirst(matchinfo(search, 'pcnalx'), weight, …)` for FTS4,
  /// with a weight for each column or no weights at all. It must always return the same rank for the same row. The program's own SQL may
  /// call it, but the schema may not, for example a view or a trigger.
  /// - Parameters:
  ///   - name: The name, case-insensitive; at most 255 bytes. Each module can have its own function of this name.
  ///   - module: The module of the tables that the function ranks.
  ///   - countingRows: Whether ``FullTextRankContext/rowsWithHits(phrase:column:)`` works on FTS5. This costs one pass per search over all
  ///     rows with the phrase. On FTS4 it always works.
  ///   - body: Returns the rank; smaller is better, and NaN is an error. The connection keeps the closure, so it must not capture the
  ///     connection.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY if it would replace a function while a statement is running, SQLITE_MISUSE for an invalid
  ///   name, SQLITE_ERROR if the library has no FTS5.
  ///
  /// <https://sqlite.org/fts5.html#custom_auxiliary_functions>, <https://sqlite.org/fts3.html#matchinfo>
  public func addSearchRanking(
    _ name: String, for module: FullTextTable.Module, countingRows: Bool = false, _ body: @escaping (FullTextRankContext) throws -> Double
  ) throws {
    let ranked = { (context: FullTextRankContext) throws -> Double in
      let rank = try body(context)
      guard !rank.isNaN else { throw SQLiteError.refused(.mismatch, "\(name)() returned NaN, which is not a rank") }
      return rank
    }
    switch module {
    case .fts5:
      try addFullTextFunction(name) { match, arguments in
        try ranked(try FullTextRankContext(match, weights: try arguments.weights(from: 0), countingRows: countingRows))
      }
    case .fts4: try addMatchinfoRanking(name, format: FullTextRanking.format, ranked)
    }
  }

  /// Adds a ranking function that reads a matchinfo blob.
  private func addMatchinfoRanking(
    _ name: String, format: String, _ body: @escaping (FullTextRankContext) throws -> Double
  ) throws {
    try addFunction(name, argumentCount: -1, .deterministic) { arguments in
      guard arguments.count > 0, try arguments.storageClass(at: 0) == .blob else {
        throw SQLiteError.refused(
          .mismatch, "\(name)() needs the blob of matchinfo(…, '\(format)') as its first argument, then a weight for each column or none")
      }
      let info = try arguments.withBytes(at: 0) { try unsafe Matchinfo($0, format: format) }
      guard let info else { throw SQLiteError(.nomem, "SQLite has no memory for the matchinfo", origin: .call(.sqlite3_value_blob)) }
      return try body(try FullTextRankContext(info, weights: try arguments.weights(from: 1)))
    }
  }

  /// Adds one of this package's search functions by name; returns false if there is none of this name.
  func addSearchFunction(named name: String) throws -> Bool {
    switch name {
    case FullTextRanking.bm25Name: try addSearchRanking(name, for: .fts4) { $0.bm25 }
    case FullTextRanking.hitsName(.fts4): try addMatchinfoRanking(name, format: FullTextRanking.hitsFormat) { $0.weightOfHits }
    case FullTextRanking.hitsName(.fts5):
      try addFullTextFunction(name) { match, arguments in
        try FullTextRankContext(hitsOf: match, weights: try arguments.weights(from: 0)).weightOfHits
      }
    case FoundPlace.countName: try addFullTextFunction(name) { match, _ in try match.instanceCount }
    case FoundPlace.placesName:
      try addFullTextFunction(name) { match, arguments in try match.places(atMost: try arguments[0, as: Int.self]) }
    default: return false
    }
    return true
  }
}

extension FunctionArguments {
  /// The arguments from index `first` on.
  fileprivate func weights(from first: Int) throws -> [Double] {
    var weights: [Double] = []
    for index in first..<max(first, count) { weights.append(try self[index, as: Double.self]) }
    return weights
  }
}
