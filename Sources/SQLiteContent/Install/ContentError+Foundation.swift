public import Foundation
import SQLiteCore
public import SQLiteFiles

extension ContentError: LocalizedError, CustomNSError {
  /// The text of `localizedDescription`: the problem, and the remedy.
  public var errorDescription: String? { description }

  /// The description, for code that has only the `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  /// The domain of the `NSError` that Foundation creates from the error.
  public static var errorDomain: String { "ContentError" }

  /// A number for the reason, from 1.
  public var errorCode: Int {
    switch self {
    case .sourceMissing: 1
    case .sourceDamaged: 2
    case .beyondLimits: 3
    case .applicationIDDiffers: 4
    case .conflict: 5
    case .carriedAndAdopted: 6
    case .recordOfLaterFormat: 7
    case .userObjectBroken: 8
    case .encodingDiffers: 9
    case .configuration: 10
    case .inTheWay: 11
    case .notWritable: 12
    case .noSpace: 13
    case .busy: 14
    case .unusablePath: 15
    case .unconfirmed: 16
    case .file: 17
    case .sqlite: 18
    case .userSchemaFailed: 19
    case .incomplete: 20
    }
  }
}

extension FileSystemError: LocalizedError, CustomNSError {
  /// The text of `localizedDescription`: the call, the path and the system's text for the code.
  public var errorDescription: String? { description }

  /// The description, for code that has only the `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  /// The domain of the `NSError` that Foundation creates from the error.
  public static var errorDomain: String { "FileSystemError" }

  /// The `errno`.
  public var errorCode: Int { Int(code) }
}
