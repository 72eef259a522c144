#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension LocalFileSystem {
  /// Returns the first bytes of a file, or all of them when it is shorter. Never use this for a database that this process may have open.
  ///
  /// Calls `open` and `read`.
  package func bytes(of path: String, upTo count: Int = .max) throws(FileSystemError) -> [UInt8] {
    let descriptor = try openToRead(path)
    defer { _ = close(descriptor) }  // it is only read
    var bytes: [UInt8] = []
    while bytes.count < count {
      let piece = try self.bytes(from: descriptor, of: path, upTo: min(1 << 14, count - bytes.count))
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }

  /// Reads the next bytes of an open file, at most this many; none at its end.
  package func bytes(from descriptor: Int32, of path: String, upTo count: Int) throws(FileSystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = again { unsafe read(descriptor, &bytes, count) }
    if got < 0 { throw FileSystemError("read", path, code: errno) }
    bytes.removeLast(count - got)
    return bytes
  }

  /// Opens a regular file for reading. Other kinds of files have no end, or no data until a program writes to them.
  package func openToRead(_ path: String) throws(FileSystemError) -> Int32 {
    let descriptor = try open(path, O_RDONLY | O_NONBLOCK)
    do throws(FileSystemError) { _ = try statusOfFile(descriptor, path) } catch {
      _ = close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Returns the status of an open file; refuses a file that is not a regular one.
  func statusOfFile(_ descriptor: Int32, _ path: String) throws(FileSystemError) -> stat {
    var status = stat()
    try check(unsafe fstat(descriptor, &status), "fstat", path)
    let kind = FileStatus(status).kind
    if kind != .file { throw FileSystemError("open", path, code: 0, found: kind) }
    return status
  }
}
