/// Compares what two runs have answered.
struct ValueComparison<Value> {
  /// Says whether two are the same; nil where that is left to the type.
  var given: ((Value, Value) throws -> Bool)?

  /// Whether two answers are the same; nil when nobody knows.
  func areSame(_ one: Value, _ other: Value) throws -> Bool? {
    if let given { return try given(one, other) }
    return Self.areSame(one, other)
  }

  /// Whether two values of any types are the same.
  static func same(_ one: Any, _ other: Any) -> Bool? { areSame(one, other) }

  private static func areSame(_ one: Any, _ other: Any) -> Bool? {
    if let one = one as? any Equatable { return isEqual(one, other) }
    let mirrors = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard mirrors.0.displayStyle == .tuple, mirrors.0.children.count == mirrors.1.children.count else { return nil }
    var answer: Bool? = true
    for (left, right) in zip(mirrors.0.children, mirrors.1.children) {
      guard let same = areSame(left.value, right.value) else {
        answer = nil
        continue
      }
      if !same { return false }
    }
    return answer
  }

  private static func isEqual<One: Equatable>(_ one: One, _ other: Any) -> Bool { other as? One == one }
}

/// A value as a report shows it, on one line.
func shown(_ value: Any) -> String {
  let text = String(describing: value).split(whereSeparator: \.isNewline).joined(separator: " ")
  return text.count > 200 ? text.prefix(180) + " …" : text
}

/// Such as "1 row", "2 rows".
func counted(_ count: Int, _ what: String) -> String { count == 1 ? "1 \(what)" : "\(count) \(what)s" }
