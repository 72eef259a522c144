/// The expressions by which a search table finds the rows of a query: valid for its module, whatever the text was.
///
/// ``condition(in:in:)`` says it in SQL. Long queries and those that FTS4 cannot say in one expression consist of several.
public indirect enum FullTextMatch: Hashable, Sendable {
  /// There is nothing to look for, or nothing that can be there: no row.
  case nothing
  /// One expression of the module.
  case expression(String)
  /// Several expressions, of which all must hold.
  case all([String])
  /// Several expressions, of which one must hold.
  case any([String])
  /// The same, each expression held against each of these columns; one of them is enough. For FTS4, which knows no columns of phrases.
  case inColumns([String], FullTextMatch)
  /// Rows of the first that are not of the second.
  case except(FullTextMatch, FullTextMatch)
  /// Of the rows that the match finds those of these ids, or just these rows: found by reading the texts, when the query was made.
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
