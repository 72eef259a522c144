public import SQLiteTables

extension Condition {
  /// Selects rows whose folded column matches; see ``FoldedSearch``.
  public init(_ search: FoldedSearch) { self.init(search.sql) }
}
