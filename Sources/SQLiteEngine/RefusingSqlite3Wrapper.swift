public import SQLiteCalls
import Synchronization

/// The base class for an engine other than SQLite. By default, every function refuses the call, with an error that names the function, the
/// engine and the reason.
///
/// An engine overrides the functions that it serves and lists them in ``served``. This package has no other way to find out that the engine
/// is not SQLite:
///
/// ```swift
/// final class Remote: RefusingSqlite3Wrapper, @unchecked Sendable {
///   override var engineName: String { "the remote engine" }
///   override var served: Set<Sqlite3Call> { [.sqlite3_open_v2, .sqlite3_close, .sqlite3_prepare_v3, .sqlite3_step] }
///   override func reason(for call: Sqlite3Call) -> String { call == .sqlite3_backup_init ? "a copy is made by the node itself" : "" }
/// }
/// ```
///
/// A function that is not served returns ``refusalCode(for:)`` or nil. `sqlite3_errmsg` then returns "sqlite3_backup_init is not served by
/// the remote engine: a copy is made by the node itself". A function that cannot fail returns 0 or nothing.
///
/// Some functions are implemented here, from information that the engine reports: `sqlite3_errmsg`, `errmsg16`, `errcode`,
/// `extended_errcode`, `error_offset` and `extended_result_codes` (``fail(_:_:byteOffset:on:)``, ``succeed(on:)``), `sqlite3_errstr`,
/// `sqlite3_db_handle` (``adopt(_:of:)``), `sqlite3_libversion` and `libversion_number` (``libraryVersion``). They may be called from
/// several threads, as long as only one thread at a time uses each connection, which this package ensures.
///
/// Several threads share an engine, so a subclass is declared `@unchecked Sendable` and guards its own state.
open class RefusingSqlite3Wrapper: Sqlite3Funnel {
  private let connections = Mutex(EngineConnections())

  /// Creates an engine without connections.
  public init() { super.init(target: nil) }

  // MARK: What the engine says of itself

  /// The name of the engine within the sentences of messages, such as "dqlite" or "the remote engine".
  open var engineName: String { "this engine" }

  /// The functions that the engine overrides. ``provides(_:)`` reads this set often, so store it in a constant.
  open var served: Set<Sqlite3Call> { [] }

  /// The settings that the engine accepts when a connection is opened; empty by default. Other settings are not sent unless the app chose
  /// them; if the engine then refuses such a setting, opening fails.
  open var honored: Set<OpeningSetting> { [] }

  /// Returns the reason why a function is not served, as a clause that follows a colon; empty if there is no reason to give.
  open func reason(for call: Sqlite3Call) -> String { "" }

  /// Returns the result code of a refused function; `SQLITE_ERROR` by default.
  open func refusalCode(for call: Sqlite3Call) -> ResultCode { .error }

  /// The version of SQLite that runs the statements, such as "3.40.1"; nil if it is not known, or not known yet.
  ///
  /// It is read before a connection is opened and, if it is unknown then, once more afterwards. If the version is still unknown, opening
  /// fails.
  open var libraryVersion: String? { nil }

  // MARK: Handles

  /// Records that a statement, blob, backup or value belongs to a connection, which then reports the handle's errors. A connection belongs
  /// to itself.
  public final func adopt(_ handle: OpaquePointer, of connection: OpaquePointer) {
    let (owned, owner) = (UInt(bitPattern: handle), UInt(bitPattern: connection))
    connections.withLock { $0.owners[owned] = owner }
  }

  /// Removes the record of a released handle. For a connection, also removes its error and the handles that it adopted.
  public final func release(_ handle: OpaquePointer?) {
    let bits = UInt(bitPattern: handle)
    connections.withLock { $0.release(bits) }
  }

  /// Returns the connection of a handle, by default the connection set by ``adopt(_:of:)``. Override this method if the engine can find the
  /// connection itself.
  open func connection(of handle: OpaquePointer, _ kind: HandleKind) -> OpaquePointer? {
    let bits = UInt(bitPattern: handle)
    return unsafe OpaquePointer(bitPattern: connections.withLock { $0.owners[bits] ?? 0 })
  }

  // MARK: Errors

  /// Sets the error of a connection, and returns the number for the call to return.
  ///
  /// - Parameters:
  ///   - code: A primary or extended code. If `sqlite3_extended_result_codes` turned extended codes off, the primary code is returned.
  ///   - message: The text that `sqlite3_errmsg` returns; nil for the default text of the code.
  ///   - byteOffset: The byte offset of the error in the SQL; nil if it is not known.
  ///   - connection: The connection that has the error; if nil, nothing is recorded.
  @discardableResult
  public final func fail(_ code: ResultCode, _ message: String? = nil, byteOffset: Int32? = nil, on connection: OpaquePointer?) -> Int32 {
    unsafe connection == nil ? code.rawValue : changing(connection) { $0.become(code, message, byteOffset: byteOffset ?? -1) }
  }

