import Foundation
package import SQLiteCore
import Synchronization

/// The place of a connection that one thread at a time has.
///
/// A thread that touches its state has the slot, or the lock of the line: hence the unchecked accesses.
package final class Slot: @unchecked Sendable {
  /// Where work is done that does not wait in the thread that asks for it. A queue of its own has a thread of its own, however many others are
  /// blocked, and blocks none of Swift's.
  let queue = DispatchQueue(label: "SQLite connection", autoreleaseFrequency: .workItem)
  /// Nil before it is opened, and after it was closed. The thread that has the slot reads it, and writes it under the lock of the line, under which every
  /// thread may read it.
  @safe @exclusivity(unchecked) package internal(set) var connection: Connection?
  /// The work of a task that the thread does which has the slot, and which that thread alone reads and writes.
  @safe @exclusivity(unchecked) private(set) var work: PerformedWork?
  /// The opening of its connection by the thread that has the slot, which alone writes it, under the lock of the line.
  var opening: OpeningWork?
  /// It was taken to be looked at or closed: no interrupt may meet that. Read and written under the lock of the line.
  @safe @exclusivity(unchecked) var isTaken = false
  /// The thread that had it last: the memory of its connection is near to that one. The thread that has the slot writes it; while none has, it is read
  /// under the lock of the line.
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
