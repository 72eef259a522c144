import SQLiteCalls
import SQLiteCore

/// A virtual table of a connection: what SQLite holds as the context pointer of its module, and frees by the destructor, once.
///
/// It holds the wrapper the module was registered through, so that what the table reads and answers goes through that, too. SQLite looks at the
/// structure of methods for as long as there is a table, which may be longer than there is the module: each table holds this object, too.
@safe final class VirtualTableModule {
  let name: String
  let wrapper: any Sqlite3WrapperProtocol
  let failures: FunctionFailures
  let columns: [VirtualTableColumn]
  /// The columns that are parameters.
  let parameters: [Int]
  let methods = VirtualTableModule.methods
  /// How many cursors there are.
  var cursorCount = 0
  private let options: VirtualTableOptions
  private let connectTable: () throws -> Void
  private let planScan: (VirtualTableQuery, IndexInformation, VirtualTableModule) throws -> Bool
  private let openCursor: (VirtualTableModule) throws -> VirtualTableWalk

  init<Table: VirtualTable>(_ name: String, _ table: Table, _ options: VirtualTableOptions, on connection: Connection) {
    self.name = name
    self.options = options
    wrapper = connection.wrapper
    failures = connection.failures
    columns = table.columns
    parameters = columns.indices.filter { [columns] in columns[$0].isParameter }
    let plans = VirtualTablePlans<Table.Plan>()
    connectTable = { try table.connect() }
    planScan = { query, information, module in
      guard let places = module.parameterConstraints(query), let plan = try table.bestIndex(query) else { return false }
      try plans.answer(plan, places, query, information, module)
      return true
    }
    openCursor = { VirtualTableWalk(try table.open(), plans, of: $0) }
  }

  deinit { methods.deallocate() }

  /// What SQLite calls when it needs the module no more.
  static let destructor: Sqlite3Destructor.Function = { pointer in
    if let pointer = unsafe pointer { unsafe Unmanaged<VirtualTableModule>.fromOpaque(pointer).release() }
  }

  /// The connection.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE when it is being given up.
  func connection() throws(SQLiteError) -> Connection {
    guard let connection = failures.connection else { throw SQLiteError.refused(.misuse, "the connection is closed") }
    return connection
  }

  /// Tells SQLite the columns.
  func connect(_ db: OpaquePointer) throws {
    let sql = "CREATE TABLE x(" + columns.map(\.declaration).joined(separator: ", ") + ")"
    let connection = try connection()
    try connection.check(unsafe wrapper.sqlite3_declare_vtab(db, sql), in: .sqlite3_declare_vtab, sql: sql)
    if let option = options.told {
      try connection.check(unsafe wrapper.sqlite3_vtab_config(db, option.rawValue, 0), in: .sqlite3_vtab_config)
    }
    try connectTable()
  }

  /// Answers how rows would be looked for; false when they cannot be with what is usable.
  func bestIndex(_ information: IndexInformation) throws -> Bool {
    try planScan(VirtualTableQuery(information, on: wrapper), information, self)
  }

  func open() throws -> VirtualTableWalk { try openCursor(self) }

  /// The constraint that gives each parameter its value, nil for one that is not given; nil when one must be known and is not.
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

  /// Keeps what the error of SQLite, should it come, does not say: no answer to any of its questions could be used.
  private func noteMissing(_ parameter: String, isGiven: Bool) {
    let reason =
      isGiven
      ? "the parameter \(parameter) of \(name) depends on a table that is read only after it"
      : "\(name) needs a value for its parameter \(parameter)"
    failures.noteOnce(SQLiteError.refused(.error, reason), .error, "no query solution", detail: reason)
  }
}

/// The plans of one table, and what SQLite is told of them.
final class VirtualTablePlans<Plan: Hashable> {
  private var numbers = PlanNumbers<Plan>()

  /// The plan of a number that SQLite came back with.
  subscript(_ number: Int32) -> PlanNumbers<Plan>.Entry? {
    numbers.entries.indices.contains(Int(number)) ? numbers.entries[Int(number)] : nil
  }

  /// Answers SQLite.
  ///
  /// - Parameter parameters: The constraint that gives each parameter its value.
  func answer(
    _ plan: VirtualTablePlan<Plan>, _ parameters: [Int?], _ query: VirtualTableQuery, _ information: IndexInformation,
    _ module: VirtualTableModule
  ) throws(SQLiteError) {
    var passed: Set<Int> = []
    for (number, argument) in plan.passed.enumerated() {
      if let reason = refusal(of: argument, among: passed, query, module) {
        throw SQLiteError.refused(.error, "the plan of \(module.name) asks for constraint \(argument.index), \(reason)")
      }
      passed.insert(argument.index)
      information.pass(argument.index, asArgument: Int32(number + 1), isGuaranteed: argument.isGuaranteed)
    }
    var places: [Int?] = []
    var end = 0
    for constraint in parameters {
      places.append(constraint == nil ? nil : end)
      guard let constraint else { continue }
      end += 1
      information.pass(constraint, asArgument: Int32(plan.passed.count + end), isGuaranteed: true)
    }
    let entry = PlanNumbers.Entry(plan: plan.plan, argumentCount: plan.passed.count, parameterPlaces: places)
    guard let number = numbers.number(of: entry) else {
      throw SQLiteError.refused(
        .error, "there are too many plans of \(module.name), more than \(1 << 14): leave values out of them, which come as arguments")
    }
    information.answer(
      plan: number, cost: plan.estimatedCost, rowCount: max(plan.estimatedRowCount, 0), isOrdered: plan.isOrdered,
      flags: plan.hasAtMostOneRow ? .unique : [])
  }

  /// Why a constraint cannot be handed over, as the end of a sentence.
  private func refusal(
    of argument: PassedConstraint, among passed: Set<Int>, _ query: VirtualTableQuery, _ module: VirtualTableModule
  ) -> String? {
    guard query.constraints.indices.contains(argument.index) else { return "which the query has not" }
    let constraint = query.constraints[argument.index]
    if !constraint.isUsable { return "which is not usable" }
    if passed.contains(argument.index) { return "which it asked for before" }
    if let column = constraint.column, constraint.operator == .eq, module.parameters.contains(column) {
      return "which gives a parameter its value, and is handed over by itself"
    }
    if argument.isList, !query.takeList(argument.index) { return "which is not an IN whose values come all at once" }
    return nil
  }
}
