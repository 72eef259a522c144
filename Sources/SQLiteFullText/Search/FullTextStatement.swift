import SQLiteCalls
import SQLiteCore
import SQLiteText

/// Builds the SQL for a search, and defines the columns of its result.
///
/// The columns of the result: 0 is the rowid; 1 is the rank or NULL; 2 is whether the content table has the row. If anything is marked, a
/// ``MarkedRow`` follows; then, for each highlight, the text and its matches as the module reports them; then the values. This package's
/// numbers and markers are written into the SQL. Only values that differ from search to search are bound.
struct FullTextStatement {
  let table: FullTextTable
  let match: FullTextMatch
  let options: FullTextOptions
  /// The database of the search table and its content; nil if unqualified names suffice.
  let schema: String?
  /// The expressions by which a row can be ranked and marked.
  let expressions: [String]

  /// The number of the column of the ``MarkedRow``.
  let markedColumn = 3
  /// The number of the first column of highlights.
  var firstText: Int { markedColumn + (readsMarks ? 1 : 0) }

  init(_ match: FullTextMatch, in table: FullTextTable, _ options: FullTextOptions, schema: String?) {
    (self.table, self.match, self.options, self.schema) = (table, match, options, schema)
    expressions = match.expressions
  }

  /// Throws for options that the table does not support.
  func check() throws(SQLiteError) {
    _ = try rank
    for (what, number) in [("limit", options.limit ?? 0), ("offset", options.offset), ("newest", options.newest ?? 1)] where number < 0 {
      throw Self.refusal("a search cannot have a \(what) of \(number)")
    }
    if let newest = options.newest, newest == 0 {
      throw Self.refusal("a search of the newest 0 rows finds nothing: use 1 or more, or nil for all")
    }
    if let words = options.snippet?.words, !(1...64).contains(words) {
      throw Self.refusal("a snippet has 1 to 64 words, not \(words)")
    }
    for column in options.highlights + options.values + [options.snippet?.column].compactMap({ $0 }) {
      guard table.columns.contains(where: { $0.name == column }) else {
        throw Self.refusal("\(table.name) has no column \(column): there are \(table.columns.map(\.name).joined(separator: ", "))")
      }
    }
    if table.content == .none, let column = (options.highlights + options.values).first {
      throw Self.refusal("\(table.name) keeps no texts, so there is none of \(column)")
    }
  }

  private static func refusal(_ reason: String) -> SQLiteError { .refused(.range, reason) }

  /// The requested snippet; nil if there is no expression whose words could be marked, or no stored text.
  var snippet: FullTextOptions.Snippet? { table.content == .none || expressions.isEmpty ? nil : options.snippet }

  // MARK: The whole search

  /// Returns the query for the rows of the result, in order; throws for options that the table does not support.
  func page() throws(SQLiteError) -> SQL {
    try check()
    if expressions.count == 1, match.isRankable {
      // With LIMIT, SQLite computes the other columns only for rows that are among the best so far. If texts are long, even these are too
      // many, and reading the best rows a second time is cheaper. For prefixes it would cost as much as the search.
      if case .expression(let expression) = match, options.ranking.isRanked, options.limit != nil, readsTexts, !expression.contains("*") {
        return outer(top: "SELECT \(rowid), \(try rank), 0 FROM \(source) WHERE \(restriction) \(order)")
      }
      return "SELECT \(rowid), \(try rank), \(columns) FROM \(source) WHERE \(restriction) \(order)"
    }
    let found: SQL = "SELECT \(rowid), NULL, \(columns) FROM \(source) WHERE \(restriction)"
    if expressions.isEmpty || !options.ranking.isRanked && !readsMarks { return "\(found) \(order)" }
    return outer(top: try merged(rank))
  }

  /// Whether anything is marked, so that there is a ``MarkedRow``.
  var readsMarks: Bool { !expressions.isEmpty && (snippet != nil || !options.highlights.isEmpty) }
  private var readsTexts: Bool { readsMarks || !options.values.isEmpty }

  /// Returns a query for the best rows of several expressions. A row's rank is the sum of its ranks for each of them. For bm25, this equals
  /// the rank for one combined expression.
  private func merged(_ rank: SQL) -> SQL {
    """
    SELECT "search:row", sum("search:rank"), min("search:number") FROM (\
    SELECT "search:expressions"."search:number", \(rowid) AS "search:row", \(rank) AS "search:rank" \
    FROM "search:expressions" CROSS JOIN \(source) \
    WHERE \(table.hidden) MATCH "search:expressions"."search:text" \
    AND +\(rowid) IN (SELECT \(rowid) FROM \(source) WHERE \(restriction)) LIMIT -1) \
    GROUP BY "search:row" \(order)
    """
  }

