import SQLiteCalls

extension HandleKind {
  /// Where a call hands out a handle.
  enum Place {
    /// Where the argument of this index points to.
    case out(Int)
    /// It is the answer.
    case answer
  }

  /// What a call hands out, and where.
  static func handedOut(by call: Sqlite3Call) -> (kind: HandleKind, place: Place)? {
    switch call {
    case .sqlite3_open, .sqlite3_open16, .sqlite3_open_v2: (.connection, .out(1))
    case .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare16, .sqlite3_prepare16_v2: (.statement, .out(3))
    case .sqlite3_prepare_v3, .sqlite3_prepare16_v3: (.statement, .out(4))
    case .sqlite3_blob_open: (.blob, .out(6))
    case .sqlite3session_create: (.session, .out(2))
    case .sqlite3changegroup_new: (.changegroup, .out(0))
    case .sqlite3changeset_start, .sqlite3changeset_start_v2, .sqlite3changeset_start_strm, .sqlite3changeset_start_v2_strm:
      (.iterator, .out(0))
    case .sqlite3rebaser_create: (.rebaser, .out(0))
    case .sqlite3_backup_init: (.backup, .answer)
    case .sqlite3_value_dup: (.value, .answer)
    case .sqlite3_str_new: (.string, .answer)
    case .sqlite3_mutex_alloc: (.mutex, .answer)
    case .sqlite3_serialize, .sqlite3_expanded_sql, .sqlite3_mprintf, .sqlite3_vmprintf, .sqlite3_str_finish: (.memory, .answer)
    default: nil
    }
  }

  /// What a call takes back, as its first argument.
  static func takenBack(by call: Sqlite3Call) -> HandleKind? {
    switch call {
    case .sqlite3_close, .sqlite3_close_v2: .connection
    case .sqlite3_finalize: .statement
    case .sqlite3_blob_close: .blob
    case .sqlite3_backup_finish: .backup
    case .sqlite3_value_free: .value
    case .sqlite3session_delete: .session
    case .sqlite3changegroup_delete: .changegroup
    case .sqlite3changeset_finalize: .iterator
    case .sqlite3rebaser_delete: .rebaser
    case .sqlite3_str_finish: .string
    case .sqlite3_mutex_free: .mutex
    case .sqlite3_free, .sqlite3_realloc, .sqlite3_realloc64: .memory
    default: nil
    }
  }

  /// The arguments of a call that must not have been taken back before.
  ///
  /// Values and mutexes are looked at only where they are freed: SQLite also lends some that it keeps, and one of those may lie where a
  /// freed one was.
  static func used(by call: Sqlite3Call) -> [(index: Int, kind: HandleKind)] {
    var used: [(Int, HandleKind)] = []
    if let first = first(of: call), ![.value, .mutex].contains(first) || takenBack(by: call) == first { used.append((0, first)) }
    switch call {
    case .sqlite3_next_stmt, .sqlite3_transfer_bindings: used.append((1, .statement))
    case .sqlite3_backup_init: used.append((2, .connection))
    default: break
    }
    return used
  }
}
