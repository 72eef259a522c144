import SQLiteCalls

/// The traits of a call that a fault-injecting wrapper looks at whenever the call passes, found out once for all calls.
struct CallTraits: Sendable {
  /// Whether the call can fail.
  let canFail: Bool
  /// Whether it can be made to fail.
  let canBeInjected: Bool
  /// Whether it may wait for a lock or a disk, or go through many rows.
  let mayTakeLong: Bool
  /// Whether it gives something back, which must happen even where other calls are not performed.
  let givesBack: Bool
  /// Whether it opens a connection.
  let opensConnection: Bool
  /// Whether it opens or closes a connection, or switches its extended result codes.
  let movesConnection: Bool
  /// Whether its first handle is a statement.
  let usesStatement: Bool

  /// The traits of each call, by its place.
  static let all = Sqlite3Call.allCases.map { CallTraits(of: $0) }

  private init(of call: Sqlite3Call) {
    let (kind, handles) = (call.failureKind, call.handles)
    canFail = kind != .never
    canBeInjected = kind.canBeInjected
    mayTakeLong = Self.long.contains(call)
    givesBack = handles.takesBack || call == .sqlite3_reset
    opensConnection = handles.gives?.kind == .connection
    movesConnection = opensConnection || handles.takenBack == .connection || call == .sqlite3_extended_result_codes
    usesStatement = handles.first?.kind == .statement
  }

  private static let long: Set<Sqlite3Call> = [
    .sqlite3_step, .sqlite3_exec, .sqlite3_get_table, .sqlite3_sleep, .sqlite3_wal_checkpoint, .sqlite3_wal_checkpoint_v2,
    .sqlite3_backup_step, .sqlite3_reset, .sqlite3_finalize, .sqlite3_close, .sqlite3_close_v2, .sqlite3_unlock_notify,
  ]
}
