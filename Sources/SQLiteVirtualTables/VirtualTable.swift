public import SQLiteCore

/// A read-only table whose rows are created by Swift code as SQL reads them.
///
/// ```swift
/// struct Powers: VirtualTable {
///   let columns: [VirtualTableColumn] = ["value", .parameter("base"), .parameter("count", isRequired: false)]
///   func open() -> Cursor { Cursor() }
///
///   struct Cursor: VirtualTableCursor {
///     private var (base, value, row, count): (Int, Int, Int64, Int64) = (1, 1, 1, 0)
///     mutating func filter(_ plan: FullScan, _ arguments: VirtualTableArguments) throws {
///       (base, value, row) = (try arguments.parameter(0), 1, 1)
///       count = try arguments.parameter(1, as: Int64?.self) ?? 10
///     }
///     mutating func next() { (value, row) = (value &* base, row + 1) }
///     var isAtEnd: Bool { row > count }
///     func column(_ index: Int) -> any SQLiteBindable { value }
///     var rowid: Int64 { row }
///   }
/// }
/// try connection.addVirtualTable("powers", Powers())     // SELECT value FROM powers(2, 8)
/// ```
/// The table exists under the name of its module, without CREATE (an eponymous virtual table). Columns that are parameters are hidden, and
/// turn the table into a table-valued function. All statements of a connection share one table, but have their own cursors.
/// <https://sqlite.org/vtab.html>
public protocol VirtualTable {
  /// A way to find rows, which ``bestIndex(_:)`` returns and the cursor receives. A plan type should have few values, because search values
  /// are passed as arguments.
  associatedtype Plan: Hashable = FullScan
  /// A cursor that reads the rows.
  associatedtype Cursor: VirtualTableCursor where Cursor.Plan == Plan

  /// The columns, at least one. The property is read once, when the table is added.
  var columns: [VirtualTableColumn] { get }

  /// Called when the first statement uses the table. The default does nothing. SQL on the connection is refused during the call.
  ///
  /// - Throws: Any error. The compilation of the statement then fails; the next statement tries again.
  func connect() throws

  /// Returns a plan for finding the rows of a query, with its cost. SQLite calls this several times for a statement, and uses the cheapest
  /// plan. SQL on the connection is refused during the call.
  ///
  /// The default scans all rows. Parameters need no handling: they are passed automatically.
  /// - Returns: The plan; nil if the rows cannot be found with the usable constraints of the query. If SQLite gets no plan at all, the
  ///   statement fails with "no query solution".
  /// - Throws: Any error. The compilation of the statement then fails.
  func bestIndex(_ query: VirtualTableQuery) throws -> VirtualTablePlan<Plan>?

  /// Creates a cursor. It has no rows until ``VirtualTableCursor/filter(_:_:)`` is called.
  func open() throws -> Cursor
}

/// The plan of a virtual table that can only scan all rows.
public struct FullScan: Hashable, Sendable {
  /// Creates the plan.
  public init() {}
}

extension VirtualTable {
  /// Does nothing.
  public func connect() {}
}

extension VirtualTable where Plan == FullScan {
  /// Scans all rows.
  public func bestIndex(_ query: VirtualTableQuery) -> VirtualTablePlan<FullScan>? { VirtualTablePlan(FullScan()) }
}

/// A cursor over rows of a virtual table. It is freed when its statement ends or is reset.
///
/// A method may run other statements on the connection, like an SQL function. If a method throws an ``SQLiteError``, the statement fails
/// with its code and message; for any other error, it fails with SQLITE_ERROR. The thrown error is ``SQLiteError/underlying``.
/// SQLITE_MISUSE and SQLITE_RANGE become SQLITE_ERROR, because the statement itself is correct.
public protocol VirtualTableCursor {
  /// The plan of the table.
  associatedtype Plan: Hashable

  /// Begins a scan, and moves to its first row. SQLite may begin many scans with one cursor: in a join, one for each row of the outer
  /// table.
  mutating func filter(_ plan: Plan, _ arguments: VirtualTableArguments) throws
  /// Moves to the next row.
  mutating func next() throws
  /// Whether there is no current row, because the scan has ended or is empty. SQLite then reads neither columns nor the rowid.
  var isAtEnd: Bool { get }
  /// Returns the value of a column of the row, counted from 0 in the order of the table's columns. It is not called for parameters.
  func column(_ index: Int) throws -> any SQLiteBindable
  /// A number that is unique to this row and the same in every scan. SQLite uses it to distinguish rows for a condition with OR.
  var rowid: Int64 { get throws }
}
