#if Tool
import ArgumentParser
import SQLiteManager

struct SortCheck: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "sort-check",
    abstract: "Checks that indexes in localized collations are in the sort order of this machine.",
    discussion: """
      Looks up every row in every such index, as integrity_check does. A localized collation is LOCALIZED_ followed by a locale, or a collation \
      that the file records as localized. The state of an index is one of:
        sound              in order, as recorded
        unrecorded         in order, without a record
        other engine       in order, but sorted by another engine or another version of it
        wrong order        not in order: rows are not found, and a unique index may contain duplicates
        unknown collation  this tool does not have the collation; --locale defines LOCALIZED
        rebuilt            rebuilt by --repair
      The exit status is 1 if an index is in the wrong order or its collation is unknown, after any repair. Without --repair, the file and \
      everything beside it stay unchanged.
      """)

  @Argument(help: "The database.") var file: String
  @Flag(help: "Rebuild the indexes that are in the wrong order, and record the engine that sorted them.")
  var repair = false
  @OptionGroup var locale: LocaleOption
  @OptionGroup var rows: RowOptions

  func run() throws {
    let file = try DatabaseFile(file)
    let connection = repair ? try file.openForWriting() : try file.openForReading(comparing: false)
    if repair { try connection.addLocalizedCollations(connection.recordedLocalizedCollations()) }
    try locale.add(to: connection)
    let check = try IndexOrders(connection)
    if repair {
      Progress.step("rebuilding indexes of \(file.name)")
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
        .corrupt, "\(wrong == 1 ? "1 index is" : "\(wrong) indexes are") not in the sort order of this machine",
        advice: "`sort-check --repair FILE` rebuilds them.")
    }
    let unknown = Set(check.indexes.filter { $0.state == .unknownCollation }.map(\.collation)).sorted()
    if !unknown.isEmpty {
      throw Failure(
        .error, "no such collation: \(unknown.joined(separator: ", "))",
        advice: unknown.containsName(LocalizedCollation.name)
          ? "Define \(LocalizedCollation.name) with --locale." : "Only the program that created the file has it.")
    }
  }
}
#endif
