/// The expressions with which a search table finds the rows of a query. They are always valid for its module.
///
/// ``condition(in:in:)`` translates it to SQL. Long queries, and queries that FTS4 cannot express as one, consist of several expressions.
public indirect enum FullTextMatch: Hashable, Sendable {
  /// No rows, because there are no words to find, or none that the index can contain.
  case nothing
  /// One expression of the module.
  case expression(String)
  /// Several expressions, all of which must match.
  case all([String])
  /// Several expressions, one of which must match.
  case any([String])
  /// A match in at least one of these columns, tested separately for each expression. For FTS4, which has no column filter for phrases.
  case inColumns([String], FullTextMatch)
  /// Rows of the first match that are not in the second.
  case except(FullTextMatch, FullTextMatch)
  /// The rows with these rowids that also satisfy the match, if there is one. The rowids were found by reading the text when the match was
  /// created.
  case rows([Int64], of: FullTextMatch?)
}

extension FullTextMatch: CustomStringConvertible {
  /// The expressions, and how they are combined.
  public var description: String {
    switch self {
    case .nothing: "nothing"
    case .expression(let expression): expression
    case .all(let expressions): "all of: " + expressions.joined(separator: "; ")
    case .any(let expressions): "any of: " + expressions.joined(separator: "; ")
    case .inColumns(let columns, let match): "in \(columns.joined(separator: " or ")): \(match)"
    case .except(let match, let excluded): "\(match), except \(excluded)"
    case .rows(let rows, nil): "\(rows.count) rows"
    case .rows(let rows, let match?): "\(rows.count) rows of \(match)"
    }
  }
}
