#if Tool
import ArgumentParser
import SQLiteManager

struct Check: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks for damage and for rows that violate a foreign key.",
    discussion: """
      Prints a row for each finding: the check, the table if it is known, and the fault. The exit status is 1 if there is a finding. \
      Indexes in localized collations are checked against the sort order of this machine. If another machine sorted them, sort-check has the \
      details.
      """)

  @Argument(help: "The database.") var file: String
  @Flag(help: "Do not compare indexes with their tables, which is much faster.") var quick = false
  @Option(help: "The maximum number of findings of damage.") var limit = 100
  @OptionGroup var locale: LocaleOption
  @OptionGroup var rows: RowOptions

  func run() throws {
    let connection = try DatabaseFile(file).openForReading(comparing: false, wholly: true)
    try locale.add(to: connection)
    let name = quick ? "quick_check" : "integrity_check"
    let damage = try quick ? connection.quickCheck(in: "main", atMost: limit) : connection.integrityCheck(in: "main", atMost: limit)
    Progress.step("foreign keys of \(file)")
    let violations = damage.isEmpty ? try connection.foreignKeyCheck(in: "main") : []
    try rows.print(
      ["check", "table", "rowid", "finding"],
      damage.map { [.text(name), .null, .null, .text($0)] }
        + violations.map { violation in
          [
            .text("foreign_key_check"), .text(violation.table), violation.rowid.map { .integer($0) } ?? .null,
            .text("foreign key \(violation.foreignKey) refers to a missing row of \(violation.parent)"),
          ]
        },
      nothing: "\(file) is sound.")
    if !damage.isEmpty, try connection.concernOrderAlone(damage) {
      throw Failure(
        .corrupt, "indexes of \(file) are not in the sort order of this machine",
        advice: "`sort-check FILE` lists them, and `sort-check --repair FILE` rebuilds them.")
    }
    if !damage.isEmpty {
      throw Failure(
        .corrupt, "\(file) is damaged: \(damage.count) finding\(damage.count == 1 ? "" : "s")",
        advice: "Restore it from a backup; `dump` writes what can still be read.")
    }
    if !violations.isEmpty {
      throw Failure(
        .constraintForeignkey, "\(violations.count) row\(violations.count == 1 ? "" : "s") of \(file) refer to missing rows",
        advice: "Add the missing rows, or delete the rows that refer to them.")
    }
  }
}
#endif
