#if Tool
import ArgumentParser
import SQLiteManager
import SQLiteTestKit
import SQLiteStorage

struct Record: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs SQL and writes a cassette: each C call with its arguments and results, as text.",
    discussion: """
      The SQL runs on a private copy: the file is never changed, also where the SQL writes. In the cassette the copy has the path of the file as it was given. It is \
      played by data code that makes the same calls: it opens that path, runs each statement by `rows`, and closes the connection.

      With --swift the rows are printed as mock scripts instead, to be pasted into a test: a mock returns them whichever calls read them.

      At the first error the script stops; what was recorded until then, and the error, are written all the same, and the exit status is 1.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The statements.") var sql: [String]
  @Option(parsing: .unconditional, help: "The new file for the recording; no file may have its name. Printed unless given.") var output:
    String?
  @Flag(help: "Mock scripts in Swift, not a cassette.") var swift = false
  @Flag(help: "Blacken texts and blobs that are bound or read.") var blacken = false
  @Option(parsing: .unconditionalSingleValue, help: "A text that must not be in the cassette. May be repeated.") var redact: [String] = []

  func validate() throws {
    if swift, blacken || !redact.isEmpty { throw ValidationError("--blacken and --redact are for cassettes.") }
    if output?.isEmpty == true { throw ValidationError("--output is the path of a new file.") }
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
