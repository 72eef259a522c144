import SQLiteCalls

/// Incremental blob I/O, over the bytes given to the mock. <https://sqlite.org/c3ref/blob_open.html>
extension MockLibrary {
  func sqlite3_blob_open(
    _ a0: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ zTable: UnsafePointer<CChar>!, _ zColumn: UnsafePointer<CChar>!,
    _ iRow: Int64, _ flags: Int32, _ ppBlob: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    guard let out = unsafe ppBlob else { return ResultCode.misuse.rawValue }
    unsafe out.pointee = nil
    guard let open = unsafe connection(a0), let zTable = unsafe zTable, let zColumn = unsafe zColumn else {
      return ResultCode.misuse.rawValue
    }
    let (table, column) = unsafe (String(cString: zTable), String(cString: zColumn))
    let key = unsafe MockBlob.Key(schema(zDb), table, column, iRow)
    if blobBytes[key] == nil { return open.report(.error, missing(key)) }
    if flags != 0, let refusal = open.refusal(toWrite: key.schema) { return open.report(refusal) }
    let handle = giveOut(.blob, text: "\(table).\(column)")
    blobs[handle] = MockBlob(connection: open, key: key, isWritable: flags != 0)
    if flags != 0 { open.writableBlobCount += 1 }
    unsafe out.pointee = unsafe pointer(handle)
    return open.report(.ok)
  }

  private func missing(_ key: MockBlob.Key) -> String {
    if blobBytes.keys.contains(where: { $0.isSameColumn(as: key) }) { return "no such rowid: \(key.rowid)" }
    let hasTable = blobBytes.keys.contains { $0.schema == key.schema && $0.table == key.table }
    return hasTable ? "no such column: \"\(key.column)\"" : "no such table: \(key.schema).\(key.table)"
  }

  func sqlite3_blob_reopen(_ a0: OpaquePointer!, _ a1: Int64) -> Int32 {
    guard let open = unsafe blob(a0) else { return ResultCode.misuse.rawValue }
    guard !open.isAborted else { return open.connection.report(.abort) }
    let key = MockBlob.Key(open.key.schema, open.key.table, open.key.column, a1)
    guard blobBytes[key] != nil else {
      unsafe blobs[id(a0)]?.isAborted = true
      return open.connection.report(.error, "no such rowid: \(a1)")
    }
    unsafe blobs[id(a0)]?.key = key
    return open.connection.report(.ok)
  }

  func sqlite3_blob_bytes(_ a0: OpaquePointer!) -> Int32 {
    guard let open = unsafe blob(a0), !open.isAborted else { return 0 }
    return Int32(clamping: blobBytes[open.key]?.count ?? 0)
  }

  /// Calls a closure that reads or writes bytes if the range and the handle are valid. Returns the result code.
  private func access(
    _ pointer: OpaquePointer?, _ count: Int32, _ offset: Int32, _ body: (MockBlob, Range<Int>) -> ResultCode
  ) -> Int32 {
    guard let open = unsafe blob(pointer) else { return ResultCode.misuse.rawValue }
    guard count >= 0, offset >= 0, Int(offset) + Int(count) <= blobBytes[open.key]?.count ?? 0 else {
      return open.connection.report(.error)
    }
    if open.isAborted { return open.connection.report(.abort) }
    return open.connection.report(body(open, Int(offset)..<Int(offset) + Int(count)))
  }

  func sqlite3_blob_read(_ a0: OpaquePointer!, _ Z: UnsafeMutableRawPointer!, _ N: Int32, _ iOffset: Int32) -> Int32 {
    unsafe access(a0, N, iOffset) { open, range in
      if let bytes = blobBytes[open.key] { unsafe Z?.copyMemory(from: Array(bytes[range]), byteCount: range.count) }
      return .ok
    }
  }

  func sqlite3_blob_write(_ a0: OpaquePointer!, _ z: UnsafeRawPointer!, _ n: Int32, _ iOffset: Int32) -> Int32 {
    unsafe access(a0, n, iOffset) { open, range in
      guard open.isWritable else { return .readonly }
      if let z = unsafe z { unsafe blobBytes[open.key]?.replaceSubrange(range, with: UnsafeRawBufferPointer(start: z, count: range.count)) }
      return .ok
    }
  }

  func sqlite3_blob_close(_ a0: OpaquePointer!) -> Int32 {
    unsafe ending(a0, blob) { open in
      unsafe blobs[id(a0)] = nil
      unsafe takeBack(.blob, id(a0))
      if open.isWritable { open.connection.writableBlobCount -= 1 }
      disposeIfAbandoned(open.connection)
      return ResultCode.ok.rawValue
    }
  }
}

/// Backups, with the page count given to the mock. <https://sqlite.org/c3ref/backup_finish.html>
extension MockLibrary {
  func sqlite3_backup_init(
    _ pDest: OpaquePointer!, _ zDestName: UnsafePointer<CChar>!, _ pSource: OpaquePointer!, _ zSourceName: UnsafePointer<CChar>!
  ) -> OpaquePointer! {
    guard let destination = unsafe connection(pDest), let source = unsafe connection(pSource) else { return nil }
    let names = unsafe [zDestName, zSourceName].map { name in unsafe name.map { unsafe String(cString: $0) } ?? "" }
    let unknown = zip(names, [destination, source]).first { name, open in open.databases[name.lowercased()] == nil }
    let refusal =
      destination === source
      ? "source and destination must be distinct"
      : unknown.map { "unknown database \($0.0)" } ?? (destination.hasRunning ? "destination database is in use" : nil)
    if let refusal {
      destination.report(.error, refusal)
      return nil
    }
    let handle = giveOut(.backup)
    backups[handle] = MockBackup(
      destination: destination, schema: names[0].lowercased(), source: source, sourceSchema: names[1].lowercased(),
      pageCount: backupPageCount)
    return unsafe pointer(handle)
  }

  func sqlite3_backup_step(_ p: OpaquePointer!, _ nPage: Int32) -> Int32 {
    guard var backup = unsafe backup(p) else { return ResultCode.misuse.rawValue }
    defer { unsafe backups[id(p)] = backup }
    backup.failure = backup.destination.refusal(toCopyInto: backup.schema)
    if let failure = backup.failure { return failure.code.rawValue }
    backup.hasStarted = true
    backup.copied += nPage < 0 ? backup.remaining : min(nPage, backup.remaining)
    guard backup.remaining == 0 else { return ResultCode.ok.rawValue }
    backup.copyHeader()
    return ResultCode.done.rawValue
  }

  func sqlite3_backup_finish(_ p: OpaquePointer!) -> Int32 {
    unsafe ending(p, backup) { backup in
      unsafe backups[id(p)] = nil
      unsafe takeBack(.backup, id(p))
      disposeIfAbandoned(backup.source)
      return backup.destination.report(backup.failure ?? MockAnswer.Failure(.ok))
    }
  }

  func sqlite3_backup_remaining(_ p: OpaquePointer!) -> Int32 {
    unsafe backup(p).map { $0.hasStarted ? $0.remaining : 0 } ?? 0
  }

  func sqlite3_backup_pagecount(_ p: OpaquePointer!) -> Int32 { unsafe backup(p).map { $0.hasStarted ? $0.pageCount : 0 } ?? 0 }
}
