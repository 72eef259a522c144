import SQLiteManager
import Scratch
import Testing

@Suite struct `A row decoded from a statement that its first step replaced` {
  private struct Checkpoint: Decodable {
    let busy: Int
    let log: Int
    let checkpointed: Int
  }

  @Test func `is one of the new statement`() throws {
    let folder = try ScratchFolder()
    var configuration = Connection.Configuration()
    configuration.journalMode = .wal
    let connection = try Connection(.file(folder.path("a")), configuration: configuration)
    try connection.execute("CREATE TABLE t (a)")
    for _ in 1...3 {
      let row = try #require(try connection.row("PRAGMA wal_checkpoint", decoding: Checkpoint.self))
      #expect(row.busy == 0 && row.log >= 0 && row.checkpointed == row.log)
      try connection.execute("INSERT INTO t VALUES (1)")
    }
  }
}
