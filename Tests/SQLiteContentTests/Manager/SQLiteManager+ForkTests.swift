import Foundation
import Scratch
import Testing

@Suite struct `A connection in a process that was forked off` {
  @Test func `answers MISUSE and leaves the parent's alone`() throws {
    let folder = try ScratchFolder()
    let process = Process()
    let output = Pipe()
    process.executableURL = try BuiltProduct.url("ForkOnce")
    process.arguments = [folder.path("a.sqlite")]
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let (child, parent) = (lines.prefix(4), lines.dropFirst(4))
    #expect(child.dropLast().allSatisfy { $0.contains("forked") } && child.last == "1", "\(child)")
    #expect(parent == ["2", "2"])
  }
}
