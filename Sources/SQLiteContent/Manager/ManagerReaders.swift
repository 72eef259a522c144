import SQLiteCalls
import SQLiteConcurrency
import SQLiteCore
import Synchronization

/// The connections that read beside the one of a manager. Any thread may ask for them: that does not wait for who writes.
final class ManagerReaders: Sendable {
  /// Whether there are any.
  enum Known {
    /// Nobody has looked whether there can be any.
    case unknown
    case none
    case some(Readers)
  }

  private let state = Locked(Known.unknown)
  /// Whether there are some: asked at the end of each call.
  private let areThere = Atomic(false)
  /// A statement, not a closure, began a transaction on the other connection: what is read belongs to it.
  private let isInTransaction = Atomic(false)

  /// The readers; nil when there are none, or when what is read belongs to a transaction of the other connection.
  ///
  /// - Parameter decide: Makes them where there can be any; called when nobody knows.
  func found(orDecide decide: () throws -> Known) rethrows -> Readers? {
    if isInTransaction.load(ordering: .acquiring) { return nil }
    switch state.withLock({ $0 }) {
    case .none: return nil
    case .some(let readers): return readers
    case .unknown: return know(try decide())
    }
  }

  /// Takes note of what was found, unless somebody else found it first.
  @discardableResult func know(_ found: Known) -> Readers? {
    state.withLock { state in
      if case .unknown = state { state = found }
      guard case .some(let readers) = state else { return nil }
      areThere.store(true, ordering: .releasing)
      return readers
    }
  }

  /// There are none after all: what `prepare` does is not for connections that only read.
  func giveUp() { state.withLock { $0 = .none } }

  /// There may be some now: the other connection is another one.
  func lookAgain() {
    state.withLock { state in
      if case .none = state { state = .unknown }
    }
  }

  /// Nobody knows any more; answers what has to be closed.
  func forget() -> Readers? {
    isInTransaction.store(false, ordering: .releasing)
    areThere.store(false, ordering: .releasing)
    return state.withLock { state in
      defer { state = .unknown }
      if case .some(let readers) = state { return readers }
      return nil
    }
  }

  /// The other connection is given back.
  func noteEnd(of connection: Connection) {
    guard areThere.load(ordering: .acquiring) else { return }
    isInTransaction.store(connection.isInTransaction, ordering: .releasing)
  }
}
