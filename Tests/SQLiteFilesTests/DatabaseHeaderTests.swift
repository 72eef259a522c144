import Foundation
import SQLiteCore
import SQLiteManager
import Scratch
import Testing
import SQLiteStorage

@Suite struct `The header of a database file` {
  @Test(arguments: [512, 4_096, 65_536]) func `says what SQLite says of it`(pageSize: Int) throws {
    let folder = try ScratchFolder()
    let file = folder.path("a")
    let connection = try Connection(.file(file))
    try connection.execute(SQL(unchecked: "PRAGMA page_size=\(pageSize); PRAGMA user_version=-5; PRAGMA application_id=2147483647"))
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (zeroblob(100000))")
    try connection.close()
    let size = Int64(try Data(contentsOf: URL(fileURLWithPath: file)).count)
    let header = try #require(DatabaseHeader(of: file, size: size, on: Sqlite3Wrapper()))
    #expect(header.userVersion == -5 && header.applicationID == 2_147_483_647 && header.byteCountOfPages == size)
    #expect(DatabaseHeader(of: file, size: size - 1, on: Sqlite3Wrapper()) == nil)
    #expect(DatabaseHeader(of: file + "-none", size: size, on: Sqlite3Wrapper()) == nil)
  }

  @Test(arguments: [0, 15, 16, 21, 22, 23]) func `is none with another byte where there is but one`(place: Int) throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (x)")
    var bytes = Array(try connection.serialized())
    #expect(DatabaseHeader(bytes) != nil)
    #expect(DatabaseHeader(Array(bytes.prefix(99))) == nil)
    bytes[place] ^= 0x55
    #expect(DatabaseHeader(bytes) == nil)
  }
}
