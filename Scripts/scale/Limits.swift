import Foundation

/// The limits of the counts, from a table of four columns: the name of the count, most or least, the limit, the aim.
struct Limits {
  private struct Limit {
    let isMost: Bool
    let bound: Double
    let aim: String

    func allows(_ count: Double) -> Bool { isMost ? count <= bound : count >= bound }
  }

  private var limits: [String: Limit] = [:]

  init(at path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4, ["most", "least"].contains(cells[1]), let bound = Double(cells[2]) else {
        throw Failure(description: "\(path): not understood: \(line)")
      }
      limits[cells[0]] = Limit(isMost: cells[1] == "most", bound: bound, aim: cells[3])
    }
  }

  /// A line for each count.
  func table(of counts: [(what: String, count: Double)]) -> [String] {
    let rows = counts.map { what, count in
      let limit = limits[what]
      let bound = limit.map { ($0.isMost ? "at most " : "at least ") + text($0.bound) } ?? "none"
      return [what, text(count), bound, limit?.aim ?? "", limit?.allows(count) == true ? "holds" : "BROKEN"]
    }
    let all = [["what", "counted", "limit", "aim", ""]] + rows
    let widths = all[0].indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      zip(row, widths).enumerated().map { place, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return place == 0 || place == row.count - 1 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
  }

  /// A line for each limit that does not hold, each count without a limit, and each limit without a count.
  func broken(by counts: [(what: String, count: Double)]) -> [String] {
    let counted = Set(counts.map(\.what))
    return counts.compactMap { what, count in
      guard let limit = limits[what] else { return "\(what): \(text(count)), without a limit" }
      return limit.allows(count) ? nil : "\(what): \(text(count)), and the limit is \(text(limit.bound))"
    } + limits.keys.filter { !counted.contains($0) }.sorted().map { "\($0): is not counted" }
  }

  private func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
}
