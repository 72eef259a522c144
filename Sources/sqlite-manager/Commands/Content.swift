#if Tool
import ArgumentParser

/// The commands for the release of a content database. Each is a nested type in a file of its own.
struct Content: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks a database before it is released as the content of an app.",
    subcommands: [Build.self, Lint.self, Archive.self])
}
#endif
