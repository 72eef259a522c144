import SQLiteManager

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A copy of a database and its sidecars in a temporary folder that nobody else can read.
final class PrivateCopy {
  private let folder: String
  var path: String { folder + "/copy" }

  /// Copies the file, its `-journal` and its `-wal`.
  ///
  /// A log must be copied after the file: what a checkpoint writes to the file meanwhile then stands in the copy of the log too, as long as
  /// the log is not begun again, which its header would show. A rollback journal must not change at all.
  /// - Returns: nil when another program changed the files meanwhile.
  static func make(of file: DatabaseFile) throws -> PrivateCopy? {
    let copy = try PrivateCopy()
    let log = file.head("-wal", count: 32)
    let journal = file.fingerprint("-journal")
    let main = file.fingerprint()
    for suffix in ["", "-journal", "-wal"] { try copy.take(file.path + suffix, as: suffix, isNeeded: suffix.isEmpty) }
    guard file.head("-wal", count: 32) == log, file.fingerprint("-journal") == journal else { return nil }
    if log.count < 32, file.fingerprint() != main { return nil }
    return copy
  }

  private init() throws {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array((parent + "/sqlite-manager.XXXXXX").utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { name in
      unsafe name.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false
    }
    guard made else {
      throw Failure(
        .cantopen, "no temporary folder can be made in \(parent): \(System.message(errno))", advice: "Set TMPDIR to a folder with room.")
    }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for suffix in ["", "-journal", "-wal", "-shm"] { _ = unsafe unlink(folder + "/copy" + suffix) }
    _ = unsafe rmdir(folder)
  }

  private func take(_ source: String, as suffix: String, isNeeded: Bool) throws {
    let from = unsafe open(source, O_RDONLY | O_CLOEXEC)
    guard from >= 0 else {
      if errno == ENOENT, !isNeeded { return }
      throw Failure.system("\(source) cannot be read", errno, code: .cantopen)
    }
    defer { _ = close(from) }
    let to = unsafe open(path + suffix, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard to >= 0 else { throw Failure.system("\(path) cannot be written", errno, code: .cantopen) }
    defer { _ = close(to) }
    while true {
      let piece = try System.read(from, upTo: 1 << 20)
      if piece.isEmpty { return }
      try System.write(piece, to: to)
    }
  }

  /// Lets SQLite bring the copy to its last committed state, then opens it. The files may go when this has returned: the connection has them open.
  func connect(_ configuration: Connection.Configuration) throws(SQLiteError) -> Connection {
    let repair = try Connection(.file(path), access: .readWrite, configuration: configuration)
    try repair.touch()
    try repair.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try repair.close()
    let connection = try Connection(.file(path), access: .immutable, configuration: configuration)
    try connection.touch()
    return connection
  }
}

extension Connection {
  /// Reads the schema, so that what is wrong with the file shows now.
  func touch() throws(SQLiteError) { _ = try value("SELECT count(*) FROM sqlite_schema", as: Int.self) }
}
