#if Tool
import ArgumentParser
import SQLiteManager

@main struct SQLiteManagerTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sqlite-manager",
    abstract: "Looks into SQLite databases, edits them, and puts bundled ones in place.",
    discussion: """
      FILE is a path and must exist. Looking into a file never changes it and leaves nothing beside it.
      Arguments after `--` are positional, also those that begin with a dash. `sqlite-manager FILE SQL` runs SQL.
      When the reader of its output has gone, as after `| head`, the tool ends as by SIGPIPE (status 141 in a shell), whatever it has found.
      """,
    version: "sqlite-manager, \(version), with SQLite \(sqliteVersion)",
    subcommands: [
      Info.self, Tables.self, Schema.self, Read.self, Search.self, Insert.self, Update.self, Delete.self, Query.self, Install.self,
      SortCheck.self, Backup.self, Check.self, Dump.self, Diff.self, Checkpoint.self, Record.self, Mock.self, Tour.self,
    ])

  /// The newest heading of the change log.
  static let version = "not released yet"

  private static var sqliteVersion: String {
    guard let version = unsafe Sqlite3Wrapper().sqlite3_libversion() else { return "unknown" }
    return unsafe String(cString: version)
  }

  static func main() {
    System.ignoreBrokenPipes()
    Signals.watch()
    var hasParsed = false
    do {
      let commands = configuration.subcommands.map { $0._commandName } + ["help"]
      let words = Query.rewritingPath(Array(CommandLine.arguments.dropFirst()), commands: commands)
      var command = try parseAsRoot(Query.rewritingBind(words))
      hasParsed = true
      try Progress.showing(words.first ?? "") { try command.run() }
    } catch is OutputClosed {
      Signals.endByBrokenPipe()
    } catch {
      // ArgumentParser reports help and wrong usage: it throws them from run(), too. It repeats the words that were typed.
      let code = exitCode(for: error)
      if hasParsed, code == .failure { leave(1, saying: ErrorReport(error).text, to: 2) }
      leave(code.rawValue, saying: fullMessage(for: error).withoutControls(butLines: true) + "\n", to: code.isSuccess ? 1 : 2)
    }
  }

  private static func leave(_ status: Int32, saying text: String, to descriptor: Int32) -> Never {
    do { try System.write(Array(text.utf8), to: descriptor) } catch { /* the stream is closed: the status still tells */  }
    System.leave(status)
  }
}
#endif
