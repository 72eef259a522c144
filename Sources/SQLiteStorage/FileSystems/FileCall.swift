/// One call that SQLite makes to a file system, as a shim sees it before it is passed on.
@safe package struct FileCall {
  /// The method, without its `x`.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    case open, delete, access, close, read, write, truncate, sync, fileSize, lock, unlock, checkReservedLock, fileControl, shmMap, shmLock,
      shmUnmap, unfetch
  }

  /// The method.
  package let method: Method
  /// The file, nil for a temporary one without a name.
  package let path: String?
  /// The place where the call reads or writes; for a truncation, the new size.
  package var offset: Int64 = 0
  /// The number of bytes that the call reads or writes.
  package var byteCount = 0
  /// The flags or the kind of lock.
  package var flags: Int32 = 0
  /// The bytes to write; valid during the call.
  package var bytes: UnsafeRawBufferPointer?

  private let pause: (Int32) -> Void

  init(_ method: Method, _ path: String?, pause: @escaping (Int32) -> Void) {
    self.method = method
    self.path = path
    self.pause = pause
  }

  /// Lets the file system that the shim wraps sleep.
  package func sleep(_ microseconds: Int32) { pause(microseconds) }
}
