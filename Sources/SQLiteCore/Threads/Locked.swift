import Foundation

/// A value that only one thread at a time can access.
///
/// It does not use `Mutex`, which the thread sanitizer does not support on Linux, or `NSLock`, which makes three more calls per lock: test
/// doubles take this lock at each C call.
@safe @usableFromInline package final class Locked<Value>: @unchecked Sendable {
  @usableFromInline let mutex: SystemMutex
  @usableFromInline @safe @exclusivity(unchecked) var value: Value  // the lock ensures exclusivity, and cannot be taken twice

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
  /// - Returns: The former value. It must not be released under the lock if it can contain a caller's object.
  @discardableResult package func exchange(_ new: Value) -> Value {
    withLock { value in
      defer { value = new }
      return value
    }
  }
}

/// A mutex of the operating system, at a fixed address in memory.
@safe @usableFromInline package struct SystemMutex: @unchecked Sendable {
  private let place: UnsafeMutablePointer<pthread_mutex_t>

  /// - Parameter isRecursive: Whether the thread that holds the mutex may lock it again.
  package init(isRecursive: Bool = false) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    unsafe pthread_mutexattr_init(&attributes)  // none of these calls can fail with these attributes
    if isRecursive { unsafe pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) }
    unsafe pthread_mutex_init(place, &attributes)
    unsafe pthread_mutexattr_destroy(&attributes)
  }

  @usableFromInline package func lock() { unsafe pthread_mutex_lock(place) }

  @usableFromInline package func unlock() { unsafe pthread_mutex_unlock(place) }

  /// Destroys the mutex and frees its memory; it must not be used afterwards.
  package func destroy() {
    unsafe pthread_mutex_destroy(place)
    unsafe place.deallocate()
  }
}

/// A number that distinguishes the current thread from all other running threads.
package var currentThreadNumber: UInt {
  #if canImport(Darwin)
  return unsafe UInt(bitPattern: pthread_self())
  #else
  return pthread_self()
  #endif
}

/// The number of forks between the process that opened the first connection and this process.
enum ForkCount {
  nonisolated(unsafe) private static let count: UnsafeMutablePointer<UInt> = {
    let count = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    unsafe count.initialize(to: 0)
    return unsafe count
  }()

  /// The address of the count: its memory is never freed, and only the child of a fork writes to it, before anything else runs in the
  /// child.
  nonisolated(unsafe) static let place: UnsafeMutablePointer<UInt> = {
    let place = unsafe count
    _ = pthread_atfork(nil, nil) { unsafe ForkCount.count.pointee &+= 1 }  // without memory for the handler, forks go unnoticed
    return unsafe place
  }()
}
