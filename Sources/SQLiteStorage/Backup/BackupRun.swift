public import SQLiteConcurrency
import SQLiteCore

/// A backup into a new file, as a sequence of its progress that starts the backup when iterated and ends with it.
///
/// Its last element is the progress of the finished backup. Elements that no iteration waited for are dropped. When the task is cancelled,
/// or the iterator is released before the end, the backup stops between two steps and the file is removed. If the backup had just finished,
/// the file is there and complete. Iterate only once: each iterator makes a separate backup, and the second one fails because the file of
/// the first exists.
///
/// It is returned by `backup(toNewFile:of:pagesPerStep:busySteps:restarts:)`.
public struct BackupRun: AsyncSequence, Sendable {
  typealias Report = @Sendable (BackupProgress) throws -> Void

  let run: @Sendable (@escaping Report) async throws -> BackupProgress

  /// Starts the backup.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(run) }

  /// Waits until the backup is complete.
  ///
  /// - Returns: The progress of the finished backup.
  /// - Throws: `CancellationError` when the task is cancelled; otherwise the errors of `next()`. After an error there is no file.
  @discardableResult public func finish() async throws -> BackupProgress {
    var last = BackupProgress()
    for try await progress in self { last = progress }
    return last
  }

  /// A running backup.
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

    /// Waits for the next progress of the backup; returns nil after its end.
    ///
    /// - Throws: `CancellationError` when the task is cancelled, once the backup has stopped and its file is removed, or the
    ///   ``SQLiteError`` of `backup(_:toNewFile:pagesPerStep:busySteps:restarts:_:)` of ``Connection``. After an error there is no file.
    public mutating func next() async throws -> BackupProgress? { try await next(isolation: nil) }

    /// Waits for the next progress of the backup, isolated to the caller's actor.
    ///
    /// - Throws: The errors of ``next()``.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> BackupProgress? {
      if let progress = await steps.next(isolation: actor) { return progress }
      if isOver { return nil }
      isOver = true
      return try await task.value  // also when cancelled: the backup stops, or has just finished
    }
  }
}

extension ObservableDatabase {
  /// Copies the database into a new file, page by page, on a thread other than the caller's.
  ///
  /// In WAL mode the copy is a snapshot of one moment, however much is written in the meantime, and it occupies only one of the reading
  /// connections. With a single connection, other callers wait until the backup is done.
  ///
  /// ```swift
  /// for try await progress in database.backup(toNewFile: path) { show(progress.fractionCompleted) }
  /// ```
  /// - Parameters:
  ///   - path: The path; any characters are allowed. No file may exist there.
  ///   - schema: The database to copy.
  ///   - pagesPerStep: The number of pages copied per step; the backup can stop between two steps.
  ///   - busySteps: The maximum number of consecutive steps that a lock may block.
  ///   - restarts: The maximum number of restarts after writes by another connection, unless the backup reads a snapshot.
  /// - Returns: A backup that starts when it is iterated, or with ``BackupRun/finish()``.
  public func backup(
    toNewFile path: String, of schema: String = "main", pagesPerStep: Int32 = 1_024, busySteps: Int = 10,
    restarts: Int = 10
  ) -> BackupRun {
    BackupRun { report in
      let made = Locked<BackupProgress?>(nil)
      do {
        return try await performRead(.transaction) { connection in
          try connection.countStoredObjects(in: schema)  // begins the read, so that the transaction sees one state
          let last = try connection.backup(
            schema, toNewFile: path, pagesPerStep: pagesPerStep, busySteps: busySteps, restarts: restarts, report)
          made.withLock { $0 = last }
          return last
        }
      } catch {
        // Even if ending the read transaction failed, the file is complete.
        if let last = made.withLock({ $0 }) { return last }
        throw error
      }
    }
  }
}
