import Foundation

/// Compares results that differ between runs without faults, for example because they contain a UUID. Parts that never differ are compared
/// by value. The other parts are compared only by their presence and by whether they are empty.
struct NondeterministicAnswers {
  /// The results of the runs without faults.
  private(set) var samples: [Any] = []
  /// The parts that differ from run to run, such as `id` or `cards[1].id`; the whole result is called `it`.
  private(set) var parts: [String] = []

  mutating func add(_ answer: Any) {
    samples.append(answer)
    parts = []
    _ = Self.difference(of: samples[0], from: samples, at: "it") { parts.append($0) }
  }

  /// Whether any part differs from run to run.
  var isNondeterministic: Bool { !parts.isEmpty }

  /// Returns the path of a part that differs from the runs without faults; nil if there is none.
  func difference(of answer: Any) -> String? { Self.difference(of: answer, from: samples, at: "it") { _ in } }

  private static func difference(of run: Any, from clean: [Any], at path: String, _ note: (String) -> Void) -> String? {
    guard let first = clean.first else { return nil }
    if clean.dropFirst().allSatisfy({ areSame(first, $0) == true }) { return areSame(first, run) == false ? path : nil }
    let mirror = Mirror(reflecting: first)
    let others = clean.dropFirst().map { Mirror(reflecting: $0) }
    guard path.utf8.count < 300, hasParts(first, mirror),
      others.allSatisfy({ $0.children.count == mirror.children.count && $0.names == mirror.names })
    else {
      note(path)
      let (wanted, here) = (Set(clean.map(trait)), trait(of: run))
      return wanted.count == 1 && wanted != [here] ? path : nil
    }
    let here = Mirror(reflecting: run)
    guard here.children.count == mirror.children.count, here.names == mirror.names else { return path }
    for (place, child) in here.children.enumerated() {
      let there = [mirror] + others
      let values = there.compactMap { $0.children.dropFirst(place).first?.value }
      let name =
        mirror.displayStyle == .collection ? "\(path)[\(place)]" : mirror.displayStyle == .optional ? path : joined(path, child.label)
      if let found = difference(of: child.value, from: values, at: name, note) { return found }
    }
    return nil
  }

  /// Whether a value is compared part by part. Types of system modules are compared as a whole, because single bytes of two UUIDs may be
  /// equal by chance.
  private static func hasParts(_ value: Any, _ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .tuple, .collection, .optional: return true
    case .struct, .enum, .class:
      let module = String(reflecting: type(of: value)).prefix { $0 != "." }
      return !module.hasPrefix("Foundation") && module != "Swift" && !mirror.children.isEmpty
    default: return false
    }
  }

  private static func joined(_ path: String, _ label: String?) -> String {
    guard let label else { return path }
    return path == "it" ? label : "\(path).\(label)"
  }

  /// A summary of a value without the value itself: its type and whether it is empty.
  private static func trait(of value: Any) -> String {
    let type = "\(type(of: value))"
    switch value {
    case let text as String: return "\(type) \(text.isEmpty)"
    case let bytes as Data: return "\(type) \(bytes.isEmpty)"
    case let number as any Numeric: return "\(type) \(isZero(number))"
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .enum: return "\(type) \(mirror.names)"
      case .set, .dictionary: return "\(type) \(mirror.children.count)"
      default: return type
      }
    }
  }

  private static func isZero<Number: Numeric>(_ number: Number) -> Bool { number == 0 }

  /// Whether two values of any types are equal; nil if they cannot be compared.
  static func areSame(_ one: Any, _ other: Any) -> Bool? {
    if let one = one as? any Equatable { return isEqual(one, other) }
    let mirrors = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard mirrors.0.displayStyle == .tuple, mirrors.0.children.count == mirrors.1.children.count else { return nil }
    let answers = zip(mirrors.0.children, mirrors.1.children).map { areSame($0.value, $1.value) }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  private static func isEqual<One: Equatable>(_ one: One, _ other: Any) -> Bool { other as? One == one }
}

extension Mirror {
  fileprivate var names: [String?] { children.map(\.label) }
}
