public import SQLiteCore
import SQLiteTables

/// A description of an index. <https://sqlite.org/lang_createindex.html>
public struct IndexDescription: Hashable, Sendable {
  /// A column or an expression by which an index is sorted.
  public struct Part: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The column; nil for an expression.
    public let column: String?
    /// The expression; for a column, its quoted name.
    public let expression: SQL
    /// The collation for comparing text; nil for the column's own.
    public let collation: String?
    /// Whether the largest values come first.
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

    /// An expression that uses the columns. <https://sqlite.org/expridx.html>
    public static func expression(_ expression: SQL, collation: String? = nil, isDescending: Bool = false) -> Part {
      Part(nil, expression, collation, isDescending)
    }

    var sql: SQL {
      var sql = column == nil ? "(\(expression.withLiterals))" : expression
      if let collation { sql = sql + " COLLATE \(identifier: collation)" }
      return isDescending ? sql + " DESC" : sql
    }
  }

  /// The name. Indexes, tables and views of a database share one namespace.
  public let name: String
  /// The columns and expressions by which it is sorted, in order.
  public let parts: [Part]
  /// Whether rows must differ in the indexed values.
  public let isUnique: Bool
  /// The condition for rows in the index; nil for all rows. <https://sqlite.org/partialindex.html>
  public let condition: SQL?

  /// Creates a description of an index.
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

  /// The SQL of the index, without its name and table.
  package var sql: SQL { isUnique ? "UNIQUE \(content)" : content }

  private var content: SQL {
    let sql: SQL = "(\(parts.map(\.sql).joined(separator: ", ")))"
    return condition.map { sql + " WHERE \($0.withLiterals)" } ?? sql
  }
}
