public import SQLiteCalls
import Synchronization

/// The base class for an engine other than SQLite: every function refuses, and the error of its connection says what was refused, by whom, and why.
///
/// An engine overrides the functions that it serves and lists them in ``served``; this package distinguishes it from SQLite nowhere else:
///
/// ```swift
/// final class Remote: RefusingSqlite3Wrapper, @unchecked Sendable {
///   override var engineName: String { "the remote engine" }
///   override var served: Set<Sqlite3Call> { [.sqlite3_open_v2, .sqlite3_close, .sqlite3_prepare_v3, .sqlite3_step] }
///   override func reason(for call: Sqlite3Call) -> String { call == .sqlite3_backup_init ? "a copy is made by the node itself" : "" }
/// }
/// ```
///
/// A function that is not served answers ``refusalCode(for:)`` or nil; one that cannot fail answers 0 or nothing. For the former
/// `sqlite3_errmsg` then says "sqlite3_backup_init is not served by the remote engine: a copy is made by the node itself".
///
/// Some functions are answered here already, from the reports of the engine: `sqlite3_errmsg`, `errmsg16`, `errcode`, `extended_errcode`, `error_offset`
/// and `extended_result_codes` (``fail(_:_:byteOffset:on:)``, ``succeed(on:)``), `sqlite3_errstr`, `sqlite3_db_handle`
/// (``adopt(_:of:)``), `sqlite3_libversion` and `libversion_number` (``libraryVersion``). They may be called from several threads, as long as
/// each connection is used by one at a time, which this package sees to.
///
/// An engine is passed to several threads, so it says `@unchecked Sendable` and guards its own state.
open class RefusingSqlite3Wrapper: Sqlite3Funnel {
  private let connections = Mutex(EngineConnections())

  /// An engine without connections.
  public init() { super.init(target: nil) }

  // MARK: What the engine says of itself

  /// The name of the engine in messages, as the subject of a sentence: "dqlite".
  open var engineName: String { "this engine" }

  /// The functions that the engine overrides. ``provides(_:)`` answers from this set; it is asked often, so keep it in a constant.
  open var served: Set<Sqlite3Call> { [] }

  /// The settings that the engine accepts when a connection is opened; none unless it is overridden. Other settings are left out, unless the app chose
  /// them: then they are sent, and the refusal is an error.
  open var honored: Set<OpeningSetting> { [] }

  /// Why a function is not served, as a clause to be put after a colon; empty when there is no reason worth giving.
  open func reason(for call: Sqlite3Call) -> String { "" }

  /// The code with which a function refuses. `SQLITE_ERROR` unless it is overridden.
  open func refusalCode(for call: Sqlite3Call) -> ResultCode { .error }

  /// The version of SQLite that runs the statements, such as "3.40.1"; nil when it is not known, or not known yet.
  ///
  /// Opening a connection asks for the version first, and, where it was not known then, once more at the end; a version still unknown then is an error.
  open var libraryVersion: String? { nil }

  // MARK: Handles

  /// Notes that a statement, blob, backup or value belongs to a connection, so that its errors are reported there; a connection belongs to itself.
  public final func adopt(_ handle: OpaquePointer, of connection: OpaquePointer) {
    let (owned, owner) = (UInt(bitPattern: handle), UInt(bitPattern: connection))
    connections.withLock { $0.owners[owned] = owner }
  }

  /// Forgets a handle that came back: its connection or, for a connection, its error and the handles that it adopted.
  public final func release(_ handle: OpaquePointer?) {
    let bits = UInt(bitPattern: handle)
    connections.withLock { $0.release(bits) }
  }

  /// The connection of a handle, by default that of ``adopt(_:of:)``. An engine that finds the connection by itself overrides the method.
  open func connection(of handle: OpaquePointer, _ kind: HandleKind) -> OpaquePointer? {
    let bits = UInt(bitPattern: handle)
    return unsafe OpaquePointer(bitPattern: connections.withLock { $0.owners[bits] ?? 0 })
  }

  // MARK: Errors

  /// Makes a code and its message the error of a connection, and answers the number to return.
  ///
  /// - Parameters:
  ///   - code: Primary or extended. The number answered is the primary code where `sqlite3_extended_result_codes` turned extended ones off.
  ///   - message: The text of `sqlite3_errmsg`; nil for the words of the code.
  ///   - byteOffset: Where in the SQL the error is; nil when that is not known.
  ///   - connection: The connection of the error; nil where there is none, and then nothing is noted.
  @discardableResult
  public final func fail(_ code: ResultCode, _ message: String? = nil, byteOffset: Int32? = nil, on connection: OpaquePointer?) -> Int32 {
    unsafe connection == nil ? code.rawValue : changing(connection) { $0.become(code, message, byteOffset: byteOffset ?? -1) }
  }

