import SQLiteCore
public import SQLiteTables

extension ColumnValues: ExpressibleByArrayLiteral {
  /// Creates values by typed column: `[Contact.id <- 1, Contact.name <- "Alice"]`.
  public init(arrayLiteral assignments: ColumnAssignment...) {
    self.init(capacity: assignments.count)
    for assignment in assignments { append(assignment.held, for: assignment.column) }
  }
}
