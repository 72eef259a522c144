import Foundation
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteCore
@testable import SQLiteTestKit

@Suite struct `The state of a file whose bytes are known` {
  private let folder: ScratchFolder
  private let path: String
  private let state: DatabaseState

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("known.sqlite")
    let connection = try Connection(.file(path))
    try connection.execute("CREATE TABLE t (a)")
    try connection.execute("INSERT INTO t VALUES (\(UUID().uuidString))")  // bytes that no other test has
    try connection.close()
    state = DatabaseReader.state(ofFile: path, vfs: nil, on: Sqlite3Wrapper(), isWritable: true)
  }

  private var known: DatabaseState? { KnownStates.state(ofFile: path, on: Sqlite3Wrapper()) }

  private func changed(_ sql: SQL) throws -> Connection {
    let connection = try Connection(.file(path))
    try connection.execute(sql)
    return connection
  }

  @Test func `is that of these bytes, and of no others`() throws {
    #expect(known == state && state.tables["t"]?.count == 1)
    try changed("INSERT INTO t VALUES (2)").close()
    #expect(known == nil)
    #expect(DatabaseReader.state(ofFile: path, vfs: nil, on: Sqlite3Wrapper(), isWritable: true).tables["t"]?.count == 2)
    #expect(known?.tables["t"]?.count == 2)
  }

  @Test func `is that of a file of more than a megabyte`() throws {
    try changed("INSERT INTO t VALUES (zeroblob(2000000))").close()
    let state = DatabaseReader.state(ofFile: path, vfs: nil, on: Sqlite3Wrapper(), isWritable: true)
    #expect(known == state && state.tables["t"]?.count == 2)
  }

  @Test func `is that of a private database, which is not copied again`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
    try connection.execute("INSERT INTO t VALUES (\(UUID().uuidString))")
    func read() throws -> (state: DatabaseState, copies: Int) {
      let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
      let state = try unsafe DatabaseReader.state(ofPrivate: #require(connection.handle), on: recorder)
      return (state, recorder.calls(of: .sqlite3_deserialize).count)
    }
    let (first, again) = (try read(), try read())
    #expect(first.state == again.state && first.state.tables["t"]?.count == 1)
    #expect((first.copies, again.copies) == (1, 0))
    try connection.execute("INSERT INTO t VALUES (2)")
    let changed = try read()
    #expect(changed.state.tables["t"]?.count == 2 && changed.copies == 1)
  }

  @Test(arguments: ["-wal", "-journal"]) func `is not told where a log or a journal belongs to them`(_ end: String) throws {
    try Data("more".utf8).write(to: URL(fileURLWithPath: path + end))
    #expect(known == nil)
    try FileManager.default.removeItem(atPath: path + end)
    #expect(known == state)
  }

  @Test func `is not told through a link, beside which there is no journal`() throws {
    let link = folder.path("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(KnownStates.state(ofFile: link, on: Sqlite3Wrapper()) == nil)
  }

  @Test func `is not told while another one writes, and takes no lock away`() throws {
    let writer = try Connection(.file(path))
    try writer.execute("BEGIN IMMEDIATE")
    #expect(known == nil)
    #expect(DatabaseReader.state(ofFile: path, vfs: nil, on: Sqlite3Wrapper(), isWritable: true).complaints == [DatabaseState.isLocked])
    try writer.execute("ROLLBACK")
    try writer.execute("BEGIN")
    _ = try writer.value("SELECT count(*) FROM t", as: Int.self)
    let locks = self.locks()
    #expect(known == state)
    #expect(self.locks() == locks)
    try writer.execute("COMMIT")
    try writer.close()
  }

  /// How many locks there are on the file, as the system sees them; nil where it does not tell.
  private func locks() -> Int? {
    guard let locks = SystemLocks() else { return nil }
    let count = locks.locks(on: path).count
    #expect(count > 0)
    return count
  }
}
