import Foundation
import Scratch
import Testing

@Suite struct `A connection in a process that was forked off` {
  @Test func `answers MISUSE and leaves the parent's alone`() throws {
    let folder = try ScratchFolder()
    let (status, output) = try BuiltProduct.run("ForkOnce", folder.path("a.sqlite"))
    let lines = output.split(separator: "\n")
    #expect(status == 0)
    let (child, parent) = (lines.prefix(4), lines.dropFirst(4))
    #expect(child.dropLast().allSatisfy { $0.contains("forked") } && child.last == "1", "\(child)")
    #expect(parent == ["2", "2"])
  }
}
