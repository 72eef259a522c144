public import SQLiteCalls

/// The properties of a call, apart from its types, from the table of entry points. They are parsed once, from ``table``.
struct CallFacts {
  private(set) var failure = Sqlite3Failure(.never, [])
  private(set) var handles = CallHandles()
  private(set) var isAnsweredByMock = false
  private(set) var isAnsweredByFallback = false

  /// The properties of each call, indexed by ``Sqlite3Call/place``.
  static let all: [CallFacts] = {
    var all = Array(repeating: CallFacts(), count: Sqlite3Call.allCases.count)
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      let facts = CallFacts(words.prefix(4))
      for call in words.dropFirst(4).compactMap({ Sqlite3Call(rawValue: String($0)) }) { all[call.place] = facts }
    }
    return all
  }()

  private init() {}

  /// Parses a line of the table: the kind of failure, then the lists of codes, handle uses and doubles. A hyphen stands for an empty list.
  private init(_ words: ArraySlice<Substring>) {
    let cells = Array(words)
    guard cells.count == 4 else { return }
    let lists = cells[1...].map { $0 == "-" ? [] : $0.split(separator: ",") }
    let codes = lists[0].compactMap { Int32($0) }.map { ResultCode(rawValue: $0) }
    failure = Sqlite3Failure(Self.kinds[cells[0]] ?? .never, codes)
    handles = CallHandles(lists[1])
    isAnsweredByMock = lists[2].contains("mock")
    isAnsweredByFallback = lists[2].contains("fallback") || lists[2].contains("idle")
  }

  private static let kinds: [Substring: Sqlite3Failure.Kind] = [
    "code": .notPerformed, "destroys": .notPerformedButDestroys, "after": .performedThenReported, "nil": .answersNil,
    "cause": .onlyForCause,
    "never": .never,
  ]
}

extension CallHandles {
  /// Parses handle uses such as "connection@0", "-statement@0", "+statement@3", "~value@answer".
  fileprivate convenience init(_ words: [Substring]) {
    var taken: [Argument] = []
    var given: [Given] = []
    var lends: Given?
    for word in words {
      let halves = word.drop { "-+~".contains($0) }.split(separator: "@")
      guard halves.count == 2, let kind = HandleKind(rawValue: String(halves[0])) else { continue }
      let index = Int(halves[1])
      switch word.first {
      case "+": given.append(Given(kind: kind, index: index))
      case "~": lends = Given(kind: kind, index: index)
      default: if let index { taken.append(Argument(kind: kind, index: index)) }
      }
    }
    self.init(taken, takesBack: words.contains { $0.hasPrefix("-") }, given: given, lends: lends)
  }
}

extension Sqlite3Call {
  /// The index of the call in `allCases`.
  @inlinable package var place: Int { unsafe Int(unsafeBitCast(self, to: UInt16.self)) }

  /// The fault model of the call: the way in which it can fail, and the codes.
  public var failure: Sqlite3Failure { CallFacts.all[place].failure }

  /// The handles that the call takes, releases, returns and lends.
  package var handles: CallHandles { CallFacts.all[place].handles }

  /// Whether a `MockSqlite3Wrapper` performs the call as SQLite does.
  package var isAnsweredByMock: Bool { CallFacts.all[place].isAnsweredByMock }

  /// Whether a `RoutedSqlite3Wrapper` without an inner wrapper performs the call, either itself or through an older call.
  package var isAnsweredByFallback: Bool { CallFacts.all[place].isAnsweredByFallback }
}