  /// Clears the error of a connection, as a successful call does, and returns `SQLITE_OK`.
  @discardableResult
  public final func succeed(on connection: OpaquePointer?) -> Int32 {
    if unsafe connection != nil, unsafe failure(of: connection).code != .ok { _ = unsafe changing(connection) { $0.become(.ok) } }
    return ResultCode.ok.rawValue
  }

  /// Returns the error of a connection: the code and its message.
  public final func error(of connection: OpaquePointer?) -> (code: ResultCode, message: String) {
    let failure = unsafe failure(of: connection)
    return (failure.code, failure.words)
  }

  private func failure(of connection: OpaquePointer?) -> ConnectionFailure {
    let bits = UInt(bitPattern: connection)
    return connections.withLock { $0[bits] }
  }

  private func changing<Answer: Sendable>(_ connection: OpaquePointer?, _ body: (inout ConnectionFailure) -> Answer) -> Answer {
    let bits = UInt(bitPattern: connection)
    return connections.withLock { body(&$0[bits]) }
  }

  // MARK: Refusing

  /// Returns the message of a refusal: the function, ``engineName``, and ``reason(for:)`` if there is one.
  open override func absence(of call: Sqlite3Call) -> String {
    let reason = reason(for: call)
    return "\(call.rawValue) is not served by \(engineName)" + (reason.isEmpty ? "" : ": \(reason)")
  }

  /// The functions that were called but are not overridden by the engine.
  public final var refused: Set<Sqlite3Call> { connections.withLock { $0.refused } }

