import SQLiteAuthoring
import SQLiteManager

/// The text that is printed for an error: code and number, message, the SQL with a caret under the offset, and advice. Long lines are
/// shortened, whatever the input contained.
struct ErrorReport {
  private(set) var text = ""
  private let names: (SQLiteError) -> [String]

  /// - Parameter names: Returns the names that may have been meant by a name that an error reports as missing.
  init(_ error: any Error, names: @escaping (SQLiteError) -> [String]) {
    self.names = names
    describe(error, place: nil)
  }

  private mutating func describe(_ error: any Error, place: String?) {
    let prefix = place.map { "\($0): " } ?? ""
    func report(_ code: ResultCode, _ message: String, advice: String? = nil, showing text: String? = nil, at byteOffset: Int? = nil) {
      line("error: \(prefix)\(code): \(message)")
      if let text { show(text, byteOffset: byteOffset) }
      if let advice { line(advice) }
    }
    switch error {
    case let error as SQLiteError:
      report(error.code, error.message, advice: error.advice(among: names(error)), showing: error.sql, at: error.byteOffset)
    case let error as Failure: report(error.code, error.message, advice: error.advice)
    case let error as InputError:
      report(.mismatch, error.message, advice: error.advice, showing: error.excerpt?.source, at: error.excerpt?.byteOffset)
    case let error as ContentBuildError: for problem in error.problems { line(problem.description) }
    case let error as ShippedVersionError:
      text += "error: \(prefix)\(ResultCode.mismatch): \(error)\n".withoutControls(butLines: true)
    case let error as FileSystemError: report(error.isNoSpace ? .full : .ioerr, "\(error)")
    case ContentError.sqlite(let error): describe(error, place: place)
    case let error as ContentError: report(error.code, "\(error)")
    case let error as Located: describe(error.error, place: prefix + error.place)  // "standard input, line 3: …"
    default: line("error: \(prefix)\(error)")
    }
  }

  private mutating func line(_ line: String) { text += line.excerpt.withoutControls + "\n" }

  /// Shows the line of the text that contains the offset, shortened around it, with a caret. Without an offset, shows the first line.
  private mutating func show(_ text: String, byteOffset: Int?) {
    let shown = SQLExcerpt(text, around: byteOffset ?? 0)
    line("  " + shown.line)
    if byteOffset != nil { line("  " + String(repeating: " ", count: DisplayWidth.of(shown.before.withoutControls)) + "^") }
  }
}
