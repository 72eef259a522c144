public import SQLiteCalls
public import SQLiteEngine
import Synchronization

/// Connections over a cluster: the first of the layers of ``DqliteSqlite3Wrapper``.
public class DqliteConnections: RefusingSqlite3Wrapper, @unchecked Sendable {
  /// Where the nodes are.
  public let cluster: DqliteCluster
  private let naming: @Sendable (String) -> String?
  let handles = HandleTable()
  private let version = Mutex<String?>(nil)

  /// An engine over a cluster, which is not asked before a connection is opened.
  ///
  /// - Parameters:
  ///   - cluster: The addresses of the nodes, and the limits on waiting for them.
  ///   - naming: The name in the cluster of a database that is opened by a name or path; nil to refuse it. By default the last part of a path;
  ///     databases in memory and temporary ones are refused, because a cluster has none.
  public init(_ cluster: DqliteCluster, naming: @escaping @Sendable (String) -> String? = DqliteConnections.lastComponent) {
    self.cluster = cluster
    self.naming = naming
    super.init()
  }

  /// The last part of a path; nil for `:memory:`, for no name, and for URIs.
  @Sendable public static func lastComponent(of path: String) -> String? {
    guard let last = path.split(separator: "/").last.map(String.init), last != ":memory:", !path.hasPrefix("file:") else { return nil }
    return last
  }

  override public var engineName: String { "dqlite" }
  override public var honored: Set<OpeningSetting> { [.foreignKeys, .recursiveTriggers, .busyTimeoutMilliseconds] }
  override public var libraryVersion: String? { version.withLock { $0 } }

  // MARK: Connections