  /// Forgets the error of a connection, as a call that went well does, and answers `SQLITE_OK`.
  @discardableResult
  public final func succeed(on connection: OpaquePointer?) -> Int32 {
    if unsafe connection != nil, unsafe failure(of: connection).code != .ok { _ = unsafe changing(connection) { $0.become(.ok) } }
    return ResultCode.ok.rawValue
  }

  /// The error of a connection: the code and its message.
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

  /// The message of a refusal: the function, ``engineName``, and ``reason(for:)`` where there is one.
  open override func absence(of call: Sqlite3Call) -> String {
    let reason = reason(for: call)
    return "\(call.rawValue) is not served by \(engineName)" + (reason.isEmpty ? "" : ": \(reason)")
  }

  /// The functions that were called and that the engine does not override.
  public final var refused: Set<Sqlite3Call> { connections.withLock { $0.refused } }

  /// Refuses a call that was not overridden.
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

  /// Refuses a call: ``refusalCode(for:)`` and ``absence(of:)`` are the error of the connection, and the code is answered.
  package final func refuse(_ call: Sqlite3Call, of connection: OpaquePointer?) -> Int32 {
    connections.withLock { _ = $0.refused.insert(call) }
    return unsafe fail(refusalCode(for: call), absence(of: call), on: connection)
  }

  /// True for a function that is ``served``, that the base answers by itself, or that the base answers through functions that are served.
  open override func provides(_ call: Sqlite3Call) -> Bool {
    switch call {
    case .sqlite3_libversion, .sqlite3_libversion_number: libraryVersion != nil || served.contains(call)
    default: served.contains(call) || Self.answeredByBase.contains(call) || Self.derived[call]?.allSatisfy(served.contains) == true
    }
  }

  /// Whether a setting is among ``honored``.
  open override func honors(_ setting: OpeningSetting) -> Bool { honored.contains(setting) }

  /// Whether statements can be run at all.
  open override var runsAnySQL: Bool { provides(.sqlite3_step) }

  /// The functions that this class answers for every engine.
  public static let answeredByBase: Set<Sqlite3Call> = [
    .sqlite3_errmsg, .sqlite3_errmsg16, .sqlite3_errcode, .sqlite3_extended_errcode, .sqlite3_error_offset, .sqlite3_errstr,
    .sqlite3_extended_result_codes, .sqlite3_db_handle, .sqlite3_libversion, .sqlite3_libversion_number,
  ]

  /// The older functions that the base answers, each with the newer functions that it calls for them.
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

  /// The version as text that lives as long as the engine; nil when it is not known.
  open override func sqlite3_libversion() -> UnsafePointer<CChar>! {
    guard let libraryVersion else { return nil }
    return unsafe connections.withLock { $0.texts.text(libraryVersion) }.cString
  }

  /// The version as a number, such as 3040001; 0 when it is not known.
  open override func sqlite3_libversion_number() -> Int32 {
    let numbers = (libraryVersion ?? "").split(separator: ".").map { Int32($0) ?? 0 } + [0, 0, 0]
    return numbers[0] * 1_000_000 + numbers[1] * 1_000 + numbers[2]
  }

  /// The words of a code, which live as long as the engine.
  open override func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! {
    unsafe connections.withLock { $0.texts.text(ErrorTexts.text(of: a0)) }.cString
  }

  /// The message of the connection's error, until its next one.
  open override func sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe changing(a0) { $0.texts().utf8 }.cString
  }

  /// The same message as UTF-16.
  open override func sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe UnsafeRawPointer(changing(a0) { $0.texts().utf16 }.base)
  }

  /// The code of the connection's error, primary where extended ones are off.
  open override func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 { unsafe failure(of: db).number }

  /// The code of the connection's error.
  open override func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 { unsafe failure(of: db).code.rawValue }

  /// Where in the SQL the error is, or -1.
  open override func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 { unsafe failure(of: db).byteOffset }

  /// Turns extended codes on, as they are from the beginning, or off.
  open override func sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ onoff: Int32) -> Int32 {
    if unsafe a0 != nil { unsafe changing(a0) { $0.hasExtendedCodes = onoff != 0 } }
    return ResultCode.ok.rawValue
  }

  /// The connection of a statement that was adopted.
  open override func sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    guard let statement = unsafe a0 else { return nil }
    return unsafe connection(of: statement, .statement)
  }
}
