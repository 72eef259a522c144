import SQLiteCalls
package import SQLiteCore
import Synchronization

/// The observations of a database, which are notified when the tables that they read are written to.
///
/// Hooks are set on the writing connection when it is first lent after an observation began, and removed in the same way, so an app without
/// observations pays nothing.
package final class Observers: Sendable {
  /// The number of current suspensions and attempts to close, during which no observation reads, and how often that number has changed.
  struct Pause: Equatable, Sendable {
    var count = 0
    var changeCount = 0
  }

  private let subscriptions = Locked<[Subscription]>([])
  private let count = Atomic(0)
  /// Whether there has ever been a subscription.
  private let isUsed = Atomic(false)
  /// Whether the writing connection was lent only to observe, not to write.
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

  /// Notifies all observations that read one of these tables, and all others if everything may have changed.
  ///
  /// - Parameter isEverything: Returns whether everything may have changed; called only if it makes a difference.
  func touch(_ tables: TouchedTables, orAllWhere isEverything: () -> Bool) {
    var others: [Subscription] = []
    for subscription in all where !subscription.touch(tables) { others.append(subscription) }
    guard !others.isEmpty, isEverything() else { return }
    for subscription in others { subscription.touch(.every) }
  }

  /// Notifies all observations that everything may have changed.
  package func touchAll() { for subscription in all { subscription.touch(.every) } }

  /// Notes that observations may be refused from now on, or may read again. In the second case the caller notifies them.
  func notePause(begins: Bool) {
    pause.withLock { pause in
      pause.count += begins ? 1 : -1
      pause.changeCount += 1
    }
  }

  var currentPause: Pause { pause.withLock { $0 } }

  /// Whether there was a pause at the given time, or has been one since. Observers are notified when it ends.
  func hasPaused(since before: Pause) -> Bool { before.count > 0 || currentPause != before }

  package func end() {
    for subscription in all { subscription.end() }
  }

  // MARK: - The connection that writes

  /// Starts or ends watching the writing connection when it is lent.
  @inline(__always) package func noteLoan(of connection: Connection) {
    if isUsed.load(ordering: .relaxed) { updateWatch(of: connection) }
  }

  private func updateWatch(of connection: Connection) {
    let isWanted = count.load(ordering: .acquiring) > 0
    let isWatched = connection.attachments[CommitWatch.self] != nil
    if !isWanted { connection.forgetTables() }
    guard isWanted != isWatched, connection.wrapper.runsAnySQL else { return }
    // A connection that cannot be watched is assumed to have written to every table.
    connection.attachments[CommitWatch.self] = isWanted ? try? CommitWatch(connection, for: self) : nil
  }

  /// Notes that the writing connection is lent only to observe.
  func noteObserving() { onlyObserves.store(true, ordering: .relaxed) }

  /// Reports the commits of the writing connection before it is given back.
  @inline(__always) package func noteReturn(of connection: Connection) {
    if isUsed.load(ordering: .relaxed) { reportCommits(of: connection) }
  }

  private func reportCommits(of connection: Connection) {
    let onlyObserved = onlyObserves.exchange(false, ordering: .relaxed)
    guard count.load(ordering: .acquiring) > 0 else { return }
    if let watch = connection.attachments[CommitWatch.self] {
      watch.reportCommits(of: connection)
    } else if !onlyObserved {
      touchAll()  // an observation began while the connection was lent
    }
  }
}
