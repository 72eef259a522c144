/// The kind of a statement according to its first words, which are read once, before it is compiled.
struct StatementKind {
  enum Verb: Equatable {
    /// A statement that reads, or has no effect on other statements.
    case other
    /// An INSERT, UPDATE, DELETE or REPLACE, with or without common table expressions.
    case writes
    /// A statement that may change the schema.
    case changesSchema
    /// A pragma, which may set something if it has a value or an argument.
    case pragma(maySet: Bool)
    case attaches, detaches
    /// A statement that may end a transaction, or begins a savepoint.
    case commits
    /// A statement that may end a transaction, and restores an earlier schema.
    case rollsBack
    case vacuums
  }

  private(set) var verb = Verb.other
  /// Whether the statement creates or removes what may belong to one connection alone: temporary tables, attached databases.
  private(set) var makesThings = false
  /// The pragma that the statement is, or explains, if it matters to the connection.
  private(set) var logPragma: LogPragma?
  /// Whether the statement is a pragma that the connection prepares each time that it runs.
  var isPreparedAtEachRun: Bool { logPragma?.isPreparedAtEachRun == true }
  /// The number to which the statement sets `user_version` of the main database, as spelled, if the connection protects that number.
  private(set) var version: String?
  /// The relation of a writing statement to the setting `recursive_triggers`.
  var replacing = Replacing()

  /// The relation of a statement that writes to the setting `recursive_triggers`; see ``RecursiveTriggers``.
  struct Replacing {
    /// Whether the statement or a trigger it fires uses a virtual table, because compiling it without virtual tables failed.
    var usesVirtualTables = false
    /// Whether its text contains REPLACE.
    var containsReplace = false
    /// Whether it has to be compiled, and to take its first step, with the setting on; nil before EXPLAIN has determined that.
    var isOn: Bool?
    /// The connection's count of events when that was determined; nil if the result is valid for one run only.
    var events: Int?
  }

  /// Creates the kind of one of this package's own statements, or of a statement that does not run.
  init() {}

  /// Reads the statement after an offset.
  ///
  /// - Parameters:
  ///   - keepsVersion: Whether a change of `user_version` matters.
  ///   - guardsCheckpoints: Whether pragmas of the log matter; the pragma of the busy timeout always does.
  init(of sql: String, from offset: Int, keepsVersion: Bool, guardsCheckpoints: Bool) {
    let statement = StatementStart(sql, offset)
    guard let first = statement.firstWord else { return }
    verb = statement.verb(after: first)
    makesThings = first == "create" || first == "drop" || first == "alter" || verb == .attaches || verb == .detaches
    guard first == "pragma" || first == "explain", let pragma = SpelledPragma(of: sql, from: offset) else { return }
    if first == "pragma" {
      verb = .pragma(maySet: pragma.argument != nil)
      if keepsVersion, pragma.name == "user_version", pragma.schema?.lowercased() ?? "main" == "main" { version = pragma.argument }
    }
    if let known = LogPragma(pragma), guardsCheckpoints || known.name == .busyTimeout { logPragma = known }
  }
}
