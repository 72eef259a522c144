#if Tool
import ArgumentParser
import SQLiteManager
import SQLiteTestKit

struct Mock: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints Swift code that makes a MockSqlite3Wrapper return the rows of a table.",
    discussion: """
      Paste it into a test with a mock. It covers `read` and `count` of the table. The rows are in SQLite's order.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The table or view.") var table: String
  @Option(help: "The maximum number of rows.") var limit = 100
  @Option(parsing: .unconditional, help: "The name of the mock in the test.") var name = "sqlite"

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit must not be negative.") }
    let isName = name.first.map { $0.isLetter || $0 == "_" } ?? false
    if !isName || !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) {
      throw ValidationError("--name must be a Swift identifier.")
    }
  }

  func run() throws {
    let connection = try DatabaseFile(file).openForReading()
    try connection.refuseDeepView(table)
    let lessons = try MockLessons(table: table, of: connection, limit: limit)
    let taken = lessons.lessons.first?.runs.first?.answer.rows.count ?? 0
    let count = try connection.count(table)
    let rows = taken == count ? "\(count) rows" : "the first \(taken) of \(count) rows"
    try Output.printing { output in
      try output.line("// \(SwiftLiteral.text(table)) of \(SwiftLiteral.text(file)): \(rows)")
      try output.line(lessons.swiftSource(for: name))
    }
  }
}
#endif
