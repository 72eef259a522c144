import SQLiteCalls
package import SQLiteCore
import Synchronization

/// The observations of a database, which hear of it when the tables that they read are written to.
///
/// Hooks are set on the connection that writes when it is lent next after an observation began, and removed likewise: an app that observes nothing pays nothing.
package final class Observers: Sendable {
  /// How many suspensions and attempts to close go on, during which no observation reads, and how many times that has changed.
  struct Pause: Equatable, Sendable {
    var count = 0
    var changeCount = 0
  }

  private let subscriptions = Locked<[Subscription]>([])
  /// How many subscriptions there are.
  private let count = Atomic(0)
  /// Whether there ever were any.
  private let isUsed = Atomic(false)
  /// The connection that writes was lent to observe, not to write.
  private let onlyObserves = Atomic(false)

  private let pause = Locked(Pause())

  package init() {}

  func subscribe() -> Subscription {
    let subscription = Subscription()
    subscriptions.withLock { subscriptions in
      subscriptions.append(subscription)
      isUsed.store(true, ordering: .relaxed)
      count.add(1, ordering: .releasing)
    }
    return subscription
  }

  /// - Returns: Whether there are no subscriptions left.
  func leave(_ subscription: Subscription) -> Bool {
    subscriptions.withLock { subscriptions in
      guard let place = subscriptions.firstIndex(where: { $0 === subscription }) else { return false }
      subscriptions.remove(at: place)
      count.subtract(1, ordering: .releasing)
      return subscriptions.isEmpty
    }
  }

  private var all: [Subscription] { subscriptions.withLock { $0 } }

  /// Tells all observations that read one of these tables, and the others where everything may have changed.
  ///
  /// - Parameter isEverything: Whether everything may have changed, which is asked only where it makes a difference.
  func touch(_ tables: TouchedTables, orAllWhere isEverything: () -> Bool) {
    var others: [Subscription] = []
    for subscription in all where !subscription.touch(tables) { others.append(subscription) }
    guard !others.isEmpty, isEverything() else { return }
    for subscription in others { subscription.touch(.every) }
  }

  /// Tells all observations that everything may have changed.
  package func touchAll() { for subscription in all { subscription.touch(.every) } }

  /// Takes note that observations may be refused from now on, or may read again, for which they are touched.
  func notePause(begins: Bool) {
    pause.withLock { pause in
      pause.count += begins ? 1 : -1
      pause.changeCount += 1
    }
  }

  var currentPause: Pause { pause.withLock { $0 } }

  /// Whether there was a pause then, or has been one since: observers hear of its end.
  func hasPaused(since before: Pause) -> Bool { before.count > 0 || currentPause != before }

  /// Ends all observations.
  package func end() {
    for subscription in all { subscription.end() }
  }

  // MARK: - The connection that writes

  /// The connection that writes is lent.
  @inline(__always) package func noteLoan(of connection: Connection) {
    if isUsed.load(ordering: .relaxed) { watch(connection) }
  }

  private func watch(_ connection: Connection) {
    let isWanted = count.load(ordering: .acquiring) > 0
    let isWatched = connection.attachments[CommitWatch.self] != nil
    if !isWanted { connection.forgetTables() }
    guard isWanted != isWatched, connection.wrapper.runsAnySQL else { return }
    // A connection that cannot be watched is taken to have written to every table.
    connection.attachments[CommitWatch.self] = isWanted ? try? CommitWatch(connection, for: self) : nil
  }

  /// The connection that writes is lent to observe.
  func noteObserving() { onlyObserves.store(true, ordering: .relaxed) }

  /// The connection that writes is about to be given back.
  @inline(__always) package func noteReturn(of connection: Connection) {
    if isUsed.load(ordering: .relaxed) { ask(connection) }
  }

  private func ask(_ connection: Connection) {
    let onlyObserved = onlyObserves.exchange(false, ordering: .relaxed)
    guard count.load(ordering: .acquiring) > 0 else { return }
    if let watch = connection.attachments[CommitWatch.self] {
      watch.tellOfCommit(by: connection)
    } else if !onlyObserved {
      touchAll()  // an observation began while it was lent
    }
  }
}
