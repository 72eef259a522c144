#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The processor time of the calling thread, which excludes delays caused by a busy machine or a slow or sleeping disk.
package enum ThreadTime {
  package static var now: Duration {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)  // fails for a clock that does not exist, never for this one
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
