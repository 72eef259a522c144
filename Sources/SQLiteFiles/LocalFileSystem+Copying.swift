#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension LocalFileSystem {
  /// Reads and writes one megabyte at a time.
  package func copy(_ path: String, toNew copy: String) throws(FileSystemError) {
    let source = try openToRead(path)
    defer { _ = close(source) }  // it is only read
    do {
      try makeFile(copy, like: nil) { write in
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        while true {
          let count = again { unsafe read(source, &piece, piece.count) }
          if count < 0 { throw FileSystemError("read", path, code: errno) }
          if count == 0 { return }
          try write(count == piece.count ? piece : Array(piece[..<count]))
        }
      }
    } catch {
      throw error as? FileSystemError ?? FileSystemError("read", path, code: EIO)  // nothing above throws another error
    }
  }

  /// Calls `open`, `write` and `close`, and on failure `unlink`.
  package func makeFile(_ path: String, like original: String?, _ fill: (_ write: (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws
  {
    let limit = try original.flatMap { try ownership(of: $0) }
    let target = try open(path, O_WRONLY | O_CREAT | O_EXCL, mode: (limit?.st_mode ?? 0o666) & 0o666 | 0o600)
    do {
      do {
        if let limit, fchown(target, uid_t.max, limit.st_gid) != 0 {
          let mode = try statusOfFile(target, path).st_mode
          _ = fchmod(target, mode & (0o707 | (mode & 0o7) << 3))  // another group gets no more rights than all users
        }
        try fill { try write($0, to: target, path) }
      } catch {
        _ = close(target)  // the first error is thrown
        throw error
      }
      try check(close(target), "close", path)
    } catch {
      _ = unsafe unlink(path)
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to target: Int32, _ path: String) throws(FileSystemError) {
    var written = 0
    while written < bytes.count {
      let result = again {
        unsafe bytes.withUnsafeBytes {
          unsafe systemWrite(target, UnsafeRawBufferPointer(rebasing: $0[written...]).baseAddress, bytes.count - written)
        }
      }
      if result < 0 { throw FileSystemError("write", path, code: errno) }
      written += result
    }
  }
}

// Makes the C function accessible despite the method of the same name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { unsafe write(descriptor, bytes, count) }
