#if Tool
import ArgumentParser
import Foundation
import SQLiteAuthoring
import SQLiteManager

extension Content {
  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Looks for faults with which a database should not be released.",
      discussion: """
        Each finding is a line: the severity, the rule, the table or other object, and the fault. The file and what lies beside it stay as \
        they are. The rules are, with errors unless they say otherwise:
          damage           no database, no table, a finding of integrity_check
          foreign-keys     a row that refers to no row; warning: to no table
          unicode          a text that is not valid in the file's encoding
          search-index     a search table or R-tree that is out of step
          wal              WAL mode, or a log beside the file
          localized-index  an index in a localized or an unknown collation
          schema           a view or trigger that does not compile
          installer        a refusal; with --previous, a table of users that
                           stops an upgrade; warning: a table that loses its
                           rows, or keeps its old SQL
        And with --previous:
          version          content that differs without a higher user_version
          row-ids          an id that belongs to another row now; warning: its
                           key is declared or gone, or no table refers to it
        The status is 1 when there is an error, and with --strict also when there is a warning.
        """)

    enum Format: String, ExpressibleByArgument { case text, github }

    @Argument(help: "The database.") var file: String
    @Option(parsing: .unconditionalSingleValue, help: "A database that was released before. May be repeated.")
    var previous: [String] = []
    @Option(parsing: .unconditionalSingleValue, help: "A table that the app names in carrying:. May be repeated.")
    var carry: [String] = []
    @Flag(help: "Fail for warnings, too.") var strict = false
    @Option(help: "text, or github: annotations, which GitHub shows beside the file.") var format = Format.text
    @OptionGroup var locale: LocaleOption

    func run() throws {
      _ = try DatabaseFile(file)
      let lint = ContentLint(
        file: URL(fileURLWithPath: file, isDirectory: false), previous: previous.map { URL(fileURLWithPath: $0, isDirectory: false) },
        carrying: Set(carry), prepare: locale.add, on: Sqlite3Wrapper())
      let findings = try lint.run()
      try Output.printing { output in
        for finding in findings {
          try output.line(format == .github ? finding.gitHubAnnotation(file: file) : finding.description)
        }
        if findings.isEmpty, output.isTerminal { try output.line("\(file) follows all rules.") }
      }
      let errors = findings.count { $0.severity == .error }
      if errors > 0 || strict && !findings.isEmpty {
        let warnings = findings.count - errors
        throw Failure(
          .error, "\(file) has \(errors) error\(errors == 1 ? "" : "s") and \(warnings) warning\(warnings == 1 ? "" : "s")")
      }
    }
  }
}
#endif
