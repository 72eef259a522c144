import SQLiteCalls
import SQLiteCore

/// How rows of a virtual table would be found: the answer of ``VirtualTable/bestIndex(_:)``.
public struct VirtualTablePlan<Plan: Hashable> {
  /// The plan that the cursor gets.
  public var plan: Plan
  /// How much work the plan is, in any unit: SQLite compares the costs of plans. It is about the number of rows that are looked at.
  public var estimatedCost: Double
  /// How many rows there would be.
  public var estimatedRowCount: Int64
  /// Whether the rows come in the order that the query asks for. SQLite trusts this.
  public var isOrdered = false
  /// Whether there is one row at most.
  public var hasAtMostOneRow = false
  /// The constraints whose values are handed over.
  private(set) var passed: [PassedConstraint] = []

  /// A plan without arguments. The numbers are those that SQLite assumes without an answer.
  public init(_ plan: Plan, estimatedCost: Double = 1_000_000, estimatedRowCount: Int64 = 25) {
    self.plan = plan
    self.estimatedCost = estimatedCost
    self.estimatedRowCount = estimatedRowCount
  }

  /// Has the value of a constraint handed to the cursor, as its next argument. The constraint must be usable.
  ///
  /// - Parameter isGuaranteed: Whether all rows will meet the constraint, so that SQLite need not check. It may do so all the same.
  public mutating func pass(_ constraint: VirtualTableQuery.Constraint, isGuaranteed: Bool = false) {
    passed.append(PassedConstraint(index: constraint.index, isGuaranteed: isGuaranteed, isList: false))
  }

  /// Has all values of an IN handed to the cursor at once, as its next argument: ``VirtualTableArguments/forEach(inList:as:_:)`` reads them.
  public mutating func passList(_ constraint: VirtualTableQuery.Constraint, isGuaranteed: Bool = false) {
    passed.append(PassedConstraint(index: constraint.index, isGuaranteed: isGuaranteed, isList: true))
  }
}

/// A constraint whose value the cursor gets.
struct PassedConstraint: Hashable {
  let index: Int
  let isGuaranteed: Bool
  let isList: Bool
}

/// The plans of a table that SQLite may come back with: each has a number, and SQLite keeps only that number.
///
/// Statements that SQLite keeps may use any of them again, so none is ever forgotten; a plan that is made again gets its old number.
final class VirtualTablePlans<Plan: Hashable> {
  struct Entry: Hashable {
    let plan: Plan
    /// How many arguments the cursor gets.
    let argumentCount: Int
    /// The place of each parameter's value among the arguments that follow; nil where none was given.
    let parameterPlaces: [Int?]
  }

  private var numbers: [Entry: Int32] = [:]
  private var entries: [Entry] = []

  /// The plan of a number that SQLite came back with.
  subscript(_ number: Int32) -> Entry? { entries.indices.contains(Int(number)) ? entries[Int(number)] : nil }

  /// The number of a plan; nil when there are too many.
  private func number(of entry: Entry) -> Int32? {
    if let number = numbers[entry] { return number }
    guard entries.count < 1 << 14 else { return nil }
    let number = Int32(entries.count)
    entries.append(entry)
    numbers[entry] = number
    return number
  }

  /// Answers SQLite with a plan.
  ///
  /// - Parameter parameters: The constraint that gives each parameter its value.
  func answer(
    _ plan: VirtualTablePlan<Plan>, _ parameters: [Int?], _ query: VirtualTableQuery, _ module: VirtualTableModule
  ) throws(SQLiteError) {
    var passed: Set<Int> = []
    for (number, argument) in plan.passed.enumerated() {
      if let reason = refusal(of: argument, among: passed, query, module) {
        throw SQLiteError.refused(.error, "the plan of \(module.name) asks for constraint \(argument.index), \(reason)")
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
        .error, "there are too many plans of \(module.name), more than \(1 << 14): leave values out of them, which come as arguments")
    }
    query.information.answer(
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
