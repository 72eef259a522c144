import Foundation
import Scratch
import Testing

/// A process that installs once, under way.
struct InstallOnce {
  let process = Process()
  let output = Pipe()

  init(_ source: URL, _ folder: URL, _ extra: Any...) throws {
    process.executableURL = try BuiltProduct.url("InstallOnce")
    process.arguments = [source.path, folder.path] + extra.map { "\($0)" }
    process.standardOutput = output
    try process.run()
  }

  func result() -> (status: Int32, outcome: String, calls: Int, operations: Int) {
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n").map(String.init)
    process.waitUntilExit()
    let numbers = lines.dropFirst().map { Int($0) ?? 0 } + [0, 0]
    return (process.terminationReason == .exit ? process.terminationStatus : -9, lines.first ?? "", numbers[0], numbers[1])
  }
}
