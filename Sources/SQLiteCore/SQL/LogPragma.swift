/// A pragma about the write-ahead log or the busy timeout that matters to a connection that makes checkpoints itself.
final class LogPragma: Sendable {
  enum Name: String, CaseIterable {
    case automaticCheckpoint = "wal_autocheckpoint"
    case checkpoint = "wal_checkpoint"
    case busyTimeout = "busy_timeout"
    case journalMode = "journal_mode"
    case lockingMode = "locking_mode"
  }

  let name: Name
  /// Whether the pragma is prepared each time that it runs.
  var isPreparedAtEachRun: Bool { name != .journalMode && name != .lockingMode }
  /// The schema that qualifies the pragma.
  let schema: String?
  /// The value or argument of the pragma, in lowercase and without a sign.
  let argument: String?

  /// Returns nil for any other pragma. A pragma after EXPLAIN counts too, because SQLite changes the setting when it compiles the pragma.
  init?(_ pragma: SpelledPragma) {
    guard let known = Name.allCases.first(where: { $0.rawValue == pragma.name }) else { return nil }  // Name(rawValue:) costs more
    (name, schema, argument) = (known, pragma.schema, pragma.argument?.replacing("-", with: ""))
  }
}
