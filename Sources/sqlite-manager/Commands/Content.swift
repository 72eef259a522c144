#if Tool
import ArgumentParser

/// The commands for the release of a content database. Each is a nested type in a file of its own.
struct Content: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds, checks and archives the content database of an app before a release.",
    subcommands: [Build.self, Lint.self, Archive.self])
}
#endif
