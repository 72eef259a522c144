import Testing

@testable import SQLiteTestKit

@Suite struct `Where a sweep is made` {
  @Test func `is said with the test, the file and the line`() {
    let whole = SweepOrigin(test: "AppTests.Stars/adds()/Stars.swift:12:4", file: "AppTests/Stars.swift", line: 14)
    #expect(whole.text == "AppTests.Stars/adds() (Stars.swift:14)" && whole.fileName == "AppTests-Stars-adds-Stars-swift-14")
    #expect(SweepOrigin(file: "AppTests/Stars.swift", line: 14).text == "Stars.swift:14")
    #expect(SweepOrigin(test: "AppTests.Stars/adds()/Stars.swift:12:4Case(_kind: 1)").text == "AppTests.Stars/adds()")
    #expect(SweepOrigin(test: "a/b()").text == "a/b()" && SweepOrigin().text == nil && SweepOrigin().fileName == "sweep")
    #expect(SweepOrigin(test: String(repeating: "星", count: 100)).fileName == String(repeating: "星", count: 40))
  }

  @Test func `is found on the page for all, the verdict first`() {
    let page = SweepIndex.page(of: [["clean", "a", "A <1>", "1 of 1 places"], ["problem", "b", "B", "2 of 2 places"]])
    let verdict = page.firstRange(of: "1 of 2 sweeps found something.")
    let parts = [verdict, page.firstRange(of: "<a href=\"b.html\">B</a>"), page.firstRange(of: "A &lt;1&gt;")].compactMap { $0?.lowerBound }
    #expect(parts.count == 3 && parts == parts.sorted())
    #expect(SweepIndex.page(of: [["clean", "a", "A", "1"]]).contains("All 1 sweeps are clean."))
  }
}
