import SQLiteCalls
import SQLiteCore

/// The options and limits of a connection. <https://sqlite.org/c3ref/db_config.html>
extension MockLibrary {
  /// The options of a new connection.
  static let options: [ConnectionOption: Int32] = [
    .enableFkey: 0, .enableTrigger: 1, .enableFts3Tokenizer: 0, .enableLoadExtension: 0, .noCkptOnClose: 0, .enableQpsg: 0,
    .triggerEqp: 0, .resetDatabase: 0, .defensive: 0, .writableSchema: 0, .legacyAlterTable: 0, .dqsDml: 1, .dqsDdl: 1, .enableView: 1,
    .legacyFileFormat: 0, .trustedSchema: 1,
  ]
  /// The limits of a new connection. Debian's build of SQLite allows more parameters than the default.
  static let limits = DefaultLimits.all.merging([.variableNumber: 250_000]) { $1 }

  func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 {
    guard let open = unsafe connection(db) else { return ResultCode.misuse.rawValue }
    let named = ConnectionOption(rawValue: option)
    if named == .maindbname || named == .lookaside { return ResultCode.ok.rawValue }
    guard let old = open.options[named] else { return ResultCode.error.rawValue }
    let value: Int32 = first < 0 ? old : first > 0 ? 1 : 0
    open.options[named] = value
    unsafe pointer?.storeBytes(of: value, as: Int32.self)
    return ResultCode.ok.rawValue
  }

  func sqlite3_limit(_ a0: OpaquePointer!, _ id: Int32, _ newVal: Int32) -> Int32 {
    let named = Limit(rawValue: id)
    guard let open = unsafe connection(a0), let standard = Self.limits[named] else { return -1 }
    let old = open.limit(named)
    // The default is also the maximum, except for the number of worker threads.
    if newVal >= 0 { open.limits[named] = min(newVal, named == .workerThreads ? 8 : standard) }
    return old
  }

  func sqlite3_enable_load_extension(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 {
    unsafe set(db) { $0.options[.enableLoadExtension] = onoff > 0 ? 1 : 0 }
  }

  func sqlite3_wal_autocheckpoint(_ db: OpaquePointer!, _ N: Int32) -> Int32 {
    unsafe set(db) { open in
      open.pragmas["wal_autocheckpoint"] = .integer(Int64(max(0, N)))
      unsafe open.walHook = unsafe MockHook(function: nil, context: N > 0 ? UnsafeMutableRawPointer(bitPattern: Int(N)) : nil)
    }
  }

  func sqlite3_wal_checkpoint_v2(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ eMode: Int32, _ pnLog: UnsafeMutablePointer<Int32>!,
    _ pnCkpt: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe pnLog?.pointee = -1
    unsafe pnCkpt?.pointee = -1
    guard let open = unsafe connection(db), (0...3).contains(eMode) else { return ResultCode.misuse.rawValue }
    if let name = unsafe zDb, unsafe open.databases[String(cString: name).lowercased()] == nil {
      return open.report(.error, unsafe "unknown database: \(String(cString: name))")
    }
    return open.report(.ok)
  }
}
