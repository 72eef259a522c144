import DqliteNodes
import Foundation
import Testing

@testable import DqliteEngine

@Suite(.needsCluster) struct `Nodes of a test` {
  @Test func `are gone with their folder when they are ended, and with the process that started them`() throws {
    let nodes = try DqliteNodes(count: 1)
    try nodes.start(0)
    let cluster = DqliteCluster(addresses: nodes.addresses, leaderTimeout: .seconds(20))
    #expect(cluster.members().map(\.address) == nodes.addresses)
    #expect(FileManager.default.fileExists(atPath: nodes.folder.path(percentEncoded: false)))
    nodes.end()  // closes a pipe, as the end of this process would, and waits
    #expect(!FileManager.default.fileExists(atPath: nodes.folder.path(percentEncoded: false)))
    #expect(DqliteCluster(addresses: nodes.addresses, leaderTimeout: .milliseconds(50)).members() == [])
  }
}
