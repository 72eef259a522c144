import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit

/// The module that a test of searching runs on.
enum SearchedModule: CaseIterable {
  case fts5, fts4

  var module: FullTextTable.Module { self == .fts5 ? .fts5 : .fts4 }

  func table(
    _ columns: [FullTextTable.Column] = ["title", "body"], content: FullTextTable.Content = .own, prefixes: [Int] = []
  ) -> FullTextTable {
    FullTextTable("wine search", columns: columns, module: module, prefixes: prefixes, content: content)
  }

  /// The same table in SQL.
  private func definition(of table: FullTextTable) -> SQL {
    var parts = table.columns.map { SQL(identifier: $0.name) + (!$0.isIndexed && self == .fts5 ? " UNINDEXED" : "") }
    parts.append(self == .fts5 ? "tokenize='unicode61 remove_diacritics 2'" : "tokenize=unicode61 \"remove_diacritics=2\"")
    if !table.prefixes.isEmpty {
      let list = table.prefixes.map(String.init).joined(separator: self == .fts5 ? " " : ",")
      parts.append(SQL(unchecked: "prefix='\(list)'"))
    }
    switch table.content {
    case .own: break
    case .none: parts.append("content=''")
    case .external(let content, let rowid):
      parts.append(SQL(unchecked: "content=\"\(content)\""))
      if self == .fts5 { parts.append(SQL(unchecked: "content_rowid=\"\(rowid)\"")) }
    }
    let module: SQL = self == .fts5 ? "fts5" : "fts4"
    return "CREATE VIRTUAL TABLE \(identifier: table.name) USING \(module)(\(parts.joined(separator: ", ")))"
  }

  /// A database with a search table of two columns, and so many rows in it, numbered from 1.
  func opened(
    _ rows: [[String?]], in table: FullTextTable? = nil, on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) throws -> Connection {
    let connection = try Connection(.memory, on: wrapper).inTestEncoding()
    try fill(connection, rows, table ?? self.table())
    return connection
  }

  func fill(_ connection: Connection, _ rows: [[String?]], _ table: FullTextTable) throws {
    let columns = table.columns.map { SQL(identifier: $0.name) }.joined(separator: ", ")
    if case .external(let content, let rowid) = table.content {
      try connection.execute("CREATE TABLE \(identifier: content) (\(identifier: rowid) INTEGER PRIMARY KEY, \(columns))")
    }
    try connection.execute(definition(of: table))
    for (number, row) in rows.enumerated() {
      let values = row.map { "\($0)" as SQL }.joined(separator: ", ")
      if case .external(let content, let rowid) = table.content {
        try connection.execute("INSERT INTO \(identifier: content) (\(identifier: rowid), \(columns)) VALUES (\(number + 1), \(values))")
      }
      try connection.execute("INSERT INTO \(identifier: table.name) (rowid, \(columns)) VALUES (\(number + 1), \(values))")
    }
  }

  static let wines: [[String?]] = [
    ["Red wine", "An old red wine from Žatec"], ["White wine", "Young, with apples"], ["Beer", "Red beer is a thing, wine it is not"],
    ["Cider", "Apples and nothing else"], ["Wine list", "red red red"],
  ]
}
