import Foundation

/// Compares answers that are not the same after each run without faults, such as one with a UUID: by the parts that are, and of the others by whether they
/// are there and hold something.
struct NondeterministicAnswers {
  /// The answers of the runs without faults.
  private(set) var samples: [Any] = []
  /// The parts that differ from run to run, such as `id` or `cards[1].id`; the whole is called `it`.
  private(set) var parts: [String] = []

  mutating func add(_ answer: Any) {
    samples.append(answer)
    parts = []
    _ = Self.difference(of: samples[0], from: samples, at: "it") { parts.append($0) }
  }

  /// Whether some part differs from run to run.
  var isNondeterministic: Bool { !parts.isEmpty }

  /// The part of an answer that is not as in the runs without faults; nil when there is none.
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

  /// Whether a value is looked at by its parts: those of the system's modules are wholes, for the bytes of a UUID may be equal by chance.
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

  /// Some facts about a value without the value: its type, and whether it holds something.
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

  /// Whether two values of any types are the same; nil when that cannot be said.
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
  /// The names of its parts.
  fileprivate var names: [String?] { children.map(\.label) }
}
