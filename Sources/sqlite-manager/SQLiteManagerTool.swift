#if Tool
import ArgumentParser
import SQLiteManager

@main struct SQLiteManagerTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sqlite-manager",
    abstract: "Inspects, edits and installs SQLite databases.",
    discussion: """
      FILE is a path. The file must exist unless --create is given. Reading a file never changes it and leaves nothing beside it.
      Arguments after `--` are positional even if they begin with a dash.
      `sqlite-manager FILE` prints a summary of the file, `sqlite-manager FILE SQL` runs SQL.

      EXIT STATUS:
        0    success
        1    an error, or a finding of a check
        64   invalid usage
        141  the reader of the output closed it, as in `| head`
        130  interrupted by Ctrl-C; 143 terminated; nothing unfinished is left
      """,
    version: "sqlite-manager, \(version), with SQLite \(sqliteVersion)",
    subcommands: [
      Show.self, Info.self, Tables.self, Schema.self, Read.self, Search.self, Insert.self, Update.self, Delete.self, Query.self,
      Install.self,
      SortCheck.self, Backup.self, Check.self, Dump.self, Diff.self, Checkpoint.self, Record.self, Mock.self, Generate.self, Content.self,
      Tour.self,
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
    var parsed: (any ParsableCommand)?
    do {
      let commands = configuration.subcommands.lazy.map { $0._commandName }
      let words = try Query.rewritingPath(Array(CommandLine.arguments.dropFirst()), commands: commands)
      var command = try parseAsRoot(Query.rewritingBind(words))
      parsed = command
      try Progress.showing(words.first ?? "") { try command.run() }
    } catch is OutputClosed {
      Signals.endByBrokenPipe()
    } catch {
      // ArgumentParser reports help and wrong usage as errors, which run() may also throw. Its message repeats the typed words after
      // "Error: ".
      let code = exitCode(for: error)
      if let parsed, code == .failure {
        leave(1, writing: ErrorReport(error) { (parsed as? any FileCommand)?.names(near: $0) ?? [] }.text, to: 2)
      }
      let text = fullMessage(for: error).withoutControls(butLines: true) + "\n"
      leave(code.rawValue, writing: code.isSuccess ? text : text.prefix(1).lowercased() + text.dropFirst(), to: code.isSuccess ? 1 : 2)
    }
  }

  private static func leave(_ status: Int32, writing text: String, to descriptor: Int32) -> Never {
    do { try System.writeAll(Array(text.utf8), to: descriptor) } catch { /* the stream is closed: the status remains */  }
    System.leave(status)
  }
}
#endif
