public import Foundation

extension FullTextExpressionError: LocalizedError {
  /// The text of `localizedDescription`: the message, preceded by the place in characters.
  public var errorDescription: String? { description }
}
