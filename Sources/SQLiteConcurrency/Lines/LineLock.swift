import Foundation
import SQLiteCore
import Synchronization

/// The state of a line under a lock, and a way around the lock for the common case: one thread after the other wants a connection.
///
/// A slot that comes back while all others are back and nothing else is wanted is left at the door. A thread takes it from there, and puts it back there,
/// by one atomic exchange each. The lock closes the door: a slot that was lent at it is lent in the state then, and comes back under the lock, which may open the
/// door again. So the state is right wherever it is looked at.
struct LineLock: ~Copyable, Sendable {
  private let state: Locked<LineState>
  /// The address of the slot at the door, or one of the two below.
  private let door = Atomic<UInt>(Self.closed)

  /// No slot is at the door.
  private static var closed: UInt { 0 }
  /// The slot that was at the door is lent, and no other is.
  private static var lent: UInt { 1 }

  init(_ state: sending LineState) { self.state = Locked(state) }

  /// Runs a closure with the state.
  @inline(__always) func withLock<Result>(_ body: (inout LineState) throws -> Result) rethrows -> Result {
    try state.withLock { state in
      // It is opened under the lock alone.
      if door.load(ordering: .relaxed) != Self.closed, door.exchange(Self.closed, ordering: .acquiringAndReleasing) == Self.lent {
        state.lendLast()
      }
      return try body(&state)
    }
  }

  /// Opens the door, within the closure that has the state, where that allows for it.
  func openDoor(_ state: borrowing LineState) {
    guard let slot = state.slotForDoor else { return }
    door.store(Self.address(of: slot), ordering: .releasing)
  }

  /// Takes the slot at the door; nil where there is none.
  @inline(__always) func takeAtDoor() -> Unmanaged<Slot>? {
    let address = door.load(ordering: .relaxed)
    guard address > Self.lent, let place = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    guard door.compareExchange(expected: address, desired: Self.lent, successOrdering: .acquiring, failureOrdering: .relaxed).exchanged
    else { return nil }
    return unsafe Unmanaged<Slot>.fromOpaque(place)
  }

  /// Puts a slot back at the door; false where the door was closed meanwhile.
  @inline(__always) func putAtDoor(_ slot: Slot) -> Bool {
    door.compareExchange(
      expected: Self.lent, desired: Self.address(of: slot), successOrdering: .releasing, failureOrdering: .relaxed
    ).exchanged
  }

  @inline(__always) private static func address(of slot: Slot) -> UInt {
    unsafe UInt(bitPattern: Unmanaged.passUnretained(slot).toOpaque())
  }
}

/// A thread that waits for a slot.
final class WaitingThread: Sendable {
  private let answer = Locked<Result<Slot, SQLiteError>?>(nil)
  private let isServed = DispatchSemaphore(value: 0)

  func serve(_ outcome: Result<Slot, SQLiteError>) {
    answer.withLock { $0 = outcome }
    isServed.signal()
  }

  /// The answer; nil when none came within a time, where there is a limit.
  func wait(atMost limit: Duration?) -> Result<Slot, SQLiteError>? {
    guard let limit, limit < .longest else { return waitForAnswer() }
    _ = isServed.wait(timeout: .now() + max(limit, .zero) / .seconds(1))
    return answer.withLock { $0 }
  }

  func waitForAnswer() -> Result<Slot, SQLiteError> {
    isServed.wait()
    return answer.withLock { $0 } ?? .failure(.misuse("the thread was not served"))
  }
}

extension Duration {
  /// About a hundred years: clocks count no more nanoseconds than three times as many, and add them to their own time.
  static var longest: Duration { .seconds(3_000_000_000 as Int64) }

  /// The nearest duration for which a clock can sleep.
  var forClocks: Duration { min(max(self, .zero), .longest) }
}
