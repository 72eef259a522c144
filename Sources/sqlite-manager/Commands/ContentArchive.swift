#if Tool
import ArgumentParser
import Foundation
import SQLiteAuthoring
import SQLiteManager

extension Content {
  struct Archive: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Adds a database that is released to the folder of shipped versions, from which tests upgrade.",
      discussion: """
        The folder gets a copy of the file, and a line in its list, shipped-versions.txt: commit both. A file that is there already is not \
        added again. Another file of the same version is refused.
        """)

    @Argument(help: "The database.") var file: String
    @Option(parsing: .unconditional, help: "The folder; made when it is missing.") var into: String

    func run() throws {
      if into.isEmpty { throw Failure(.cantopen, "the path of the folder is empty") }
      _ = try DatabaseFile(file)
      let version = try ShippedVersion.archive(URL(fileURLWithPath: file), into: URL(fileURLWithPath: into, isDirectory: true))
      try Output.print(["version": .number(version.number), "path": .text(version.url.path)])
    }
  }
}
#endif
