import Foundation

/// A value that one thread at a time may touch.
///
/// It is not a `Mutex`, which the thread sanitizer does not see on Linux, and not an `NSLock`, which is this lock behind three calls: the doubles take
/// it at each C call.
@safe @usableFromInline package final class Locked<Value>: @unchecked Sendable {
  @usableFromInline let mutex: SystemMutex
  @usableFromInline @safe @exclusivity(unchecked) var value: Value  // the lock ensures that, and cannot be taken twice

  package init(_ value: sending Value) {
    mutex = SystemMutex()
    self.value = value
  }

  deinit { mutex.destroy() }

  @inlinable package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&value)
  }

  /// Replaces the value.
  ///
  /// - Returns: The former value, which must not end under the lock where it can hold a caller's object.
  @discardableResult package func exchange(_ new: Value) -> Value {
    withLock { value in
      defer { value = new }
      return value
    }
  }
}

/// A mutex of the operating system's, in a place of memory that does not move.
@safe @usableFromInline package struct SystemMutex: @unchecked Sendable {
  private let place: UnsafeMutablePointer<pthread_mutex_t>

  /// - Parameter isRecursive: Whether the thread that has it may take it again.
  package init(isRecursive: Bool = false) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    unsafe pthread_mutexattr_init(&attributes)  // none of these can fail with such attributes
    if isRecursive { unsafe pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) }
    unsafe pthread_mutex_init(place, &attributes)
    unsafe pthread_mutexattr_destroy(&attributes)
  }

  @usableFromInline package func lock() { unsafe pthread_mutex_lock(place) }

  @usableFromInline package func unlock() { unsafe pthread_mutex_unlock(place) }

  /// Gives the memory back; the mutex must not be used afterwards.
  package func destroy() {
    unsafe pthread_mutex_destroy(place)
    unsafe place.deallocate()
  }
}

/// A number that distinguishes the current thread from all others that run.
package var currentThreadNumber: UInt {
  #if canImport(Darwin)
  return unsafe UInt(bitPattern: pthread_self())
  #else
  return pthread_self()
  #endif
}

/// The forks between the process that opened the first connection and this one.
enum ForkCount {
  nonisolated(unsafe) private static let count: UnsafeMutablePointer<UInt> = {
    let count = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    unsafe count.initialize(to: 0)
    return unsafe count
  }()

  /// Where they are counted: a place of memory that is never freed, written to only by the child of a fork before anything else runs in it.
  nonisolated(unsafe) static let place: UnsafeMutablePointer<UInt> = {
    let place = unsafe count
    _ = pthread_atfork(nil, nil) { unsafe ForkCount.count.pointee &+= 1 }  // without memory for it forks go unnoticed
    return unsafe place
  }()
}
