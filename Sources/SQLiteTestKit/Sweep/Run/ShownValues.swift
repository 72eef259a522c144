/// Returns a value as a report shows it, on one line.
func shown(_ value: Any) -> String {
  let text = String(describing: value).split(whereSeparator: \.isNewline).joined(separator: " ")
  return text.count > 200 ? text.prefix(180) + " …" : text
}

/// Returns a number with its noun, such as "1 row" or "2 rows".
func counted(_ count: Int, _ what: String) -> String { count == 1 ? "1 \(what)" : "\(count) \(what)s" }

extension String {
  /// The text with each address replaced by a placeholder.
  private var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "#") }

  /// The text with numbers, addresses and UUIDs replaced by placeholders, and without the folders of files.
  var withoutNumbers: String {
    withoutAddresses.replacing(/"\/[^"]*\//, with: "\"…/")
      .replacing(/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/, with: "#").replacing(/\d+/, with: "#")
  }
}

extension Sequence {
  /// Returns the elements in groups, in the order of each group's first element.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    Dictionary(grouping: enumerated()) { key($0.element) }.values.sorted { $0[0].offset < $1[0].offset }.map { $0.map(\.element) }
  }
}
