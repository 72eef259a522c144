import SQLiteCalls

/// A copied row, which outlives the statement that it was read from.
public struct OwnedRow: Sendable {
  /// The values, in column order.
  public let values: [SQLiteValue]
  /// The number of the row in the result, counted from 1. Equality ignores it.
  public let number: Int
  /// The columns and the SQL that all rows of the result share.
  private let shape: RowShape

  init(_ shape: RowShape, values: [SQLiteValue], number: Int) {
    self.shape = shape
    self.number = number
    self.values = values
  }

  /// The names of the columns, in order; a name may occur more than once.
  public var columns: [String] { shape.columns }

  /// A column by its number, counted from 0.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH when the value does not fit the type exactly, SQLITE_RANGE when there is no such
  ///   column.
  @_alwaysEmitIntoClient public subscript<Value: SQLiteExtractable>(_ index: Int, as type: Value.Type = Value.self) -> Value {
    get throws {
      guard UInt(bitPattern: index) < UInt(bitPattern: values.count), let read = Value.extract(from: values[index]) else {
        throw failure(index, type)
      }
      return read
    }
  }

  /// A column by its name, exactly as the result spells it.
  ///
  /// - Throws: The same ``SQLiteError`` as the subscript by number; SQLITE_RANGE also if several columns have that name.
  @_alwaysEmitIntoClient public subscript<Value: SQLiteExtractable>(_ name: String, as type: Value.Type = Value.self) -> Value {
    get throws { try self[index(of: name), as: type] }
  }

  @usableFromInline func index(of name: String) throws -> Int {
    guard let index = shape.index(of: name) else { throw SQLiteError.noColumn(name, among: columns, sql: shape.sql) }
    return index
  }

  /// Returns the error for a column that does not exist or does not fit the type.
  @usableFromInline func failure(_ index: Int, _ type: any SQLiteExtractable.Type) -> SQLiteError {
    guard values.indices.contains(index) else {
      return .refused(.range, "there is no column \(index): the row has \(values.count), counted from 0", sql: shape.sql)
    }
    return values[index].mismatch(type, "row \(number), column \(index) (\(columns[index])) holds", sql: shape.sql)
  }

  /// A column by its number, as SQLite stores it; this subscript is chosen if no type is given.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when there is no such column.
  @_disfavoredOverload public subscript(_ index: Int) -> SQLiteValue {
    get throws { try self[index, as: SQLiteValue.self] }
  }

  /// A column by its name, as SQLite stores it; this subscript is chosen if no type is given.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when there is no such column, or more than one.
  @_disfavoredOverload public subscript(_ name: String) -> SQLiteValue {
    get throws { try self[name, as: SQLiteValue.self] }
  }
}

extension OwnedRow: CustomStringConvertible {
  /// The columns with their values as SQL writes them: `(id: 1, name: 'Ada', note: NULL)`.
  public var description: String { values.described(by: columns) }
}

extension OwnedRow: Hashable {
  /// Whether both have the same columns and values.
  public static func == (first: OwnedRow, second: OwnedRow) -> Bool {
    first.values == second.values && (first.shape === second.shape || first.columns == second.columns)
  }

  /// Hashes the columns and values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(columns)
  }
}
