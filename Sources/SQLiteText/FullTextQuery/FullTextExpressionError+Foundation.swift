public import Foundation

extension FullTextExpressionError: LocalizedError {
  /// What `localizedDescription` says: the message, with the character.
  public var errorDescription: String? { description }
}
