import SQLiteCalls
import SQLiteCore

/// A virtual table of a connection: the context object of the SQLite module, which SQLite releases once through the destructor.
///
/// It keeps the wrapper through which the module was registered, so that the table reads values and sets results through the same wrapper.
/// SQLite uses the method structure as long as any table exists, possibly longer than the module, so each table also retains this object.
@safe final class VirtualTableModule {
  let name: String
  let wrapper: any Sqlite3WrapperProtocol
  let failures: FunctionFailures
  let columns: [VirtualTableColumn]
  /// The indices of the columns that are parameters.
  let parameters: [Int]
  let methods = VirtualTableModule.methods
  /// The number of open cursors.
  var cursorCount = 0
  private let options: VirtualTableOptions
  private let connectTable: () throws -> Void
  private let planScan: (VirtualTableQuery, VirtualTableModule) throws -> Bool
  private let openCursor: (VirtualTableModule) throws -> AnyVirtualTableCursor

  init<Table: VirtualTable>(_ name: String, _ table: Table, _ options: VirtualTableOptions, on connection: Connection) {
    self.name = name
    self.options = options
    wrapper = connection.wrapper
    failures = connection.failures
    columns = table.columns
    parameters = columns.indices.filter { [columns] in columns[$0].isParameter }
    let plans = VirtualTablePlans<Table.Plan>()
    connectTable = { try table.connect() }
    planScan = { query, module in
      guard let places = module.parameterConstraints(query), let plan = try table.bestIndex(query) else { return false }
      try plans.report(plan, places, query, module)
      return true
    }
    openCursor = { AnyVirtualTableCursor(try table.open(), plans, of: $0) }
  }

  deinit { methods.deallocate() }

  /// Returns the connection.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the connection is being deallocated.
  func connection() throws(SQLiteError) -> Connection {
    guard let connection = failures.connection else { throw SQLiteError.misuse("the connection is closed") }
    return connection
  }

  /// Declares the columns to SQLite, and calls the table's `connect`.
  func connect(_ db: OpaquePointer) throws {
    let sql = "CREATE TABLE x(" + columns.map(\.declaration).joined(separator: ", ") + ")"
    let connection = try connection()
    try connection.check(unsafe wrapper.sqlite3_declare_vtab(db, sql), in: .sqlite3_declare_vtab, sql: sql)
    if let option = options.configuration {
      try connection.check(unsafe wrapper.sqlite3_vtab_config(db, option.rawValue, 0), in: .sqlite3_vtab_config)
    }
    try connectTable()
  }

  /// Plans a scan; returns false if rows cannot be found with the usable constraints.
  func bestIndex(_ information: IndexInformation) throws -> Bool {
    try planScan(VirtualTableQuery(information, on: wrapper), self)
  }

  func open() throws -> AnyVirtualTableCursor { try openCursor(self) }

  /// Returns the index of the constraint that sets each parameter, nil for a parameter that is not given. The whole result is nil if a
  /// required value is unavailable.
  private func parameterConstraints(_ query: VirtualTableQuery) -> [Int?]? {
    var found: [Int?] = []
    for column in parameters {
      let given = query.constraints.filter { $0.column == column && $0.operator == .eq }
      let usable = given.first(where: \.isUsable)
      let isRequired = columns[column].role == .requiredParameter
      if usable == nil, isRequired || !given.isEmpty {
        if isRequired { noteMissing(columns[column].name, isGiven: !given.isEmpty) }
        return nil
      }
      found.append(usable?.index)
    }
    return found
  }

  /// Records the reason why there is no usable plan, because SQLite reports that error without a reason.
  private func noteMissing(_ parameter: String, isGiven: Bool) {
    let reason =
      isGiven
      ? "the parameter \(parameter) of \(name) depends on a table that is read only after it"
      : "\(name) needs a value for its parameter \(parameter)"
    failures.noteOnce(SQLiteError.refused(.error, reason), .error, "no query solution", detail: reason)
  }
}
