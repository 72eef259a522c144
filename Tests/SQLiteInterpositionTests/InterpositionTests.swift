import Foundation
import SQLiteCalls
import Scratch
import Testing

#if os(Linux)
@Suite struct `The calls of a whole program` {
  @Test func `go to a wrapper, whatever code makes them`() throws {
    let folder = try ScratchFolder()
    let names = Sqlite3Call.allCases.map(\.rawValue).filter { $0.hasPrefix("sqlite3") }.joined(separator: ",")
    let (status, output) = try BuiltProduct.run("InterposedRuns", folder.url.path, names)
    #expect(status == 0 && output == "0\n", "\(output)")
  }

  @Test(.disabled(if: TestRun.isSanitized, "the thread sanitizer cannot start where no file can be written: it keeps its tables in one"))
  func `go to the linked library where it cannot be loaded again`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // Nothing can be written, so that there is no copy of the library.
    process.arguments = ["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\"", try BuiltProduct.url("InterposedRuns").path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && text == "0\n", "\(text)")
  }
}
#endif
