import SQLiteTestKit

/// The times of one contender's rounds, and their ratios to those of the first contender: the direct calls, where there are any.
struct Measurement {
  let contender: String
  /// Nanoseconds per row, one for each round.
  let times: [Double]
  /// Time divided by that of the first contender in the same round; empty when the first contender was left out.
  let ratios: [Double]

  var time: Double { times.median }
  var ratio: Double { ratios.median }

  /// How far the median of as many rounds may be off: its standard error, taken from the median deviation, so that a few disturbed rounds
  /// do not matter.
  var noise: Double {
    let middle = ratio
    let deviation = 1.4826 * ratios.map { abs($0 - middle) }.median  // of a normal distribution
    return 1.2533 * deviation / Double(ratios.count).squareRoot()
  }

  /// Whether the ratio is above a limit by more than noise, which is two standard errors, or there is no ratio.
  func exceeds(_ limit: Double) -> Bool { !(ratio - 2 * noise <= limit) }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard let last = sorted.last else { return .nan }
    let upper = sorted[sorted.count / 2]
    return sorted.count % 2 == 1 ? upper : ((sorted.dropLast(sorted.count / 2).last ?? last) + upper) / 2
  }
}

extension Benchmark {
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs every contender once a round, in another order each time, after a round that does not count.
  ///
  /// - Parameter only: When not empty, only contenders whose name holds it run, without the first round: for profilers.
  /// - Throws: ``Difference`` when two contenders do not come to the same checksum.
  func measure(rounds: Int, scale: Double, only: String, using generator: inout SeededGenerator) throws -> [Measurement] {
    let count = max(1, Int(Double(count) * scale))
    let made = try contenders(count)
    let running = only.isEmpty ? made : made.filter { only.hasPrefix("=") ? "=" + $0.name == only : $0.name.contains(only) }
    var times: [String: [Double]] = [:]
    for round in (only.isEmpty ? 0 : 1)...rounds {
      var sums: [(String, Checksum)] = []
      for contender in running.shuffled(using: &generator) {
        let stopwatch = Stopwatch()
        sums.append((contender.name, try contender.run(stopwatch)))
        if round > 0 { times[contender.name, default: []].append(Double(stopwatch.nanoseconds) / Double(count)) }
      }
      if let first = sums.first, let other = sums.first(where: { $0.1 != first.1 }) {
        throw Difference(description: "\(name): \(other.0) does not come to the result of \(first.0)")
      }
    }
    let base = made.first.flatMap { times[$0.name] } ?? []
    return withExtendedLifetime(made) {
      running.map { contender in
        let own = times[contender.name] ?? []
        return Measurement(contender: contender.name, times: own, ratios: zip(own, base).map { $0 / $1 })
      }
    }
  }
}
