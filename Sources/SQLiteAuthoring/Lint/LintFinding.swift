/// A fault that the lint of a content database has found.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a finding.
  public enum Severity: String, Sendable {
    /// The database must not be released.
    case error
    /// A person should look at the database before it is released.
    case warning
  }

  /// The rule that the database breaks, for example `foreign-keys`.
  public let rule: String
  /// The severity.
  public let severity: Severity
  /// The table, view, trigger or index that the finding is about; nil for the whole file.
  public let object: String?
  /// The fault, and what to do about it.
  public let message: String

  init(_ rule: String, _ severity: Severity, object: String? = nil, _ message: String) {
    (self.rule, self.severity, self.object, self.message) = (rule, severity, object, message)
  }

  /// The finding on one line, for example `error: foreign-keys: answer: row 7 refers to no row of question`.
  public var description: String {
    let text = [severity.rawValue, rule, object, message].compactMap { $0 }.joined(separator: ": ")
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  /// Returns the finding as a command that makes GitHub show it beside a file of the repository, on one line.
  ///
  /// <https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message>
  /// - Parameter path: The path of the file from the root of the repository.
  package func gitHubAnnotation(file path: String) -> String {
    let text = [object, message].compactMap { $0 }.joined(separator: ": ")
    return "::\(severity.rawValue) file=\(Self.escaped(path, "%\r\n:,")),title=\(rule)::\(Self.escaped(text, "%\r\n"))"
  }

  /// Returns a text with these ASCII characters replaced by a percent sign and their two hexadecimal digits.
  private static func escaped(_ text: String, _ characters: String) -> String {
    text.unicodeScalars.map {
      characters.unicodeScalars.contains($0) ? "%" + String(256 + $0.value, radix: 16, uppercase: true).suffix(2) : String($0)
    }.joined()
  }
}
