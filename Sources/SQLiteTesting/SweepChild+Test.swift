#if canImport(Testing)
import Foundation
import SQLiteCore
import SQLiteTestKit
import Testing

extension SweepChild {
  /// Returns a child process for the next sweep of the current test; nil outside a test.
  static func ofTest() -> SweepChild? {
    guard let test = Test.current, let program = CommandLine.arguments.first else { return nil }
    let name = "\(test.id)"
    let run = name + (Test.Case.current.map { arguments(of: $0) } ?? "")
    let number = sweeps.withLock { sweeps in
      sweeps[run, default: 0] += 1
      return sweeps[run, default: 0]
    }
    let filter = "^\(NSRegularExpression.escapedPattern(for: name))$"
    return SweepChild(
      run: run, number: number, command: [program] + bundle + ["--testing-library", "swift-testing", "--filter", filter])
  }

  /// The number of sweeps made by each run of a test.
  private static let sweeps = Locked<[String: Int]>([:])

  /// The arguments that tell SwiftPM's test helper the path of the test bundle; empty if the tests are an executable.
  private static var bundle: [String] {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: "--test-bundle-path"), arguments.indices.contains(place + 1) else { return [] }
    return Array(arguments[place...(place + 1)])
  }

  /// Returns a text that identifies a run of a parameterized test: the description of the case, without the addresses of its types.
  private static func arguments(of run: Test.Case) -> String {
    "\(run)".replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
#endif
