public import SQLiteCalls
public import SQLiteCore

/// A read-only database whose bytes are read in place, without copying all of them: inside an archive, from a mapped file, or through a
/// decoder.
///
/// ```swift
/// let image = try ImageFile(byteCount: entry.count) { range in try archive.bytes(of: entry, in: range) }
/// let connection = try Connection(image.location, access: .readOnly)
/// ```
/// It is registered with SQLite as a file system with this one file, and unregistered when it is released. A connection that has it open
/// keeps everything that it needs alive. The bytes must not change in the meantime: they are read without locks, as with
/// ``Connection/Access/immutable``. A file in WAL mode is read without its log. To write, or if all bytes are in memory, use
/// ``Connection/deserialize(_:as:access:)`` of another connection. <https://sqlite.org/vfs.html>
public final class ImageFile: Sendable {
  /// The size of the image in bytes.
  public let byteCount: Int
  private let name: String
  private static let prefix = "image-"
  private let system: ImageFileSystem
  private let failure: Locked<(any Error)?>

  /// Creates an image whose bytes come from a closure.
  ///
  /// - Parameters:
  ///   - byteCount: The size of the image in bytes.
  ///   - read: Returns the bytes of a range, usually one page. It is called on any thread that uses a connection, on several at once, and
  ///     it must not use a connection that has this image open. When it throws, the statement fails with SQLITE_IOERR_READ, and
  ///     ``takeFailure()`` returns the error.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a negative size, and when the image cannot be registered.
  ///
  /// The C function is `sqlite3_vfs_register`: <https://sqlite.org/c3ref/vfs_find.html>
  public init<Bytes: Collection<UInt8> & SendableMetatype>(
    byteCount: Int, on wrapper: any Sqlite3WrapperProtocol, _ read: @escaping @Sendable (_ range: Range<Int>) throws -> Bytes
  ) throws(SQLiteError) {
    if byteCount < 0 { throw SQLiteError.misuse("an image cannot have \(byteCount) bytes") }
    let name = Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 36)
    let failure = Locked<(any Error)?>(nil)
    let system = unsafe ImageFileSystem(name, byteCount: Int64(byteCount), on: wrapper) { offset, place in
      do {
        let range = Int(offset)..<Int(offset) + place.count
        let bytes = try read(range)
        let count = bytes.count
        guard count == place.count else {
          throw SQLiteError.refused(.ioerrRead, "\(count) bytes were given for the \(place.count) bytes \(range) of the image")
        }
        unsafe place.copyBytes(from: bytes)
        return .ok
      } catch {
        failure.exchange(error)
        return .ioerrRead
      }
    }
    guard let system else {
      throw SQLiteError(
        .error, "the library has no default file system, which an image needs for time and sleep", origin: .call(.sqlite3_vfs_find))
    }
    let code = system.register()
    if code != .ok { throw SQLiteError(code, "the image cannot be registered as a file system", origin: .call(.sqlite3_vfs_register)) }
    self.byteCount = byteCount
    self.name = name
    self.failure = failure
    self.system = system
  }

  deinit { system.retire() }

  /// The location of the image, to be opened with ``Connection/Access/readOnly``, or attached.
  public var location: Connection.Location { .uri("file:/\(name)?vfs=\(name)") }

  /// Whether a location is the location of an image file.
  static func holds(_ location: Connection.Location) -> Bool {
    if case .uri(let text) = location { text.contains("vfs=" + prefix) } else { false }
  }

  /// Returns the last error that the closure threw, and clears it.
  public func takeFailure() -> (any Error)? { failure.withLock { $0.take() } }
}
