#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager
import SQLiteTestKit

struct Generate: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes Swift with a type for each table of a database.",
    discussion: """
      The Swift is committed, so that the compiler finds code that does not fit the database. With --check it is compared with the database: \
      the lines that differ are printed, and the exit status is 1.
      """)

  @Argument(help: "The database.") var file: String
  @Option(parsing: .unconditional, help: "The file to write, a new one or one that was generated. Printed unless given.")
  var output: String?
  @Option(parsing: .unconditional, help: "A generated file to compare.") var check: String?
  @Option(parsing: .unconditional, help: "The name around the types; the name of the database unless given.") var name: String?

  func validate() throws {
    if output != nil, check != nil { throw ValidationError("--output and --check are not used together.") }
  }

  func run() throws {
    let connection = try DatabaseFile(file).openForReading(comparing: false)
    let name = name ?? String(file.split(separator: "/").last?.split(separator: ".").first ?? "")
    if let check { return try compare(check, with: connection, name) }
    let text = try connection.swiftTypes(named: name)
    guard let output else { return try Output.printing { output in try output.append { $0 += text.utf8 } } }
    guard let old = try? LocalFileSystem().bytes(of: output, upTo: 1_000), Connection.isSwiftTypes(old) else {
      return try OutputFile.write(Array(text.utf8), to: output)
    }
    if let reason = TestFileName.write(Array(text.utf8), to: output) { throw Failure(.ioerr, "\(output): \(reason)") }
  }

  private func compare(_ path: String, with connection: Connection, _ name: String) throws {
    do { try connection.checkSwiftTypes(named: name, inFile: path) } catch let error as DifferentTypes {
      try Output.printing { output in try output.line(error.lines) }
      throw Failure(.mismatch, "\(path) does not fit \(file)", advice: "Write it again with --output, and with --name if it had one.")
    }
  }
}
#endif
