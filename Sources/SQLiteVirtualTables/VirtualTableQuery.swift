public import SQLiteCalls
@_exported public import struct SQLiteCalls.IndexConstraint
public import SQLiteCore

/// SQLite's requirements for a scan of a virtual table while it plans a query. Valid only during the call to
/// ``VirtualTable/bestIndex(_:)``.
///
/// <https://sqlite.org/vtab.html#the_xbestindex_method>
@safe public struct VirtualTableQuery: ~Escapable {
  /// A term of WHERE or ON: a column, an operator, and a value that may be available when the scan begins.
  public struct Constraint: Hashable, Sendable {
    /// The index of the constraint in the query, counted from 0.
    public let index: Int
    /// The column, counted from 0; nil for the rowid, and for LIMIT and OFFSET.
    public let column: Int?
    /// The operator, such as `.eq`, `.ge`, `.limit`.
    public let `operator`: IndexConstraint
    /// Whether the value would be available. In a join it may depend on a table that is read in a more deeply nested loop.
    public let isUsable: Bool
  }

  /// A term of ORDER BY.
  public struct OrderTerm: Hashable, Sendable {
    /// The column, counted from 0; nil for the rowid.
    public let column: Int?
    /// Whether the largest values come first.
    public let isDescending: Bool
  }

  /// The kind of order that ``orderBy`` requires. <https://sqlite.org/c3ref/vtab_distinct.html>
  public enum Need: Int32, Hashable, Sendable {
    /// The rows must be in that order.
    case ordered
    /// Rows with the same values in these columns must be adjacent.
    case grouped
    /// One row per combination of values in these columns suffices; the order does not matter.
    case distinct
    /// The rows must be in that order, and one row per combination of values in the used columns suffices.
    case distinctAndOrdered
  }

  /// The terms of WHERE and ON whose values SQLite can pass.
  public let constraints: [Constraint]
  /// The terms of ORDER BY, GROUP BY or DISTINCT; empty when rows may come in any order.
  public let orderBy: [OrderTerm]
  let information: IndexInformation
  private let wrapper: any Sqlite3WrapperProtocol

  @_lifetime(immortal)  // it cannot escape the call, during which its parts are valid
  init(_ information: IndexInformation, on wrapper: any Sqlite3WrapperProtocol) {
    self.information = information
    self.wrapper = wrapper
    constraints = (0..<information.constraintCount).map { index in
      let found = information.constraint(index)
      let hasColumn = found.column >= 0 && found.operator != .limit && found.operator != .offset
      return Constraint(
        index: index, column: hasColumn ? Int(found.column) : nil, operator: found.operator, isUsable: found.isUsable)
    }
    orderBy = (0..<information.orderCount).map { index in
      let found = information.order(index)
      return OrderTerm(column: found.column < 0 ? nil : Int(found.column), isDescending: found.isDescending)
    }
  }

  /// Whether the statement uses a column. SQLite treats the columns from the 64th on as one.
  public func uses(column: Int) -> Bool { information.columnsUsed >> UInt64(min(max(column, 0), 63)) & 1 == 1 }

  /// The kind of order that the query requires.
  public var need: Need { unsafe Need(rawValue: wrapper.sqlite3_vtab_distinct(information.structure)) ?? .ordered }

  /// Returns the name of the collation with which a constraint compares text. <https://sqlite.org/c3ref/vtab_collation.html>
  public func collation(of constraint: Constraint) -> String {
    guard isKnown(constraint), let name = unsafe wrapper.sqlite3_vtab_collation(information.structure, Int32(constraint.index)) else {
      return "BINARY"
    }
    return unsafe String(cString: name)
  }

  /// Returns the value of a constraint if it is already available, which is usually so for a literal; otherwise nil. Bound values are not
  /// available, because they can change.
  ///
  /// The C function is `sqlite3_vtab_rhs_value`: <https://sqlite.org/c3ref/vtab_rhs_value.html>
  public func value(of constraint: Constraint) -> SQLiteValue? {
    var value: OpaquePointer?
    guard isKnown(constraint), unsafe wrapper.sqlite3_vtab_rhs_value(information.structure, Int32(constraint.index), &value) == 0,
      let value = unsafe value
    else { return nil }
    return SQLiteValue.extract(from: unsafe StoredValue(wrapper, value))
  }

  /// Whether an `.eq` constraint is an IN whose values can all be passed at once: see ``VirtualTablePlan/passList(_:isGuaranteed:)``.
  /// Otherwise SQLite begins a scan for each of them. <https://sqlite.org/c3ref/vtab_in.html>
  public func isList(_ constraint: Constraint) -> Bool { isKnown(constraint) && handleList(constraint.index, -1) }

  /// Requests all values of an IN at once; returns false if that is not possible.
  func takeList(_ index: Int) -> Bool { handleList(index, 1) }

  /// - Parameter handling: 1 to get all values of an IN at once, -1 to check that this is possible.
  private func handleList(_ index: Int, _ handling: Int32) -> Bool {
    unsafe wrapper.sqlite3_vtab_in(information.structure, Int32(index), handling) != 0
  }

  private func isKnown(_ constraint: Constraint) -> Bool { constraints.indices.contains(constraint.index) }
}
