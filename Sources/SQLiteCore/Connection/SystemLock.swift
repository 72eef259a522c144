#if canImport(os)
import os
#else
import Foundation
#endif

/// A lock of the operating system's, in a place of memory that does not move. The thread sanitizer knows it on every system, as it does not
/// know a `Mutex` on Linux.
@safe @usableFromInline struct SystemLock: Sendable {
  #if canImport(os)
  private typealias Kind = os_unfair_lock
  #else
  private typealias Kind = pthread_mutex_t
  #endif

  nonisolated(unsafe) private let place: UnsafeMutablePointer<Kind>

  init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: Kind())
    #if !canImport(os)
    _ = unsafe pthread_mutex_init(place, nil)  // cannot fail without attributes
    #endif
  }

  @usableFromInline func lock() {
    #if canImport(os)
    unsafe os_unfair_lock_lock(place)
    #else
    _ = unsafe pthread_mutex_lock(place)
    #endif
  }

  @usableFromInline func unlock() {
    #if canImport(os)
    unsafe os_unfair_lock_unlock(place)
    #else
    _ = unsafe pthread_mutex_unlock(place)
    #endif
  }

  /// Gives the memory back; nobody may use the lock afterwards.
  func destroy() {
    #if !canImport(os)
    _ = unsafe pthread_mutex_destroy(place)
    #endif
    unsafe place.deallocate()
  }
}
