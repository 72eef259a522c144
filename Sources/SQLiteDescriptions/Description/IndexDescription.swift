public import SQLiteCore
import SQLiteTables

/// An index of a table. <https://sqlite.org/lang_createindex.html>
public struct IndexDescription: Hashable, Sendable {
  /// A column or an expression that an index is sorted by.
  public struct Part: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The column; nil for an expression.
    public let column: String?
    /// The expression; the quoted name for a column.
    public let expression: SQL
    /// How text is compared; nil for the column's own way.
    public let collation: String?
    /// Whether the greatest comes first.
    public let isDescending: Bool

    private init(_ column: String?, _ expression: SQL, _ collation: String?, _ isDescending: Bool) {
      self.column = column
      self.expression = expression
      self.collation = collation
      self.isDescending = isDescending
    }

    /// A column.
    public static func column(_ name: String, collation: String? = nil, isDescending: Bool = false) -> Part {
      Part(name, SQL(identifier: name), collation, isDescending)
    }

    /// A column, smallest first.
    public init(stringLiteral name: String) { self = .column(name) }

    /// An expression of the columns. <https://sqlite.org/expridx.html>
    public static func expression(_ expression: SQL, collation: String? = nil, isDescending: Bool = false) -> Part {
      Part(nil, expression, collation, isDescending)
    }

    var sql: SQL {
      var sql = column == nil ? "(\(expression.withLiterals))" : expression
      if let collation { sql = sql + " COLLATE \(identifier: collation)" }
      return isDescending ? sql + " DESC" : sql
    }
  }

  /// The name; indexes, tables and views of a database share their names.
  public let name: String
  /// The columns and expressions it is sorted by, in this order.
  public let parts: [Part]
  /// Whether no two rows may be equal in it.
  public let isUnique: Bool
  /// Which rows are in it; nil for all. <https://sqlite.org/partialindex.html>
  public let condition: SQL?

  /// An index.
  public init(name: String, on parts: [Part], isUnique: Bool = false, where condition: SQL? = nil) {
    self.name = name
    self.parts = parts
    self.isUnique = isUnique
    self.condition = condition
  }

  func create(on table: String, ifNotExists: Bool, in schema: String?) -> SQL {
    let kind: SQL = isUnique ? "CREATE UNIQUE INDEX" : "CREATE INDEX"
    return "\(kind) \(SQL.created(name, ifNotExists: ifNotExists, in: schema)) ON \(identifier: table) \(content)"
  }

  /// The index without its name and table.
  package var sql: SQL { isUnique ? "UNIQUE \(content)" : content }

  private var content: SQL {
    let sql: SQL = "(\(parts.map(\.sql).joined(separator: ", ")))"
    return condition.map { sql + " WHERE \($0.withLiterals)" } ?? sql
  }
}
