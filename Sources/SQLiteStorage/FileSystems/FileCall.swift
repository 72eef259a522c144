/// A call from SQLite to a file system, as a shim receives it before forwarding it.
@safe package struct FileCall {
  /// The method, without its `x`.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    case open, delete, access, close, read, write, truncate, sync, fileSize, lock, unlock, checkReservedLock, fileControl, shmMap, shmLock,
      shmBarrier, shmUnmap, unfetch
  }

  package let method: Method
  /// The file; nil for an unnamed temporary file.
  package let path: String?
  /// A number that distinguishes an open file from all other open files; 0 for a call about a name.
  package var file: UInt = 0
  /// The offset of the read or write; for a truncation, the new size.
  package var offset: Int64 = 0
  /// The number of bytes to read or write.
  package var byteCount = 0
  /// The flags, or the kind of lock.
  package var flags: Int32 = 0
  /// The bytes to write; valid during the call.
  package var bytes: UnsafeRawBufferPointer?

  private let pause: (Int32) -> Void

  init(_ method: Method, _ path: String?, pause: @escaping (Int32) -> Void) {
    self.method = method
    self.path = path
    self.pause = pause
  }

  /// Sleeps using the wrapped file system.
  package func sleep(_ microseconds: Int32) { pause(microseconds) }
}
