import CSQLiteManager

/// SQLite's request for a query plan from a virtual table, and the table's reply. It wraps the C structure, whose members are accessible
/// only where C is imported. <https://sqlite.org/c3ref/index_info.html>
@safe package struct IndexInformation {
  /// The structure; valid during the call from SQLite.
  package let structure: UnsafeMutablePointer<sqlite3_index_info>

  package init(_ structure: UnsafeMutablePointer<sqlite3_index_info>) { unsafe self.structure = unsafe structure }

  package var constraintCount: Int { unsafe Int(structure.pointee.nConstraint) }

  /// Returns a constraint by its index: the column, -1 for the rowid, the operator, and whether its value would be available.
  package func constraint(_ index: Int) -> (column: Int32, operator: IndexConstraint, isUsable: Bool) {
    guard let constraint = unsafe structure.pointee.aConstraint?[index] else { return (-1, IndexConstraint(rawValue: 0), false) }
    return (constraint.iColumn, IndexConstraint(rawValue: Int32(constraint.op)), constraint.usable != 0)
  }

  /// The number of terms of ORDER BY.
  package var orderCount: Int { unsafe Int(structure.pointee.nOrderBy) }

  /// Returns a term of ORDER BY by its index: the column, -1 for the rowid, and the direction.
  package func order(_ index: Int) -> (column: Int32, isDescending: Bool) {
    guard let term = unsafe structure.pointee.aOrderBy?[index] else { return (-1, false) }
    return (term.iColumn, term.desc != 0)
  }

  /// The columns used: a bit for each of the first 63 columns, and the last bit for all others.
  package var columnsUsed: UInt64 { unsafe structure.pointee.colUsed }

  /// Makes SQLite pass the value of a constraint as an argument, counted from 1.
  package func pass(_ index: Int, asArgument number: Int32, isGuaranteed: Bool) {
    unsafe structure.pointee.aConstraintUsage[index].argvIndex = number
    unsafe structure.pointee.aConstraintUsage[index].omit = isGuaranteed ? 1 : 0
  }

  /// Fills in the rest of the reply.
  package func setPlan(_ plan: Int32, cost: Double, rowCount: Int64, isOrdered: Bool, flags: IndexScanFlags) {
    unsafe structure.pointee.idxNum = plan
    unsafe structure.pointee.orderByConsumed = isOrdered ? 1 : 0
    unsafe structure.pointee.estimatedCost = cost
    unsafe structure.pointee.estimatedRows = rowCount
    unsafe structure.pointee.idxFlags = flags.rawValue
  }
}
