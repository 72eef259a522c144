import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteManagerTesting
import Scratch
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Closing a manager` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: Lending.managers) func `is not refused by a suspension while it waits`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    let (isIn, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let writing = StartedThread {
      try? database.withConnection { _ in
        isIn.signal()
        mayGo.wait()
      }
    }
    isIn.wait()
    let closing = StartedThread { #expect(throws: Never.self) { try database.close() } }
    StartedThread.yield { database.waitingCount == 1 }
    let refused = StartedThread { _ = expectError(.interrupt, "is suspended") { try database.insert(["id": 4], into: "star") } }
    StartedThread.yield { database.waitingCount == 2 }
    let suspending = StartedThread { #expect(throws: Never.self) { try database.suspend() } }
    refused.join()
    mayGo.signal()
    for thread in [writing, closing, suspending] { thread.join() }
    database.resume()
    expectError(.misuse, "not open") { try database.count("star") }
    try (database as? SQLiteManager)?.open()
    #expect(try lending == .managerOfMemory || database.count("star") == 2)
  }

  @Test(.tags(.misuses)) func `leaves it open, to read as well, while something of a reader is kept`() throws {
    let manager = try Lending.manager.make(in: folder)
    var kept: Cursor?
    try manager.withReader { kept = try $0.cursor("SELECT id FROM star") }
    expectError(.busy, "SELECT id FROM star") { try manager.close() }
    #expect(try manager.count("star") == 2)
    try manager.insert(["id": 3], into: "star")
    expectError(.busy, "SELECT id FROM star") { try manager.close() }
    #expect(try manager.count("star") == 3)
    kept = nil
    withExtendedLifetime(kept) {}
    try manager.close()
    expectError(.misuse, "not open") { try manager.count("star") }
    #expect(try folder.contents == ["a"])
  }
}
