public import Foundation

extension FullTextExpressionError: LocalizedError {
  /// The text of `localizedDescription`: the message, preceded by the position in characters.
  public var errorDescription: String? { description }
}
