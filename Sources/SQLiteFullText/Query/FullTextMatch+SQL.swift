public import SQLiteCore
public import SQLiteText

extension FullTextMatch {
  /// Returns the WHERE condition for the search table, which must not have an alias in the query.
  ///
  /// ```swift
  /// let sql: SQL = "SELECT rowid FROM post_search WHERE \(match.condition(in: table))"
  /// ```
  /// If ``isRankable`` is true, the condition has a MATCH on the table itself, so that rank, snippet, highlight and matchinfo work.
  /// - Parameter schema: The schema that qualifies the table in the query; nil if the query names none.
  public func condition(in table: FullTextTable, in schema: String? = nil) -> SQL { wholeCondition(in: table, schema, columns: nil) }

  /// Whether the condition has a MATCH that every found row satisfies, which functions that rank rows and highlight words require.
  public var isRankable: Bool {
    switch self {
    case .expression, .all: true
    case .nothing, .any, .rows(_, nil): false
    case .inColumns(_, let match), .except(let match, _), .rows(_, let match?): match.isRankable
    }
  }

  /// The complete condition of a SELECT.
  private func wholeCondition(in table: FullTextTable, _ schema: String?, columns: [String]?) -> SQL {
    guard table.module == .fts4, case .none = table.content, !isRankable, let wider = widerExpression else {
      return condition(in: table, schema, columns: columns)
    }
    return "\(table.sql) MATCH \(wider) AND \(condition(in: table, schema, columns: columns, hasMatch: true))"
  }

  /// An expression that finds at least the same rows, by the first characters of the words. Without a MATCH, FTS4 returns no rows from a
  /// contentless table.
  private var widerExpression: String? {
    switch self {
    case .any(let expressions):
      var characters: Set<Unicode.Scalar> = []
      for expression in expressions {
        var isInside = false
        for (scalar, next) in zip(expression.unicodeScalars, expression.unicodeScalars.dropFirst()) where scalar == "\"" {
          isInside.toggle()
          if isInside { characters.insert(next) }
        }
      }
      return characters.ordered().map { "\"\($0)*\"" }.joined(separator: " OR ")
    case .inColumns(_, let match), .except(let match, _): return match.widerExpression
    case .nothing, .expression, .all, .rows: return nil
    }
  }

  /// - Parameter hasMatch: Whether the query already has a MATCH on the table, so that this condition only filters rows and does not look
  ///   them up.
  private func condition(in table: FullTextTable, _ schema: String?, columns: [String]?, hasMatch: Bool = false) -> SQL {
    let name = table.sql
    let source: SQL = "\(identifier: table.name, in: schema)"
    switch self {
    case .nothing: return "0"
    case .expression(let expression):
      guard let columns else { return "\(name) MATCH \(expression)" }
      if columns.count == 1 { return "\(identifier: columns[0]) MATCH \(expression)" }
      return "\(name) MATCH \(expression) AND +\(name).rowid IN (\(Self.rows([expression], needed: 1, in: source, of: name, columns)))"
    case .all(let expressions):
      guard let first = expressions.first else { return "1" }
      // The rows of the first expression are looked up among the rows of the others. The plus keeps SQLite from running the first
      // expression again for each row.
      let rest = columns == nil ? Array(expressions.dropFirst()) : expressions
      guard !rest.isEmpty else { return "\(name) MATCH \(first)" }
      return "\(name) MATCH \(first) AND +\(name).rowid IN (\(Self.rows(rest, needed: rest.count, in: source, of: name, columns)))"
    case .any(let expressions):
      let sign: SQL = hasMatch ? "+" : ""
      return expressions.isEmpty ? "0" : "\(sign)\(name).rowid IN (\(Self.rows(expressions, needed: 1, in: source, of: name, columns)))"
    case .inColumns(let columns, let match): return match.condition(in: table, schema, columns: columns, hasMatch: hasMatch)
    case .except(let match, let excluded):
      let rows: SQL = "SELECT rowid FROM \(source) WHERE \(excluded.wholeCondition(in: table, schema, columns: columns))"
      return "\(match.condition(in: table, schema, columns: columns, hasMatch: hasMatch)) AND +\(name).rowid NOT IN (\(rows))"
    case .rows(let rows, let match):
      let listed: SQL = "\(name).rowid IN (SELECT value FROM json_each(\(JSONList.text(rows))))"
      return if let match { "\(match.condition(in: table, schema, columns: columns)) AND +\(listed)" } else { listed }
    }
  }

  /// Returns a SELECT of the rows that match at least `needed` of the expressions, which is one or all.
  private static func rows(_ expressions: [String], needed: Int, in source: SQL, of table: SQL, _ columns: [String]?) -> SQL {
    let list = JSONList.text(expressions)
    let found = (columns.map { $0.map { SQL(identifier: $0) } } ?? [table]).map { column -> SQL in
      // The list comes first, so SQLite iterates over it once and queries the table once per expression.
      """
      SELECT part.key AS number, found.rowid AS id FROM json_each(\(list)) AS part CROSS JOIN \(source) AS found \
      WHERE found.\(column) MATCH part.value
      """
    }.joined(separator: " UNION ")
    return needed == 1 ? "SELECT id FROM (\(found))" : "SELECT id FROM (\(found)) GROUP BY id HAVING count(*) = \(needed)"
  }
}

/// JSON lists for `json_each`: one bound value, however long the list is. <https://sqlite.org/json1.html#jeach>
private enum JSONList {
  static func text(_ numbers: [Int64]) -> String { "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]" }

  static func text(_ strings: [String]) -> String {
    var json: [UInt8] = [UInt8(ascii: "[")]
    for string in strings {
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      json.append(jsonString: string)
    }
    return String(decoding: json + [UInt8(ascii: "]")], as: UTF8.self)
  }
}
