import Foundation

extension Typing {
  /// Measures everything, prints tables in Markdown, and draws the key strokes into an SVG file when one is named.
  static func report(_ path: String, picture: String?) throws {
    let typing = try Typing(path)
    print(Machine.description + "\n")
    print(Report(try typing.measureIndexes()).markdown + "\n")
    let strokes = try typing.measureStrokes()
    print(Report(strokes).markdown)
    if let picture { try Picture(strokes).svg.write(toFile: picture, atomically: true, encoding: .utf8) }
  }
}

extension Report {
  /// A table of indexes.
  init(_ indexes: [Typing.Index]) {
    rows = [["index", "", "seconds", "of unicode61", "size, MB", "memory, MB"]]
    for index in indexes {
      rows.append([
        index.name, "", String(format: "%.1f", index.seconds), String(format: "%.2f", index.ratio),
        String(format: "%.1f", Double(index.bytes) / 1e6), String(format: "%.1f", Double(index.memory) / 1e6),
      ])
    }
  }

  /// A table of key strokes: the milliseconds that 95 of 100 do not exceed, for each number of letters.
  init(_ strokes: [Typing.Strokes]) {
    let lengths = Set(strokes.map(\.letters)).sorted()
    rows = [["milliseconds, 95th percentile", "letters:"] + lengths.map { "\($0)" }]
    for contender in strokes.contenders {
      let own = strokes.filter { $0.contender == contender }
      rows.append(
        [contender, ""] + lengths.map { length in own.first { $0.letters == length }.map { String(format: "%.1f", $0.slow) } ?? "" })
    }
  }
}

extension [Typing.Strokes] {
  /// The names of the contenders, in order, once each.
  fileprivate var contenders: [String] {
    reduce(into: []) { names, stroke in if !names.contains(stroke.contender) { names.append(stroke.contender) } }
  }
}

extension Picture {
  /// The times that 95 of 100 key strokes do not exceed, by the number of letters.
  init(_ strokes: [Typing.Strokes]) {
    let lengths = Set(strokes.map(\.letters)).sorted()
    self.init(
      title: "300,000 profiles: milliseconds for a key stroke, 95th percentile", unit: " ms",
      groups: lengths.map { length in
        Group(
          title: length == 1 ? "1 letter" : "\(length) letters",
          bars: strokes.filter { $0.letters == length }.map { stroke in
            Bar(label: stroke.contender, value: stroke.slow, isOurs: stroke.contender.hasPrefix("policy"))
          })
      })
  }
}
