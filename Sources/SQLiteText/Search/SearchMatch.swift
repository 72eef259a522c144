/// What is put behind MATCH for a query: valid for its table, whatever the text was.
public enum SearchMatch: Hashable, Sendable {
  /// There is nothing to look for, or nothing that can be there: no row.
  case nothing
  /// One expression of the module.
  case expression(String)
  /// Several expressions, of which all must hold: too long for one.
  case all([String])
  /// Several expressions, of which one must hold.
  case any([String])
}
