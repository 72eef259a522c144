#if Tool
import ArgumentParser
import Foundation
import SQLiteAuthoring
import SQLiteManager

struct Query: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs SQL and prints the rows of each statement.",
    discussion: """
      The script does not run in a transaction: it stops at the first error, and the statements before it stay committed. The file is opened \
      for writing when the first statement writes.

      A JSON array is bound to the parameters of the statements in order, an object by name. With --format json, the rows of all statements form \
      one array. With --format csv, a second result is an error. `sqlite-manager FILE SQL` is short for this command.

      --create creates the file if it does not exist. If the script fails, the new file is removed.

      If the reader of the output closes it, as in `| head`, the script stops as after an error, and the tool ends with SIGPIPE.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The statements, or - to read them from standard input.") var sql: String
  @Option(parsing: .unconditionalSingleValue, help: "A text for the next parameter, bound verbatim. May be repeated.")
  var bind: [String] = []
  @Option(parsing: .unconditional, help: "The values of the parameters: a JSON array by position, or an object by name.")
  var bindJson: String?
  @Flag(help: "Create the file if it does not exist.")
  var create = false
  @OptionGroup var rows: RowOptions

  func validate() throws {
    if !bind.isEmpty, bindJson != nil { throw ValidationError("--bind and --bind-json exclude each other.") }
  }

  func run() throws {
    let bindings = try Bindings(texts: bind, json: bindJson)
    try DatabaseFile.lend(file, create: create) { file in
      let session = QuerySession(file, bindings)
      try rows.printing { printer, output in try run(session, printer, output) }
      try session.close()
    }
  }

  private func run(_ session: QuerySession, _ printer: any RowPrinter, _ output: Output) throws {
    var statements = sql == "-" ? ScriptStatements(InputPieces()) : ScriptStatements(text: sql)
    var count: Int64 = 0
    var next = try statements.next()
    while let statement = next {
      // Only bindings depend on whether another statement follows. Without them, a script from a pipe is run statement by statement.
      if session.hasBindings { next = try statements.next() }
      let isLast = session.hasBindings && next == nil
      do { try session.run(statement.sql, isLast: isLast, printer) } catch {
        if error is OutputClosed || (isLast || count == 0) && sql != "-" { throw error }
        throw Located(place: "statement in line \(statement.line)", error: error)
      }
      try output.flush()
      count += 1
      Progress.step("query, \(count) statements done")
      if !session.hasBindings { next = try statements.next() }
    }
  }

  /// Rewrites `FILE SQL` as `query FILE SQL`, and FILE alone as `show FILE`, if the first argument is a path and not a command or an
  /// option.
  ///
  /// - Throws: `ValidationError` if the first argument is neither a command, an option nor a path.
  static func rewritingPath(_ arguments: [String], commands: some Sequence<String>) throws -> [String] {
    guard let first = arguments.first, !first.hasPrefix("-"), first != "help", !commands.contains(first) else { return arguments }
    let isPath = FileManager.default.fileExists(atPath: first) || first.contains { $0 == "/" || $0 == "." }
    if !isPath {
      let meant = (commands + ["help"]).nearest(to: first)
      guard meant == nil, arguments.contains("--create") else {
        throw ValidationError("\(first) is neither a command nor a file" + (meant.map { ": did you mean \($0)?" } ?? "."))
      }
    }
    return [arguments.count == 1 ? "show" : "query"] + arguments
  }

  /// Rewrites the pair `--bind --` as `--bind=--`, because the parser would treat the second word as the terminator of options.
  static func rewritingBind(_ arguments: [String]) -> [String] {
    guard arguments.first == "query" else { return arguments }
    var rewritten: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" { return rewritten + [word] + rest }
      guard word == "--bind" || word == "--bind-json", let value = rest.popFirst() else {
        rewritten.append(word)
        continue
      }
      rewritten += word == "--bind" && value == "--" ? ["--bind=--"] : [word, value]
    }
    return rewritten
  }
}
#endif
