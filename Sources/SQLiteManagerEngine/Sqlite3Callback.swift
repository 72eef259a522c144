/// The C types of the callbacks that an engine or a double is given, for the declarations of what it overrides.
public enum Sqlite3Callback {
  /// Of `sqlite3_exec`: the number of columns, their texts, and their names.
  public typealias Row =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  /// Of `sqlite3_busy_handler`: how often it was called for the same lock.
  public typealias Busy = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
  /// Of `sqlite3_commit_hook` and `sqlite3_progress_handler`.
  public typealias Commit = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  /// Of `sqlite3_update_hook`: the action, the schema, the table, and the rowid.
  public typealias Update = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void
  /// Of `sqlite3_preupdate_hook`: the connection, the action, the schema, the table, and the rowid before and after.
  public typealias Preupdate =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
  /// Of `sqlite3_wal_hook`: the connection, the schema, and the pages in the log.
  public typealias Wal = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32
  /// Of `sqlite3_set_authorizer`: the action, and four texts that say on what.
  public typealias Authorizer =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32
  /// Of `sqlite3_trace_v2`: the event before the context, and two pointers that depend on it.
  public typealias Trace = @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  /// Of `sqlite3_collation_needed`: the connection, the encoding, and the name.
  public typealias CollationNeeded = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void
  /// Of `sqlite3_create_collation`: two texts, each after its length in bytes.
  public typealias Compare = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
  /// Of a tokenizer of FTS5: flags, the token and its length, and where it begins and ends.
  public typealias Token = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32
  /// Of the functions of sessions that read as they go on: where the bytes are put, and how many they may be and are.
  public typealias Input = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32
  /// Of the functions of sessions that write as they go on: the bytes, and how many they are.
  public typealias Output = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32
  /// Of the functions that apply a changeset: whether the changes of a table are applied.
  public typealias Filter = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32
  /// Of the functions that apply a changeset: the kind of conflict, and the change.
  public typealias Conflict = @convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32
}
