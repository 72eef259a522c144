import Foundation

/// Counts the instructions of the measured work with valgrind: the same number in every run, however busy the machine is.
///
/// A process of this program runs under callgrind, which writes down its counts whenever the stopwatch reads the clock. Each contender
/// works once to warm up and once more; the second time counts.
enum Instructions {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The instructions of one contender.
  struct Count {
    let benchmark: String
    let contender: String
    let each: Double
    let ratio: Double

    func isOf(_ benchmark: Benchmark, _ contender: String) -> Bool { self.benchmark == benchmark.name && self.contender == contender }
  }

  /// A line about each limit, and whether all of them hold.
  static func verdicts(on counts: [Count], of benchmarks: [Benchmark]) throws -> (lines: [String], hold: Bool) {
    var verdicts: (lines: [String], hold: Bool) = ([], true)
    func judge(_ benchmark: Benchmark, _ name: String, against other: String, _ most: Double) throws {
      guard let one = counts.first(where: { $0.isOf(benchmark, name) }), let base = counts.first(where: { $0.isOf(benchmark, other) })
      else {
        throw Failure(description: "\(benchmark.name) has no contender \(name), or none \(other)")
      }
      let holds = one.each <= most * base.each
      verdicts.hold = verdicts.hold && holds
      verdicts.lines.append(
        String(
          format: "%@, %@, of %@: %.3f, limit %.2f: %@", benchmark.name, name, other, one.each / base.each, most, holds ? "holds" : "ABOVE")
      )
    }
    for benchmark in benchmarks {
      for name in benchmark.promised {
        if let most = benchmark.limit(of: name) { try judge(benchmark, name, against: Contender.direct, most) }
      }
      for (name, twin) in benchmark.twins.sorted(by: { $0.key < $1.key }) { try judge(benchmark, name, against: twin.name, twin.most) }
    }
    return verdicts
  }

  /// The option of the process whose instructions are counted.
  static let worker = "--counted"

  private static func rows(of benchmark: Benchmark) -> Int { max(50, benchmark.count / 100) }

  /// Does the work that is counted, and prints how often each contender read the clock.
  static func work(_ benchmarks: [Benchmark]) throws {
    for benchmark in benchmarks {
      let count = rows(of: benchmark)
      for contender in try benchmark.contenders(count) {
        let warm = Stopwatch()
        _ = try contender.run(warm)
        let stopwatch = Stopwatch()
        _ = try contender.run(stopwatch)
        print([benchmark.name, contender.name, "\(count)", "\(warm.readings)", "\(stopwatch.readings)"].joined(separator: "\t"))
      }
    }
  }

  /// Counts in another process.
  ///
  /// - Throws: ``Failure`` when valgrind is missing or fails.
  static func count(_ names: [String]) throws -> [Count] {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = try valgrind()
    process.arguments =
      [
        "--tool=callgrind", "--quiet", "--callgrind-out-file=\(folder.path)/part", "--dump-after=*9StopwatchC3now*",
        ProcessInfo.processInfo.arguments[0], worker,
      ] + names
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "valgrind ended with \(process.terminationStatus)") }
    var reading = 0
    var direct = Double.nan
    return try withExtendedLifetime(folder) {
      try lines.map { line in
        let cells = line.split(separator: "\t").map(String.init)
        guard cells.count == 5, let count = Double(cells[2]), let warm = Int(cells[3]), let measured = Int(cells[4]) else {
          throw Failure(description: "not understood: \(line)")
        }
        reading += warm
        var sum = 0
        for part in stride(from: reading + 2, through: reading + measured, by: 2) { sum += try total(of: "\(folder.path)/part.\(part)") }
        reading += measured
        let each = Double(sum) / count
        if cells[1] == Contender.direct { direct = each }
        return Count(benchmark: cells[0], contender: cells[1], each: each, ratio: each / direct)
      }
    }
  }

  private static func valgrind() throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/valgrind" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Failure(description: "instructions are counted by valgrind, which is missing: install it (Debian: apt-get install valgrind)")
    }
    return URL(fileURLWithPath: path)
  }

  /// The instructions in a file of callgrind: all since the clock was last read before.
  private static func total(of path: String) throws -> Int {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let line = text.split(separator: "\n").last { $0.hasPrefix("totals:") }
    guard let total = line.flatMap({ Int($0.dropFirst(7).trimmingCharacters(in: .whitespaces)) }) else {
      throw Failure(description: "\(path) has no total")
    }
    return total
  }

  /// Puts a table in the place of the one below the heading "Counts of instructions" of a Markdown page.
  static func record(_ table: String, in path: String) throws {
    var lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    guard let heading = lines.firstIndex(of: "## Counts of instructions"),
      let start = lines[heading...].firstIndex(where: { $0.hasPrefix("|") })
    else { throw Failure(description: "\(path) has no table under \"## Counts of instructions\"") }
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(start..<end, with: table.components(separatedBy: "\n"))
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}

extension Report {
  /// A table of instruction counts.
  init(_ counts: [Instructions.Count], of benchmarks: [Benchmark]) {
    rows = [["benchmark", "contender", "instructions each", "ratio", "limit"]]
    for count in counts {
      let most = benchmarks.first { $0.name == count.benchmark }?.limit(of: count.contender)
      rows.append([
        count.benchmark, count.contender, String(format: "%.0f", count.each), String(format: "%.3f", count.ratio),
        most.map { String(format: "%.2f", $0) } ?? "",
      ])
    }
  }
}
