#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A wait of the thread, as the C calls block theirs.
enum Pause {
  static func milliseconds(_ count: Int) {
    usleep(UInt32(clamping: count * 1000))
  }
}
