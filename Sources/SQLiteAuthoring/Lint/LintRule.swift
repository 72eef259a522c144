import SQLiteConcurrency
import SQLiteContent
import SQLiteCore
import SQLiteText

/// A fault that a rule has found: the table or other object that it is about, if any, its severity, and a text.
typealias LintFault = (object: String?, severity: LintFinding.Severity, message: String)

/// A rule that a content database should follow before it is released.
struct LintRule: Sendable {
  let name: String
  let faults: @Sendable (LintSubject) throws -> [LintFault]

  /// The rules for the file itself.
  static let ofFile = [
    LintRule(name: "damage") { try $0.damage() },
    LintRule(name: "foreign-keys") { try $0.foreignKeys() },
    LintRule(name: "unicode") { try $0.textsThatAreNotUnicode() },
    LintRule(name: "search-index") { try $0.searchIndexesOutOfStep() },
    LintRule(name: "wal") { $0.logs() },
    LintRule(name: "localized-index") { $0.localizedIndexes() },
    LintRule(name: "schema") { try $0.objectsThatDoNotCompile() },
    LintRule(name: "installer") { try $0.refusal() },
  ]

  /// The rules for the file as the successor of an earlier release.
  static let ofSuccessor = [
    LintRule(name: "version") { try $0.versionNotRaised() },
    LintRule(name: "row-ids") { try $0.rowsWithOtherIDs() },
    LintRule(name: "installer") { try $0.tablesOfUsers() + $0.keysThatAreGone() + $0.refusal() },
  ]

  /// Returns the findings of this rule. An error of SQLite that is due to the file is a finding, too.
  ///
  /// - Throws: The errors of the disk, of memory, and of a budget that is spent.
  func findings(in subject: LintSubject) throws -> [LintFinding] {
    do { return try faults(subject).map { LintFinding(name, $0.severity, object: $0.object, $0.message) } } catch let error as SQLiteError {
      guard [.error, .corrupt, .notadb, .constraint, .mismatch, .toobig].contains(error.code.primary) else { throw error }
      return [LintFinding(name, .error, "the check stopped: \(error.message)")]
    }
  }
}

/// The database that is checked, and the earlier release with which it is compared.
struct LintSubject {
  /// A connection to a private copy of the file, with the earlier release attached as ``LintRelease/database``.
  let connection: Connection
  let schema: Schema
  /// The indexes in localized or unknown collations.
  let localized: [IndexedCollation]
  /// The first bytes of the file, with the journal mode.
  let head: [UInt8]
  /// The suffixes of the logs beside the file.
  let sidecars: [String]
  /// The earlier release; nil when the file alone is checked.
  var release: LintRelease?
  /// Installs the file, with these tables as carried ones, into an empty folder or over the earlier release.
  var install: (_ carrying: Set<String>) throws -> InstallOutcome
  /// Whether a rule has found an error.
  var hasErrors = false
}

/// A database that was released earlier, as the installer has installed it.
struct LintRelease {
  /// The name under which it is attached.
  static let database = "previous"

  /// The path of its file, as it was given.
  let name: String
  let schema: Schema
  /// The tables that came without rows, ordinary and virtual ones, except for tables that the app carries.
  let emptyTables: [SchemaObject]

  init(_ name: String, carrying: Set<String>, on connection: Connection) throws {
    let schema = try Schema(connection, of: Self.database)
    (self.name, self.schema) = (name, schema)
    emptyTables = try schema.roots.filter { table in
      guard !carrying.containsName(table.name.spelling), let rows = table.rowTable(among: schema.objects) else { return false }
      return try !connection.hasRows(rows, in: Self.database)
    }
  }
}

extension Connection {
  func hasRows(_ table: SchemaName, in database: String) throws -> Bool {
    try value("SELECT 1 FROM \(identifier: database).\(identifier: table.spelling) LIMIT 1", as: Int.self) != nil
  }
}

/// The number of faults of one kind, with the first of them as examples.
struct LintTally {
  private(set) var count = 0
  private var examples: [String] = []

  mutating func add(_ example: String) {
    count += 1
    if count <= 3 { examples.append(example.inShort(300)) }
  }

  /// The examples, and the number of the others: `7, 9, 12 and 4 more`.
  var text: String { examples.joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "") }
}