  /// Refuses a call to a function that the engine does not override.
  public final override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    guard let failed else {
      connections.withLock { _ = $0.refused.insert(call) }
      return perform()
    }
    var owner: OpaquePointer?
    if let use = call.handles.first, case .handle(let bits?) = arguments()[use.index], let handle = unsafe OpaquePointer(bitPattern: bits) {
      unsafe owner = use.kind == .connection ? handle : connection(of: handle, use.kind)
    }
    return unsafe failed(refuse(call, of: owner))
  }

  /// Refuses a call: sets ``refusalCode(for:)`` and ``absence(of:)`` as the error of the connection, and returns the code.
  package final func refuse(_ call: Sqlite3Call, of connection: OpaquePointer?) -> Int32 {
    connections.withLock { _ = $0.refused.insert(call) }
    return unsafe fail(refusalCode(for: call), absence(of: call), on: connection)
  }

  /// Returns whether a function is ``served``, implemented by this class, or implemented by this class through functions that are served.
  open override func provides(_ call: Sqlite3Call) -> Bool {
    switch call {
    case .sqlite3_libversion, .sqlite3_libversion_number: libraryVersion != nil || served.contains(call)
    default: served.contains(call) || Self.answeredByBase.contains(call) || Self.derived[call]?.allSatisfy(served.contains) == true
    }
  }

  /// Returns whether a setting is in ``honored``.
  open override func honors(_ setting: OpeningSetting) -> Bool { honored.contains(setting) }

  /// Whether statements can be run at all.
  open override var runsAnySQL: Bool { provides(.sqlite3_step) }

  /// The functions that this class implements for every engine.
  public static let answeredByBase: Set<Sqlite3Call> = [
    .sqlite3_errmsg, .sqlite3_errmsg16, .sqlite3_errcode, .sqlite3_extended_errcode, .sqlite3_error_offset, .sqlite3_errstr,
    .sqlite3_extended_result_codes, .sqlite3_db_handle, .sqlite3_libversion, .sqlite3_libversion_number,
  ]

  /// The older functions that this class implements, each with the newer functions that it calls.
  public static let derived: [Sqlite3Call: [Sqlite3Call]] = [
    .sqlite3_open: [.sqlite3_open_v2], .sqlite3_prepare_v2: [.sqlite3_prepare_v3],
    .sqlite3_bind_int: [.sqlite3_bind_int64], .sqlite3_value_int: [.sqlite3_value_int64],
    .sqlite3_changes: [.sqlite3_changes64], .sqlite3_total_changes: [.sqlite3_total_changes64],
    .sqlite3_column_type: [.sqlite3_column_value, .sqlite3_value_type], .sqlite3_column_int: [.sqlite3_column_value, .sqlite3_value_int64],
    .sqlite3_column_int64: [.sqlite3_column_value, .sqlite3_value_int64],
    .sqlite3_column_double: [.sqlite3_column_value, .sqlite3_value_double],
    .sqlite3_column_text: [.sqlite3_column_value, .sqlite3_value_text], .sqlite3_column_blob: [.sqlite3_column_value, .sqlite3_value_blob],
    .sqlite3_column_bytes: [.sqlite3_column_value, .sqlite3_value_bytes],
  ]

  // MARK: Older functions, by newer ones

  open override func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe sqlite3_open_v2(filename, ppDb, OpenFlags([.readwrite, .create]).rawValue, nil)
  }

  open override func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 { unsafe sqlite3_prepare_v3(db, zSql, nByte, 0, ppStmt, pzTail) }

  open override func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    unsafe sqlite3_bind_int64(a0, a1, Int64(a2))
  }

  open override func sqlite3_changes(_ a0: OpaquePointer!) -> Int32 { unsafe Int32(truncatingIfNeeded: sqlite3_changes64(a0)) }

  open override func sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32 { unsafe Int32(truncatingIfNeeded: sqlite3_total_changes64(a0)) }

  open override func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 { unsafe Int32(truncatingIfNeeded: sqlite3_value_int64(a0)) }

  open override func sqlite3_column_type(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe sqlite3_column_value(a0, iCol).map { unsafe sqlite3_value_type($0) } ?? StorageClass.null.rawValue
  }

  open override func sqlite3_column_int(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe Int32(truncatingIfNeeded: sqlite3_column_int64(a0, iCol))
  }

  open override func sqlite3_column_int64(_ a0: OpaquePointer!, _ iCol: Int32) -> Int64 {
    unsafe sqlite3_column_value(a0, iCol).map { unsafe sqlite3_value_int64($0) } ?? 0
  }

  open override func sqlite3_column_double(_ a0: OpaquePointer!, _ iCol: Int32) -> Double {
    unsafe sqlite3_column_value(a0, iCol).map { unsafe sqlite3_value_double($0) } ?? 0
  }

  open override func sqlite3_column_text(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>! {
    unsafe sqlite3_column_value(a0, iCol).flatMap { unsafe sqlite3_value_text($0) }
  }

  open override func sqlite3_column_blob(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! {
    unsafe sqlite3_column_value(a0, iCol).flatMap { unsafe sqlite3_value_blob($0) }
  }

  open override func sqlite3_column_bytes(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe sqlite3_column_value(a0, iCol).map { unsafe sqlite3_value_bytes($0) } ?? 0
  }

  // MARK: What the base answers

  /// The version as text that lives as long as the engine; nil if it is not known.
  open override func sqlite3_libversion() -> UnsafePointer<CChar>! {
    guard let libraryVersion else { return nil }
    return unsafe connections.withLock { $0.texts.text(libraryVersion) }.cString
  }

  /// The version as a number, such as 3040001; 0 if it is not known.
  open override func sqlite3_libversion_number() -> Int32 {
    let numbers = (libraryVersion ?? "").split(separator: ".").map { Int32($0) ?? 0 } + [0, 0, 0]
    return numbers[0] * 1_000_000 + numbers[1] * 1_000 + numbers[2]
  }

  /// The text of a code, which lives as long as the engine.
  open override func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! {
    unsafe connections.withLock { $0.texts.text(ErrorTexts.text(of: a0)) }.cString
  }

  /// The message of the connection's error, valid until its next error.
  open override func sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe changing(a0) { $0.texts().utf8 }.cString
  }

  /// The message of the connection's error as UTF-16, valid until its next error.
  open override func sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe UnsafeRawPointer(changing(a0) { $0.texts().utf16 }.base)
  }

  /// The code of the connection's error; the primary code if extended codes are off.
  open override func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 { unsafe failure(of: db).number }

  /// The extended code of the connection's error.
  open override func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 { unsafe failure(of: db).code.rawValue }

  /// The byte offset of the error in the SQL; -1 if it is not known.
  open override func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 { unsafe failure(of: db).byteOffset }

  /// Turns extended codes on or off; they are on by default.
  open override func sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ onoff: Int32) -> Int32 {
    if unsafe a0 != nil { unsafe changing(a0) { $0.hasExtendedCodes = onoff != 0 } }
    return ResultCode.ok.rawValue
  }

  /// The connection of an adopted statement.
  open override func sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    guard let statement = unsafe a0 else { return nil }
    return unsafe connection(of: statement, .statement)
  }
}
