import SQLiteCalls

/// A database connection over a cluster: it is a connection to the node that leads, which is found again when that changes.
///
/// It is used by one thread at a time, but for ``interruption``.
final class ClusterSession {
  let database: String
  let settings: DqliteCluster
  private var search: LeaderSearch
  var node: NodeConnection?
  /// Counts the connections: the statements that a node keeps for a connection are gone with it.
  private(set) var generation = 0
  var transaction = TransactionState()
  /// The statements that change settings of the connection, in order, each with the name of its setting.
  var replayed: [(name: String, sql: String)] = []
  /// Compiled statements that are no longer needed and have to be given back to the node.
  var owed: [UInt32] = []
  weak var stream: RowStream?
  /// Ends waits for rows and for a leader. A statement that writes is not left without an answer.
  let interruption = Interruption()
  var busy = BusyWait()
  var effects = Effects()

  init(_ database: String, of cluster: DqliteCluster) {
    self.database = database
    settings = cluster
    search = LeaderSearch(cluster.addresses, mostBytes: cluster.mostBytesOfMessage)
  }

  func deadline(_ duration: Duration, isInterruptible: Bool) -> Deadline {
    guard isInterruptible else { return Deadline(after: duration) }
    let interruption = interruption
    return Deadline(after: duration) { interruption.wasAsked }
  }

  // MARK: The connection

  /// Connects to the leader and opens the database, unless that is done.
  func connect() throws(SessionError) { _ = try connected(by: deadline(settings.leaderTimeout, isInterruptible: true)) }

  private func connected(by deadline: Deadline, after before: NodeFailure? = nil) throws(SessionError) -> NodeConnection {
    if let node, !node.isBroken { return node }
    drop()
    while true {
      do throws(NodeFailure) {
        let found = try search.leader(by: deadline)
        if try prepare(found, by: deadline) {
          node = found
          return found
        }
      } catch {
        if error == .interrupted { throw SessionError(.interrupt, "interrupted while a leader was searched for") }
        if deadline.hasPassed {
          throw SessionError(.notLeader, [before?.description, error.description].compactMap(\.self).joined(separator: "; then "))
        }
      }
      if deadline.hasPassed { throw SessionError(.notLeader, "no leader opened \"\(database)\" in time") }
      Pause.milliseconds(25)
    }
  }

  /// Opens the database on a new connection, and changes the settings that were changed before. False where the node refuses that.
  private func prepare(_ node: NodeConnection, by deadline: Deadline) throws(NodeFailure) -> Bool {
    guard case .database = try node.ask(.open(name: database), by: deadline) else { return false }
    for setting in replayed {
      guard case .result = try node.ask(.execText(setting.sql), by: deadline) else { return false }
    }
    return true
  }

  func drop() {
    guard node != nil else { return }
    node = nil
    generation += 1
    owed = []
    effects.isNewConnection = true
  }

  /// Ends the connection to a node whose messages cannot be believed.
  func distrust(_ reason: String) { loseNode() }

  func loseNode() {
    drop()
    transaction.end()
  }

  /// Gives the connection back: an open transaction is rolled back by the node.
  func close() { loseNode() }

  // MARK: Asking

  /// Asks the leader, whichever node that is meanwhile.
  ///
  /// A question that no node has heard, or whose node does not lead, is asked again. One whose answer was lost is not, not even when it only reads: a question
  /// that ends its node would end them all.
  private func ask(
    _ kind: StatementKind, _ request: (NodeConnection, Deadline) throws(NodeFailure) -> WireResponse
  ) throws(SessionError) -> WireResponse {
    settle()
    let overall = deadline(settings.leaderTimeout, isInterruptible: !transaction.isOpen)
    var before: NodeFailure?
    while true {
      if transaction.isOpen, node?.isBroken ?? true { throw lostTransaction("the connection to the leader was lost") }
      let node = try connected(by: overall, after: before)
      do throws(NodeFailure) {
        // In a transaction an interrupted wait would cost the transaction.
        let answerBy = deadline(settings.callTimeout, isInterruptible: kind.onlyReads && !transaction.isOpen)
        let response = try request(node, answerBy)
        guard case .failure(let number, let message) = response else { return response }
        let code = ResultCode(answered: number)
        if code == .notLeader { throw .unreached("\(node.address) does not lead: \(message)") }
        if code == .leadershipLost { throw .unanswered("\(node.address) does not lead any more: \(message)") }
        return response
      } catch {
        if let response = try afterFailure(error, of: kind, by: overall) { return response }
        before = error
      }
    }
  }

  /// Decides how to go on after a question without an answer; nil to ask it again.
  private func afterFailure(_ failure: NodeFailure, of kind: StatementKind, by deadline: Deadline) throws(SessionError) -> WireResponse? {
    drop()
    if transaction.isOpen {
      if kind == .transaction(.rollback) { return .result(lastInsertRowid: 0, changes: 0) }  // it is rolled back
      if case .transaction(let statement) = kind, transaction.commits(statement), case .unanswered = failure {
        transaction.end()
        throw unknownOutcome(failure)
      }
      throw lostTransaction(failure.description)
    }
    switch failure {
    case .interrupted: throw SessionError(.interrupt, "interrupted")
    case .unanswered where !kind.onlyReads && !kind.begins: throw unknownOutcome(failure)
    case .unanswered:
      throw SessionError(.ioerrRead, "the answer to this was lost: ask again, unless it is what the node died of (\(failure))")
    case .unreached:
      if deadline.hasPassed { throw SessionError(.notLeader, failure.description) }
      return nil
    }
  }

  func lostTransaction(_ reason: String) -> SessionError {
    transaction.end()
    return SessionError(.abortRollback, "the transaction is gone with the leader that it was on, nothing of it was written: \(reason)")
  }

  private func unknownOutcome(_ failure: NodeFailure) -> SessionError {
    SessionError(
      .ioerrOutcomeUnknown, "it is not known whether this was written, because its answer was lost: look before you repeat it (\(failure))")
  }

  /// Asks again as long as the database is locked and the busy timeout or handler wants to wait.
  func askPatiently(
    _ kind: StatementKind, isCompiling: Bool = false, _ request: (NodeConnection, Deadline) throws(NodeFailure) -> WireResponse
  ) throws(SessionError) -> WireResponse {
    busy.begin()
    while true {
      let response = try ask(kind, request)
      guard case .failure(let number, let message) = response else {
        if !isCompiling { transaction.note(kind) }
        return response
      }
      let code = ResultCode(answered: number)
      if code == .busy, busy.goesOn() { continue }
      noteRollback()
      if case .changes = kind { effects.failed() }
      throw SessionError(code, message)
    }
  }

  /// Some errors roll the transaction back, and nodes do not say so: BEGIN fails only where one is open.
  func noteRollback() {
    guard transaction.isOpen, let node, !node.isBroken else { return }
    let deadline = deadline(settings.callTimeout, isInterruptible: false)
    guard let answer = try? node.ask(.execText("BEGIN"), by: deadline), case .result = answer else { return }
    transaction.end()
    if (try? node.ask(.execText("ROLLBACK"), by: deadline)) == nil { drop() }
  }
}
