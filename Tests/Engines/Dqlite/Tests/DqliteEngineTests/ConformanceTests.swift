import SQLiteManager
import SQLiteConformance
import SQLiteTesting
import Testing

@testable import DqliteEngine

@Suite(.needsCluster) struct `The behaviour suite over a cluster` {
  @Test func `finds true what is served, but for what the README says and why`() throws {
    let cluster = try TestCluster.current()
    let examined = ConformanceSuite.run(on: { _ in cluster.engine() })
    let known = Deviations.all.flatMap(\.facts)
    for lie in examined.lies { #expect(known.contains(lie.fact.name), "\(lie)") }
    for name in known { #expect(examined.lies.contains { $0.fact.name == name }, "\(name) is true, or not asked, meanwhile") }
    #expect(examined.unserved == Deviations.unserved)
    #expect(examined.results.count(where: \.isTrue) > 85)
  }
}
