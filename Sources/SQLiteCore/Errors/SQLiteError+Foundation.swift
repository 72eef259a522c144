public import Foundation
import SQLiteCalls

extension SQLiteError: LocalizedError, CustomNSError {
  /// The text of `localizedDescription`: the description. It is for logs and developers; advice for users is in ``recoverySuggestion``.
  public var errorDescription: String? { description }

  /// The advice for a user: `Make room on the disk.` It is nil if the message contains the advice. The tool `sqlite-manager` prints the
  /// advice, too.
  public var recoverySuggestion: String? {
    if case .missingColumn(let name, table: nil) = meaning, sql?.hasInDoubleQuotes(name) == true {
      return "Names are written in double quotes or bare, texts in single quotes."
    }
    if code.primary == .error, byteOffset != nil { return "Correct the SQL where the caret points." }
    return code.advice
  }

  /// The description and the suggestion, for code that has only the `NSError`.
  public var errorUserInfo: [String: Any] {
    guard let recoverySuggestion else { return [NSLocalizedDescriptionKey: description] }
    return [NSLocalizedDescriptionKey: description, NSLocalizedRecoverySuggestionErrorKey: recoverySuggestion]
  }

  /// The domain of the `NSError` that Foundation creates from the error.
  public static var errorDomain: String { "SQLiteError" }

  /// The extended result code. <https://sqlite.org/rescode.html>
  public var errorCode: Int { Int(code.rawValue) }
}

extension ResultCode {
  /// The advice for a user about an error of this code; nil if the code alone is not enough to give any.
  package var advice: String? {
    switch primary {
    case .busy, .locked: "Another program is using the file: try again when it has finished."
    case .notadb: "The file is not an SQLite database, or it is encrypted or damaged."
    case .corrupt: "The file is damaged: restore it from a copy."
    case .readonly: "Make the file and its folder writable."
    case .full: "Make room on the disk."
    case .cantopen: "Check the path and the permissions of the file and its folder."
    case .constraint: "Nothing of this statement was written: change the values, or the rows they clash with."
    default: nil
    }
  }
}
