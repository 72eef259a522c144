import SQLiteCalls

/// The traits that a fault-injecting wrapper checks on each call. They are computed once for all functions and stored as bits for fast
/// access.
struct CallTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// The call can fail.
  static let canFail = CallTraits(rawValue: 1)
  /// The call can be made to fail.
  static let canBeInjected = CallTraits(rawValue: 2)
  /// The call may wait for a lock or a disk, or process many rows.
  static let mayTakeLong = CallTraits(rawValue: 4)
  /// The call resets or releases an object, so it must be performed even when other calls are not.
  static let givesBack = CallTraits(rawValue: 8)
  /// The call opens a connection.
  static let opensConnection = CallTraits(rawValue: 16)
  /// The call opens or closes a connection, or turns its extended result codes on or off.
  static let movesConnection = CallTraits(rawValue: 32)
  /// The first handle of the call is a statement.
  static let usesStatement = CallTraits(rawValue: 64)
  /// If the call fails, its code is returned again by the call that ends the work of its handle.
  static let leavesCode = CallTraits(rawValue: 128)
  /// The call ends the work of its handle and repeats the code of an earlier failed call.
  static let repeatsCode = CallTraits(rawValue: 256)
  /// The call releases its first handle.
  static let releases = CallTraits(rawValue: 512)

  /// The traits of each function, by its position in `allCases`.
  static let all = Sqlite3Call.allCases.map(traits)

  /// Compares bits. In a debug build, the generic function takes four percent of the time of a sweep.
  func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }

  private static func traits(of call: Sqlite3Call) -> CallTraits {
    let (kind, handles) = (call.failure.kind, call.handles)
    let opens = handles.gives?.kind == .connection
    let all: [(CallTraits, Bool)] = [
      (.canFail, kind != .never), (.canBeInjected, kind.canBeInjected), (.mayTakeLong, long.contains(call)),
      (.givesBack, handles.takesBack || call == .sqlite3_reset), (.opensConnection, opens),
      (.movesConnection, opens || handles.takenBack == .connection || call == .sqlite3_extended_result_codes),
      (.usesStatement, handles.first?.kind == .statement),
      (.leavesCode, [.sqlite3_step, .sqlite3_backup_step, .sqlite3_blob_read, .sqlite3_blob_write].contains(call)),
      (.releases, handles.takesBack),
      (.repeatsCode, [.sqlite3_reset, .sqlite3_finalize, .sqlite3_backup_finish, .sqlite3_blob_close].contains(call)),
    ]
    return all.reduce(into: []) { if $1.1 { $0.insert($1.0) } }
  }

  private static let long: Set<Sqlite3Call> = [
    .sqlite3_step, .sqlite3_exec, .sqlite3_get_table, .sqlite3_sleep, .sqlite3_wal_checkpoint, .sqlite3_wal_checkpoint_v2,
    .sqlite3_backup_step, .sqlite3changeset_apply, .sqlite3changeset_apply_strm, .sqlite3changeset_apply_v2,
    .sqlite3changeset_apply_v2_strm, .sqlite3_reset, .sqlite3_finalize, .sqlite3_close, .sqlite3_close_v2, .sqlite3_unlock_notify,
  ]
}
