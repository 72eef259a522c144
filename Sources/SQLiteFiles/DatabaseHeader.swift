package import SQLiteCalls
package import SQLiteCore

/// The facts that the first bytes of a database file hold. <https://sqlite.org/fileformat2.html#the_database_header>
package struct DatabaseHeader: Equatable, Sendable {
  /// How many bytes a header has.
  package static let byteCount = 100
  /// The bytes that every database begins with.
  package static let firstBytes = Array("SQLite format 3\0".utf8)

  /// How many bytes the file should have at least.
  package let byteCountOfPages: Int64
  /// Its `user_version`, a number with a sign.
  package let userVersion: Int
  /// Its `application_id`; zero when it names no application.
  package let applicationID: Int
  /// The encoding of its texts; nil as long as it has held nothing.
  package let encoding: DatabaseEncoding?

  /// Reads the header; nil where SQLite would not take the bytes for those of a database, as those of an encrypted one.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.byteCount, bytes.starts(with: Self.firstBytes), bytes[21..<24].elementsEqual([64, 32, 32]) else { return nil }
    func number(_ place: Int) -> UInt32 { bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    let written = Int64(bytes[16]) << 8 | Int64(bytes[17])
    let pageSize = written == 1 ? 65_536 : written
    guard pageSize >= 512, pageSize.nonzeroBitCount == 1 else { return nil }
    byteCountOfPages = Int64(number(28)) * pageSize
    userVersion = Int(Int32(bitPattern: number(60)))
    applicationID = Int(Int32(bitPattern: number(68)))
    encoding = DatabaseEncoding(inHeader: bytes[59])
  }

  /// Reads the header of a file of so many bytes; nil where it cannot be read, and where the file is shorter than it says.
  package init?(of path: String, size: Int64, on wrapper: any Sqlite3WrapperProtocol) {
    self.init(DatabaseBytes.head(of: path, byteCount: Self.byteCount, on: wrapper))
    if byteCountOfPages > size { return nil }
  }
}

extension DatabaseEncoding {
  /// The encoding for the last byte of its number in a header; nil for none.
  package init?(inHeader byte: UInt8) {
    switch byte {
    case 1: self = .utf8
    case 2: self = .utf16LittleEndian
    case 3: self = .utf16BigEndian
    default: return nil
    }
  }
}

/// The bytes of a database file, read without harm to connections of this process that have it open.
///
/// A process that closes any descriptor of a file loses all its POSIX locks on it, those of SQLite among them. So the file is opened by
/// SQLite's own file system, which knows of its other descriptors. <https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
package enum DatabaseBytes {
  /// Hands the bytes of a database to a closure, in pieces.
  ///
  /// - Parameter limit: How many bytes are read of a longer file.
  /// - Throws: ``SQLiteError`` when the file cannot be read, or the error of the closure.
  package static func read(
    _ path: String, atMost limit: Int64 = .max, on wrapper: any Sqlite3WrapperProtocol, _ body: (_ piece: [UInt8]) throws -> Void
  ) throws {
    // A file system that was put in front of it might answer other bytes than those in the file.
    let file = try VirtualFileSystem.holding(path, for: .readOnly, preferring: "unix", to: "read", on: wrapper)
    let code = try file.read(atMost: limit, body)
    if code != .ok { throw SQLiteError.refused(code, "the bytes of the database cannot be read: \(path)") }
  }

  /// The first bytes of a file, fewer of a shorter one; those that could be read of one that cannot be read to its end.
  package static func head(of path: String, byteCount: Int, on wrapper: any Sqlite3WrapperProtocol) -> [UInt8] {
    var head: [UInt8] = []
    do { try read(path, atMost: Int64(byteCount), on: wrapper) { head += $0 } } catch {}  // the bytes that were read say enough
    return head
  }
}
