import Foundation

/// A value that one thread at a time may touch.
///
/// Not a `Mutex`: the thread sanitizer does not see that one on Linux. And not an `NSLock`, which is this lock behind three calls: the doubles take it
/// at each C call.
@safe package final class Locked<Value>: @unchecked Sendable {
  @usableFromInline let mutex: SystemMutex
  @usableFromInline @exclusivity(unchecked) var value: Value  // the lock sees to it, and cannot be taken twice

  package init(_ value: sending Value) {
    mutex = SystemMutex()
    unsafe self.value = value
  }

  deinit { mutex.destroy() }

  @inlinable package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try unsafe body(&value)
  }
}

/// A mutex of the operating system's, in a place of memory that does not move.
@safe @usableFromInline struct SystemMutex: @unchecked Sendable {
  private let place: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(place, nil)  // cannot fail without attributes
  }

  @usableFromInline func lock() { unsafe pthread_mutex_lock(place) }

  @usableFromInline func unlock() { unsafe pthread_mutex_unlock(place) }

  /// Gives the memory back; nobody may use the mutex afterwards.
  func destroy() {
    unsafe pthread_mutex_destroy(place)
    unsafe place.deallocate()
  }
}
