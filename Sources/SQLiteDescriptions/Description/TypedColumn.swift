public import SQLiteCore

/// A column with the Swift type of its values, so that a misspelled column or a value of the wrong type does not compile.
///
/// ```swift
/// enum Contact {
///   static let id = TypedColumn<Int64>("id", .integer, .primaryKey)
///   static let name = TypedColumn<String>("name", .text)
///   static let note = TypedColumn<String?>("note", .text)
///   static let table = TableDescription(name: "contact", columns: [id, name, note])
/// }
/// ```
/// NULL may be stored if `Value` can read it, that is, if it is an optional type.
public struct TypedColumn<Value: SQLiteBindable & SQLiteExtractable>: Sendable, DescribesColumn {
  /// The description of the column.
  public let columnDescription: ColumnDescription

  /// Creates a column.
  public init(_ name: String, _ type: ColumnType, _ constraints: ColumnConstraint...) {
    columnDescription = ColumnDescription(
      name: name, type: type, nullable: Value.extract(from: SQLiteValue.null) != nil, constraints: constraints)
  }

  /// The name.
  @inlinable public var name: String { columnDescription.name }
}

infix operator <- : AssignmentPrecedence

/// A column and the value to assign to it: `Contact.name <- "Alice"`.
public struct ColumnAssignment {
  /// The name of the column.
  public let column: String
  @usableFromInline package let held: HeldValue

  @inlinable init(_ column: String, _ held: HeldValue) {
    self.column = column
    self.held = held
  }
}

/// Pairs the column with a value of its type.
@_alwaysEmitIntoClient public func <- <Value>(column: TypedColumn<Value>, value: Value) -> ColumnAssignment {
  ColumnAssignment(column.name, HeldValue(value))
}

extension Row {
  /// Reads a column by its description. The errors are the same as when reading by name.
  @inlinable public subscript<Value>(_ column: TypedColumn<Value>) -> Value {
    get throws { try self[column.name, as: Value.self] }
  }
}

extension OwnedRow {
  /// Reads a column by its description. The errors are the same as when reading by name.
  @inlinable public subscript<Value>(_ column: TypedColumn<Value>) -> Value {
    get throws { try self[column.name, as: Value.self] }
  }
}
