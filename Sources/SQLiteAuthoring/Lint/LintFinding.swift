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

  /// The finding on one line, for example `error: foreign-keys: answer: rows are missing: row 7 refers to question. …`.
  public var description: String { "\(severity.rawValue): \(rule): \(text)" }

  private var text: String { [object, message].compactMap { $0 }.joined(separator: ": ").onOneLine }

  /// Returns the finding as a command that makes GitHub show it beside a file of the repository, on one line.
  ///
  /// <https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message>
  /// - Parameter path: The path of the file from the root of the repository.
  package func gitHubAnnotation(file path: String) -> String {
    let path = path.onOneLine.replacing("%", with: "%25").replacing(":", with: "%3A").replacing(",", with: "%2C")
    return "::\(severity.rawValue) file=\(path),title=\(rule)::\(text.replacing("%", with: "%25"))"
  }
}

extension String {
  /// The text with a space for each line break.
  fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
