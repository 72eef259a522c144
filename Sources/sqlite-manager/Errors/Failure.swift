import SQLiteManager

/// An error outside of SQLite, in SQLite's codes, so that every message of the tool reads alike.
struct Failure: Error {
  let code: ResultCode
  let message: String
  /// The advice for the user; nil when the message gives it.
  var advice: String?
  /// The text that the message is about.
  var source: String?
  /// The place of the error in ``source``, in bytes.
  var byteOffset: Int?

  init(_ code: ResultCode, _ message: String, advice: String? = nil, source: String? = nil, byteOffset: Int? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
    self.source = source
    self.byteOffset = byteOffset
  }
}

/// The reader of our output went away: no reader is left for a message, and the tool ends as by SIGPIPE.
struct OutputClosed: Error {}

/// An error with its place in the input.
struct Located: Error {
  let place: String
  let error: any Error
}

extension SQLiteError {
  /// The advice for a person who has this tool: the name that may have been meant, and a command that shows more, or the suggestion that an app shows.
  ///
  /// - Parameter names: The names that a missing one may stand for.
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
  /// The name of the table or column that is missing, without the table or database before it; nil for other meanings.
  var missingName: String? {
    switch self {
    case .missingTable(let name), .missingColumn(let name, _): name.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  /// The command that shows what there is; nil where there is none.
  fileprivate var command: String? {
    switch self {
    case .missingColumn(_, table: nil): "`schema FILE` shows the names there are."
    case .missingCollation:
      "`sort-check FILE` shows the collations of the indexes and whether they are in order; `read --locale` sorts by another one."
    case .missingColumn: "`schema FILE TABLE` shows the columns there are."
    case .missingTable: "`tables FILE` shows the tables there are."
    default: nil
    }
  }
}

extension ContentError {
  /// The result code that comes closest.
  var code: ResultCode {
    switch self {
    case .sourceMissing, .inTheWay, .unusablePath: .cantopen
    case .sourceDamaged: .corrupt
    case .applicationIDDiffers, .encodingDiffers, .recordOfLaterFormat: .mismatch
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
