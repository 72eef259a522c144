import SQLiteAuthoring
import SQLiteManager

/// An error that did not occur in SQLite, with one of SQLite's codes, so that all messages of the tool have the same form.
struct Failure: Error {
  let code: ResultCode
  let message: String
  /// The advice for the user; nil if the message already says what to do.
  let advice: String?

  init(_ code: ResultCode, _ message: String, advice: String? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
  }
}

extension Failure {
  /// The failure for a column that does not exist.
  static func missingColumn(_ name: String, among columns: [String]) -> Failure {
    Failure(.error, "no such column: \(name)", advice: columns.alternatives(to: name) + ".")
  }
}

/// The reader of the tool's output has closed the pipe. A message would not be read, so the tool ends as if by SIGPIPE.
struct OutputClosed: Error {}

/// An error with its location in the input.
struct Located: Error {
  let place: String
  let error: any Error
}

extension SQLiteError {
  /// The advice for a user of this tool: the name that was probably meant, followed by a command that shows more, or by the suggestion that
  /// an app would show.
  ///
  /// - Parameter names: The names that may have been meant by a name that was not found.
  func advice(among names: [String]) -> String? {
    guard let suggestion = meaning?.missingName.map({ names.suggestion(for: $0) }), !suggestion.isEmpty else { return advice }
    return suggestion + (advice ?? "")
  }

  private var advice: String? {
    if code.primary == .range, message.contains("parameter") { return "Give each parameter one value with --bind or --bind-json." }
    guard code.primary == .error, let command = meaning?.command else { return recoverySuggestion }
    guard case .missingColumn(let name, table: nil) = meaning, sql?.hasInDoubleQuotes(name) == true else { return command }
    return (recoverySuggestion.map { $0 + " " } ?? "") + command
  }
}

extension SQLiteError.Meaning {
  /// The name of the missing table or column, without the table or database before it; nil for other meanings.
  var missingName: String? {
    switch self {
    case .missingTable(let name), .missingColumn(let name, _): name.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  /// The command that shows the existing names; nil if there is none.
  fileprivate var command: String? {
    switch self {
    case .missingColumn(_, table: nil): "`schema FILE` shows the names there are."
    case .missingCollation:
      "`sort-check FILE` shows the collations of the indexes and whether they are in order; `read --locale` sorts by another one."
    case .missingColumn: "`schema FILE TABLE` shows the columns there are."
    case .missingTable: "`tables FILE` lists the tables."
    default: nil
    }
  }
}

extension ContentError {
  /// The closest result code.
  var code: ResultCode {
    switch self {
    case .sourceMissing, .inTheWay, .unusablePath: .cantopen
    case .sourceDamaged: .corrupt
    case .applicationIDDiffers, .encodingDiffers, .incomplete, .recordOfLaterFormat: .mismatch
    case .carriedAndAdopted: .misuse
    case .beyondLimits: .toobig
    case .conflict, .userObjectBroken: .constraint
    case .configuration: .error
    case .notWritable: .readonly
    case .noSpace: .full
    case .file, .unconfirmed: .ioerr
    case .busy(let error, _), .sqlite(let error), .userSchemaFailed(_, let error): error.code
    }
  }
}
