import Foundation
import SystemSQLite

/// A table of results, for the terminal or for a Markdown page.
struct Report {
  var rows: [[String]]

  /// An empty table of times.
  init() { rows = [["benchmark", "contender", "ns each", "ratio", "min–max"]] }

  mutating func add(_ benchmark: Benchmark, _ measurements: [Measurement]) {
    for measurement in measurements {
      var cells = [benchmark.name, measurement.contender, String(format: measurement.time < 1_000 ? "%.1f" : "%.0f", measurement.time)]
      if let low = measurement.ratios.min(), let high = measurement.ratios.max() {
        cells += [String(format: "%.2f", measurement.ratio), String(format: "%.2f–%.2f", low, high)]
      } else {
        cells += ["", ""]
      }
      rows.append(cells)
    }
  }

  /// Columns of equal width; numbers on the right.
  var text: String { lines(separator: "  ", edge: "").joined(separator: "\n") }

  /// A Markdown table.
  var markdown: String {
    var lines = lines(separator: " | ", edge: "|")
    lines.insert("|---|---|" + String(repeating: "---:|", count: rows[0].count - 2), at: 1)
    return lines.joined(separator: "\n")
  }

  private func lines(separator: String, edge: String) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + space : space + cell
      }
      return edge.isEmpty ? cells.joined(separator: separator) : "| " + cells.joined(separator: separator) + " |"
    }
  }
}

/// The machine and the versions that were measured with.
enum Machine {
  static var description: String {
    """
    - Machine: \(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores
    - System: \(system)
    - Swift: \(ProcessInfo.processInfo.environment["BENCH_SWIFT_VERSION"] ?? "unknown version"), release build
    - SQLite: \(String(cString: sqlite3_libversion())); GRDB: 7.10.0
    - Date: \(ISO8601DateFormatter().string(from: Date()).prefix(10))
    """
  }

  private static var processor: String {
    value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
  }

  private static var system: String {
    value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  /// The value of a key in a text file of the system.
  private static func value(of key: String, in path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(key) {
      guard let value = line.split(separator: separator, maxSplits: 1).dropFirst().first else { continue }
      return value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    }
    return nil
  }
}
