import Foundation
import SQLiteCore
import Synchronization

/// The place of a connection that one thread at a time has.
final class Slot: @unchecked Sendable {
  /// Where work is done that does not wait in the thread that asks for it. A queue of its own has a thread of its own, however many others are
  /// blocked, and blocks none of Swift's.
  let queue = DispatchQueue(label: "SQLite connection", autoreleaseFrequency: .workItem)
  /// Nil before it is opened, and after it was closed because nobody used it. Who has the slot reads it, and writes it under the lock of the line, under
  /// which anybody may read it.
  var connection: Connection?
  private let holder = Atomic<UInt>(0)
  /// The thread that had it last: the memory of its connection is near to that one. Who has the slot writes it; while nobody has, it is read under the lock
  /// of the line.
  private(set) var lastHolder: UInt = 0

  var isHeldByCurrentThread: Bool { holder.load(ordering: .relaxed) == currentThreadNumber }

  func begin() {
    lastHolder = currentThreadNumber
    holder.store(lastHolder, ordering: .relaxed)
  }

  func end() { holder.store(0, ordering: .relaxed) }
}
