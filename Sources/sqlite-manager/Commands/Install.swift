#if Tool
import ArgumentParser
import Foundation
import SQLiteAuthoring
import SQLiteManager

struct Install: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts a bundled database into a folder, or brings the content of the one that is there up to date.",
    discussion: """
      The user's tables and rows stay. The user_version of both files decides whether there is something to do. A refusal leaves \
      the installed database as it was.
      """)

  @Argument(help: "The bundled database.") var source: String
  @Option(parsing: .unconditional, help: "The folder; made when it is missing.")
  var into: String
  @Option(parsing: .unconditionalSingleValue, help: "A table that the bundle may bring but whose rows are the user's. May be repeated.")
  var carry: [String] = []
  @Option(
    parsing: .unconditionalSingleValue,
    help: "A table of a file without a record that is content, although the bundle lacks some of its columns. May be repeated.")
  var adopt: [String] = []
  @Option(
    name: .customLong("reference"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      A user's column that holds ids of a content table without REFERENCES, and follows its rows to other ids. A name that is not a \
      plain word stands in double quotes, as in SQL. May be repeated.
      """, valueName: "table.column=content"), transform: ContentReference.init(spelled:))
  var references: [ContentReference] = []

  func run() throws {
    if source.isEmpty || into.isEmpty { throw Failure(.cantopen, "the path is empty") }
    try checkReferences()
    let file = URL(fileURLWithPath: source, isDirectory: false)
    var installer = ContentInstaller(
      source: file, folder: URL(fileURLWithPath: into, isDirectory: true), fileName: file.lastPathComponent, carrying: Set(carry),
      adopting: Set(adopt), on: Sqlite3Wrapper())
    installer.references = references
    installer.checksUnusedSource = true  // a damaged bundle is reported even if it is not needed
    installer.lockTimeout = .seconds(600)  // the user can stop it
    let outcome = try installer.install()
    let facts: (outcome: String, from: Int?, to: Int?)
    switch outcome {
    case .installed(let version): facts = ("installed", nil, version)
    case .current(let version): facts = ("current", version, version)
    case .upgraded(let from, let to, _): facts = ("upgraded", from, to)
    case .opened, .migrated: facts = ("current", nil, nil)
    case .newerThanApp(let installed, let bundled), .userSchemaNewerThanApp(let installed, let bundled):
      throw Failure(
        .mismatch, "the installed database has version \(installed), newer than the bundled \(bundled)",
        advice: "Install a newer bundle; nothing was changed.")
    case .damaged(let reason):
      throw Failure(
        .corrupt, "the installed database \(installer.installedPath) is damaged: \(reason)",
        advice: "Restore it, or move it away to start again; nothing was changed.")
    }
    let report = outcome.report
    try Output.print([
      "outcome": .text(facts.outcome), "path": .text(installer.installedPath), "from": .number(facts.from), "to": .number(facts.to),
      "orphans": .number(report?.orphanCount ?? 0), "report": report?.json ?? [:],
    ])
  }

  /// Throws if a reference names content that the bundle does not have. The installer ignores it, since it may be a table of an earlier one.
  private func checkReferences() throws {
    if references.isEmpty { return }
    let tables = try DatabaseFile(source).openForReading(comparing: false).tables().map(\.name)
    if let missing = references.map(\.content).without(tables).first {
      throw Failure(
        .error, "the bundle has no table \(missing), which --reference names", advice: tables.alternatives(to: missing) + ".")
    }
  }
}

extension ContentReference {
  /// Reads `TABLE.COLUMN=CONTENT`, with SQL's names.
  ///
  /// - Throws: `ValidationError` for a text of another form.
  fileprivate init(spelled text: String) throws {
    let tokens = SQLToken.all(in: text)
    let isWhole = tokens.count == 5 && tokens[1].isSign(".") && tokens[3].isSign("=") && [0, 2, 4].allSatisfy { tokens[$0].canName }
    guard isWhole else {
      throw ValidationError("it is not TABLE.COLUMN=CONTENT, with each name that is not a plain word in double quotes.")
    }
    self.init(tokens[0].name, tokens[2].name, to: tokens[4].name)
  }
}

extension UpgradeReport {
  /// The tables that were replaced, added, kept or dropped, or that are stale. For each table, also the moved references, the orphans and
  /// the users' additions.
  fileprivate var json: JSONValue {
    func names(_ names: [String]) -> JSONValue { .array(names.map(JSONValue.text)) }
    func byTable<Value>(_ values: [String: Value], _ json: (Value) -> JSONValue) -> JSONValue {
      .object(values.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: json($0.value)) })
    }
    return [
      "replaced": names(replaced), "brought": names(brought), "kept": names(kept), "dropped": names(dropped), "stale": names(stale),
      "moved": byTable(moved, JSONValue.number), "orphans": byTable(orphans, JSONValue.number),
      "addedRows": byTable(addedRows, JSONValue.number),
      "addedColumns": byTable(addedColumns, names),
    ]
  }
}
#endif
