public import SQLiteTables

extension Condition {
  /// Selects rows whose column of folded text matches; see ``FoldedSearch``.
  public init(_ search: FoldedSearch) { self.init(search.sql) }
}
