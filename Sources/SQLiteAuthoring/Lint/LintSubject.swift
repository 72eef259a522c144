import SQLiteConcurrency
import SQLiteCore
import SQLiteText

/// The database that is checked.
struct LintSubject {
  /// A connection to a private copy of the file. An earlier release may be attached.
  let connection: Connection
  let schema: Schema
  /// The indexes in localized or unknown collations.
  let localized: [IndexedCollation]
  let isInWALMode: Bool
  /// The suffixes of the logs beside the file.
  let logs: [String]

  /// Adds the findings of the rules for the file itself.
  func check(_ findings: inout [LintFinding]) throws {
    try findings.add("damage", damage)
    try findings.add("foreign-keys", foreignKeys)
    try findings.add("unicode", textsThatAreNotUnicode)
    try findings.add("search-index", searchIndexesOutOfStep)
    try findings.add("wal", logsAndMode)
    try findings.add("localized-index", localizedIndexes)
    try findings.add("schema", objectsThatDoNotCompile)
    try findings.add("row-ids", keysThatDoNotIdentify)
  }
}
