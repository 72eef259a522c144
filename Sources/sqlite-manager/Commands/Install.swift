#if Tool
import ArgumentParser
import Foundation
import SQLiteManager

struct Install: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts a bundled database into a folder, or brings the content of the one that is there up to date.",
    discussion: """
      The user's tables and rows stay. Whether something is to be done is told by the user_version of both files. What is refused leaves \
      the installed database as it was.
      """)

  @Argument(help: "The bundled database.") var source: String
  @Option(parsing: .unconditional, help: "The folder; made when it is missing.")
  var into: String
  @Option(parsing: .unconditionalSingleValue, help: "A table that the bundle may bring but whose rows are the user's. May be repeated.")
  var carry: [String] = []

  func run() throws {
    if source.isEmpty || into.isEmpty { throw Failure(.cantopen, "the path is empty") }
    let file = URL(fileURLWithPath: source, isDirectory: false)
    var installer = ContentInstaller(
      source: file, folder: URL(fileURLWithPath: into, isDirectory: true), fileName: file.lastPathComponent, carrying: Set(carry),
      wrapper: Sqlite3Wrapper())
    installer.checksUnusedSource = true  // a person wants to hear that the bundle is damaged, whatever is installed
    let outcome = try Progress.showing("installing \(file.lastPathComponent)") { [installer] in try installer.install() }
    let facts: (outcome: SQLiteValue, from: SQLiteValue, to: SQLiteValue, orphans: Int)
    switch outcome {
    case .installed(let version): facts = ("installed", nil, .integer(Int64(version)), 0)
    case .current(let version): facts = ("current", .integer(Int64(version)), .integer(Int64(version)), 0)
    case .upgraded(let from, let to, let orphans): facts = ("upgraded", .integer(Int64(from)), .integer(Int64(to)), orphans)
    case .opened: facts = ("current", nil, nil, 0)
    case .newerThanApp(let installed, let bundled):
      throw Failure(
        .mismatch, "the installed database has version \(installed), newer than the bundled \(bundled)",
        advice: "Install a newer bundle; nothing was changed.")
    case .damaged(let reason):
      throw Failure(
        .corrupt, "the installed database \(installer.installedPath) is damaged: \(reason)",
        advice: "Restore it, or move it away to begin anew; nothing was changed.")
    }
    let output = Output()
    try JSONPrinter(output, inArray: false).print(
      ["outcome", "path", "from", "to", "orphans"],
      [[facts.outcome, .text(installer.installedPath), facts.from, facts.to, .integer(Int64(facts.orphans))]])
    try output.flush()
  }
}
#endif
