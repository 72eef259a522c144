public import SQLiteConcurrency
import SQLiteCore

/// A backup into a new file that begins when somebody waits for it, and tells how far it is: a sequence that ends with the backup.
///
/// Its last element is that of the finished backup. Elements that nobody waited for are passed over. When the task is cancelled, or the iterator released before the
/// end, the backup stops between two steps and the file is removed; one that had just ended is there and whole. Each iterator would make a backup of its own, and the second finds the file of the first: iterate once.
///
/// It is made by `backup(toNewFile:of:pagesPerStep:busySteps:restarts:)`.
public struct BackupRun: AsyncSequence, Sendable {
  typealias Tell = @Sendable (BackupProgress) throws -> Void

  let run: @Sendable (@escaping Tell) async throws -> BackupProgress

  /// Begins the backup.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(run) }

  /// Waits until the backup is whole.
  ///
  /// - Returns: How it went.
  /// - Throws: `CancellationError` when the task is cancelled; otherwise as `next()`. There is no file then.
  @discardableResult public func finish() async throws -> BackupProgress {
    var last = BackupProgress()
    for try await progress in self { last = progress }
    return last
  }

  /// A backup that runs.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var steps: AsyncStream<BackupProgress>.AsyncIterator
    private let task: Task<BackupProgress, any Error>
    private var isOver = false

    fileprivate init(_ run: @escaping @Sendable (@escaping Tell) async throws -> BackupProgress) {
      let (stream, continuation) = AsyncStream.makeStream(of: BackupProgress.self, bufferingPolicy: .bufferingNewest(1))
      let isStopped = Locked(false)
      let task = Task {
        defer { continuation.finish() }
        return try await run { progress in
          if isStopped.withLock({ $0 }) { throw CancellationError() }
          continuation.yield(progress)
        }
      }
      continuation.onTermination = { _ in
        isStopped.withLock { $0 = true }
        task.cancel()
      }
      (self.task, steps) = (task, stream.makeAsyncIterator())
    }

    /// How far the backup is, as soon as it is further; nil after its end.
    ///
    /// - Throws: `CancellationError` when the task is cancelled, as soon as the backup has stopped and its file is gone, or ``SQLiteError`` as
    ///   `backup(_:toNewFile:pagesPerStep:busySteps:restarts:_:)` of ``Connection``. There is no file then.
    public mutating func next() async throws -> BackupProgress? { try await next(isolation: nil) }

    /// How far the backup is, without leaving the actor that asks.
    ///
    /// - Throws: As ``next()``.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> BackupProgress? {
      if let progress = await steps.next(isolation: actor) { return progress }
      if isOver { return nil }
      isOver = true
      return try await task.value  // a cancelled task waits as well: the backup stops, or had just ended
    }
  }
}

extension ObservableDatabase {
  /// Copies the database into a new file, page by page, on a thread that is not the caller's.
  ///
  /// In a file with a write-ahead log it is the state of one moment, however much is written meanwhile, and nobody waits for it but one of the connections that
  /// read. Where there is but one connection, the others have it again when the backup is done.
  ///
  /// ```swift
  /// for try await progress in database.backup(toNewFile: path) { show(progress.fractionCompleted) }
  /// ```
  /// - Parameters:
  ///   - path: A path, whatever it holds. No file may have it.
  ///   - schema: Which database is copied.
  ///   - pagesPerStep: How many pages are copied at a time; it can be stopped between two.
  ///   - busySteps: How many steps in a row may meet a lock.
  ///   - restarts: How often it may begin again because another connection has written, where it does not see the state of one moment.
  /// - Returns: What begins when it is iterated, or by ``BackupRun/finish()``.
  public func backup(
    toNewFile path: String, of schema: String = "main", pagesPerStep: Int32 = 1_024, busySteps: Int = 10,
    restarts: Int = 10
  ) -> BackupRun {
    BackupRun { tell in
      let made = Locked<BackupProgress?>(nil)
      do {
        return try await performRead(.transaction) { connection in
          try connection.countStoredObjects(in: schema)  // from now on it sees one state
          let last = try connection.backup(
            schema, toNewFile: path, pagesPerStep: pagesPerStep, busySteps: busySteps, restarts: restarts, tell)
          made.withLock { $0 = last }
          return last
        }
      } catch {
        // Where the transaction that only read could not end well, the file is whole all the same.
        if let last = made.withLock({ $0 }) { return last }
        throw error
      }
    }
  }
}
