extension DqliteCluster {
  /// A node, as the leader knows it.
  public struct Member: Hashable, Sendable {
    /// The address of the node, as `HOST:PORT`.
    public let address: String
    /// Whether it votes: a cluster goes on as long as more than half of the voters are there.
    public let votes: Bool
  }

  /// The nodes, as the leader lists them; none where no leader is found in time.
  public func members() -> [Member] {
    let deadline = Deadline(after: leaderTimeout)
    var search = LeaderSearch(addresses, mostBytes: mostBytesOfMessage)
    guard let leader = try? search.leader(by: deadline), case .nodes(let nodes)? = try? leader.ask(.cluster, by: deadline) else {
      return []
    }
    return nodes.map { Member(address: $0.address, votes: $0.role == .voter) }
  }
}
