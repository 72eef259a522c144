extension SourceFile {
  /// The lines of each function and initializer in it, from its first line to its last brace. They are read by the indentation that
  /// swift-format gives.
  var functionLengths: [Int] { lines.indices.compactMap { beginsFunction(lines[$0]) ? length(from: $0) : nil } }

  private func beginsFunction(_ line: String) -> Bool {
    let words = line.prefix { !"({=".contains($0) }.split(separator: " ")
    guard let last = words.last, !words[0].hasPrefix("//") else { return false }
    return words.contains("func") || ["init", "init?", "deinit"].contains(last.prefix { $0 != "<" })
  }

  /// How many lines the function has that begins at a line; nil when it has no body.
  private func length(from first: Int) -> Int? {
    if lines[first].contains("{"), lines[first].hasSuffix("}") { return 1 }
    let indentation = lines[first].prefix { $0 == " " }
    for (offset, line) in lines[(first + 1)...].enumerated() where !line.isEmpty && !line.hasPrefix(indentation + " ") {
      let rest = line.dropFirst(indentation.count)
      if rest.hasPrefix("}") { return offset + 2 }
      guard [")", "{", "where", "throws", "->"].contains(where: rest.hasPrefix) else { return nil }
      if rest.hasSuffix("}") { return offset + 2 }
    }
    return nil
  }
}
