public import SQLiteSchema

extension ColumnValues: ExpressibleByArrayLiteral {
  /// Values by typed column: `[Contact.id <- 1, Contact.name <- "Alice"]`.
  public init(arrayLiteral assignments: ColumnAssignment...) { self.init(assignments.lazy.map { ($0.column, $0.value) }) }
}
