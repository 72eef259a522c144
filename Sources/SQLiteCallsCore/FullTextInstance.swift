/// A place in a row where a phrase of a query matches.
public struct FullTextInstance: Hashable, Sendable {
  /// The number of the phrase in the query.
  public let phrase: Int
  /// The number of the column.
  public let column: Int
  /// The number of its first word in the column.
  public let tokenOffset: Int

  /// A place.
  public init(phrase: Int, column: Int, tokenOffset: Int) {
    (self.phrase, self.column, self.tokenOffset) = (phrase, column, tokenOffset)
  }
}