  /// Returns a query for the results of the rows in `top`, each with the expression whose words are marked in it.
  private func outer(top: SQL) -> SQL {
    let list = expressions.enumerated().map { "(\(literal: $0), \($1))" as SQL }.joined(separator: ", ")
    return """
      WITH "search:expressions"("search:number", "search:text") AS (VALUES \(list)), \
      "search:top"("search:row", "search:rank", "search:number") AS MATERIALIZED (\(top)) \
      SELECT "search:top"."search:row", "search:top"."search:rank", \(columns) \
      FROM "search:top" JOIN "search:expressions" ON "search:expressions"."search:number" = "search:top"."search:number" \
      CROSS JOIN \(source) \
      WHERE \(table.hidden) MATCH "search:expressions"."search:text" \
      AND \(rowid) >= "search:top"."search:row" AND \(rowid) <= "search:top"."search:row" \
      ORDER BY \(options.ranking.order)
      """
  }

  /// The query for the number of rows, regardless of limit and offset.
  var count: SQL { "SELECT count(*) FROM \(source) WHERE \(restriction)" }

  /// The query for a row that is found but missing in the content table.
  var missing: SQL? {
    guard case .external = table.content else { return nil }
    return "SELECT \(rowid) FROM \(source) WHERE \(match.condition(in: table, in: schema)) AND NOT \(isThere) LIMIT 1"
  }

  /// Returns the query for the text of a column of a row.
  func text(of row: Int64, column: String) -> SQL {
    "SELECT CAST(\(self.column(column)) AS TEXT) FROM \(source) WHERE \(rowid) = \(row)"
  }

  // MARK: Parts

  /// The search table for the FROM clause. Its columns are referenced without the database name.
  private var source: SQL { "\(identifier: table.name, in: schema)" }
  @inline(never) private var rowid: SQL { "\(table.sql).rowid" }

  private var rank: SQL { get throws(SQLiteError) { try options.ranking.expression(in: table) } }

  private var order: SQL {
    let order: SQL = "ORDER BY \(options.ranking.order) LIMIT \(options.limit ?? -1)"
    return options.offset == 0 ? order : "\(order) OFFSET \(options.offset)"
  }

  /// The WHERE condition.
  private var restriction: SQL {
    var restriction = match.condition(in: table, in: schema)
    if let newest = options.newest {
      restriction = """
        \(restriction) AND \(rowid) >= coalesce((SELECT \(rowid) FROM \(source) WHERE \(restriction) \
        ORDER BY \(rowid) DESC LIMIT 1 OFFSET \(newest - 1)), \(Int64.min))
        """
    }
    guard let condition = options.condition?.closed else { return restriction }
    guard let content = contentRow else { return "\(restriction) AND (\(condition))" }
    // Rows that are missing in the content table are kept, so that the search throws.
    return "\(restriction) AND coalesce((SELECT (\(condition)) IS TRUE \(content)), 1)"
  }

  /// Whether the content may lack a row that the search table has.
  var mayMissTexts: Bool { contentRow != nil }

  /// The FROM clause that selects the content row of the current row.
  private var contentRow: SQL? {
    guard case .external(let content, let key) = table.content else { return nil }
    return "FROM \(identifier: content, in: schema) WHERE \(identifier: content).\(identifier: key) = \(rowid)"
  }

  private var isThere: SQL { contentRow.map { "EXISTS (SELECT 1 \($0))" } ?? "1" }

  /// The columns from index 2 on.
  private var columns: SQL {
    var columns = [isThere]
    if readsMarks { columns.append(marked) }
    for name in options.highlights {
      columns.append(column(name))
      columns.append(readsMarks && !marksEachRow ? "CASE WHEN \(isLong) THEN NULL ELSE \(places(in: name)) END" : "NULL")
    }
    return (columns + options.values.map { column($0) }).joined(separator: ", ")
  }

  func column(_ name: String) -> SQL { "\(table.sql).\(identifier: name)" }
  func number(of column: String) -> Int { table.columns.firstIndex { $0.name == column } ?? -1 }

  func sqliteSnippet(_ snippet: FullTextOptions.Snippet) -> SQL {
    let ellipsis = SQL(unchecked: snippet.ellipsis.quoted(by: "'"))  // usually constant, so part of the SQL
    let marks: SQL = "\(FullTextMarkers.openSQL), \(FullTextMarkers.closeSQL), \(ellipsis)"
    let column = snippet.column.map { number(of: $0) } ?? -1
    switch table.module {
    case .fts5: return "snippet(\(table.hidden), \(literal: column), \(marks), \(literal: snippet.words))"
    case .fts4: return "snippet(\(table.hidden), \(marks), \(literal: column), \(literal: snippet.words))"
    }
  }

  private func places(in name: String) -> SQL {
    switch table.module {
    case .fts5: "highlight(\(table.hidden), \(literal: number(of: name)), \(FullTextMarkers.openSQL), \(FullTextMarkers.closeSQL))"
    case .fts4: "offsets(\(table.hidden))"
    }
  }
}

extension FullTextMatch {
  /// The expressions by which a row can be ranked and marked; excluded expressions are not among them.
  var expressions: [String] {
    switch self {
    case .nothing, .rows(_, nil): []
    case .expression(let expression): [expression]
    case .all(let expressions), .any(let expressions): expressions
    case .inColumns(_, let match), .except(let match, _), .rows(_, let match?): match.expressions
    }
  }
}
