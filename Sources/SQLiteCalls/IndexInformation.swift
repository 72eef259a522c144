import CSQLiteManager

/// The question to a virtual table when a query is planned, and its answer: the structure of C, whose members can only be named where
/// C is imported. <https://sqlite.org/c3ref/index_info.html>
@safe package struct IndexInformation {
  /// The structure; valid while SQLite asks.
  package let structure: UnsafeMutablePointer<sqlite3_index_info>

  /// The question in a structure of SQLite.
  package init(_ structure: UnsafeMutablePointer<sqlite3_index_info>) { unsafe self.structure = unsafe structure }

  /// The number of constraints.
  package var constraintCount: Int { unsafe Int(structure.pointee.nConstraint) }

  /// A constraint by its number: the column, -1 for the rowid, the operator, and whether its value would be known.
  package func constraint(_ index: Int) -> (column: Int32, operator: IndexConstraint, isUsable: Bool) {
    guard let constraint = unsafe structure.pointee.aConstraint?[index] else { return (-1, IndexConstraint(rawValue: 0), false) }
    return (constraint.iColumn, IndexConstraint(rawValue: Int32(constraint.op)), constraint.usable != 0)
  }

  /// The number of terms of ORDER BY.
  package var orderCount: Int { unsafe Int(structure.pointee.nOrderBy) }

  /// A term of ORDER BY by its number: the column, -1 for the rowid.
  package func order(_ index: Int) -> (column: Int32, isDescending: Bool) {
    guard let term = unsafe structure.pointee.aOrderBy?[index] else { return (-1, false) }
    return (term.iColumn, term.desc != 0)
  }

  /// A bit for each of the first 63 columns that is used; the last bit for all others.
  package var columnsUsed: UInt64 { unsafe structure.pointee.colUsed }

  /// Has the value of a constraint handed over as an argument, counted from 1.
  package func pass(_ index: Int, asArgument number: Int32, isGuaranteed: Bool) {
    unsafe structure.pointee.aConstraintUsage[index].argvIndex = number
    unsafe structure.pointee.aConstraintUsage[index].omit = isGuaranteed ? 1 : 0
  }

  /// Answers the rest of the question.
  package func answer(plan: Int32, cost: Double, rowCount: Int64, isOrdered: Bool, flags: IndexScanFlags) {
    unsafe structure.pointee.idxNum = plan
    unsafe structure.pointee.orderByConsumed = isOrdered ? 1 : 0
    unsafe structure.pointee.estimatedCost = cost
    unsafe structure.pointee.estimatedRows = rowCount
    unsafe structure.pointee.idxFlags = flags.rawValue
  }
}
