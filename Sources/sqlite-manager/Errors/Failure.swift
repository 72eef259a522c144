import SQLiteManager

/// What went wrong outside of SQLite, in SQLite's codes, so that every message of the tool reads alike.
struct Failure: Error {
  let code: ResultCode
  let message: String
  /// What to do about it; nil when the message says so.
  var advice: String?
  /// The text the message is about.
  var source: String?
  /// Where in ``source`` it went wrong, in bytes.
  var byteOffset: Int?

  init(_ code: ResultCode, _ message: String, advice: String? = nil, source: String? = nil, byteOffset: Int? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
    self.source = source
    self.byteOffset = byteOffset
  }
}

/// The reader of our output went away: nothing is wrong and nobody is left to tell.
struct OutputClosed: Error {}

/// An error with where in the input it happened.
struct Located: Error {
  let place: String
  let error: any Error
}

extension SQLiteError {
  /// What a person who has this tool can do about it: a command that shows more, else what an app says.
  var advice: String? {
    if code.primary == .range, message.contains("parameter") { return "Give each parameter one value with --bind or --bind-json." }
    guard code.primary == .error, let command = meaning?.command else { return recoverySuggestion }
    guard case .missingColumn(let name, table: nil) = meaning, sql?.hasInDoubleQuotes(name) == true else { return command }
    return (recoverySuggestion.map { $0 + " " } ?? "") + command
  }
}

extension SQLiteError.Meaning {
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
