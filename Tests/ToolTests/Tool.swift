import Foundation
import SQLiteManager
import Scratch
import Testing

/// The built tool, run as a process of its own.
enum Tool {
  struct Answer {
    let status: Int32
    let output: String
    let errors: String
    /// Whether a signal ended the tool.
    let wasKilled: Bool
  }

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - input: The bytes that the tool reads on standard input.
  ///   - kilobytesBeyondRest: How much more memory the tool may map than for a single row; not under a sanitizer.
  static func run(
    _ arguments: [String], input: Data = Data(), kilobytesBeyondRest: Int? = nil, environment: [String: String] = [:]
  ) throws -> Answer {
    let limit = TestRun.isSanitized ? nil : try kilobytesBeyondRest.map { try $0 + kilobytesAtRest.get() }
    return try run(arguments, input: input, kilobytes: limit, environment: environment)
  }

  /// The least memory in which the tool can insert a row, to a megabyte; next to nothing where the system sets no limit.
  private static let kilobytesAtRest = Result {
    var (tooLittle, enough) = (0, 1 << 22)
    while enough - tooLittle > 1_024 {
      let sample = try Sample("CREATE TABLE t (x)")
      let middle = (tooLittle + enough) / 2
      let answer = try run(["insert", sample.path, "t"], input: Data("{\"x\": 1}".utf8), kilobytes: middle, environment: [:])
      if answer.status == 0 { enough = middle } else { tooLittle = middle }
    }
    return enough
  }

  /// The path of the tool, looked for once.
  private static let program = Result { try BuiltProduct.url("sqlite-manager") }

  private static func run(_ arguments: [String], input: Data, kilobytes: Int?, environment: [String: String]) throws -> Answer {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let url = try program.get()
    let inputURL = folder.url.appending(path: "input")
    try input.write(to: inputURL)
    let outputURL = folder.url.appending(path: "output")
    let errorsURL = folder.url.appending(path: "errors")
    for url in [outputURL, errorsURL] { try Data().write(to: url) }
    let process = Process()
    if let kilobytes {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", #"ulimit -v "$0" && exec "$@""#, String(kilobytes), url.path] + arguments
    } else {
      process.executableURL = url
      process.arguments = arguments
    }
    // The tool ends by `exit`, wherever it is: the memory that it holds then is not a leak.
    let always = ProcessInfo.processInfo.environment.merging(["ASAN_OPTIONS": "detect_leaks=0"]) { $1 }
    process.environment = always.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputURL)
    process.standardOutput = try FileHandle(forWritingTo: outputURL)
    process.standardError = try FileHandle(forWritingTo: errorsURL)
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: outputURL), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorsURL), as: UTF8.self), wasKilled: process.terminationReason == .uncaughtSignal)
  }

  static func run(_ arguments: String..., input: String = "") throws -> Answer { try run(arguments, input: Data(input.utf8)) }

  /// The output of the tool, which must succeed.
  static func output(_ arguments: String..., input: String = "") throws -> String {
    let answer = try run(arguments, input: Data(input.utf8))
    #expect(answer.status == 0, "\(arguments): \(answer.errors)")
    return answer.output
  }

  /// The errors of the tool, which must fail with status 1.
  static func errors(_ arguments: String..., input: String = "") throws -> String {
    let answer = try run(arguments, input: Data(input.utf8))
    #expect(answer.status == 1 && !answer.wasKilled, "\(arguments): \(answer.output) \(answer.errors)")
    return answer.errors
  }
}
