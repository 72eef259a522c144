/// An argument of a recorded call, copied before the call was forwarded.
public enum Sqlite3Argument: Hashable, Sendable {
  /// The bits of a pointer to an SQLite object (connection, statement, value …); nil for a null pointer.
  case handle(UInt?)
  /// An integer of any width and signedness in C.
  case integer(Int64)
  /// A double.
  case real(Double)
  /// Text; nil for a null pointer. Bytes that are not UTF-8 are replaced.
  case text(String?)
  /// Bytes; nil for a null pointer.
  case blob([UInt8]?)
  /// A callback: true if there is one, false for a null pointer.
  case function(Bool)
  /// The bits of any other pointer; nil for a null pointer.
  case pointer(UInt?)
  /// A C variadic argument list, which cannot be read twice.
  case other
}

extension Sqlite3Argument {
  /// A null pointer.
  package static let null = Sqlite3Argument.pointer(nil as UInt?)

  /// Creates an argument from an integer of any width; an integer above the largest Int64 keeps its bits.
  static func integer(_ number: some BinaryInteger) -> Sqlite3Argument { .integer(Int64(truncatingIfNeeded: number)) }

  @safe package static func handle(_ pointer: OpaquePointer?) -> Sqlite3Argument { unsafe .handle(pointer.map { UInt(bitPattern: $0) }) }

  @safe package static func pointer(_ address: (some _Pointer)?) -> Sqlite3Argument { .pointer(address.map { UInt(bitPattern: $0) }) }

  /// Creates an argument from a callback, which may be nil.
  @safe package static func function<Callback>(_ callback: Callback?) -> Sqlite3Argument { .function(callback != nil) }

  /// Creates an argument from a C string, up to its NUL.
  package static func text(_ pointer: UnsafePointer<CChar>?) -> Sqlite3Argument { unsafe .text(pointer.map { unsafe String(cString: $0) }) }

  /// Creates an argument from text with a byte count; if the count is negative, the text ends at its NUL.
  package static func text(_ pointer: UnsafePointer<CChar>?, count: some BinaryInteger) -> Sqlite3Argument {
    let count = Int(truncatingIfNeeded: count)
    guard let pointer = unsafe pointer, count >= 0 else { return unsafe text(pointer) }
    let bytes = unsafe UnsafeRawBufferPointer(start: pointer, count: count)
    return unsafe .text(String(decoding: bytes, as: UTF8.self))
  }

  /// Creates an argument from text up to its NUL, but at most `limit` bytes unless the limit is negative.
  package static func text(_ pointer: UnsafePointer<CChar>?, within limit: Int32) -> Sqlite3Argument {
    unsafe .text(OwnedText(copying: pointer, count: Int(limit))?.string)
  }

  /// Creates an argument from a number of bytes; the value is nil for a null pointer.
  package static func bytes(_ pointer: UnsafeRawPointer?, count: some BinaryInteger) -> Sqlite3Argument {
    let count = Int(truncatingIfNeeded: count)
    guard let pointer = unsafe pointer, count >= 0 else { return .blob(nil) }
    return unsafe .blob(Array(UnsafeRawBufferPointer(start: pointer, count: count)))
  }
}

/// The C types of the callbacks that an engine or a double receives, for use in the signatures of overridden functions.
public enum Sqlite3Callback {
  /// The callback of `sqlite3_exec`: the number of columns, their texts, and their names.
  public typealias Row =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  /// The callback of `sqlite3_busy_handler`: the number of earlier calls for the same lock.
  public typealias Busy = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
  /// The callback of `sqlite3_commit_hook` and `sqlite3_progress_handler`.
  public typealias Commit = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  /// The callback of `sqlite3_update_hook`: the action, the schema, the table, and the rowid.
  public typealias Update = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void
  /// The callback of `sqlite3_preupdate_hook`: the connection, the action, the schema, the table, and the rowid before and after.
  public typealias Preupdate =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
  /// The callback of `sqlite3_wal_hook`: the connection, the schema, and the number of pages in the log.
  public typealias Wal = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32
  /// The callback of `sqlite3_set_authorizer`: the action, and four texts that describe its object.
  public typealias Authorizer =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32
  /// The callback of `sqlite3_trace_v2`: the event, which precedes the context, and two pointers that depend on the event.
  public typealias Trace = @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  /// The callback of `sqlite3_collation_needed`: the connection, the encoding, and the name.
  public typealias CollationNeeded = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void
  /// The callback of `sqlite3_create_collation`: two texts, each after its length in bytes.
  public typealias Compare = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
  /// The callback of an FTS5 tokenizer: flags, the token and its length, and its start and end.
  public typealias Token = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32
  /// The callback of session functions that read a stream: the buffer, and its size, which is replaced by the number of bytes read.
  public typealias Input = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32
  /// The callback of session functions that write a stream: the bytes, and their count.
  public typealias Output = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32
  /// The callback of functions that apply a changeset: returns whether to apply the changes of a table.
  public typealias Filter = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32
  /// The callback of functions that apply a changeset: the kind of conflict, and the change.
  public typealias Conflict = @convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32
}
