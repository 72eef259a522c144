import SQLiteCore

/// A column of a virtual table, or a parameter of a table-valued function.
///
/// A string literal creates a column without a type. <https://sqlite.org/vtab.html#hidden_columns_in_virtual_tables>
public struct VirtualTableColumn: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The conversion that SQLite applies to values that are compared with the column. The values of the column itself are not converted.
  /// <https://sqlite.org/datatype3.html#type_affinity>
  public enum Affinity: String, Hashable, Sendable {
    /// No conversion.
    case none = ""
    /// Values become text.
    case text = "TEXT"
    /// Values that look like numbers become numbers.
    case numeric = "NUMERIC"
    /// Values that look like integers become integers.
    case integer = "INTEGER"
    /// Values that look like numbers become doubles.
    case real = "REAL"
  }

  enum Role: Hashable { case column, hidden, requiredParameter, optionalParameter }

  /// The name.
  public let name: String
  /// The conversion of values compared with the column.
  public let affinity: Affinity
  /// The collation for comparing and sorting the column; nil for BINARY.
  public let collation: String?
  let role: Role

  private init(_ name: String, _ affinity: Affinity, _ collation: String?, _ role: Role) {
    self.name = name
    self.affinity = affinity
    self.collation = collation
    self.role = role
  }

  /// Creates a column without a type.
  public init(stringLiteral name: String) { self.init(name, .none, nil, .column) }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - name: Any string without a NUL.
  ///   - affinity: The conversion of values compared with the column.
  ///   - collation: The collation for comparing and sorting the column; nil for BINARY.
  ///   - isHidden: Whether `SELECT *` omits it.
  public static func column(
    _ name: String, _ affinity: Affinity = .none, collation: String? = nil, isHidden: Bool = false
  ) -> VirtualTableColumn {
    VirtualTableColumn(name, affinity, collation, isHidden ? .hidden : .column)
  }

  /// Creates a parameter. Its value is given in parentheses after the name of the table, in the order of the parameters, or by
  /// `WHERE name = value`.
  ///
  /// A statement that lacks a required parameter fails with an error that names it. As a column, the parameter has the given value in each
  /// row.
  public static func parameter(_ name: String, isRequired: Bool = true) -> VirtualTableColumn {
    VirtualTableColumn(name, .none, nil, isRequired ? .requiredParameter : .optionalParameter)
  }

  var isParameter: Bool { role == .requiredParameter || role == .optionalParameter }

  /// The declaration of the column in CREATE TABLE.
  var declaration: String {
    var words = [name.quoted(by: "\"")]
    if affinity != .none { words.append(affinity.rawValue) }
    if role != .column { words.append("HIDDEN") }
    if let collation { words += ["COLLATE", collation.quoted(by: "\"")] }
    return words.joined(separator: " ")
  }
}

extension [VirtualTableColumn] {
  /// The reason why these columns are invalid for a table; nil if they are valid.
  var refusal: String? {
    if !contains(where: { !$0.isParameter }) { return "it has no column" }
    for (index, column) in enumerated() {
      if column.name.isEmpty { return "column \(index) has no name" }
      if column.name.utf8.contains(0) || column.collation?.utf8.contains(0) == true { return "column \(index) has a name with a NUL" }
      if self[..<index].contains(where: { $0.name.isName(column.name) }) { return "two columns are named \(column.name)" }
    }
    return nil
  }
}
