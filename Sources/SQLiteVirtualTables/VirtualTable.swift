public import SQLiteCore

/// A table whose rows Swift code makes while SQL asks for them. It is read-only.
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
/// make the table a table-valued function. One table serves all statements of its connection, each with cursors of its own.
/// <https://sqlite.org/vtab.html>
public protocol VirtualTable {
  /// How rows are found: ``bestIndex(_:)`` makes a plan for the cursor. It is a value of few cases: the values to look for come as arguments.
  associatedtype Plan: Hashable = FullScan
  /// A walk through the rows.
  associatedtype Cursor: VirtualTableCursor where Cursor.Plan == Plan

  /// The columns, at least one. They are asked for once, when the table is added.
  var columns: [VirtualTableColumn] { get }

  /// Called when the first statement names the table. The default does nothing. SQL on the connection is refused meanwhile.
  ///
  /// - Throws: Anything: the statement is then not compiled, and the next one tries again.
  func connect() throws

  /// Answers how the rows of a query would be found, and at what cost. SQLite asks several times for a statement, and takes the
  /// cheapest answer. SQL on the connection is refused meanwhile.
  ///
  /// The default goes through all rows. Parameters need no answer: they are handed over by themselves.
  /// - Returns: Nil when the rows cannot be found with the usable parts of the query. When SQLite gets no other answer, the statement fails
  ///   with "no query solution".
  /// - Throws: Anything: the statement is then not compiled.
  func bestIndex(_ query: VirtualTableQuery) throws -> VirtualTablePlan<Plan>?

  /// Makes a cursor. The cursor has no rows before ``VirtualTableCursor/filter(_:_:)``.
  func open() throws -> Cursor
}

/// The plan of a virtual table that knows only one way: to go through all rows.
public struct FullScan: Hashable, Sendable {
  /// All rows.
  public init() {}
}

extension VirtualTable {
  /// Does nothing.
  public func connect() {}
}

extension VirtualTable where Plan == FullScan {
  /// All rows.
  public func bestIndex(_ query: VirtualTableQuery) -> VirtualTablePlan<FullScan>? { VirtualTablePlan(FullScan()) }
}

/// A walk through rows of a virtual table. It is freed when its statement ends or is reset.
///
/// Other statements may run on the connection while a method works, as in an SQL function. An error that a method throws makes the statement fail
/// with the code and message of an ``SQLiteError``, else with SQLITE_ERROR, and is its ``SQLiteError/underlying``. SQLITE_MISUSE and SQLITE_RANGE
/// become SQLITE_ERROR: the statement itself did nothing wrong.
public protocol VirtualTableCursor {
  /// The plan of the table.
  associatedtype Plan: Hashable

  /// Begins a walk, and goes to its first row. A cursor begins as many walks as SQL wants: in a join one for each row of the table outside.
  mutating func filter(_ plan: Plan, _ arguments: VirtualTableArguments) throws
  /// Goes to the next row.
  mutating func next() throws
  /// Whether there is no row, or no more. SQLite then asks nothing else about the row.
  var isAtEnd: Bool { get }
  /// The value of a column of the row, counted from 0 in the order of the table's columns. Parameters are never asked for.
  func column(_ index: Int) throws -> any SQLiteBindable
  /// A number that this row has and no other, in every walk: SQLite distinguishes rows by it where a condition has an OR.
  var rowid: Int64 { get throws }
}
