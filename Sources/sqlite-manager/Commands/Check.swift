#if Tool
import ArgumentParser
import SQLiteManager

struct Check: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Looks for damage, and for rows whose foreign keys lead nowhere.",
    discussion: """
      It prints its findings, a row each: the check, the table where it is known, and the fault. The status is 1 when there is one. \
      Indexes in localized collations are compared in the order of this machine; where another one sorted them, sort-check has the details.
      """)

  @Argument(help: "The database.") var file: String
  @Flag(help: "Do not compare indexes with their tables: much faster.") var quick = false
  @Option(help: "Stop after so many findings of damage.") var limit = 100
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
            .text("foreign key \(violation.foreignKey) leads to no row of \(violation.parent)"),
          ]
        },
      nothing: "\(file) is sound.")
    if !damage.isEmpty, try connection.concernOrderAlone(damage) {
      throw Failure(
        .corrupt, "indexes of \(file) are not in the order in which this machine sorts",
        advice: "`sort-check FILE` names them, and with --repair sorts them again.")
    }
    if !damage.isEmpty {
      throw Failure(
        .corrupt, "\(file) is damaged: \(damage.count) finding\(damage.count == 1 ? "" : "s")",
        advice: "Restore it from a backup; `dump` writes what can still be read.")
    }
    if !violations.isEmpty {
      throw Failure(
        .constraintForeignkey, "\(violations.count) row\(violations.count == 1 ? "" : "s") of \(file) refer to rows that are not there",
        advice: "Add the rows that are missing, or delete those that refer to them.")
    }
  }
}
#endif
