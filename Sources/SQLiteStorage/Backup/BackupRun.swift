public import SQLiteConcurrency
import SQLiteCore

/// A backup into a new file that begins when it is iterated, and reports its progress: a sequence that ends with the backup.
///
/// Its last element is that of the finished backup. Elements that no iteration waited for are passed over. When the task is cancelled, or the iterator released
/// before the end, the backup stops between two steps and the file is removed; the file of a backup that had just ended is there and whole. Each iterator would
/// make a backup of its own, and the second finds the file of the first: iterate once.
///
/// It is made by `backup(toNewFile:of:pagesPerStep:busySteps:restarts:)`.
public struct BackupRun: AsyncSequence, Sendable {
  typealias Report = @Sendable (BackupProgress) throws -> Void

  let run: @Sendable (@escaping Report) async throws -> BackupProgress

  /// Begins the backup.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(run) }

  /// Waits until the backup is whole.
  ///
  /// - Returns: The progress of the finished backup.
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

    fileprivate init(_ run: @escaping @Sendable (@escaping Report) async throws -> BackupProgress) {
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

    /// The next progress of the backup, as soon as there is one; nil after its end.
    ///
    /// - Throws: `CancellationError` when the task is cancelled, as soon as the backup has stopped and its file is gone, or ``SQLiteError`` as
    ///   `backup(_:toNewFile:pagesPerStep:busySteps:restarts:_:)` of ``Connection``. There is no file then.
    public mutating func next() async throws -> BackupProgress? { try await next(isolation: nil) }

    /// The next progress of the backup, without leaving the actor that asks.
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
  /// In a file with a write-ahead log the copy is the state of one moment, however much is written meanwhile, and only one of the connections that read is busy
  /// with it. Where there is only one connection, other callers get it again when the backup is done.
  ///
  /// ```swift
  /// for try await progress in database.backup(toNewFile: path) { show(progress.fractionCompleted) }
  /// ```
  /// - Parameters:
  ///   - path: A path, whatever characters it has. No file may be there.
  ///   - schema: Which database is copied.
  ///   - pagesPerStep: How many pages are copied at a time; the backup can be stopped between two steps.
  ///   - busySteps: How many steps in a row may meet a lock.
  ///   - restarts: How often the backup may begin again because another connection has written, where it does not see the state of one moment.
  /// - Returns: A backup that begins when it is iterated, or by ``BackupRun/finish()``.
  public func backup(
    toNewFile path: String, of schema: String = "main", pagesPerStep: Int32 = 1_024, busySteps: Int = 10,
    restarts: Int = 10
  ) -> BackupRun {
    BackupRun { report in
      let made = Locked<BackupProgress?>(nil)
      do {
        return try await performRead(.transaction) { connection in
          try connection.countStoredObjects(in: schema)  // from now on the transaction sees one state
          let last = try connection.backup(
            schema, toNewFile: path, pagesPerStep: pagesPerStep, busySteps: busySteps, restarts: restarts, report)
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
