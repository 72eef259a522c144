import SQLiteManager
import Scratch
import Testing

@Suite struct `The article on backup and recovery` {
  @Test func `copies, prints and checks`() async throws {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("a")))
    try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    var shown: [Double] = []
    try await BackupAndRecoveryArticle.progress(database, folder.path("b")) { shown.append($0) }
    #expect(shown.last == 1)
    let copy = try Connection(.file(folder.path("b")))
    var said: [String] = []
    try BackupAndRecoveryArticle.waiting(copy, folder.path("c"), isCancelled: { false }, show: { _ in }, say: { said.append($0) })
    #expect(said == ["2 pages, begun again 0 times"])
    #expect(throws: CancellationError.self) {
      try BackupAndRecoveryArticle.waiting(
        Self.large(), folder.path("d"), isCancelled: { true }, show: { _ in }, say: { said.append($0) })
    }
    #expect(try !folder.contents.contains("d"))
    var lines: [String] = []
    try BackupAndRecoveryArticle.script(copy, &lines)
    #expect(lines.contains("INSERT INTO \"t\" (\"rowid\", \"a\") VALUES (1, 1);"))
    #expect(try BackupAndRecoveryArticle.checks(copy))
    try BackupAndRecoveryArticle.log(copy) { said.append($0) }
    #expect(said.count == 1)
  }

  /// A database that is larger than one step takes.
  private static func large() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(3000000))")
    return connection
  }
}
