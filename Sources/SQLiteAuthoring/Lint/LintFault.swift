import SQLiteContent
import SQLiteCore

/// A fault that a rule has found: the table or other object that it is about, if any, its severity, and a text.
typealias LintFault = (object: String?, severity: LintFinding.Severity, message: String)

extension [LintFinding] {
  /// Adds the faults that a rule finds. An error of SQLite that is due to the files is a finding, too.
  ///
  /// - Throws: The errors of the disk, of memory, and of a budget that is spent.
  mutating func add(_ rule: String, _ faults: () throws -> [LintFault]) throws {
    do {
      self += try faults().map { LintFinding(rule, $0.severity, object: $0.object, $0.message) }
    } catch let error as SQLiteError where error.isDueToFiles {
      append(LintFinding(rule, .error, "the check stopped: \(error.message)"))
    }
  }

  /// Adds the faults of an install, or its refusal, unless another rule has found the reason in the file.
  mutating func addInstall(over release: String? = nil, _ faults: () throws -> [LintFault]) throws {
    let haveErrors = contains { $0.severity == .error }
    try add("installer") {
      do { return try faults() } catch ContentError.sourceDamaged where haveErrors, ContentError.configuration where haveErrors {
        return []
      } catch let error as ContentError where error.isDueToFiles {
        return [(nil, .error, "cannot be installed\(release.map { " over \($0)" } ?? ""): \(error)")]
      }
    }
  }
}

extension Error {
  /// Whether this is an error of SQLite or the installer that is due to the files, and not to the disk or to memory.
  var isDueToFiles: Bool {
    switch self as any Error {
    case let error as SQLiteError:
      [.error, .corrupt, .notadb, .constraint, .mismatch, .readonly, .toobig].contains(error.code.primary)
    case ContentError.sqlite(let error): error.isDueToFiles
    case ContentError.noSpace, ContentError.busy, ContentError.file, ContentError.unconfirmed, ContentError.unusablePath: false
    default: self is ContentError
    }
  }
}

/// The number of faults of one kind, with the first of them as examples.
struct LintTally {
  private var count = 0
  private var examples: [String] = []

  mutating func add(_ example: String) {
    count += 1
    if count <= 3 { examples.append(example.inShort(300)) }
  }

  /// Returns a fault whose message has the examples and the number of the others, such as `7, 9, 12 and 4 more`; none if there are none.
  func faults(_ object: String?, _ severity: LintFinding.Severity, _ message: (_ examples: String) -> String) -> [LintFault] {
    let others = count > 3 ? " and \(count - 3) more" : ""
    return count == 0 ? [] : [(object, severity, message(examples.joined(separator: ", ") + others))]
  }
}
