public import Foundation

/// An executable of this package, built along with the tests.
public struct BuiltProduct: Error, CustomStringConvertible {
  private let name: String

  /// The location of an executable, which is beside the test bundle.
  ///
  /// - Throws: An error that names the executable when it was not built.
  public static func url(_ name: String) throws -> URL {
    let programs = CommandLine.arguments.filter { $0.hasSuffix(".xctest") || $0 == CommandLine.arguments[0] }
    let beside = programs.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
    let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let found = (beside + bundles).map { $0.appendingPathComponent(name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw BuiltProduct(name: name) }
    return found
  }

  /// Runs an executable to its end, and returns its exit status and its output.
  ///
  /// - Parameter environment: The variables that it gets besides those of this process.
  public static func run(
    _ name: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = try url(name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// The message that names the missing product.
  public var description: String { "the product \(name) was not built" }
}
