import SQLiteCore

/// A column of a table to be made: a ``ColumnDescription`` or a ``TypedColumn``.
public protocol DescribesColumn: Sendable {
  /// The description.
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
  /// Its properties and rules besides the type.
  public let constraints: [ColumnConstraint]

  /// A column.
  public init(name: String, type: ColumnType, nullable: Bool = true, _ constraints: ColumnConstraint...) {
    self.init(name: name, type: type, nullable: nullable, constraints: constraints)
  }

  /// A column with constraints in an array.
  public init(name: String, type: ColumnType, nullable: Bool = true, constraints: [ColumnConstraint]) {
    self.name = name
    self.type = type
    isNullable = nullable
    self.constraints = constraints
  }

  /// Itself.
  public var columnDescription: ColumnDescription { self }

  /// Whether it is declared the primary key.
  public var isPrimaryKey: Bool {
    isDescendingKey || constraints.contains { if case .primaryKey = $0.kind { true } else { false } }
  }

  /// Whether it is declared a primary key that is not the rowid, even of an INTEGER. <https://sqlite.org/lang_createtable.html#rowid>
  var isDescendingKey: Bool { constraints.contains { if case .descendingKey = $0.kind { true } else { false } } }

  /// Whether it is computed and never written.
  public var isGenerated: Bool {
    constraints.contains { if case .generated = $0.kind { true } else { false } }
  }

  /// Whether it has a default of its own; without one it is NULL.
  public var hasDefault: Bool {
    constraints.contains {
      switch $0.kind {
      case .defaultValue, .defaultExpression, .defaultWord: true
      default: false
      }
    }
  }

  /// Whether a row cannot be inserted without it, unless it is the rowid.
  var mustBeGiven: Bool { !isNullable && !hasDefault && !isGenerated }

  var isAutoincrement: Bool { constraints.contains(.primaryKey(autoincrement: true)) }

  /// Its text in CREATE TABLE.
  func sql(isRowid: Bool) -> SQL {
    var pieces = [SQL(identifier: name)]
    if !type.name.isEmpty { pieces.append(type.sql) }
    let saysNotNull = constraints.contains { if case .notNull = $0.kind { true } else { false } }
    if !isNullable && !isRowid && !saysNotNull { pieces.append("NOT NULL") }
    return (pieces + constraints.map(\.sql)).joined(separator: " ")
  }
}
