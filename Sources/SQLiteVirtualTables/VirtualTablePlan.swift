import SQLiteCalls
import SQLiteCore

/// A plan for finding rows of a virtual table, as returned by ``VirtualTable/bestIndex(_:)``.
public struct VirtualTablePlan<Plan: Hashable> {
  /// The plan to pass to the cursor.
  public var plan: Plan
  /// The estimated cost of the plan, in any unit, because SQLite only compares costs. Usually about the number of rows visited.
  public var estimatedCost: Double
  /// The estimated number of rows found.
  public var estimatedRowCount: Int64
  /// Whether the rows come in the order that the query requests. SQLite relies on this.
  public var isOrdered = false
  /// Whether there is at most one row.
  public var hasAtMostOneRow = false
  /// The constraints whose values are passed to the cursor.
  private(set) var passed: [PassedConstraint] = []

  /// Creates a plan that passes no constraints. The default estimates are SQLite's own.
  public init(_ plan: Plan, estimatedCost: Double = 1_000_000, estimatedRowCount: Int64 = 25) {
    self.plan = plan
    self.estimatedCost = estimatedCost
    self.estimatedRowCount = estimatedRowCount
  }

  /// Passes the value of a constraint to the cursor, as its next argument. The constraint must be usable.
  ///
  /// - Parameter isGuaranteed: Whether all rows satisfy the constraint, so that SQLite need not check it (although it may).
  public mutating func pass(_ constraint: VirtualTableQuery.Constraint, isGuaranteed: Bool = false) {
    passed.append(PassedConstraint(index: constraint.index, isGuaranteed: isGuaranteed, isList: false))
  }

  /// Passes all values of an IN to the cursor at once, as its next argument, to be read by ``VirtualTableArguments/forEach(inList:as:_:)``.
  public mutating func passList(_ constraint: VirtualTableQuery.Constraint, isGuaranteed: Bool = false) {
    passed.append(PassedConstraint(index: constraint.index, isGuaranteed: isGuaranteed, isList: true))
  }
}

/// A constraint whose value is passed to the cursor.
struct PassedConstraint: Hashable {
  let index: Int
  let isGuaranteed: Bool
  let isList: Bool
}

/// The plans of a table that SQLite may use. Each has a number, which is all that SQLite stores.
///
/// Prepared statements may use any plan again, so plans are never removed. An equal plan gets its old number.
final class VirtualTablePlans<Plan: Hashable> {
  struct Entry: Hashable {
    let plan: Plan
    /// The number of arguments passed to the cursor.
    let argumentCount: Int
    /// The index of each parameter's value among the values after the arguments; nil if not given.
    let parameterPlaces: [Int?]
  }

  private var numbers: [Entry: Int32] = [:]
  private var entries: [Entry] = []

  /// The plan with a number that SQLite passes.
  subscript(_ number: Int32) -> Entry? { entries.indices.contains(Int(number)) ? entries[Int(number)] : nil }

  /// Returns the number of a plan; nil if there are too many plans.
  private func number(of entry: Entry) -> Int32? {
    if let number = numbers[entry] { return number }
    guard entries.count < 1 << 14 else { return nil }
    let number = Int32(entries.count)
    entries.append(entry)
    numbers[entry] = number
    return number
  }

  /// Reports a plan to SQLite.
  ///
  /// - Parameter parameters: The constraint that sets each parameter.
  func report(
    _ plan: VirtualTablePlan<Plan>, _ parameters: [Int?], _ query: VirtualTableQuery, _ module: VirtualTableModule
  ) throws(SQLiteError) {
    var passed: Set<Int> = []
    for (number, argument) in plan.passed.enumerated() {
      if let reason = refusal(of: argument, among: passed, query, module) {
        throw SQLiteError.refused(.error, "the plan of \(module.name) passes constraint \(argument.index), \(reason)")
      }
      passed.insert(argument.index)
      query.information.pass(argument.index, asArgument: Int32(number + 1), isGuaranteed: argument.isGuaranteed)
    }
    var places: [Int?] = []
    var end = 0
    for constraint in parameters {
      places.append(constraint == nil ? nil : end)
      guard let constraint else { continue }
      end += 1
      query.information.pass(constraint, asArgument: Int32(plan.passed.count + end), isGuaranteed: true)
    }
    guard let number = number(of: Entry(plan: plan.plan, argumentCount: plan.passed.count, parameterPlaces: places)) else {
      throw SQLiteError.refused(
        .error, "there are too many plans of \(module.name), more than \(1 << 14): leave out values, which are passed as arguments")
    }
    query.information.setPlan(
      number, cost: plan.estimatedCost, rowCount: max(plan.estimatedRowCount, 0), isOrdered: plan.isOrdered,
      flags: plan.hasAtMostOneRow ? .unique : [])
  }

  /// Returns the reason why a constraint cannot be passed, as the end of a sentence; nil if it can.
  private func refusal(
    of argument: PassedConstraint, among passed: Set<Int>, _ query: VirtualTableQuery, _ module: VirtualTableModule
  ) -> String? {
    guard query.constraints.indices.contains(argument.index) else { return "which the query does not have" }
    let constraint = query.constraints[argument.index]
    if !constraint.isUsable { return "which is not usable" }
    if passed.contains(argument.index) { return "which it passes already" }
    if let column = constraint.column, constraint.operator == .eq, module.parameters.contains(column) {
      return "which sets a parameter and is passed without it"
    }
    if argument.isList, !query.takeList(argument.index) { return "which is not an IN whose values can be passed at once" }
    return nil
  }
}
