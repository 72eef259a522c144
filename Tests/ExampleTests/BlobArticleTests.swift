import Foundation
import SQLiteManager
import Scratch
import Testing
import SQLiteStorage

@Suite struct `The article on blobs and bytes` {
  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a.sqlite")))
    try connection.execute("CREATE TABLE picture (id INTEGER PRIMARY KEY, data BLOB); INSERT INTO picture VALUES (7, zeroblob(20))")
  }

  @Test func `reads a part, and streams a file into a blob and back`() throws {
    var said: [String] = []
    try BlobsAndBytesArticle.part(connection) { said.append($0) }
    #expect(said == ["16 of 20 bytes"])
    let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    let (source, target) = (folder.url.appending(path: "in"), folder.url.appending(path: "out"))
    try bytes.write(to: source)
    try Data().write(to: target)
    try BlobsAndBytesArticle.store(connection, source)
    try BlobsAndBytesArticle.load(connection, target)
    #expect(try Data(contentsOf: target) == bytes)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize)))
  func `makes a database into bytes, and bytes into a database`() throws {
    let copy = try BlobsAndBytesArticle.bytes(connection, folder.url.appending(path: "b.sqlite"))
    #expect(try copy.count("picture") == 1)
    try BlobsAndBytesArticle.attached(connection, copy.serialized())
    #expect(try connection.isReadOnly("dictionary") && connection.value("SELECT count(*) FROM dictionary.picture") == 1)
  }

  @Test func `reads a database in an archive where it is`() throws {
    let database = try Data(contentsOf: folder.url.appending(path: "a.sqlite"))
    let source = folder.url.appending(path: "archive")
    try (Data("begin".utf8) + database + Data("end".utf8)).write(to: source)
    let (image, reader) = try BlobsAndBytesArticle.inPlace(source, 5..<5 + database.count)
    #expect(try reader.count("picture") == 1 && image.takeFailure() == nil)
  }
}
