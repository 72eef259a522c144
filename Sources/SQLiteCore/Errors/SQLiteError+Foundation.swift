public import Foundation
import SQLiteCalls

extension SQLiteError: LocalizedError, CustomNSError {
  /// What `localizedDescription` says: the description. It is for logs and developers; people are told what they can do about it.
  public var errorDescription: String? { description }

  /// The description, for those who have only the `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  /// The domain of the `NSError` that Foundation makes of it.
  public static var errorDomain: String { "SQLiteError" }

  /// The extended result code. <https://sqlite.org/rescode.html>
  public var errorCode: Int { Int(code.rawValue) }
}
