import Expectations
import Foundation
import SQLiteCore
import SQLiteFiles
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// The first opening of bundled content that a task waits for; a step of the user's schema takes as long as a test wants.
@Suite(.timeLimit(.minutes(2))) struct `An opening that is awaited` {
  private let folder: Folder
  private let isLong = Locked(true)
  private let begun = AsyncStream<Void>.makeStream()

  init() throws {
    folder = try Folder()
    try folder.bundle(version: 1)
  }

  private func manager(
    of number: Int = 0, _ idlePolicy: SQLiteManager.IdlePolicy = .keepOpen,
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = localFileSystem
  ) -> SQLiteManager {
    let step = Migrator.Step(1) { [isLong, begun] connection in
      try connection.execute("CREATE TABLE mine (a)")
      guard isLong.withLock({ $0 }) else { return }
      begun.continuation.yield()
      let count: SQL = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 50000000) SELECT count(*) FROM c"
      _ = try connection.value(count, as: Int.self)
    }
    return SQLiteManager(
      .installed(.file(folder.source.appendingPathComponent("quiz.sqlite")), into: folder.target, fileName: "quiz\(number).sqlite"),
      userSchema: [step], configuration: .recommended, idlePolicy: idlePolicy, prepare: prepare, files: files)
  }

  private var installed: [String] {
    get throws {
      FileManager.default.fileExists(atPath: folder.target.path)
        ? try FileManager.default.contentsOfDirectory(atPath: folder.target.path) : []
    }
  }

  @Test func `keeps no thread of Swift's waiting, however many there are`() async throws {
    isLong.withLock { $0 = false }
    let (count, present) = (12, Locked<Set<Int>>([]))
    let managers = (0..<count).map { number in
      manager(of: number) { _ in
        present.withLock { _ = $0.insert(number) }
        StartedThread.yield { present.withLock { $0.count } == count }  // more at once than Swift has threads here
      }
    }
    let outcomes = try await withThrowingTaskGroup(of: InstallOutcome.self) { group in
      for quiz in managers { group.addTask { try await quiz.open() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for quiz in managers { #expect(try quiz.count("question") == 3) }
    #expect(outcomes == [InstallOutcome](repeating: .installed(version: 1), count: count))
  }

  @Test(arguments: [SQLiteManager.IdlePolicy.keepOpen, .closeWhenIdle])
  func `leaves nothing when its task is cancelled, and can be tried again`(
    _ idlePolicy: SQLiteManager.IdlePolicy
  ) async throws {
    let quiz = manager(idlePolicy)
    let task = Task { try await quiz.open() }
    for await _ in begun.stream { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try installed == [])
    #expect("\(quiz)".contains("not open"))
    isLong.withLock { $0 = false }
    #expect(try await quiz.open() == .installed(version: 1))
    #expect(try await quiz.performRead { try $0.count("mine") } == 0)
    #expect(try await quiz.open() == (idlePolicy == .keepOpen ? .opened : .current(version: 1)))
    try quiz.close()
  }

  @Test func `of a task that is cancelled already, or waits for another, does not begin`() async throws {
    let quiz = manager()
    let first = Task { try await quiz.open() }
    for await _ in begun.stream { break }
    let second = Task { try await quiz.open() }
    while quiz.waitingCount == 0 { await Task.yield() }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    let third = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await quiz.open()
    }
    third.cancel()
    await #expect(throws: CancellationError.self) { try await third.value }
    #expect(try installed == [])
  }

  @Test func `beside others is done once`() async throws {
    isLong.withLock { $0 = false }
    let quiz = manager()
    let outcomes = try await withThrowingTaskGroup(of: InstallOutcome.self) { group in
      for _ in 0..<8 { group.addTask { try await quiz.open() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.filter { $0 == .installed(version: 1) }.count == 1 && outcomes.filter { $0 == .opened }.count == 7)
    try quiz.close()
    #expect(try await quiz.open() == .current(version: 1))
    try quiz.close()
  }

  @Test func `goes on with the second where the first is cancelled`() async throws {
    let quiz = manager()
    let first = Task { try await quiz.open() }
    for await _ in begun.stream { break }
    let second = Task { try await quiz.open() }
    while quiz.waitingCount == 0 { await Task.yield() }
    isLong.withLock { $0 = false }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(try await second.value == .installed(version: 1))
    try quiz.close()
  }

  @Test(arguments: [false, true]) func `ends its wait for another process that installs, when it is cancelled or suspended`(
    _ suspends: Bool
  ) async throws {
    isLong.withLock { $0 = false }
    let waits = Locked(0)
    let files = FaultInjectingFileSystem(localFileSystem) { _, operation in
      if operation.hasPrefix("withLock") { waits.withLock { $0 += 1 } }
    }
    let quiz = manager(files: files)
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    let lock = folder.target.appendingPathComponent(".quiz0.sqlite.lock").path
    let (isLocked, mayGo) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
    let other = StartedThread {
      try? localFileSystem.withLock(lock, like: nil) {
        isLocked.continuation.yield()
        mayGo.wait()
      }
    }
    for await _ in isLocked.stream { break }
    let task = Task { try await quiz.open() }
    while waits.withLock({ $0 }) < 2 { await Task.yield() }  // it waits for the lock
    if suspends {
      try quiz.suspend()
      let error = await #expect(throws: (any Error).self) { try await task.value }
      #expect("\(String(describing: error))".contains("SQLITE_INTERRUPT"))
    } else {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    mayGo.signal()
    other.join()
    quiz.resume()
    #expect(try await quiz.open() == .installed(version: 1))
    try quiz.close()
  }

  @Test func `says that the file may be new, also when it is cancelled meanwhile`() async throws {
    isLong.withLock { $0 = false }
    let clean = [FaultInjectingFileSystem(), FaultInjectingFileSystem()]  // the first makes the folder
    for number in [1, 2] { try await manager(of: number, files: clean[number - 1]).open() }
    let sync = try #require(clean[1].operations.lastIndex(of: "syncFolder"))
    let opening = Locked<Task<InstallOutcome, any Error>?>(nil)
    let files = FaultInjectingFileSystem(plan: .once(at: sync + 1)) { number, operation in
      guard number == sync + 1 else { return }
      #expect(operation == "syncFolder")
      StartedThread.yield { opening.withLock { $0 } != nil }
      opening.withLock { $0?.cancel() }
    }
    let quiz = manager(files: files)
    opening.withLock { $0 = Task { try await quiz.open() } }
    let error = await #expect(throws: ContentError.self) { try await opening.withLock { $0 }?.value }
    guard case .unconfirmed(_, 1, _) = error else { return #expect(error == nil, "not unconfirmed") }
    try await quiz.open()
    #expect(try quiz.count("question") == 3)
    try quiz.close()
  }

  @Test func `throws what opening throws`() async throws {
    try FileManager.default.removeItem(at: folder.source.appendingPathComponent("quiz.sqlite"))
    let quiz = manager()
    await #expect(throws: ContentError.self) { try await quiz.open() }
    #expect("\(quiz)".contains("open() failed"))
  }
}
