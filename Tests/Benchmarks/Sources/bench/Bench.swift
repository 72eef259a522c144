import Foundation
import SQLiteTestKit

/// The command: `bench [NAME…] [options]`.
@main struct Bench {
  static let usage = """
    Usage: bench [NAME…] [--rounds N] [--quick] [--markdown] [--limits] [--scale X] [--only TEXT] [--seed N] [--picture FILE]
           bench --profiles FILE [--count N] [--seed N]
           bench --typing FILE [--picture FILE]
           bench --long-texts
           bench --long-lists
           bench --logs
           bench --upgrades
           bench [NAME…] --instructions [--markdown | --limits | --record FILE]

    Measures the benchmarks of these names, all when none is given.
      --rounds N   measured rounds, 15 without it; the first round is never counted
      --quick      a tenth of the work, 7 rounds
      --markdown   a table to paste in documentation, with the machine and the versions
      --picture FILE  also draws the ratios into an SVG file
      --limits     exit with 1 when threads, files or test runs are slower than promised by more than noise; with --instructions, when a loop
                   takes more of them than promised
      --scale X    work by this factor
      --only TEXT  only contenders whose name holds TEXT, without warming up: for profilers
      --seed N     another order of the contenders
      --profiles FILE  makes a database of 300000 profiles of people, or N, to search in
      --typing FILE  measures searching such a database: indexes, and key strokes
      --long-texts  measures searches that find long texts, in milliseconds
      --long-lists  measures lists of many keys beside temporary tables, in milliseconds
      --logs       measures how long the write-ahead log becomes, beside SQLite's own automatic checkpoint
      --upgrades   measures the memory of upgrades of 100 MB, and exits with 1 when it is more than promised
      --instructions  counts instructions instead, with valgrind: the same in every run
      --record FILE   all of them, into the table under "## Counts of instructions" of a Markdown page
    """

  var names: [String] = []
  var rounds = 15
  var scale = 1.0
  var seed: UInt64 = 42
  var only = ""
  var isMarkdown = false
  var checksLimits = false
  var countsInstructions = false
  var isCounted = false
  var page: String?
  var picture: String?
  var profiles: String?
  var typed: String?
  var measuresLongTexts = false
  var measuresLongLists = false
  var measuresLogs = false
  var measuresUpgrades = false
  var count = 300_000

  init(_ arguments: some Sequence<String>) throws {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--rounds": rounds = max(1, try Self.number(rest.next(), for: argument))
      case "--scale": scale = try Self.number(rest.next(), for: argument)
      case "--seed": seed = try Self.number(rest.next(), for: argument)
      case "--only": only = rest.next() ?? ""
      case "--quick": (scale, rounds) = (0.1, 7)
      case "--markdown": isMarkdown = true
      case "--picture": picture = rest.next()
      case "--profiles": profiles = rest.next()
      case "--typing": typed = rest.next()
      case "--long-texts": measuresLongTexts = true
      case "--long-lists": measuresLongLists = true
      case "--logs": measuresLogs = true
      case "--upgrades": measuresUpgrades = true
      case "--count": count = try Self.number(rest.next(), for: argument)
      case "--limits": checksLimits = true
      case "--instructions": countsInstructions = true
      case "--record": (countsInstructions, page) = (true, rest.next())
      case Instructions.worker: isCounted = true
      case _ where Benchmark.all.contains { $0.name == argument }: names.append(argument)
      default: throw Misuse(description: "unknown: \(argument)\n\(Self.usage)")
      }
    }
  }

  private static func number<Number: LosslessStringConvertible>(_ text: String?, for option: String) throws -> Number {
    guard let number = text.flatMap({ Number($0) }) else { throw Misuse(description: "\(option) wants a number") }
    return number
  }

  /// Measures, prints and says whether every limit held.
  func run() throws -> Bool {
    if let profiles {
      try Profiles.make(at: profiles, count: count, seed: seed)
      return true
    }
    if let typed {
      try Typing.report(typed, picture: picture)
      return true
    }
    if measuresLongTexts {
      print(Machine.description + "\n")
      print(Report(try LongTexts.measure()).markdown)
      return true
    }
    if measuresLongLists {
      print(Machine.description + "\n")
      print(try LongLists.measure().markdown)
      return true
    }
    if measuresLogs {
      print(Machine.description + "\n")
      print(try Logs.measure().markdown)
      return true
    }
    if measuresUpgrades {
      let upgrades = try Upgrades.measure()
      print(Machine.description + "\n\n" + upgrades.report.markdown)
      return upgrades.holds
    }
    if isCounted || countsInstructions { return try countInstructions() }
    var generator = SeededGenerator(seed: seed)
    var report = Report()
    var holds = true
    var results: [(Benchmark, [Measurement])] = []
    for benchmark in checksLimits ? chosen.filter({ $0.isTimed }) : chosen {
      let measurements = try benchmark.measure(rounds: rounds, scale: scale, only: only, using: &generator)
      report.add(benchmark, measurements)
      results.append((benchmark, measurements))
      for measurement in measurements where checksLimits {
        guard let limit = benchmark.limit(of: measurement.contender) else { continue }
        let isAbove = measurement.exceeds(limit)
        holds = holds && !isAbove
        let name = measurement.contender == Contender.ours ? benchmark.name : "\(benchmark.name), \(measurement.contender)"
        let verdict = String(
          format: "%@: %.3f ± %.3f, limit %.2f: %@\n", name, measurement.ratio, 2 * measurement.noise, limit, isAbove ? "ABOVE" : "holds")
        FileHandle.standardOutput.write(Data(verdict.utf8))  // at once: all of them take a quarter of an hour
      }
    }
    print((checksLimits ? "\n" : "") + (isMarkdown ? Machine.description + "\n\n" + report.markdown : report.text))
    if let picture { try Picture(ratios: results).svg.write(toFile: picture, atomically: true, encoding: .utf8) }
    return holds
  }

  private var chosen: [Benchmark] { Benchmark.all.filter { names.isEmpty || names.contains($0.name) } }

  /// Counts, prints and says whether every limit held.
  private func countInstructions() throws -> Bool {
    if isCounted {
      try Instructions.work(chosen)
      return true
    }
    let limited = chosen.filter { !$0.isTimed && !($0.promised.isEmpty && $0.twins.isEmpty) }
    let chosen = page != nil ? Benchmark.counted : checksLimits ? limited : chosen
    guard !chosen.isEmpty else { throw Misuse(description: "none of these has a limit of instructions") }
    let counts = try Instructions.count(chosen.map(\.name))
    let report = Report(counts, of: Benchmark.all)
    if let page {
      try Instructions.record(report.markdown, in: page)
      return true
    }
    print(isMarkdown ? Machine.description + "\n\n" + report.markdown : report.text)
    guard checksLimits else { return true }
    let verdicts = try Instructions.verdicts(on: counts, of: limited)
    print("\n" + verdicts.lines.joined(separator: "\n"))
    return verdicts.hold
  }

  static func main() {
    do {
      if CommandLine.arguments.dropFirst().first == Logs.writer {
        try Logs.write(Array(CommandLine.arguments.dropFirst(2)))
        exit(0)
      }
      exit(try Bench(CommandLine.arguments.dropFirst()).run() ? 0 : 1)
    } catch let misuse as Misuse {
      say("\(misuse)")
      exit(2)
    } catch {
      say("\(error)")
      exit(1)
    }
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  private struct Misuse: Error, CustomStringConvertible {
    let description: String
  }
}
