package import SQLiteCore

/// A table definition inferred from rows: the columns that the rows name, in order, each of a type that preserves all of its values.
///
/// No row is kept. A column is INTEGER if all of its values are integers, REAL if all are numbers that a double represents exactly, BLOB if
/// one is a blob, and TEXT otherwise. NULL has no influence.
package struct InferredTable {
  private struct Column {
    let name: String
    /// The types that preserve all values so far; nil while all of them are NULL.
    var types: Types?

    var type: SQL {
      guard let types else { return "TEXT" }
      return types.contains(.integer) ? "INTEGER" : types.contains(.real) ? "REAL" : types.contains(.text) ? "TEXT" : "BLOB"
    }
  }

  private struct Types: OptionSet {
    let rawValue: UInt8
    static let integer = Types(rawValue: 1)
    static let real = Types(rawValue: 2)
    static let text = Types(rawValue: 4)
  }

  private var columns: [Column] = []
  private var places: [SchemaName: Int] = [:]

  package init() {}

  /// The names of the columns, spelled as in the first row that has them.
  package var columnNames: [String] { columns.map(\.name) }

  /// Adds the columns of a row, and narrows their types to those that preserve its values.
  ///
  /// - Parameter readsNumbers: Whether a text may represent a number, as in comma-separated values. It does if the number converts back to
  ///   the same text, apart from trailing zeros of decimals: `007`, `+5` and `1e3` are texts.
  /// - Throws: ``SQLiteError`` with SQLITE_TOOBIG for more columns than any table can have.
  package mutating func add(_ names: [String], _ values: [SQLiteValue], readsNumbers: Bool) throws(SQLiteError) {
    for (index, (name, value)) in zip(names, values).enumerated() {
      let place = columns.indices.contains(index) && columns[index].name.isSameBytes(as: name) ? index : try place(of: name)
      guard let types = Self.types(keeping: value, readsNumbers) else { continue }
      columns[place].types = columns[place].types?.intersection(types) ?? types
    }
  }

  private mutating func place(of name: String) throws(SQLiteError) -> Int {
    let key = SchemaName(name)
    if let place = places[key] { return place }
    if columns.count == TableInfo.mostColumns { throw .refused(.toobig, "the rows have more than \(TableInfo.mostColumns) columns") }
    places[key] = columns.count
    columns.append(Column(name: name))
    return columns.count - 1
  }

  /// Returns the SQL between the parentheses of CREATE TABLE.
  ///
  /// - Parameter primaryKey: The columns of the primary key, which become NOT NULL; empty for a table without one.
  package func definition(primaryKey: [String]) -> SQL {
    var parts = columns.map { column in
      "\(identifier: column.name) \(column.type)\(primaryKey.containsName(column.name) ? " NOT NULL" as SQL : "")" as SQL
    }
    if !primaryKey.isEmpty { parts.append("PRIMARY KEY (\(SQL.names(primaryKey)))") }
    return parts.joined(separator: ", ")
  }
}

extension InferredTable {
  /// Returns the types that preserve a value; nil for NULL, which every type preserves.
  private static func types(keeping value: SQLiteValue, _ readsNumbers: Bool) -> Types? {
    switch value {
    case .null: nil
    case .integer(let number): Double(exactly: number) == nil ? [.integer, .text] : [.integer, .real, .text]
    case .real: [.real, .text]
    case .text(let text): readsNumbers ? types(keeping: text) : .text
    case .blob: []
    }
  }

  private static func types(keeping text: String) -> Types {
    if let number = Int64(text), "\(number)" == text { return types(keeping: .integer(number), true) ?? .text }
    return isReal(text) ? [.real, .text] : .text
  }

  /// Whether a text is the shortest form of a double, or a decimal number such as `-2.50` whose digits are few enough to be exact in a
  /// double.
  private static func isReal(_ text: String) -> Bool {
    guard let number = Double(text), number.isFinite else { return false }
    if number.description == text { return true }
    let parts = text.utf8.drop { $0 == UInt8(ascii: "-") }.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].first, parts.joined().allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    let isPlain = parts[0].count == 1 || first != UInt8(ascii: "0")
    return isPlain && !parts[1].isEmpty && parts.joined().drop { $0 == UInt8(ascii: "0") }.count <= 15
  }
}
