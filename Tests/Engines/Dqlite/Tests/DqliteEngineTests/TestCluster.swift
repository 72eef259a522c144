import DqliteNodes
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@testable import DqliteEngine

/// The cluster that tests share: three nodes, which end with this process.
struct TestCluster: Sendable {
  let nodes: DqliteNodes

  /// Whether tests with a cluster can run. Where they cannot, a message says so, once.
  static let isThere: Bool = {
    if DqliteNodes.program != nil { return true }
    FileHandle.standardError.write(Data("DqliteEngineTests: \(DqliteNodes.missing)\n".utf8))
    return false
  }()

  private static let shared = Result { try TestCluster(nodes: .cluster()) }

  /// The cluster. It is started when the first test asks for it.
  static func current() throws -> TestCluster { try shared.get() }

  var settings: DqliteCluster { DqliteCluster(addresses: nodes.addresses) }

  /// A new engine. A database that it opens in memory is one of the cluster, under a name that no other engine uses.
  func engine(memory name: String = "memory-\(UUID().uuidString)") -> DqliteSqlite3Wrapper {
    DqliteSqlite3Wrapper(settings) { given in given == ":memory:" ? name : DqliteSqlite3Wrapper.lastComponent(of: given) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where a cluster can be started.
  static var needsCluster: Self { .enabled(if: TestCluster.isThere, "dqlite-demo is missing: apt-get install go-dqlite") }
}
