#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager
import SQLiteTestKit
import SQLiteStorage

struct Record: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs SQL and writes a cassette: a text file with the arguments and results of each C call.",
    discussion: """
      The SQL runs on a private copy, so the file does not change even if the SQL writes. The cassette contains the path of the file as given. \
      It can be replayed by code that makes the same calls: it opens that path, runs each statement with `rows`, and closes the connection.

      With --swift, prints the rows as Swift code for a mock instead. A mock returns them to any calls that read them.

      The script stops at the first error. The recording up to and including the error is written, and the exit status is 1.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The statements.") var sql: [String]
  @Option(parsing: .unconditional, help: "The file for the recording. It must not exist. Without it, the recording is printed.") var output:
    String?
  @Flag(help: "Print Swift code for a mock instead of a cassette.") var swift = false
  @Flag(help: "Replace the texts and blobs that are bound or read.") var blacken = false
  @Option(parsing: .unconditionalSingleValue, help: "A text to remove from the cassette. May be repeated.") var redact: [String] = []

  func validate() throws {
    if swift, blacken || !redact.isEmpty { throw ValidationError("--blacken and --redact cannot be used with --swift.") }
    if output?.isEmpty == true { throw ValidationError("The path of --output is empty.") }
  }

  func run() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let copy = folder.path("copy")
    try DatabaseFile(file).openForReading(comparing: false, wholly: true).backup(toNewFile: copy)
    let (text, outcome) = try recorded(copy)
    try write(text)
    try outcome.get()
  }

  /// The recording, and the error that stopped the SQL, if any.
  private func recorded(_ copy: String) throws -> (String, Result<Void, any Error>) {
    if swift {
      let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
      let outcome = Result { try play(copy, on: learner) }
      return (learner.lessons.swiftSource(), outcome)
    }
    var redaction = CassetteRedaction.replacing(copy, with: file)
    for text in redact { redaction = redaction.and(.replacing(text, with: String(repeating: "*", count: text.utf8.count))) }
    if blacken { redaction = redaction.and(.values) }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: redaction)
    let outcome = Result { try play(copy, on: recorder) }
    return (try recorder.cassette().description, outcome)
  }

  private func play(_ path: String, on sqlite: any Sqlite3WrapperProtocol) throws {
    let connection = try Connection(.file(path), access: .readWrite, on: sqlite)
    let outcome = Result {
      for text in sql {
        var statements = ScriptStatements(text: text)
        while let statement = try statements.next() { _ = try connection.rows(statement.sql) }
      }
    }
    try connection.close()
    try outcome.get()
  }

  private func write(_ text: String) throws {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    guard let output else { return try Output.printing { output in try output.append { $0 += text.utf8 } } }
    try OutputFile.write(Array(text.utf8), to: output)
  }
}
#endif
