/// The statement that asks a node for rows in such a way that it can send them as they are.
///
/// For a column that is declared BOOLEAN, DATE, DATETIME or TIMESTAMP, a node sends the declared type, not that of the value: NULL in a BOOLEAN comes
/// as 0, and a text in one ends the node. A column that is an expression has no declaration. A text ends at its first NUL: one more column says whether
/// a row has such a text, and then the row is refused rather than its text cut.
struct RowQuery {
  /// The statement to run: the columns of the given one as expressions, and last the one that says whether there is a NUL.
  let sql: String

  /// How many columns a node is asked for. With 490 or more it writes beyond its memory and ends; the effect of 400 is not known.
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

  /// The statements that give the names of the columns without a row, the best first.
  ///
  /// Within another SELECT, columns of one name are numbered, and `rowid` keeps its name: so the statement itself is limited to no row where it can be.
  static func naming(_ select: StatementText) -> [String] {
    let text = String(decoding: select.sql, as: UTF8.self)
    let within = "SELECT * FROM (\n\(text)\n) LIMIT 0"
    let words = select.outerWords.map(\.word)
    return words.contains("LIMIT") || words.first == "VALUES" ? [within] : ["\(text)\nLIMIT 0", within]
  }

  /// The names of a SELECT within another, as they are written: SQLite numbers those that are there twice.
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
