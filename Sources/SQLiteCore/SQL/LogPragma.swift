/// A pragma about the write-ahead log, or about waiting for locks, that a connection has to know of where it makes the checkpoints itself.
final class LogPragma: Sendable {
  enum Name: String, CaseIterable {
    case automaticCheckpoint = "wal_autocheckpoint"
    case checkpoint = "wal_checkpoint"
    case busyTimeout = "busy_timeout"
    case journalMode = "journal_mode"
    case lockingMode = "locking_mode"
  }

  let name: Name
  /// Whether it is made ready each time that it runs.
  var isMadeReady: Bool { name != .journalMode && name != .lockingMode }
  /// The schema that is named before the pragma.
  let schema: String?
  /// The value that it is set to, or called with, in small letters and without a sign.
  let argument: String?

  /// Nil for any other pragma. Even EXPLAIN sets it, because SQLite does so while it compiles.
  init?(_ pragma: SpelledPragma) {
    guard let known = Name.allCases.first(where: { $0.rawValue == pragma.name }) else { return nil }  // Name(rawValue:) costs more
    (name, schema, argument) = (known, pragma.schema, pragma.argument?.replacing("-", with: ""))
  }
}
