import Foundation
import Scratch

/// The program that lets file calls go wrong; see its main.swift.
enum FaultProgram {
  /// Whether the program works here: its shim takes the place of libc's functions on Linux, and steps aside for the sanitizers.
  static let works: Bool = {
    #if os(Linux)
    !TestRun.isSanitized
    #else
    false
    #endif
  }()

  /// How many seconds the long runs may take; each kind of attack has all of them, because the kinds run beside each other.
  static let seconds = TestRun.variable("SECONDS").flatMap(Int.init) ?? 1_200

  /// The output of the program, taken apart.
  struct Result {
    var findings: [String] = []
    var cases = 0
    var states = 0
    var rows = 0
    /// Whether the program came to the end of its work; if not, the time was up or the program crashed.
    var isWhole = false
    var output = ""
  }

  /// Runs the program in a folder of its own, without keeping a thread waiting.
  static func run(_ what: String, _ name: String, count: Int, seconds: Int = seconds) async throws -> Result {
    let folder = try workingFolder()
    let text = try await output([what, folder.path, name, "\(TestRun.seed)", "\(count)", "\(seconds)"], in: folder)
    var result = Result(output: text)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let number = words.count == 2 ? Int(words[1]) ?? 0 : 0
      switch words[0] {
      case "finding": result.findings.append("\(name): \(words.last ?? "")")
      case "cases": result.cases = number
      case "states": result.states = number
      case "rows": result.rows = number
      case "ended": result.isWhole = words.last == "whole"
      default: break
      }
    }
    if !text.contains("ended ") { result.findings.append("\(name): the program did not end as it should: \(text.suffix(300))") }
    return result
  }

  /// Runs the program and returns its output.
  static func output(_ arguments: [String], in folder: Folder) async throws -> String {
    let process = Process()
    process.executableURL = try BuiltProduct.url("FaultRuns")
    process.arguments = arguments
    let log = folder.path + ".out"
    try Data().write(to: URL(fileURLWithPath: log))
    defer { try? FileManager.default.removeItem(atPath: log) }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.standardOutput = handle
    process.standardInput = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try handle.close()
    return try String(contentsOfFile: log, encoding: .utf8)
  }

  /// A folder that is removed with its last reference.
  final class Folder: Sendable {
    let path: String

    init(_ path: String) throws {
      self.path = path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A folder in memory where there is one: nothing here needs a disk. A scenario needs about 2 MB.
  static func workingFolder() throws -> Folder {
    let name = "/faults \(UUID().uuidString)"
    if FileManager.default.isWritableFile(atPath: "/dev/shm"), let folder = try? Folder("/dev/shm" + name) { return folder }
    return try Folder(FileManager.default.temporaryDirectory.path + name)
  }
}
