import Foundation

/// A thread that a test starts and waits for.
public final class StartedThread: Sendable {
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts the thread.
  public init(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [isDone] in
      body()
      isDone.signal()
    }
  }

  /// Waits until the thread has ended; to be called once.
  public func join() { isDone.wait() }

  /// Runs a closure in so many threads at once, each with its number from 0, and waits for all.
  public static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threads = (0..<count).map { number in StartedThread { body(number) } }
    for thread in threads { thread.join() }
  }

  /// Lets other threads run until a condition holds.
  public static func yield(until isSo: () -> Bool) {
    while !isSo() { sched_yield() }
  }
}
