import Foundation

/// Runs a task on a thread of the system's, not on one of the few that tasks share: for synchronous code that takes long. Task-local values and isolation stay, so that
/// it belongs to its test as before; only code of the main actor stays on the main thread.
final class SweepThread: TaskExecutor {
  private let queue = DispatchQueue(label: "FaultSweep")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
