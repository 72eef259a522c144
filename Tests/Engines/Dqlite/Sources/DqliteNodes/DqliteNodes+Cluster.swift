import DqliteEngine
import Foundation

extension DqliteNodes {
  /// Three nodes that are a cluster: it can lose any one of them.
  ///
  /// A node may end while it joins, as dqlite-demo does at times: then new nodes replace them all.
  public static func cluster() throws -> DqliteNodes {
    var failure = Failure(description: "")
    for _ in 0..<3 {
      let nodes = try DqliteNodes()
      do throws(Failure) {
        for index in nodes.addresses.indices { try nodes.join(index) }
        return nodes
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Starts a node and waits until it has joined and, after the third, until all vote: of two, one does.
  private func join(_ index: Int) throws(Failure) {
    do { try start(index) } catch { throw Failure(description: "\(error)") }
    let cluster = DqliteCluster(addresses: addresses, leaderTimeout: .seconds(2))
    let end = ContinuousClock.now + .seconds(20)
    var said = ""
    while ContinuousClock.now < end {
      let members = cluster.members()
      if members.count > index, index < 2 || members.allSatisfy(\.votes) { return }
      said = "\(members)"
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(description: "\(index + 1) nodes did not become a cluster: \(said)")
  }
}
