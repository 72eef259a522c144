import Foundation
import SQLiteCalls
import SQLiteCore

/// The progress of a ``CassetteReplayingSqlite3Wrapper`` through its cassette.
struct CassettePlayer {
  let writer: CassetteWriter
  private let redaction: CassetteRedaction
  /// A stack of expected items: at the bottom the calls of the code under test, above them the calls of each running callback.
  private var frames: [(items: [CassetteItem], next: Int)]
  private(set) var played = 0
  private(set) var divergence: CassetteDivergence?
  var hasDiverged: Bool { divergence != nil }
  /// The handles whose pointers refer to real memory, by the pointer's bits; `addresses` maps the other way.
  private var real: [UInt: Int] = [:]
  private var addresses: [Int: UInt] = [:]
  let memory = CassetteMemory()

  init(_ cassette: Cassette, redaction: CassetteRedaction) {
    writer = CassetteWriter(names: cassette.names)
    self.redaction = redaction
    frames = [(cassette.items, 0)]
  }

  /// Returns the bits of a pointer that stands for the handle with a number; it is not an address.
  static func bits(_ number: Int) -> UInt { firstBits + UInt(number) << 4 }

  private static let firstBits: UInt = UInt.bitWidth == 64 ? 0x7CA5 << 48 : 0x7000_0000

  private func number(_ bits: UInt) -> Int? {
    if let known = real[bits] { return known }
    return bits >= Self.firstBits && bits & 15 == 0 ? Int((bits - Self.firstBits) >> 4) : nil
  }

  /// Registers a handle whose pointer refers to real memory. Returns the bits of the pointer.
  @discardableResult
  mutating func own(_ bits: UInt, as number: Int) -> UInt {
    (real[bits], addresses[number]) = (number, bits)
    return bits
  }

  /// Frees the memory of a handle.
  mutating func free(_ bits: UInt) {
    if let number = real.removeValue(forKey: bits) { addresses[number] = nil }
    memory.free(bits)
  }

  /// Returns the address of a handle's memory; nil if it has none.
  func address(_ number: Int) -> UInt? { addresses[number] }

  /// Returns the next item if it is this call; otherwise records a divergence and returns nil.
  mutating func take(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> CassetteItem? {
    guard !hasDiverged else { return nil }
    guard let item = next, case .call(call) = item.kind, matches(item, call, arguments) else {
      diverge(from: next, came: describe(call, arguments), next.flatMap { advice($0, call, arguments) })
      return nil
    }
    frames[frames.count - 1].next += 1
    played += 1
    return item
  }

  private var next: CassetteItem? {
    guard let frame = frames.last, frame.next < frame.items.count else { return nil }
    return frame.items[frame.next]
  }

  private mutating func matches(_ item: CassetteItem, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> Bool {
    guard item.arguments.count == arguments.count else { return false }
    for (index, argument) in arguments.enumerated() {
      let recorded = item.arguments[index]
      switch (recorded, argument) {
      case (.handle(let expected), .handle(let bits?)), (.handle(let expected), .pointer(let bits?)):
        if call == .sqlite3_set_auxdata, index == 2 {
          own(bits, as: expected)  // the code under test owns this data
        } else if number(bits) != expected {
          return false
        }
      case (.integer, .integer) where !redaction.isNothing && call.isLength(index) && item.arguments[index - 1].payload != nil:
        continue  // the redaction may have changed it
      default:
        let value = CassetteValue(argument)
        if !recorded.isSame(as: value), !recorded.isSame(as: redaction.redacted(value, of: call, at: index)) { return false }
      }
    }
    return true
  }

  // MARK: Callbacks

  /// The numbers of the callbacks that will still be called; empty once the replay has diverged.
  var callbacksToCome: Set<Int> {
    if hasDiverged { return [] }
    var found: Set<Int> = []
    var rest = frames.flatMap { $0.items[$0.next...] }
    while let item = rest.popLast() {
      if case .callback(let number, _) = item.kind { found.insert(number) }
      rest += item.inside
    }
    return found
  }

  /// Begins a callback from SQLite: the calls inside it are expected next.
  mutating func enter(_ callback: CassetteItem) { frames.append((callback.inside, 0)) }

  /// Ends a callback that has returned `answer`.
  mutating func leave(_ callback: CassetteItem, answer: Int32?) {
    if next != nil {
      diverge(from: next, came: nil)
    } else if let answer, callback.answer != .integer(Int64(answer)), !callback.isBlackened(by: redaction) {
      diverge(from: callback, came: "\(writer.head(of: callback)) = \(answer)")
    }
    frames.removeLast()
  }

  // MARK: Divergence

  /// The divergence after the code has ended: the first one, or the call that is still expected; nil if there is none.
  var rest: CassetteDivergence? { divergence ?? next.map { divergence(from: $0, came: nil) } }

  /// Records that the replay diverged from the expected item, which is nil at the end of the cassette. Keeps only the first divergence.
  mutating func diverge(from item: CassetteItem?, came: String?, _ advice: String? = nil) {
    divergence = divergence ?? divergence(from: item, came: came, advice)
  }

  private func divergence(from item: CassetteItem?, came: String?, _ advice: String? = nil) -> CassetteDivergence {
    let line = item.flatMap { $0.line > 0 ? $0.line : nil }
    return CassetteDivergence(
      callCount: played, line: line, expected: item.map { writer.line(of: $0) }, came: came, before: before, advice: advice)
  }

  /// Returns advice for a call that differs from the expected call only in a time, a path or a UUID; nil for other calls.
  private func advice(_ item: CassetteItem, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> String? {
    guard case .call(call) = item.kind, item.arguments.count == arguments.count else { return nil }
    for (recorded, argument) in zip(item.arguments, arguments) where recorded != CassetteValue(argument) {
      switch (recorded, CassetteValue(argument)) {
      case (.text(let expected), .text(let came)) where came.namesTemporaryFile && expected.contains("/"):
        return "A path in a temporary folder differs in each run: record and play with redaction: .timesAndPaths"
      case (let expected, let came) where expected.isTime && came.isTime:
        return "A time differs in each run: record and play with redaction: .timesAndPaths, or give the code a clock of the test"
      case (.text(let expected), .text(let came)) where UUID(uuidString: expected) != nil && UUID(uuidString: came) != nil:
        return "A UUID differs in each run: pass it in from the test, or remove it by a redaction: CassetteRedaction(text: …)"
      default: continue
      }
    }
    return nil
  }

  private var before: [String] {
    var calls: [String] = []
    for frame in frames.reversed() {
      calls += frame.items[..<frame.next].suffix(8 - calls.count).reversed().map { writer.line(of: $0) }
    }
    return calls.prefix(8).reversed()
  }

  private func describe(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> String {
    let values = arguments.map { argument in
      switch argument {
      case .handle(let bits?), .pointer(let bits?): number(bits).map { CassetteValue.handle($0) } ?? .pointer
      default: CassetteValue(argument)
      }
    }
    return writer.head(of: CassetteItem(kind: .call(call), arguments: values))
  }
}
