import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// The bytes of a database in memory allocated by SQLite, freed with this value unless another owner takes them over.
@safe struct DatabaseImage: ~Copyable {
  private let wrapper: any Sqlite3WrapperProtocol
  private(set) var start: UnsafeMutablePointer<UInt8>?
  let count: Int

  /// An image without bytes: an empty database.
  init(on wrapper: any Sqlite3WrapperProtocol) {
    self.wrapper = wrapper
    unsafe start = nil
    count = 0
  }

  /// Takes ownership of bytes allocated by SQLite.
  init(owning start: UnsafeMutablePointer<UInt8>, count: Int, on wrapper: any Sqlite3WrapperProtocol) {
    self.wrapper = wrapper
    unsafe self.start = start
    self.count = count
  }

  /// Copies bytes, changing their header so that they can be a database in memory.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOTADB when the bytes do not begin like a database, SQLITE_NOMEM.
  static func copy(_ bytes: some Collection<UInt8>, on wrapper: any Sqlite3WrapperProtocol) throws(SQLiteError) -> DatabaseImage {
    let count = bytes.count
    if count == 0 { return DatabaseImage(on: wrapper) }
    guard count >= DatabaseHeader.byteCount else {
      throw SQLiteError.refused(.notadb, "\(count) bytes are not a database: its header alone has \(DatabaseHeader.byteCount)")
    }
    guard bytes.starts(with: DatabaseHeader.firstBytes) else {
      throw SQLiteError.refused(.notadb, "the bytes are not a database: one begins with the words \"SQLite format 3\"")
    }
    guard let memory = unsafe wrapper.sqlite3_malloc64(UInt64(count)) else {
      throw SQLiteError(.nomem, "there is no memory for a database of \(count) bytes", origin: .call(.sqlite3_malloc64))
    }
    let start = unsafe memory.assumingMemoryBound(to: UInt8.self)
    let buffer = unsafe UnsafeMutableBufferPointer(start: start, count: count)
    var (rest, end) = unsafe buffer.initialize(from: bytes)
    unsafe buffer[end...].initialize(repeating: 0)
    let image = unsafe DatabaseImage(owning: start, count: count, on: wrapper)
    guard end == count, rest.next() == nil else { throw .misuse("the collection does not have as many bytes as its count") }
    // 2 means WAL mode, which is unreadable in memory: <https://sqlite.org/fileformat2.html#file_format_version_numbers>
    for place in [18, 19] where unsafe buffer[place] == 2 { unsafe buffer[place] = 1 }
    return image
  }

  deinit { if let start = unsafe start { unsafe wrapper.sqlite3_free(start) } }

  /// Transfers ownership of the bytes to the caller.
  mutating func giveAway() -> UnsafeMutablePointer<UInt8>? { unsafe start.take() }

  /// The text encoding of the database; nil while the database is empty.
  var encoding: DatabaseEncoding? {
    guard let start = unsafe start, count > 59 else { return nil }
    return DatabaseEncoding(inHeader: unsafe start[59])
  }
}
