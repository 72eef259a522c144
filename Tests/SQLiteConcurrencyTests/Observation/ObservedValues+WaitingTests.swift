import SQLiteConcurrency
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// Takes a copy of an iterator to another task.
private final class SharedIterator: @unchecked Sendable {
  let iterator: ObservedValues<Int>.AsyncIterator
  init(_ iterator: ObservedValues<Int>.AsyncIterator) { self.iterator = iterator }
}

@Suite(.timeLimit(.minutes(1))) struct `A task that waits for a commit` {
  let folder: ScratchFolder
  private let reads = Locked(0)

  init() throws { folder = try ScratchFolder() }

  private func counts(_ database: any ObservableDatabase) -> ObservedValues<Int> {
    database.observe { [reads] connection in
      reads.withLock { $0 += 1 }
      return try connection.count("star")
    }
  }

  /// Runs a task that asks for the next result, and a closure as soon as it waits for that.
  private func whileWaiting(for copy: SharedIterator, _ body: () async throws -> Void) async throws -> Int? {
    let next = Task {
      var own = copy.iterator
      return try await own.next()
    }
    while copy.iterator.waitingCount == 0 { await Task.yield() }
    try await body()
    return try await next.value
  }

  @Test(arguments: Lending.allCases) func `gets what was committed, from the thread that reads`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    var first = counts(database).makeAsyncIterator()
    #expect(try await first.next() == 2)
    try database.execute("SELECT 1")  // the connection is watched from its next loan on
    let next = try await whileWaiting(for: SharedIterator(first)) { try database.insert(["name": "Mira"], into: "star") }
    #expect(next == 3)
    #expect(reads.withLock { $0 } == 2)
  }

  @Test(arguments: Lending.allCases) func `gets nothing when the database is closed, and is not read for`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    var first = counts(database).makeAsyncIterator()
    #expect(try await first.next() == 2)
    #expect(try await whileWaiting(for: SharedIterator(first)) { try database.close() } == nil)
    #expect(reads.withLock { $0 } == 1)
  }

  @Test(arguments: Lending.allCases) func `is not read for when it is cancelled, and ends its copies`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    var first = counts(database).makeAsyncIterator()
    #expect(try await first.next() == 2)
    let copy = SharedIterator(first)
    let next = Task {
      var own = copy.iterator
      return try await own.next()
    }
    while first.waitingCount == 0 { await Task.yield() }
    next.cancel()
    #expect(try await next.value == nil)
    try database.insert(["name": "Mira"], into: "star")
    #expect(try await first.next() == nil)
    #expect(reads.withLock { $0 } == 1)
  }

  @Test func `is the one of several that is read for`() async throws {
    let database = try Lending.database.make(in: folder)
    var first = counts(database).makeAsyncIterator()
    #expect(try await first.next() == 2)
    let (copy, results) = (SharedIterator(first), Locked<[Int?]>([]))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for waiting in 1...3 {
        group.addTask {
          var own = copy.iterator
          let result = try await own.next()
          results.withLock { $0.append(result) }
        }
        while first.waitingCount < waiting { await Task.yield() }
      }
      try database.execute("SELECT 1")
      for count in 3...4 {
        try database.insert(["name": "Mira"], into: "star")
        while results.withLock({ $0.count }) < count - 2 { await Task.yield() }
        #expect(reads.withLock { $0 } == count - 1)
      }
      try database.close()
      try await group.waitForAll()
    }
    #expect(results.withLock { $0 } == [3, 4, nil])
  }

  @Test(arguments: Lending.allCases) func `is not read for while the database is suspended, and is afterwards`(_ lending: Lending)
    async throws
  {
    let database = try lending.make(in: folder)
    var first = counts(database).makeAsyncIterator()
    #expect(try await first.next() == 2)
    let copy = SharedIterator(first)
    let next = try await whileWaiting(for: copy) {
      try database.suspend()
      database.noteExternalChange()
      while copy.iterator.waitingCount == 0 { await Task.yield() }
      #expect(!copy.iterator.isDue && reads.withLock { $0 } == 1)
      database.resume()
      try database.insert(["name": "Mira"], into: "star")
    }
    #expect(next == 3)
  }

  @Test func `gets an error of the closure's own that is none of a suspension before`() async throws {
    let database = try Lending.database.make(in: folder)
    let counts = database.observe { connection in
      let count = try connection.count("star")
      if count > 2 { throw SQLiteError.interrupted }
      return count
    }
    var first = counts.makeAsyncIterator()
    #expect(try await first.next() == 2)
    try database.execute("SELECT 1")
    let error = await #expect(throws: SQLiteError.self) {
      try await whileWaiting(for: SharedIterator(first)) {
        try database.suspend()
        let other = try Connection(.file(folder.path("a")), access: .readWrite)
        try other.insert(["name": "Mira"], into: "star")
        try other.close()
        database.resume()
      }
    }
    #expect(error?.code == .interrupt && error?.message == SQLiteError.interrupted.message)
  }

  @Test(arguments: [Lending.queue, .database, .databaseWithoutLog, .manager, .managerWithoutLog])
  func `hears of a closure that writes and closes its connection`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    var first = counts(database).makeAsyncIterator()
    #expect(try await first.next() == 2)
    try database.execute("SELECT 1")  // the connection is watched from its next loan on
    let next = try await whileWaiting(for: SharedIterator(first)) {
      try database.withConnection { connection in
        try connection.insert(["name": "Mira"], into: "star")
        try connection.close()
      }
    }
    #expect(next == 3)
  }

  @Test(arguments: Lending.allCases) func `leaves nothing on the connection that writes`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    let observers = { try database.withConnection { $0.observerCount } }
    let before = try observers()
    func observe() async throws {  // an iterator is released with the scope at the latest
      var seen = counts(database).makeAsyncIterator()
      #expect(try await seen.next() == 2)
      #expect(try observers() > before)
    }
    try await observe()
    #expect(try observers() == before)
  }

  @Test func `may come and go with many, while others write`() async throws {
    let database = try Lending.database.make(in: folder)
    let observers = { try database.withConnection { $0.observerCount } }
    let before = try observers()
    let rows = TestRun.rounds(200, few: 20)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for row in 1...rows { _ = try await database.perform { try $0.insert(["name": row], into: "star") } } }
      for observer in 0..<8 {
        group.addTask {
          var last = 0
          while last < rows + 2 {  // each stays for a few results, and comes back
            var left = observer % 4 + 1
            for try await count in database.observe({ try $0.count("star") }) {
              #expect(count >= last)
              last = count
              left -= 1
              if left == 0 || last == rows + 2 { break }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try observers() == before)
  }
}

extension SQLiteError {
  fileprivate static var interrupted: SQLiteError { SQLiteError(.interrupt, "stopped", origin: .refusal) }
}
