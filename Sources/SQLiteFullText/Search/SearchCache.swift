import SQLiteCore
import SQLiteText

/// Caches the SQL of a connection's most recent searches for single expressions, so that repeated searches do not check options and build
/// SQL again.
final class SearchCache: ConnectionAttachment {
  private struct Entry {
    let kind: Kind
    let sql: SQL
    /// The indices of the bindings that contain the expression.
    let places: [Int]
  }

  /// The inputs that determine the SQL. `spelling` compares names and strings byte by byte, because strings that are equal in Swift can be
  /// different names in SQLite.
  private typealias Kind = (
    table: FullTextTable, options: FullTextOptions, schema: String?, spelling: [UInt8], hasPrefix: Bool, mostBytesOfFewPlaces: Int
  )

  private static let most = 16
  private var entries: [Entry] = []

  func detach() { entries = [] }

  func page(of statement: FullTextStatement) throws -> SQL {
    // The values of a condition vary between searches, and may be private.
    guard case .expression(let expression) = statement.match, statement.options.condition == nil else { return try statement.page() }
    let kind: Kind = (
      statement.table, statement.options, statement.schema, statement.spelling, expression.contains("*"), statement.mostBytesOfFewPlaces
    )
    for known in entries.reversed() where known.kind == kind {
      var sql = known.sql
      for place in known.places { sql.bindings[place] = .text(expression) }
      return sql
    }
    let sql = try statement.page().inOnePiece
    var kept = sql
    let places = sql.bindings.indices.filter { sql.bindings[$0] == .text(expression) }  // all other bindings are numbers
    for place in places { kept.bindings[place] = .null }
    entries.append(Entry(kind: kind, sql: kept, places: places), toAtMost: Self.most)
    return sql
  }
}

extension FullTextStatement {
  /// All names and strings of the table and the options, as bytes.
  fileprivate var spelling: [UInt8] {
    var texts = [table.name, schema ?? "", options.snippet?.ellipsis ?? "", options.snippet?.column ?? ""]
    if case .external(let content, let key) = table.content { texts += [content, key] }
    if case .function(let name, _) = options.ranking { texts.append(name) }
    for column in table.columns { texts.append(column.name) }
    return Array((texts + options.highlights + options.values).joined(separator: "\0").utf8)
  }
}
