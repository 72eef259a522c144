/// Finds the node that leads, which may change during the search.
struct LeaderSearch {
  /// The addresses where nodes were, or may be: those that were given and those that a node named.
  private(set) var addresses: [String]
  private let mostBytes: Int
  /// How long the search waits for one node: a node that does not answer must not use up the time of the others.
  private let patience: Duration

  init(_ addresses: [String], mostBytes: Int, patience: Duration = .milliseconds(500)) {
    self.addresses = addresses
    self.mostBytes = mostBytes
    self.patience = patience
  }

  /// A connection to the leader, which has been greeted.
  ///
  /// - Throws: ``NodeFailure/unreached(_:)`` with the last words of each node, when no leader was found in time.
  mutating func leader(by deadline: Deadline) throws(NodeFailure) -> NodeConnection {
    var said: [String: String] = [:]
    while true {
      for address in addresses {
        if deadline.isInterrupted() { throw .interrupted }
        do throws(NodeFailure) {
          let named = try leader(as: address, said: &said, by: deadline.limited(to: patience))
          if let connection = named { return connection }
        } catch {
          if error == .interrupted { throw error }
          said[address] = error.description
        }
      }
      if deadline.hasPassed {
        let words = addresses.map { said[$0] ?? "\($0) was not asked" }
        throw .unreached("no leader was found: " + words.joined(separator: "; "))
      }
      Pause.milliseconds(25)
    }
  }

  /// Asks one node for the leader, and then asks the named node whether it leads.
  private mutating func leader(as address: String, said: inout [String: String], by deadline: Deadline) throws(NodeFailure)
    -> NodeConnection?
  {
    let first = try NodeConnection(address, mostBytes: mostBytes, by: deadline)
    let name = try leader(told: first, by: deadline)
    guard !name.isEmpty else {
      said[address] = "\(address) knows of no leader"
      return nil
    }
    if name == address { return try greeted(first, by: deadline) }
    said[address] = "\(address) follows \(name)"
    let second = try NodeConnection(name, mostBytes: mostBytes, by: deadline)
    guard try leader(told: second, by: deadline) == name else { return nil }
    return try greeted(second, by: deadline)
  }

  private func leader(told node: NodeConnection, by deadline: Deadline) throws(NodeFailure) -> String {
    let answer = try node.ask(.leader, by: deadline)
    guard case .leader(let address) = answer else {
      throw .unanswered("\(node.address) was asked for the leader and answered \(answer.name)")
    }
    return address
  }

  private mutating func greeted(_ node: NodeConnection, by deadline: Deadline) throws(NodeFailure) -> NodeConnection {
    let welcome = try node.ask(.client(id: 0), by: deadline)
    guard case .welcome = welcome else { throw .unanswered("\(node.address) was greeted and answered \(welcome.name)") }
    let cluster = try node.ask(.cluster, by: deadline)
    guard case .nodes(let nodes) = cluster else {
      throw .unanswered("\(node.address) was asked for the nodes and answered \(cluster.name)")
    }
    for node in nodes where !addresses.contains(node.address) { addresses.append(node.address) }
    if let index = addresses.firstIndex(of: node.address) { addresses.swapAt(0, index) }  // asked first the next time
    return node
  }
}
