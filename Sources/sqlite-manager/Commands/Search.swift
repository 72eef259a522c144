#if Tool
import ArgumentParser
import SQLiteFullText
import SQLiteManager

struct Search: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds rows of a search table by a person's text, best first.",
    discussion: """
      A row is found when it holds all the words of TEXT, in any column, folded as the table's tokenizer does. A part in double quotes is a \
      phrase; no other character and no word is an operator. TABLE is a table of FTS5 or FTS4.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The search table.") var table: String
  @Argument(help: "The text to look for; several are one text with spaces between.") var text: [String] = []
  @Flag(help: "One word or phrase is enough.")
  var any = false
  @Flag(help: "Finds words too that begin as the last one does.")
  var prefix = false
  @Option(parsing: .unconditionalSingleValue, help: "A word or phrase that must not be there (repeatable).")
  var without: [String] = []
  @Option(parsing: .unconditionalSingleValue, help: "A column to look into (repeatable; default: all).")
  var column: [String] = []
  @Option(help: "At most so many rows; 0: all.")
  var limit = 20
  @Option(help: "Without so many rows at the beginning.")
  var offset = 0
  @Flag(help: "Reads TEXT from standard input.")
  var stdin = false
  @Flag(help: "Shows the expression of the search instead of searching.")
  var explain = false
  @OptionGroup var rows: RowOptions

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit is not negative.") }
    if offset < 0 { throw ValidationError("--offset is not negative.") }
    if stdin, !text.isEmpty { throw ValidationError("TEXT is given twice: as an argument, and by --stdin.") }
    if !stdin, text.isEmpty { throw ValidationError("TEXT is missing.") }
  }

  func run() throws {
    let text = stdin ? try StandardInput.text(upTo: Self.longestText) : text.joined(separator: " ")
    let connection = try DatabaseFile(file).openForReading()
    try connection.addTokenizers()
    guard let searched = try connection.fullTextTable(named: table) else {
      throw Failure(.error, "\(table) is not a search table of \(file)", advice: try advice(connection))
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
    return names.isEmpty ? "The file has none." : names.suggestion(for: table) + "It has: " + names.joined(separator: ", ") + "."
  }
}
#endif
