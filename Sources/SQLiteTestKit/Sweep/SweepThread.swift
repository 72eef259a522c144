import Foundation

/// Runs a task on a system thread instead of the few threads that tasks share: for synchronous code that takes long. Task-local values and
/// isolation are kept, so that the code still belongs to its test; only code of the main actor stays on the main thread.
final class SweepThread: TaskExecutor {
  private let queue = DispatchQueue(label: "FaultSweep")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
