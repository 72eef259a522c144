import SQLiteCore

/// A type that describes a column of a table to be created: ``ColumnDescription`` or ``TypedColumn``.
public protocol DescribesColumn: Sendable {
  /// The description of the column.
  var columnDescription: ColumnDescription { get }
}

/// A column of a table: its name, type and constraints.
///
/// ```swift
/// let name = ColumnDescription(name: "name", type: .char(size: 255), nullable: false)
/// ```
/// <https://sqlite.org/lang_createtable.html>
public struct ColumnDescription: Hashable, Sendable, DescribesColumn {
  /// The name; any text without a NUL.
  public let name: String
  /// The declared type.
  public let type: ColumnType
  /// Whether NULL may be stored.
  public let isNullable: Bool
  /// The properties and constraints besides the type.
  public let constraints: [ColumnConstraint]

  /// Creates a description of a column.
  public init(name: String, type: ColumnType, nullable: Bool = true, _ constraints: ColumnConstraint...) {
    self.init(name: name, type: type, nullable: nullable, constraints: constraints)
  }

  /// Creates a description of a column, with constraints in an array.
  public init(name: String, type: ColumnType, nullable: Bool = true, constraints: [ColumnConstraint]) {
    self.name = name
    self.type = type
    isNullable = nullable
    self.constraints = constraints
  }

  /// The description itself.
  public var columnDescription: ColumnDescription { self }

  /// Whether the column is declared as the primary key.
  public var isPrimaryKey: Bool {
    isDescendingKey || constraints.contains { if case .primaryKey = $0.kind { true } else { false } }
  }

  /// Whether the column is declared as a primary key that is not the rowid, even if it is INTEGER.
  /// <https://sqlite.org/lang_createtable.html#rowid>
  var isDescendingKey: Bool { constraints.contains { if case .descendingKey = $0.kind { true } else { false } } }

  /// Whether the column is computed and never written.
  public var isGenerated: Bool {
    constraints.contains { if case .generated = $0.kind { true } else { false } }
  }

  /// Whether the column has a default. Without a default, it is NULL.
  public var hasDefault: Bool {
    constraints.contains {
      switch $0.kind {
      case .defaultValue, .defaultExpression, .defaultWord: true
      default: false
      }
    }
  }

  /// Whether a row cannot be inserted without a value for the column, unless the column is the rowid.
  var mustBeGiven: Bool { !isNullable && !hasDefault && !isGenerated }

  var isAutoincrement: Bool { constraints.contains(.primaryKey(autoincrement: true)) }

  /// The SQL in CREATE TABLE.
  func sql(isRowid: Bool) -> SQL {
    var pieces = [SQL(identifier: name)]
    if !type.name.isEmpty { pieces.append(type.sql) }
    let hasNotNull = constraints.contains { if case .notNull = $0.kind { true } else { false } }
    if !isNullable && !isRowid && !hasNotNull { pieces.append("NOT NULL") }
    return (pieces + constraints.map(\.sql)).joined(separator: " ")
  }
}
