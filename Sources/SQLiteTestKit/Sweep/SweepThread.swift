import Foundation

/// Runs a task on a dispatch queue instead of the shared thread pool, for long-running synchronous code. Task-local values and isolation
/// are preserved, so the code still belongs to its test. Code that is isolated to the main actor stays on the main thread.
final class SweepThread: TaskExecutor {
  private let queue = DispatchQueue(label: "FaultSweep")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
