import SQLiteManager

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file the tool was given, found to be a regular file.
struct DatabaseFile {
  /// The path as it was given.
  let name: String
  /// The path after all symbolic links: SQLite keeps its journals beside it.
  let path: String

  /// - Throws: ``Failure`` with SQLITE_CANTOPEN when there is no such file, or something that is not a regular file.
  init(_ name: String) throws(Failure) {
    self.name = name
    guard !name.isEmpty else { throw Failure(.cantopen, "the path of the file is empty") }
    guard let resolved = unsafe realpath(name, nil) else { throw Self.cannotOpen(name, errno) }
    path = unsafe String(cString: resolved)
    unsafe free(resolved)
    let status = try Self.status(of: path)
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Failure(.cantopen, "\(name) is a folder", advice: "Give the path of a database file.")
    default: throw Failure(.cantopen, "\(name) is not a regular file", advice: "Give the path of a database file.")
    }
    guard unsafe access(path, R_OK) == 0 else { throw Self.cannotOpen(name, errno) }
  }

  private static func cannotOpen(_ name: String, _ number: Int32) -> Failure {
    Failure(.cantopen, "\(name): \(System.message(number))", advice: "Check the path and its permissions; this command makes no file.")
  }

  private static func status(of path: String) throws(Failure) -> stat {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw cannotOpen(path, errno) }
    return status
  }

  /// The size of the file, or of one beside it, in bytes; nil when there is none.
  func size(_ suffix: String = "") -> Int? {
    var status = stat()
    guard unsafe stat(path + suffix, &status) == 0 else { return nil }
    return Int(status.st_size)
  }

  /// The first bytes of the file, or of one beside it; fewer when it is shorter, none when it cannot be read.
  func head(_ suffix: String = "", count: Int = 100) -> [UInt8] {
    let descriptor = unsafe open(path + suffix, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { _ = close(descriptor) }
    return (try? System.read(descriptor, upTo: count)) ?? []
  }

  /// Whether the header says that the file is used with a write-ahead log. <https://sqlite.org/fileformat2.html>
  var isInWALMode: Bool {
    let head = head(count: 20)
    return head.count == 20 && (head[18] == 2 || head[19] == 2)
  }

  /// What could make a copy of the file inconsistent when it changes while it is made.
  func fingerprint(_ suffix: String = "") -> [Int] {
    var status = stat()
    guard unsafe stat(path + suffix, &status) == 0 else { return [] }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return [Int(status.st_ino), Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
  }
}
