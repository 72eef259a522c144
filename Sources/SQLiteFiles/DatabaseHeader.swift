package import SQLiteCalls
package import SQLiteCore

/// The information in the first bytes of a database file. <https://sqlite.org/fileformat2.html#the_database_header>
package struct DatabaseHeader: Equatable, Sendable {
  /// The size of a header in bytes.
  package static let byteCount = 100
  /// The bytes at the start of every database.
  package static let firstBytes = Array("SQLite format 3\0".utf8)

  /// The minimum size of the file in bytes, according to the header.
  package let byteCountOfPages: Int64
  /// Its `user_version`, a signed number.
  package let userVersion: Int
  /// Its `application_id`; zero for no application.
  package let applicationID: Int
  /// The text encoding; nil until something has been stored.
  package let encoding: DatabaseEncoding?

  /// Reads the header; nil when SQLite would not recognize the bytes as a database, for example in an encrypted file.
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

  /// Reads the header of a file of this size, in bytes; nil when it cannot be read, or when the file is shorter than its header declares.
  package init?(of path: String, size: Int64, on wrapper: any Sqlite3WrapperProtocol) {
    self.init(DatabaseBytes.head(of: path, byteCount: Self.byteCount, on: wrapper))
    if byteCountOfPages > size { return nil }
  }
}

extension DatabaseEncoding {
  /// Creates the encoding from the last byte of its number in a header; nil for none.
  package init?(inHeader byte: UInt8) {
    switch byte {
    case 1: self = .utf8
    case 2: self = .utf16LittleEndian
    case 3: self = .utf16BigEndian
    default: return nil
    }
  }
}

/// The bytes of a database file, read without affecting connections of this process that have it open.
///
/// A process that closes any descriptor of a file loses all its POSIX locks on the file, including SQLite's. So the file is opened with
/// SQLite's own file system, which keeps track of its other descriptors.
/// <https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
package enum DatabaseBytes {
  /// Passes the bytes of a database to a closure, in pieces.
  ///
  /// - Parameter limit: The maximum number of bytes to read.
  /// - Throws: ``SQLiteError`` when the file cannot be read, or the error of the closure.
  package static func read(
    _ path: String, atMost limit: Int64 = .max, on wrapper: any Sqlite3WrapperProtocol, _ body: (_ piece: [UInt8]) throws -> Void
  ) throws {
    // A file system in front of it might return different bytes than the file's.
    let file = try VirtualFileSystem.holding(path, for: .readOnly, preferring: "unix", to: "read", on: wrapper)
    let code = try file.read(atMost: limit, body)
    if code != .ok { throw SQLiteError.refused(code, "the bytes of the database cannot be read: \(path)") }
  }

  /// Returns the first bytes of a file; fewer if it is shorter, or if not all can be read.
  package static func head(of path: String, byteCount: Int, on wrapper: any Sqlite3WrapperProtocol) -> [UInt8] {
    var head: [UInt8] = []
    do { try read(path, atMost: Int64(byteCount), on: wrapper) { head += $0 } } catch {}  // the bytes that were read are enough
    return head
  }
}
