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
  /// Whether the statement creates or removes something that may exist only on this connection: temporary tables, attached databases.
  private(set) var makesThings = false
  /// The pragma that the statement runs or explains, if it matters to the connection.
  private(set) var logPragma: LogPragma?
  /// Whether the statement is a pragma that the connection prepares each time that it runs.
  var isPreparedAtEachRun: Bool { logPragma?.isPreparedAtEachRun == true }
  /// The number, as spelled, that the statement sets `user_version` of the main database to; nil if there is none, or if the connection
  /// does not protect that number.
  private(set) var version: String?
  /// The facts that decide whether a writing statement needs the setting `recursive_triggers`.
  var replacing = Replacing()

  /// The facts that decide whether a writing statement needs the setting `recursive_triggers`; see ``RecursiveTriggers``.
  struct Replacing {
    /// Whether the statement or a trigger it fires uses a virtual table, because compiling it without virtual tables failed.
    var usesVirtualTables = false
    /// Whether its text contains REPLACE.
    var containsReplace = false
    /// Whether it has to be compiled, and to take its first step, with the setting on; nil until this is determined.
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
  ///   - guardsCheckpoints: Whether pragmas about the log matter; the pragma `busy_timeout` always matters.
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
