import SQLiteCalls
import SQLiteCore

extension BlobHandle {
  /// Reads bytes of the blob into a new array.
  ///
  /// - Parameter range: The bytes, counted from 0.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE, before anything is read, for bytes out of range; SQLITE_ABORT when the handle has
  ///   expired; SQLITE_MISUSE after ``close()``; SQLITE_IOERR, SQLITE_CORRUPT.
  ///
  /// The C function is `sqlite3_blob_read`: <https://sqlite.org/c3ref/blob_read.html>
  public func read(_ range: Range<Int>) throws -> [UInt8] {
    try refuseOutside(range)
    if range.isEmpty {  // the empty array is shared by all threads, and setting its count would be a race
      try unsafe read(into: UnsafeMutableRawBufferPointer(start: nil, count: 0), at: range.lowerBound)
      return []
    }
    return unsafe try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      try unsafe read(into: UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)
      count = range.count
    }
  }

  /// Reads bytes of the blob into the caller's memory.
  ///
  /// ```swift
  /// try bytes.withUnsafeMutableBytes { try blob.read(into: $0, at: 100) }
  /// ```
  /// - Parameters:
  ///   - bytes: The memory to fill; its size is the number of bytes to read. It is used until the function returns.
  ///   - byteOffset: The offset of the bytes in the blob.
  /// - Throws: ``SQLiteError``, as for ``read(_:)``.
  ///
  /// The C function is `sqlite3_blob_read`: <https://sqlite.org/c3ref/blob_read.html>
  public func read(into bytes: UnsafeMutableRawBufferPointer, at byteOffset: Int = 0) throws {
    let open = unsafe try openHandle()
    try refuseOutside(byteOffset, bytes.count)
    if bytes.count == 0 { return }
    try check(unsafe wrapper.sqlite3_blob_read(open, bytes.baseAddress, Int32(bytes.count), Int32(byteOffset)), in: .sqlite3_blob_read)
  }

  /// Calls a closure with the bytes in order, in chunks of a given size; the last chunk has the remaining bytes.
  ///
  /// One chunk is in memory at a time, unless the closure keeps it.
  /// - Parameters:
  ///   - chunkByteCount: The size of a chunk in bytes, at least 1.
  ///   - range: The bytes, counted from 0; nil for all.
  ///   - body: Called with each chunk. If it throws, reading stops.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for ``read(_:)``.
  ///
  /// The C function is `sqlite3_blob_read`: <https://sqlite.org/c3ref/blob_read.html>
  public func forEachChunk(
    ofByteCount chunkByteCount: Int = 65_536, in range: Range<Int>? = nil, _ body: (_ chunk: [UInt8]) throws -> Void
  ) throws {
    guard chunkByteCount > 0 else { throw SQLiteError.refused(.range, "a chunk has at least one byte, not \(chunkByteCount)") }
    let range = range ?? 0..<byteCount
    try refuseOutside(range)
    var chunk = [UInt8](repeating: 0, count: min(chunkByteCount, range.count))
    var byteOffset = range.lowerBound
    while byteOffset < range.upperBound {
      chunk.removeLast(max(0, chunk.count - (range.upperBound - byteOffset)))
      try unsafe chunk.withUnsafeMutableBytes { try unsafe read(into: $0, at: byteOffset) }
      try body(chunk)
      byteOffset += chunk.count
    }
  }

  private func refuseOutside(_ range: Range<Int>) throws {
    try refuseOutside(range.lowerBound, range.upperBound &- range.lowerBound)  // wraps only below 0, which is refused
  }

  /// Throws for bytes out of range; the C functions count with 32 bits.
  func refuseOutside(_ byteOffset: Int, _ count: Int, _ advice: @autoclosure () -> String = "") throws {
    if byteOffset >= 0, count <= byteCount, byteOffset <= byteCount - count { return }
    let bytes = count == 1 ? "1 byte" : "\(count) bytes"
    throw SQLiteError.refused(.range, "\(bytes) from byte \(byteOffset) on are not in \(name), which has \(byteCount)\(advice())")
  }
}