  override public func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    guard let ppDb = unsafe ppDb else { return ResultCode.misuse.rawValue }
    unsafe ppDb.pointee = nil
    let flags = OpenFlags(rawValue: flags)
    let access = flags.intersection([.readonly, .readwrite, .create])
    let name = unsafe filename.map { unsafe String(cString: $0) } ?? ""
    let handle = unsafe handles.newHandle()
    unsafe ppDb.pointee = handle
    let database = naming(name)
    let connection = unsafe EngineConnection(
      handle, ClusterSession(database ?? "", of: cluster), fileName: database ?? name, isReadOnly: access == .readonly)
    handles.add(connection)
    _ = unsafe sqlite3_extended_result_codes(handle, flags.contains(.exrescode) ? 1 : 0)
    guard [.readonly, .readwrite, [.readwrite, .create]].contains(access) else {
      return unsafe fail(.misuse, "bad parameter or other API misuse", on: handle)
    }
    guard database != nil else {
      return unsafe fail(
        .cantopen, "\"\(name)\" is not in the cluster: dqlite has no databases in memory, temporary ones or URIs; give a name", on: handle)
    }
    if let vfs = unsafe zVfs.map({ unsafe String(cString: $0) }) {
      return unsafe fail(.error, "no such vfs: \(vfs): nodes have their own", on: handle)
    }
    do throws(SessionError) {
      try connection.session.connect()
      if libraryVersion == nil { try learnVersion(of: connection.session) }
      connection.isUsable = true
      return unsafe succeed(on: handle)
    } catch {
      return unsafe fail(error.code == .notLeader ? .cantopen : error.code, error.message, on: handle)
    }
  }

  private func learnVersion(of session: ClusterSession) throws(SessionError) {
    guard case .text(let bytes)? = try session.rows(ofText: "SELECT sqlite_version()").next()?.first else { return }
    version.withLock { $0 = String(decoding: bytes, as: UTF8.self) }
  }

  override public func sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
    guard let handle = unsafe a0 else { return ResultCode.ok.rawValue }
    guard let connection = unsafe handles.connection(handle) else { return ResultCode.misuse.rawValue }
    guard connection.statements.isEmpty else {
      return unsafe fail(.busy, "unable to close due to unfinalized statements or unfinished backups", on: handle)
    }
    close(connection)
    return ResultCode.ok.rawValue
  }

  override public func sqlite3_close_v2(_ a0: OpaquePointer!) -> Int32 {
    guard let handle = unsafe a0 else { return ResultCode.ok.rawValue }
    guard let connection = unsafe handles.connection(handle) else { return ResultCode.misuse.rawValue }
    connection.closesItself = true
    if connection.statements.isEmpty { close(connection) }
    return ResultCode.ok.rawValue
  }

  func close(_ connection: EngineConnection) {
    connection.session.close()
    unsafe handles.remove(connection.handle)
    unsafe release(connection.handle)
  }

  // MARK: Errors

  /// Notes the error of a session, and returns its code.
  func fail(_ error: SessionError, on connection: EngineConnection) -> Int32 {
    unsafe fail(error.code, error.message, on: connection.handle)
  }

  /// The code for a pointer that stands for nothing.
  static let misuse = ResultCode.misuse.rawValue

  // MARK: The state of a connection

  override public func sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32 {
    unsafe handles.connection(a0)?.session.transaction.isOpen == true ? 0 : 1
  }

  override public func sqlite3_txn_state(_ a0: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!) -> Int32 {
    guard let connection = unsafe handles.connection(a0), unsafe isMain(zSchema) else { return -1 }
    let state = connection.session.transaction
    if state.isOpen { return state.level.rawValue }
    let isReading = connection.statements.contains { $0.statement.state == .row }
    return (isReading ? TransactionState.Level.read : .none).rawValue
  }

  override public func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 { unsafe handles.connection(a0)?.session.effects.changes ?? 0 }

  override public func sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 {
    unsafe handles.connection(a0)?.session.effects.totalChanges ?? 0
  }

  override public func sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 {
    unsafe handles.connection(a0)?.session.effects.lastInsertRowid ?? 0
  }

  override public func sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64) {
    unsafe handles.connection(a0)?.session.effects.set(lastInsertRowid: a1)
  }

  override public func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    guard let connection = unsafe handles.connection(db), unsafe isMain(zDbName) else { return nil }
    return unsafe connection.fileName.cString
  }

  override public func sqlite3_db_name(_ db: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    guard N == 0, let connection = unsafe handles.connection(db) else { return nil }
    return unsafe connection.mainName.cString
  }

  override public func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32 {
    guard let connection = unsafe handles.connection(db), unsafe isMain(zDbName) else { return -1 }
    return connection.isReadOnly ? 1 : 0
  }

  /// Whether a name is that of the main schema, which is also meant without a name.
  private func isMain(_ schema: UnsafePointer<CChar>?) -> Bool {
    guard let schema = unsafe schema else { return true }
    return unsafe String(cString: schema).lowercased() == "main"
  }

  // MARK: Waiting

  override public func sqlite3_busy_timeout(_ a0: OpaquePointer!, _ ms: Int32) -> Int32 {
    guard let connection = unsafe handles.connection(a0) else { return Self.misuse }
    connection.session.busy.wait(milliseconds: ms)
    return ResultCode.ok.rawValue
  }

  override public func sqlite3_busy_handler(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    guard let connection = unsafe handles.connection(a0) else { return Self.misuse }
    unsafe connection.session.busy.ask(a1, a2)
    return ResultCode.ok.rawValue
  }

  override public func sqlite3_interrupt(_ a0: OpaquePointer!) {
    unsafe handles.connection(a0)?.session.interruption.wasAsked = true
  }

  // MARK: Settings

  /// A pragma of the node's connection stands for an option, where there is one.
  private static let pragmas: [ConnectionOption: String] = [.enableFkey: "foreign_keys", .trustedSchema: "trusted_schema"]

  override public func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 {
    guard let connection = unsafe handles.connection(db), let pragma = Self.pragmas[ConnectionOption(rawValue: option)] else {
      return unsafe super.sqlite3_db_config(db, option, first, second, pointer)
    }
    do throws(SessionError) {
      if first >= 0 {
        try connection.session.run(ServerStatement("PRAGMA \(pragma) = \(first == 0 ? 0 : 1)"), [], .setting(name: pragma))
      }
      let value = try connection.session.rows(of: ServerStatement("PRAGMA \(pragma)"), [], .tells)?.next()?.first
      if let pointer = unsafe pointer, let value { unsafe pointer.storeBytes(of: Int32(clamping: value.asInteger), as: Int32.self) }
      return unsafe succeed(on: connection.handle)
    } catch {
      return fail(error, on: connection)
    }
  }
}
