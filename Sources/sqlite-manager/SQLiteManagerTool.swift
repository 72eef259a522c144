#if Tool
import ArgumentParser
import SQLiteManager

@main struct SQLiteManagerTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sqlite-manager",
    abstract: "Looks into SQLite databases, edits them, and puts bundled ones in place.",
    discussion: """
      FILE is a path and must exist. Looking into a file never changes it and leaves nothing beside it.
      What follows `--` is positional, whatever it begins with.
      """,
    subcommands: [
      Info.self, Tables.self, Schema.self, Read.self, Search.self, Insert.self, Update.self, Delete.self, Query.self, Install.self,
      SortCheck.self, Tour.self,
    ])

  static func main() {
    System.ignoreBrokenPipes()
    var hasParsed = false
    do {
      var command = try parseAsRoot(Query.rewritingBind(Array(CommandLine.arguments.dropFirst())))
      hasParsed = true
      try command.run()
    } catch is OutputClosed {
      return
    } catch {
      // Help and wrong usage are ArgumentParser's to tell: it throws them from run(), too.
      if !hasParsed || exitCode(for: error) != .failure { exit(withError: error) }
      do {
        try System.write(Array(ErrorReport(error).text.utf8), to: 2)
      } catch { /* standard error is closed: the status still tells */  }
      System.leave(1)
    }
  }
}
#endif
