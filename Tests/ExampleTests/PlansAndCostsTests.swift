import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `The examples about plans and costs` {
  @Test func `count what an operation takes`() throws {
    let (names, cost) = try PlansAndCostsArticle.cost()
    #expect(names == ["Vega"])
    #expect(cost.statements == 1 && cost.fullScanSteps == 0)
  }
}
