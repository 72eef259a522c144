import SQLiteCalls

/// A value that a call stores through one of its pointer arguments. The associated value is the index of the argument.
enum CassetteOut: Hashable {
  case handle(Int)
  case int32(Int)
  case int64(Int)
  /// A text that SQLite owns.
  case text(Int)
  /// A text that is not NUL-terminated; its length is stored through another argument.
  case countedText(Int, count: Int)
  /// A text in memory that the caller frees: recorded as a handle and the text.
  case ownedText(Int)
  /// The start of the unread SQL, as a byte offset.
  case tail(Int)
  /// Bytes in a buffer of the caller; the size of the buffer is another argument.
  case buffer(Int, size: Int)
}

extension Sqlite3Call {
  /// Returns the values that the call stores through its pointer arguments; nil if a cassette cannot hold the call.
  ///
  /// A cassette cannot hold calls with special callbacks, structures or memory (modules, FTS5, VFS, sessions, shapes), UTF-16 texts, C
  /// variadic lists, or options with pointers of unknown meaning.
  func cassetteOuts(_ arguments: [Sqlite3Argument]) -> [CassetteOut]? {
    switch self {
    case .sqlite3_open, .sqlite3_open_v2: [.handle(1)]
    case .sqlite3_prepare_v2: [.handle(3), .tail(4)]
    case .sqlite3_prepare_v3: [.handle(4), .tail(5)]
    case .sqlite3_exec: arguments.dropFirst(2).first == .function(true) ? nil : [.ownedText(4)]
    case .sqlite3_table_column_metadata: [.text(4), .text(5), .int32(6), .int32(7), .int32(8)]
    case .sqlite3_status: [.int32(1), .int32(2)]
    case .sqlite3_status64: [.int64(1), .int64(2)]
    case .sqlite3_db_status: [.int32(2), .int32(3)]
    case .sqlite3_wal_checkpoint_v2: [.int32(3), .int32(4)]
    case .sqlite3_keyword_name: [.countedText(1, count: 2), .int32(2)]
    case .sqlite3_serialize: [.int64(2)]
    case .sqlite3_load_extension: [.ownedText(3)]
    case .sqlite3_blob_open: [.handle(6)]
    case .sqlite3_blob_read: [.buffer(1, size: 2)]
    case .sqlite3_db_config: arguments.integer(1) < Self.firstSwitch ? nil : [.int32(4)]
    case .sqlite3_file_control: Self.numericFileControls.contains(arguments.integer(2)) ? [.int32(3)] : nil
    case .sqlite3_create_function_v2, .sqlite3_create_window_function, .sqlite3_create_collation_v2, .sqlite3_collation_needed,
      .sqlite3_busy_handler, .sqlite3_progress_handler, .sqlite3_update_hook, .sqlite3_commit_hook, .sqlite3_rollback_hook,
      .sqlite3_wal_hook,
      .sqlite3_set_authorizer, .sqlite3_trace_v2, .sqlite3_set_auxdata, .sqlite3_get_auxdata, .sqlite3_aggregate_context:
      []
    case .sqlite3_bind_text, .sqlite3_bind_text64, .sqlite3_bind_blob, .sqlite3_bind_blob64, .sqlite3_result_text, .sqlite3_result_text64,
      .sqlite3_result_blob, .sqlite3_result_blob64:
      []  // their functions are destructors
    default: isPlain(arguments) ? [] : nil
    }
  }

  /// Whether all arguments of the call, and its result, are numbers, texts, bytes or handles.
  private func isPlain(_ arguments: [Sqlite3Argument]) -> Bool {
    guard Self.havePlainForms[place] else { return false }
    let handles = handles
    for (index, argument) in arguments.enumerated() {
      switch argument {
      case .function(true), .pointer(.some), .other, .handle(.some):
        if !handles.arguments.contains(where: { $0.index == index }) { return false }
      default: continue
      }
    }
    return true
  }

  /// Whether a cassette can hold a call if it can hold the call's arguments, by the call's index in `allCases`.
  private static let havePlainForms = allCases.map { call in
    !withoutForm.contains(call) && !call.rawValue.contains("16") && call.handles.arguments.allSatisfy { heldKinds.contains($0.kind) }
  }

  /// `SQLITE_DBCONFIG_ENABLE_FKEY`: the options from here on are switches that report their state.
  private static let firstSwitch: Int64 = 1002

  /// File options that are read and set through an `int`: chunk size, persistent log, power-safe overwrite, has moved, data version,
  /// reserved bytes.
  private static let numericFileControls: Set<Int64> = [6, 10, 13, 20, 35, 38]

  private static let heldKinds: Set<HandleKind> = [.connection, .statement, .blob, .backup, .value, .context, .memory]

  /// Calls whose arguments or results look plain but are not, in addition to the UTF-16 calls.
  private static let withoutForm: Set<Sqlite3Call> = [
    .sqlite3_get_table, .sqlite3_free_table, .sqlite3_realloc, .sqlite3_realloc64, .sqlite3_msize, .sqlite3_snprintf, .sqlite3_vsnprintf,
    .sqlite3_randomness, .sqlite3_value_pointer, .sqlite3_database_file_object, .sqlite3_vfs_find, .sqlite3_db_mutex,
    .sqlite3_mutex_alloc, .sqlite3_create_filename, .sqlite3_free_filename,
  ]
}
