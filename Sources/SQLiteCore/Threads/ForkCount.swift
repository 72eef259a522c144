import Foundation

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
