public import Foundation

extension FullTextExpressionError: LocalizedError {
  /// The text of `localizedDescription`: the message, with the character.
  public var errorDescription: String? { description }
}
