/// A fault that the lint of a content database has found.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The database must not be released.
    case error
    /// A person should look at the database before it is released.
    case warning
  }

  /// The rule that the database breaks, for example `foreign-keys`.
  public let rule: String
  /// The severity.
  public let severity: Severity
  /// The table or index that the finding is about; nil for the whole file.
  public let object: String?
  /// The fault, and what to do about it.
  public let message: String

  init(_ rule: String, _ severity: Severity, object: String? = nil, _ message: String) {
    (self.rule, self.severity, self.object, self.message) = (rule, severity, object, message)
  }

  /// The finding on one line, for example `error: foreign-keys: answer: row 7 refers to no row of question`.
  public var description: String { [severity.rawValue, rule, object, message].compactMap { $0 }.joined(separator: ": ") }
}
