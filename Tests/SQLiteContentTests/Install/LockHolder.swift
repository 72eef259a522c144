import Foundation
import SQLiteManager
import Scratch

/// A process that holds a lock file until `letGo()`.
final class LockHolder {
  private let process = Process()
  private let input = Pipe()

  init(_ path: String, _ kind: LockKind = .flock) throws {
    let output = Pipe()
    process.executableURL = try BuiltProduct.url("InstallOnce")
    process.arguments = ["-", path, "hold", "\(kind)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    guard try output.fileHandleForReading.read(upToCount: 5) != nil else { throw CocoaError(.fileLocking) }
  }

  var number: Int32 { process.processIdentifier }

  func letGo() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  deinit { letGo() }
}
