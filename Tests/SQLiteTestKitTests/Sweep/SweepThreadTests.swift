import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A sweep of synchronous code in an asynchronous test` {
  @TaskLocal private static var word = ""

  @Test func `leaves the threads that tasks share to others, and belongs to its task`() async throws {
    let opening = DispatchSemaphore(value: 0)
    let (sweeps, begun) = (2 * ProcessInfo.processInfo.activeProcessorCount, Locked(0))
    try await withThrowingTaskGroup(of: [Bool].self) { group in
      for _ in 0..<sweeps {
        group.addTask {
          let answers = Locked<[Bool]>([])
          try await Self.$word.withValue("its own") {
            _ = try await FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once], setUp: stage) { _, connection in
              if answers.withLock({ $0.isEmpty }) {
                if begun.withLock({ begun in
                  begun += 1; return begun == sweeps
                }) {
                  Task.detached { for _ in 0..<sweeps { opening.signal() } }  // no waiting sweep can
                }
                let isOpen = opening.wait(timeout: .now() + 60) == .success
                answers.withLock { $0 += [isOpen, Self.word == "its own"] }
              }
              try connection.execute("DELETE FROM t")
            }.patient(for: 120).run()  // longer than one waits for the others
          }
          return answers.withLock { $0 }
        }
      }
      for try await answers in group { #expect(answers == [true, true]) }
    }
  }
}
