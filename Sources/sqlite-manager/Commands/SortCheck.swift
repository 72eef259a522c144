#if Tool
import ArgumentParser
import SQLiteManager

struct SortCheck: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "sort-check",
    abstract: "Checks whether the indexes in localized collations are in the order in which they are sorted here.",
    discussion: """
      Every row is looked for in every such index, as integrity_check does. LOCALIZED_ with a locale after it is a localized collation, and so \
      is every collation that the file records as one. The state that is printed of each index:
        sound              in order, and recorded so
        unrecorded         in order; nothing is recorded of it
        other engine       in order; another engine is recorded, or another version of it
        wrong order        not in order: rows are not found, and it may hold texts twice that are unique
        unknown collation  this tool does not have the collation; --locale defines LOCALIZED
        rebuilt            by --repair
      The status is 1 when an index is in the wrong order, or unknown; with --repair when one is left so. Without --repair the file and what \
      lies beside it stay as they are.
      """)

  @Argument(help: "The database.") var file: String
  @Flag(help: "Sort again the indexes that are in the wrong order, and only those, and record by which engine.")
  var repair = false
  @OptionGroup var locale: LocaleOption
  @OptionGroup var rows: RowOptions

  func run() throws {
    let file = try DatabaseFile(file)
    let connection = repair ? try file.openForWriting() : try file.openForReading(comparing: false)
    if repair { try connection.addLocalizedCollations(connection.knownCollations()) }
    try locale.add(to: connection)
    let check = try IndexOrders(connection)
    if repair {
      Progress.step("sorting indexes of \(file.name)")
      try check.repair()
    }
    try rows.print(
      ["table", "index", "collation", "locale", "state", "sorted_by"],
      check.indexes.map { index in
        [.text(index.table), .text(index.index), .text(index.collation), check.locale(of: index), .text(check.state(of: index))]
          + [check.record(of: index)]
      },
      nothing: "No index of \(file.name) is in a localized collation.")
    try connection.close()
    let wrong = check.wrong.count
    if wrong > 0 {
      throw Failure(
        .corrupt, "\(wrong == 1 ? "1 index is" : "\(wrong) indexes are") not in the order of this engine",
        advice: "`sort-check --repair FILE` sorts them again.")
    }
    let unknown = Set(check.indexes.filter { $0.state == .unknownCollation }.map(\.collation)).sorted()
    if !unknown.isEmpty {
      throw Failure(
        .error, "no such collation: \(unknown.joined(separator: ", "))",
        advice: unknown.containsName(LocalizedCollation.name)
          ? "Define \(LocalizedCollation.name) with --locale." : "Only the program that made the file has it.")
    }
  }
}
#endif
