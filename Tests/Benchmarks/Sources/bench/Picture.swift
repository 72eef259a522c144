import Foundation

/// Horizontal bars on a logarithmic axis, as one SVG file that needs nothing else.
struct Picture {
  /// One bar.
  struct Bar {
    let label: String
    let value: Double
    /// Whether the bar stands out, beside those that it is compared with.
    let isOurs: Bool
    /// The limit that the value must not exceed, if one was promised.
    var limit: Double?
  }

  /// Bars that belong together.
  struct Group {
    let title: String
    let bars: [Bar]
  }

  let title: String
  /// The unit that is written after a value.
  let unit: String
  /// A value to compare with, drawn as a line.
  var reference: Double?
  let groups: [Group]

  private static let left = 330.0
  private static let width = 900.0
  private static let line = 18.0

  /// The file's text; empty groups and values that are not finite positive numbers are left out.
  var svg: String {
    let groups = groups.map { Group(title: $0.title, bars: $0.bars.filter { $0.value.isFinite && $0.value > 0 }) }
      .filter { !$0.bars.isEmpty }
    let values = groups.flatMap { $0.bars.flatMap { [$0.value] + ($0.limit.map { [$0] } ?? []) } } + (reference.map { [$0] } ?? [])
    guard let least = values.min(), let greatest = values.max() else { return "" }
    let axis = Axis(from: least, to: greatest, left: Self.left, right: Self.width - 70)
    var body: [String] = []
    var y = 56.0
    for group in groups {
      body.append(text(group.title, x: 12, y: y + 13, class: "group"))
      for bar in group.bars {
        let end = axis.x(bar.value)
        body.append(text(bar.label, x: Self.left - 8, y: y + 13, class: "label"))
        body.append(
          #"<rect class="\#(bar.isOurs ? "ours" : "other")" x="\#(shown(Self.left))" y="\#(shown(y + 3))" width="\#(shown(max(1, end - Self.left)))" height="12"/>"#
        )
        if let limit = bar.limit {
          let x = shown(axis.x(limit))
          body.append(#"<line class="limit" x1="\#(x)" x2="\#(x)" y1="\#(shown(y))" y2="\#(shown(y + Self.line))"/>"#)
        }
        body.append(text(number(bar.value) + unit, x: max(end, bar.limit.map(axis.x) ?? 0) + 5, y: y + 13, class: "value"))
        y += Self.line
      }
      y += 10
    }
    return document(body: body, axis: axis, height: y + 6)
  }

  private func document(body: [String], axis: Axis, height: Double) -> String {
    var ticks = axis.ticks.map { tick in
      let x = shown(axis.x(tick))
      return #"<line class="grid" x1="\#(x)" x2="\#(x)" y1="48" y2="\#(shown(height - 8))"/>"#
        + text(number(tick), x: axis.x(tick), y: 42, class: "tick")
    }
    if let reference {
      let x = shown(axis.x(reference))
      ticks.append(#"<line class="reference" x1="\#(x)" x2="\#(x)" y1="46" y2="\#(shown(height - 8))"/>"#)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(shown(Self.width)) \(shown(height))" role="img" aria-label="\(escaped(title))">
      <style>
      text { font: 11px system-ui, sans-serif; fill: #333 } .title { font-size: 15px; font-weight: 600 } .group { font-weight: 600 }
      .label { text-anchor: end } .tick { text-anchor: middle; fill: #777 } .grid { stroke: #e4e4e4 } .reference { stroke: #777 }
      .ours { fill: #2f6fde } .other { fill: #b9bec7 } .limit { stroke: #d2452d; stroke-width: 2 }
      @media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #3a3a3a } .other { fill: #666c77 } .tick { fill: #999 } }
      </style>
      \(text(title, x: 12, y: 20, class: "title"))
      \((ticks + body).joined(separator: "\n"))
      </svg>

      """
  }

  private func text(_ text: String, x: Double, y: Double, class name: String) -> String {
    #"<text class="\#(name)" x="\#(shown(x))" y="\#(shown(y))">\#(escaped(text))</text>"#
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private func shown(_ length: Double) -> String { String(format: "%.1f", length) }

  private func number(_ value: Double) -> String {
    value < 0.1 ? String(format: "%.1g", value) : value < 10 ? trimmed(value) : String(format: "%.0f", value)
  }

  private func trimmed(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }

  /// The axis, which gives the place of a value from the left edge on.
  private struct Axis {
    let low: Double
    let high: Double
    let left: Double
    let right: Double

    /// An axis that begins and ends a little outside of the values.
    init(from least: Double, to greatest: Double, left: Double, right: Double) {
      (low, high) = (log(least / 1.25), log(max(greatest, least * 2)))
      (self.left, self.right) = (left, right)
    }

    func x(_ value: Double) -> Double { left + (log(value) - low) / (high - low) * (right - left) }

    /// 1, 2 and 5 times each power of ten; the powers alone when these would be many.
    var ticks: [Double] {
      let powers = Int((low / log(10)).rounded(.down))...Int((high / log(10)).rounded(.up))
      let steps: [Double] = powers.count > 4 ? [1] : [1, 2, 5]
      return powers.flatMap { power in steps.map { $0 * pow(10, Double(power)) } }.filter { (low...high).contains(log($0)) }
    }
  }
}

extension Picture {
  /// The ratios of benchmarks to their direct C calls, with the promised limits.
  init(ratios results: [(Benchmark, [Measurement])]) {
    self.init(
      title: "Time against direct C calls: shorter is faster, red is the limit", unit: "", reference: 1,
      groups: results.map { benchmark, measurements in
        Group(
          title: benchmark.name,
          bars: measurements.filter { $0.contender != Contender.direct }.map { measurement in
            let isOurs = measurement.contender == Contender.ours
            return Bar(
              label: measurement.contender, value: measurement.ratio, isOurs: measurement.contender.hasPrefix(Contender.ours),
              limit: isOurs ? benchmark.limit : nil)
          })
      })
  }
}
