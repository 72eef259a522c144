import SQLiteCalls
import SQLiteCore

/// The parameters of one SQL statement and their positions in its text, found without compiling it.
/// <https://sqlite.org/lang_expr.html#varparam>
///
/// They are numbered as in SQLite. A `?` gets the largest number so far plus one, and `?NNN` gets NNN. A repeated name keeps its number.
package struct SQLParameters {
  /// The names including their prefix character, in order from parameter 1; nil for a plain `?`.
  private(set) var names: [String?] = []
  /// The parameter number of each name.
  private(set) var numbers: [String: Int] = [:]
  /// The range of each parameter in the text, and its number.
  private(set) var places: [(range: Range<Int>, number: Int)] = []
  /// SQLite's message and byte offset for the first parameter whose number is out of range; nil if there is none. Such parameters are not
  /// counted.
  private(set) var fault: (message: String, byteOffset: Int)?

  /// - Parameters:
  ///   - bytes: The text of the statement.
  ///   - limit: The largest parameter number allowed.
  package init(_ bytes: some Sequence<UInt8>, limit: Int32) {
    var lexer = SQLLexer(whole: bytes)
    while let lexeme = lexer.next() {
      guard lexeme.kind == .parameter else { continue }
      let name = String(decoding: lexer.bytes(of: lexeme.range), as: UTF8.self)
      guard let number = number(of: name, limit: Int(limit)) else {
        let isNumbered = name.hasPrefix("?") && name != "?"
        let message = isNumbered ? "variable number must be between ?1 and ?\(limit)" : "too many SQL variables"
        fault = fault ?? (message, lexeme.range.lowerBound)
        continue
      }
      while names.count < number { names.append(nil) }
      // A number keeps its first name, and can only be looked up by that name.
      if name != "?", names[number - 1] == nil {
        names[number - 1] = name
        numbers[name] = number
      }
      places.append((lexeme.range, number))
    }
  }

  /// The largest parameter number, which is the result of `sqlite3_bind_parameter_count`.
  package var count: Int { names.count }

  /// The name of the parameter with a number; nil for a plain `?`, or if there is no such parameter.
  func name(_ number: Int) -> String? { names.indices.contains(number - 1) ? names[number - 1] : nil }

  /// The number of the parameter with a name, including its prefix character; 0 if there is none.
  func index(of name: String) -> Int { numbers[name] ?? 0 }

  private func number(of name: String, limit: Int) -> Int? {
    let next = count < limit ? count + 1 : nil
    if name == "?" { return next }
    guard name.hasPrefix("?") else { return numbers[name] ?? next }
    return Int(name.dropFirst()).flatMap { (1...limit).contains($0) ? $0 : nil }
  }
}

/// The results of `sqlite3_limit` as long as no limit has been changed: SQLite's compile-time defaults. <https://sqlite.org/limits.html>
enum DefaultLimits {
  static let all: [Limit: Int32] = [
    .length: 1_000_000_000,
    .sqlLength: 1_000_000_000,
    .column: 2000,
    .exprDepth: 1000,
    .compoundSelect: 500,
    .vdbeOp: 250_000_000,
    .functionArg: 127,
    .attached: 10,
    .likePatternLength: 50_000,
    .variableNumber: 32_766,
    .triggerDepth: 1000,
    .workerThreads: 0,
  ]

  /// The default of a limit; -1 for an unknown limit.
  static func value(of limit: Limit) -> Int32 { all[limit] ?? -1 }
}
