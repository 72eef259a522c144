import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@testable import DqliteEngine

@Suite(.needsCluster) struct `A sweep over a cluster` {
  @Test func `finds no failing call that loses a star or leaks a handle`() throws {
    let cluster = try TestCluster.current()
    let opened = Locked("")
    let makeWrapper = {
      let name = "sweep-\(UUID().uuidString)"
      opened.withLock { $0 = name }
      return cluster.engine(memory: name)
    }
    /// The stars in the cluster, read over another connection.
    let stars = { () throws -> [Int] in
      let connection = try Connection(.file(opened.withLock { $0 }), on: cluster.engine())
      guard try connection.value("SELECT count(*) FROM sqlite_schema WHERE name = 'star'", as: Int.self) == 1 else { return [] }
      return try connection.rows("SELECT question FROM star", as: Int.self)
    }
    let sweep = FaultSweep(
      over: makeWrapper, runs: 150,
      check: { (result: Result<[Int], any Error>) in
        let left = try stars()
        switch result {
        case .success(let all): return all == [42] && left == [42] ? nil : "finished with \(all), and \(left) are there"
        case .failure: return left == [] || left == [42] ? nil : "\(left) are there"
        }
      }
    ) { sqlite -> [Int] in
      let stars = try Stars(on: sqlite)
      try stars.add(42)
      return try stars.all()
    }
    let report = try sweep.run()
    #expect(report.failableCalls > 10)
    #expect(report.rows.count > 100)
  }
}
