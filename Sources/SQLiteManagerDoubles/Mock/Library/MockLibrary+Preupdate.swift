import SQLiteCalls

/// The hook before each change of a row, and what it may ask. <https://sqlite.org/c3ref/preupdate_count.html>
extension MockLibrary {
  func sqlite3_preupdate_hook(_ db: OpaquePointer!, _ xPreUpdate: Sqlite3Callback.Preupdate!, _ a2: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  {
    unsafe exchange(\.preupdateHook, of: connection(db), MockHook(function: xPreUpdate, context: a2))
  }

  func sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
    guard let change = unsafe connection(a0)?.preupdate else { return 0 }
    return Int32(clamping: max(change.old.count, change.new.count))
  }

  func sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 { unsafe connection(a0)?.preupdate?.depth ?? 0 }

  func sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 { unsafe connection(a0)?.preupdate?.blobColumn ?? -1 }

  func sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe answer(a0, a1, a2) { $0.action == .insert ? nil : $0.old }
  }

  func sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe answer(a0, a1, a2) { $0.action == .delete ? nil : $0.new }
  }

  private func answer(
    _ db: OpaquePointer?, _ index: Int32, _ out: UnsafeMutablePointer<OpaquePointer?>?, _ row: (MockPreupdate) -> [MockValue]?
  ) -> Int32 {
    guard let open = unsafe connection(db) else { return ResultCode.misuse.rawValue }
    guard let values = open.preupdate.flatMap(row) else { return open.report(.misuse) }
    guard values.indices.contains(Int(index)) else { return open.report(.range) }
    unsafe out?.pointee = unsafe expose(values[Int(index)])
    return open.report(.ok)
  }
}
