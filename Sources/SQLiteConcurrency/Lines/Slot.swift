import Foundation
package import SQLiteCore
import Synchronization

/// A container for a connection, held by one thread at a time.
///
/// A thread that accesses its state has the slot or the lock of the line, hence the unchecked accesses.
package final class Slot: @unchecked Sendable {
  /// The queue for work that does not wait in the calling thread. Each queue has its own thread, however many others are blocked, and
  /// blocks none of Swift's threads.
  let queue = DispatchQueue(label: "SQLite connection", autoreleaseFrequency: .workItem)
  /// Nil before the connection is opened and after it is closed. Only the thread that has the slot writes it, under the lock of the line.
  /// That thread may read it at any time, others only under the lock.
  @safe @exclusivity(unchecked) package internal(set) var connection: Connection?
  /// The task's work that the thread with the slot is doing; only this thread reads and writes it.
  @safe @exclusivity(unchecked) private(set) var work: PerformedWork?
  /// The opening in progress, if any. Only the thread that has the slot writes it, under the lock of the line.
  var opening: OpeningWork?
  /// Whether the slot was taken to inspect or close its connection, which must not be interrupted. Read and written under the lock of the
  /// line.
  @safe @exclusivity(unchecked) var isTaken = false
  /// The last thread that had the slot; the connection's memory is probably in its cache. The thread that has the slot writes it. While no
  /// thread has the slot, it is read under the lock of the line.
  @safe @exclusivity(unchecked) private(set) var lastHolder: UInt = 0
  private let holder = Atomic<UInt>(0)

  @inline(__always) func isHeld(by thread: UInt) -> Bool { holder.load(ordering: .relaxed) == thread }

  func begin(_ thread: UInt, for work: PerformedWork?) {
    if let work { self.work = work }
    lastHolder = thread
    holder.store(thread, ordering: .relaxed)
  }

  func end() {
    holder.store(0, ordering: .relaxed)
    if work != nil { work = nil }
  }
}
