package import SQLiteCallsCore

/// What the first bytes of a database file say of it. <https://sqlite.org/fileformat2.html#the_database_header>
package struct DatabaseHeader: Equatable, Sendable {
  /// How many bytes a header has.
  package static let byteCount = 100
  /// What every database begins with.
  package static let firstBytes = Array("SQLite format 3\0".utf8)

  /// How many bytes the file should have at least.
  package let byteCountOfPages: Int64
  /// Its `user_version`, a number with a sign.
  package let userVersion: Int
  /// Its `application_id`; zero when it says nothing.
  package let applicationID: Int

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
  }

  /// Reads the header of a file of so many bytes; nil where it cannot be read, and where the file is shorter than it says.
  package init?(of path: String, size: Int64, on wrapper: any Sqlite3WrapperProtocol) {
    self.init(DatabaseBytes.head(of: path, byteCount: Self.byteCount, on: wrapper))
    if byteCountOfPages > size { return nil }
  }
}
