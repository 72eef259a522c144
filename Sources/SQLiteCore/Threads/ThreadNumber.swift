import Foundation

/// What tells the current thread from all others that run.
package var currentThreadNumber: UInt {
  #if canImport(Darwin)
  return unsafe UInt(bitPattern: pthread_self())
  #else
  return pthread_self()
  #endif
}
