/// The addresses of the nodes, and the limits on the time and the memory that their answers may take.
public struct DqliteCluster: Sendable {
  /// Nodes as `HOST:PORT`. One that is reachable is enough: it names the others.
  public var addresses: [String]
  /// How long one call waits for its answer.
  public var callTimeout: Duration
  /// How long one call looks for a leader. Nodes elect one within a few seconds after the last one is gone.
  public var leaderTimeout: Duration
  /// How long one message may be; a whole row is in one message.
  public var mostBytesOfMessage: Int
  /// How much of a statement's rows is kept when another one is run before they were all read.
  public var mostBytesOfRows: Int

  /// - Parameters:
  ///   - addresses: Nodes as `HOST:PORT`; one that is reachable is enough.
  ///   - callTimeout: How long one call waits for its answer.
  ///   - leaderTimeout: How long one call looks for a leader.
  ///   - mostBytesOfMessage: How long one message may be.
  ///   - mostBytesOfRows: How much is kept of rows that have not been read yet.
  public init(
    addresses: [String], callTimeout: Duration = .seconds(10), leaderTimeout: Duration = .seconds(15), mostBytesOfMessage: Int = 1 << 28,
    mostBytesOfRows: Int = 1 << 26
  ) {
    (self.addresses, self.callTimeout, self.leaderTimeout) = (addresses, callTimeout, leaderTimeout)
    (self.mostBytesOfMessage, self.mostBytesOfRows) = (mostBytesOfMessage, mostBytesOfRows)
  }
}
