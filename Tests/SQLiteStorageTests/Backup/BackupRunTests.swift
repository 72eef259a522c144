import Expectations
import SQLiteConcurrency
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import SQLiteStorage
import Testing

@Suite struct `A backup of what many share` {
  let folder: ScratchFolder
  let database: Database
  var copy: String { folder.path("copy") }

  init() throws {
    folder = try ScratchFolder()
    database = try Database(.file(folder.path("a")))
    try database.transaction { connection in
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
      for row in 1...200 { try connection.insert(["a": row, "b": [UInt8](repeating: 0, count: 3_000)], into: "t") }
    }
  }

  private func countInCopy() throws -> Int { try Connection(.file(copy)).count("t") }

  @Test func `tells how far it is, and is of one state however much is written`() async throws {
    var last = BackupProgress()
    var steps = 0
    for try await progress in database.backup(toNewFile: copy, pagesPerStep: 7) {
      #expect(progress.copiedPageCount >= last.copiedPageCount && progress.restartCount == 0)
      if progress.remainingPageCount > 0 { try database.delete(from: "t", where: Column("a") == steps) }
      last = progress
      steps += 1
    }
    #expect(last.fractionCompleted == 1 && last.pageCount > 200)
    #expect(try countInCopy() == 200)
    #expect(try Connection(.file(copy)).integrityCheck() == [])
  }

  @Test func `is made of a queue, a manager and a database in memory`() async throws {
    let queue = try ConnectionQueue(.memory)
    try queue.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    #expect(try await queue.backup(toNewFile: copy).finish().pageCount == 2)
    #expect(try countInCopy() == 1)
    let manager = SQLiteManager(.database(.file(folder.path("a"))), configuration: .recommended)
    try await manager.open()
    #expect(try await manager.backup(toNewFile: folder.path("c")).finish().fractionCompleted == 1)
    let error = await #expect(throws: SQLiteError.self) { try await queue.backup(toNewFile: copy).finish() }
    #expect(error?.code.primary == .perm)
    #expect(try countInCopy() == 1)
  }

  @Test func `leaves no part of a file when its task is cancelled, or when nobody wants the rest`() async throws {
    let begun = Locked(false)
    let task = Task { [database, copy] in
      for try await _ in database.backup(toNewFile: copy, pagesPerStep: 1) {
        begun.withLock { $0 = true }
        while !Task.isCancelled { await Task.yield() }
      }
    }
    while !begun.withLock({ $0 }) { await Task.yield() }
    task.cancel()
    let hasCopy: Bool
    switch await task.result {
    case .failure(let error):
      #expect(error is CancellationError)
      hasCopy = false
    case .success: hasCopy = true  // it was faster
    }
    #expect(try folder.contents.contains("copy") == hasCopy)
    for try await _ in database.backup(toNewFile: folder.path("d"), pagesPerStep: 1) { break }
    try database.close()  // waits until both have ended
    // One that was faster is whole.
    for name in try folder.contents where !name.hasPrefix("a") { #expect(try Connection(.file(folder.path(name))).count("t") == 200) }
  }

  @Test func `has stopped when its cancellation is reported, and can be made again at once`() async throws {
    for round in 0..<20 {
      let name = "copy \(round)"
      let result = await Task { [database, folder] in
        for try await _ in database.backup(toNewFile: folder.path(name), pagesPerStep: 1) {
          unsafe withUnsafeCurrentTask { task in unsafe task?.cancel() }
        }
      }.result
      let left = try folder.contents.filter { $0.contains(name) }
      switch result {
      case .failure(let error):
        #expect(error is CancellationError && left.isEmpty, "\(error)")
        try await database.backup(toNewFile: folder.path(name)).finish()
      case .success: #expect(left == [name])  // it had just ended
      }
      #expect(try Connection(.file(folder.path(name))).count("t") == 200)
    }
  }
}
