import Foundation

/// What tells the current thread from all others that run.
package var currentThreadNumber: UInt {
  /// A number or a pointer, as the system has it.
  func bits<Identity>(of thread: Identity) -> UInt { unsafe unsafeBitCast(thread, to: UInt.self) }
  return bits(of: pthread_self())
}
