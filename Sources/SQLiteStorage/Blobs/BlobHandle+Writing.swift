import SQLiteCalls
import SQLiteCore

extension BlobHandle {
  /// Overwrites bytes of the blob.
  ///
  /// - Parameters:
  ///   - bytes: The bytes: an array, a `Data`, a slice, the `utf8` of a text.
  ///   - byteOffset: The offset of the bytes in the blob.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE, before anything is written, when the bytes do not fit; SQLITE_READONLY for a handle that
  ///   was opened for reading; SQLITE_ABORT when the handle has expired; SQLITE_MISUSE after ``close()``; SQLITE_FULL, SQLITE_IOERR.
  ///
  /// The C function is `sqlite3_blob_write`: <https://sqlite.org/c3ref/blob_write.html>
  public func write(_ bytes: some Collection<UInt8>, at byteOffset: Int = 0) throws {
    if try bytes.withContiguousStorageIfAvailable({ try unsafe store(UnsafeRawBufferPointer($0), at: byteOffset) }) != nil { return }
    try unsafe Array(bytes).withUnsafeBytes { try unsafe store($0, at: byteOffset) }
  }

  /// Writes the chunks of a sequence, one after the other.
  ///
  /// One chunk is in memory at a time.
  /// - Parameters:
  ///   - chunks: The chunks: arrays, `Data`, slices.
  ///   - byteOffset: The offset of the first chunk in the blob.
  /// - Returns: The end offset of the last chunk: ``byteCount`` when the blob is full.
  /// - Throws: ``SQLiteError``, as for ``write(_:at:)``. Chunks before the error stay written, unless `withBlob` or a transaction undoes
  ///   them.
  @discardableResult
  public func write<Chunks: Sequence>(chunks: Chunks, at byteOffset: Int = 0) throws -> Int
  where Chunks.Element: Collection<UInt8> {
    var end = byteOffset
    for chunk in chunks {
      try write(chunk, at: end)
      end += chunk.count
    }
    return end
  }

  /// Writes the chunks that a closure returns, one after the other, for example from a file.
  ///
  /// ```swift
  /// try blob.write { try file.read(upToCount: 65_536) }
  /// ```
  /// - Parameters:
  ///   - byteOffset: The offset of the first chunk in the blob.
  ///   - next: Returns the next chunk; nil, or an empty one, after the last.
  /// - Returns: The end offset of the last chunk: ``byteCount`` when the blob is full.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for ``write(_:at:)``. Chunks before the error stay written, unless
  ///   `withBlob` or a transaction undoes them.
  @discardableResult
  public func write<Bytes: Collection<UInt8>>(at byteOffset: Int = 0, from next: () throws -> Bytes?) throws -> Int {
    var end = byteOffset
    while let chunk = try next(), !chunk.isEmpty {
      try write(chunk, at: end)
      end += chunk.count
    }
    return end
  }

  private func store(_ buffer: UnsafeRawBufferPointer, at byteOffset: Int) throws {
    let open = unsafe try openHandle()
    guard access == .readWrite else {
      throw SQLiteError.refused(.readonly, "\(name) was opened for reading: open it with access: .readWrite")
    }
    try refuseOutside(byteOffset, buffer.count, ". A blob does not grow: make room by SQL with a ZeroBlob of the whole size")
    if buffer.count == 0 { return }
    try refuseOtherSchema()
    connection.attachments.noteUnreportedChange()
    let code = unsafe wrapper.sqlite3_blob_write(open, buffer.baseAddress, Int32(buffer.count), Int32(byteOffset))
    try check(code, in: .sqlite3_blob_write)
  }
}
