import SQLiteCalls

/// What a fault-injecting wrapper asks of each call that passes, found out once for all calls.
struct CallTraits: Sendable {
  /// It can fail.
  let canFail: Bool
  /// It can be made to fail.
  let canBeInjected: Bool
  /// It may wait for a lock or a disk, or go through many rows.
  let mayTakeLong: Bool
  /// It gives something back, which must happen whatever else does not.
  let givesBack: Bool
  /// It opens a connection.
  let opensConnection: Bool
  /// It opens or closes a connection, or switches its extended result codes.
  let movesConnection: Bool
  /// Its first handle is a statement.
  let usesStatement: Bool

  /// For each call, by its place.
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
