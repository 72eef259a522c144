import Foundation
import Scratch
import Testing

@testable import SQLiteTestKit

@Suite struct `The page for all sweeps` {
  @Test func `loses no line of those that are added at once`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("sweeps.tsv")
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 1...10_000 { #expect(throws: Never.self) { try SweepIndex.append("\(thread)-\(number)\n", to: path) } }
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 40_000 && Set(lines).count == 40_000)
  }
}
