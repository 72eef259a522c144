#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteFullText
import SQLiteManager

struct Search: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Searches a full-text table for words that a person typed, best match first.",
    discussion: """
      A row matches if it contains all words of TEXT, in any column, as the table's tokenizer folds them. Text in double quotes is a phrase. No \
      other character or word is an operator. TABLE is an FTS5 or FTS4 table.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The full-text table.") var table: String
  @Argument(help: "The text to search for. Several arguments are joined with spaces.") var text: [String] = []
  @Flag(help: "Match rows with at least one of the words or phrases.")
  var any = false
  @Flag(help: "Also match words that begin with the last word.")
  var prefix = false
  @Option(parsing: .unconditionalSingleValue, help: "A word or phrase that must not occur. May be repeated.")
  var without: [String] = []
  @Option(parsing: .unconditionalSingleValue, help: "A column to search (default: all columns). May be repeated.")
  var column: [String] = []
  @Option(help: "The maximum number of rows, or 0 for all rows.")
  var limit = 20
  @Option(help: "The number of rows to skip.")
  var offset = 0
  @Flag(help: "Read TEXT from standard input.")
  var stdin = false
  @Flag(help: "Print the full-text query instead of searching.")
  var explain = false
  @OptionGroup var rows: RowOptions

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit must not be negative.") }
    if offset < 0 { throw ValidationError("--offset must not be negative.") }
    if stdin, !text.isEmpty { throw ValidationError("TEXT is given both as an argument and with --stdin.") }
    if !stdin, text.isEmpty { throw ValidationError("TEXT is missing.") }
  }

  func run() throws {
    let text = stdin ? try InputPieces.text(upTo: Self.longestText) : text.joined(separator: " ")
    let connection = try DatabaseFile(file).openForReading()
    try connection.addTokenizers()
    guard let searched = try connection.fullTextTable(named: table) else {
      throw Failure(.error, "\(table) is not a full-text table of \(file)", advice: try advice(connection))
    }
    let query = FullTextQuery(
      text, matching: any ? .any : .all, prefixes: prefix ? .lastWord : nil, excluded: without, columns: column.isEmpty ? nil : column)
    let match = try query.match(in: searched, on: connection)
    if explain {
      let module = searched.module == .fts5 ? "fts5" : "fts4"
      return try rows.print(["module", "match"], [[.text(module), .text("\(match)")]])
    }
    // On a terminal, cells are truncated. A snippet has fewer words there, so that the match stays visible.
    let snippet = FullTextOptions.Snippet(words: System.isTerminal(1) ? 8 : 16)
    let options = FullTextOptions(limit: limit == 0 ? nil : limit, offset: offset, snippet: snippet)
    try rows.printing { printer, _ in
      try printer.begin(["rowid", "rank", "snippet"])
      try connection.forEachResult(of: match, in: searched, options) { found in
        let rank = found.rank.map { printer.shown(rank: $0) } ?? .null
        try printer.row([.integer(found.rowid), rank, found.snippet.map { printer.shown($0) } ?? .null])
      }
      try printer.end()
    }
  }

  /// The maximum length of the search text, in bytes.
  private static let longestText = 16 << 20

  private func advice(_ connection: Connection) throws -> String {
    let names = try connection.fullTextTables().map(\.name)
    return names.isEmpty ? "The file has none." : names.alternatives(to: table, "It has") + "."
  }
}
#endif
