import Foundation
import SQLiteCore
import Synchronization

/// The state of a line under a lock, with a way around the lock for the common case that one thread after another uses a connection.
///
/// When a slot is given back while all others are free and no thread waits, it is left at the "door". A thread takes it from there and puts
/// it back with one atomic exchange each. Taking the lock closes the door. A slot taken from the door is then recorded as lent in the
/// state, and is given back under the lock, which may open the door again. So the state under the lock is always right.
struct LineLock: ~Copyable, Sendable {
  private let state: Locked<LineState>
  /// The address of the slot at the door, or `closed` or `lent`.
  private let door = Atomic<UInt>(Self.closed)

  /// No slot is at the door.
  private static var closed: UInt { 0 }
  /// The slot from the door is lent, and no other is.
  private static var lent: UInt { 1 }

  init(_ state: sending LineState) { self.state = Locked(state) }

  @inline(__always) func withLock<Result>(_ body: (inout LineState) throws -> Result) rethrows -> Result {
    try state.withLock { state in
      // Only a holder of the lock opens the door.
      if door.load(ordering: .relaxed) != Self.closed, door.exchange(Self.closed, ordering: .acquiringAndReleasing) == Self.lent {
        state.lendLast()
      }
      return try body(&state)
    }
  }

  /// Opens the door if the state allows it, within the closure that has the state.
  func openDoor(_ state: borrowing LineState) {
    guard let slot = state.slotForDoor else { return }
    door.store(Self.address(of: slot), ordering: .releasing)
  }

  /// Takes the slot at the door; nil if there is none.
  @inline(__always) func takeAtDoor() -> Unmanaged<Slot>? {
    let address = door.load(ordering: .relaxed)
    guard address > Self.lent, let slot = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    guard door.compareExchange(expected: address, desired: Self.lent, successOrdering: .acquiring, failureOrdering: .relaxed).exchanged
    else { return nil }
    return unsafe Unmanaged<Slot>.fromOpaque(slot)
  }

  /// Leaves a slot at the door; returns false if the door was closed in the meantime.
  @inline(__always) func leaveAtDoor(_ slot: Slot) -> Bool {
    door.compareExchange(
      expected: Self.lent, desired: Self.address(of: slot), successOrdering: .releasing, failureOrdering: .relaxed
    ).exchanged
  }

  @inline(__always) private static func address(of slot: Slot) -> UInt {
    unsafe UInt(bitPattern: Unmanaged.passUnretained(slot).toOpaque())
  }
}

/// A thread that waits for a slot, or for all slots.
final class WaitingThread<Outcome: Sendable>: Sendable {
  private let outcome = Locked<Outcome?>(nil)
  private let isServed = DispatchSemaphore(value: 0)

  /// Ends the wait; called once.
  func serve(_ outcome: Outcome) {
    self.outcome.withLock { $0 = outcome }
    isServed.signal()
  }

  /// Waits for the outcome; returns nil if the limit passes first.
  func wait(atMost limit: Duration) -> Outcome? {
    _ = isServed.wait(timeout: .now() + limit / .seconds(1))
    return outcome.withLock { $0 }
  }

  /// Waits for the outcome without a limit.
  func wait() -> Outcome {
    while true {
      isServed.wait()
      if let outcome = outcome.withLock({ $0 }) { return outcome }
    }
  }
}

extension Duration {
  /// About a hundred years. Clocks can count about three times as many nanoseconds, and add them to their own time.
  static var longest: Duration { .seconds(3_000_000_000 as Int64) }

  /// The nearest duration that a clock or a thread can wait for.
  var forClocks: Duration { min(max(self, .zero), .longest) }
}
