/// The kind of a statement by its first words, which are read once, before it is compiled.
struct StatementKind {
  enum Verb: Equatable {
    /// It reads, or does something that changes nothing for other statements.
    case other
    /// It is an INSERT, UPDATE, DELETE or REPLACE, after common tables or not.
    case writes
    /// It may change the schema.
    case changesSchema
    /// It is a pragma, which may set something where it has a value or an argument.
    case pragma(maySet: Bool)
    case attaches, detaches
    /// It may end a transaction, or begins a savepoint.
    case commits
    /// It may end a transaction, and restores an earlier schema.
    case rollsBack
    case vacuums
  }

  private(set) var verb = Verb.other
  /// Whether it makes or removes things that one connection alone may have: temporary tables, attached databases.
  private(set) var makesThings = false
  /// The pragma that it is, or explains, where the connection has to know of it.
  private(set) var logPragma: LogPragma?
  /// Whether it is a pragma that the connection makes ready each time that it runs.
  var isMadeReady: Bool { logPragma?.isMadeReady == true }
  /// The number to which it sets `user_version` of the main database, as it is spelled, where the connection keeps that number.
  private(set) var version: String?
  /// Its relation to the setting `recursive_triggers`, where it writes.
  var replacing = Replacing()

  /// The relation of a statement that writes to the setting `recursive_triggers`; see ``RecursiveTriggers``.
  struct Replacing {
    /// Whether it, or a trigger that it fires, uses a virtual table: it failed when it was compiled for tables alone.
    var usesVirtualTables = false
    /// Whether its text says REPLACE.
    var saysReplace = false
    /// Whether it has to be compiled, and to begin, with the setting on; nil before SQLite was asked.
    var isOn: Bool?
    /// The events of the connection when SQLite was asked; nil where the answer holds for one run alone.
    var events: Int?
  }

  /// A statement of this package's own, or one that does not run.
  init() {}

  /// Reads the statement after an offset.
  ///
  /// - Parameters:
  ///   - keepsVersion: Whether it matters that the statement sets `user_version`.
  ///   - guardsCheckpoints: Whether it matters that the statement is a pragma of the log; one of the busy timeout matters always.
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
