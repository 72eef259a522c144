/// How rows are asked for, so that a node can tell them as they are.
///
/// A node says of a column that is declared BOOLEAN, DATE, DATETIME or TIMESTAMP what its declaration says, not what is in it: NULL in a BOOLEAN comes
/// as 0, and a text in one ends the node. Where a column is an expression it has no declaration. A text ends at its first NUL: one more column tells of
/// those with one, which then are refused rather than cut.
struct RowQuery {
  /// The statement to run: the columns of the given one as expressions, and last the one that tells of NULs.
  let sql: String

  /// How many columns a node is asked for. With 490 or more it writes beyond its memory and ends; nobody knows what 400 do to it.
  static let mostColumns = 255

  /// - Parameters:
  ///   - select: A SELECT or VALUES with its parameters.
  ///   - count: How many columns it has.
  init(_ select: [UInt8], columns count: Int) {
    let columns = (1...count).map { "\"c\($0)\"" }
    let text = String(decoding: select, as: UTF8.self)
    sql = """
      WITH "rows of dqlite"(\(columns.joined(separator: ","))) AS (
      \(text)
      ) SELECT \(columns.map { "+\($0) AS c" }.joined(separator: ",")),\(Self.hasNul(columns[...])) AS c FROM "rows of dqlite"
      """
  }

  /// Whether one of the columns is a text with a NUL. Halved, because SQLite has no expressions deeper than 1,000.
  private static func hasNul(_ columns: ArraySlice<String>) -> String {
    if columns.count == 1, let column = columns.first { return "(typeof(\(column))='text'AND instr(\(column),char(0)))" }
    let middle = columns.startIndex + columns.count / 2
    return "(\(hasNul(columns[..<middle]))OR\(hasNul(columns[middle...])))"
  }

  /// What tells the names of the columns without a row, the best first.
  ///
  /// As part of another SELECT, columns of one name are numbered, and `rowid` keeps its name: so the statement itself is limited to no row where it can be.
  static func naming(_ select: StatementText) -> [String] {
    let text = String(decoding: select.sql, as: UTF8.self)
    let within = "SELECT * FROM (\n\(text)\n) LIMIT 0"
    let words = select.outerWords.map(\.word)
    return words.contains("LIMIT") || words.first == "VALUES" ? [within] : ["\(text)\nLIMIT 0", within]
  }

  /// Names as they are, of a SELECT within another: SQLite numbers those that are there twice.
  static func unnumbered(_ names: [String]) -> [String] {
    var found: [String] = []
    for name in names {
      guard let colon = name.lastIndex(of: ":"), Int(name[name.index(after: colon)...]) != nil, found.contains(String(name[..<colon]))
      else {
        found.append(name)
        continue
      }
      found.append(String(name[..<colon]))
    }
    return found
  }
}
