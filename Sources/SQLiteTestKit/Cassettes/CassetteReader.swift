import SQLiteCalls
import SQLiteCore

extension Cassette {
  /// Reads a cassette.
  ///
  /// - Parameter text: The text of ``description``.
  /// - Throws: ``CassetteError``: `.otherVersion`, or `.damaged` with the line at which the text is truncated or was edited into something
  ///   that no library returns: a byte count that does not match its text, a call that does not exist, or fewer calls than the last line
  ///   states.
  public init(_ text: String) throws(CassetteError) {
    var reader = CassetteReader(text)
    self = try reader.cassette()
  }
}

/// Reads the text of a ``Cassette``, line by line.
struct CassetteReader {
  private let text: [UInt8]
  /// The start of the next line, and the number of the last line that was read.
  private var (offset, line) = (0, 0)
  private let names = CassetteNames()
  /// A cache of names that were read, by hash: the range of each name in the text, and its kind.
  private var known: [(place: Range<Int>, kind: TapeEntry.Kind)?] = Array(repeating: nil, count: 64)

  private static let calls = Dictionary(uniqueKeysWithValues: Sqlite3Call.allCases.map { ($0.rawValue, $0) })

  init(_ text: String) { self.text = Array(text.utf8.starts(with: "\u{FEFF}".utf8) ? text.utf8.dropFirst(3) : text.utf8[...]) }

  mutating func cassette() throws(CassetteError) -> Cassette {
    let first = nextWords() ?? ""
    guard first.hasPrefix("sqlite3 calls, form ") else {
      throw .damaged(line: 1, reason: "a cassette begins with \"\(Cassette.firstLine)\"")
    }
    guard first == Cassette.firstLine else { throw .otherVersion(String(first.prefix(60))) }
    guard let about = nextWords()?.wholeMatch(of: /library (.*?)(, runs any SQL)?/) else {
      throw damaged("it does not say which library answered")
    }
    var lacking: Set<Sqlite3Call> = []
    var unhonored: Set<OpeningSetting> = []
    while let line = nextWords(), !line.isEmpty {
      let name = String(line.drop { $0 != " " }.dropFirst())
      if line.hasPrefix("ignores "), let setting = OpeningSetting(rawValue: name) {
        unhonored.insert(setting)
      } else if line.hasPrefix("lacks "), let call = Sqlite3Call(rawValue: name) {
        lacking.insert(call)
      } else {
        throw damaged("a function that the library lacks was expected, a setting that it ignores, or an empty line")
      }
    }
    var items: [CassetteItem] = []
    while let line = next(), !line.isEmpty { items.append(try item(line, depth: 0)) }
    let cassette = Cassette(
      libraryVersion: String(about.1), lacking: lacking, unhonored: unhonored, runsAnySQL: about.2 != nil, items: items, names: names.all)
    guard let last = nextWords()?.wholeMatch(of: /end of ([0-9]+) calls/), let stated = Int(last.1) else {
      throw damaged("the last line is missing, which counts the calls: the text was cut")
    }
    let count = cassette.callCount
    guard stated == count else { throw damaged("there are \(count) calls and not \(stated): some were taken out or put in") }
    guard next() == nil else { throw damaged("there is more after the end") }
    var sizes = CassetteSizes()
    for item in items { try sizes.check(item) }
    return cassette
  }

  /// The range of the next line, without its line ending.
  private mutating func next() -> Range<Int>? {
    guard offset < text.count else { return nil }
    let start = offset
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    offset = end + 1
    line += 1
    return start..<(end > start && text[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
  }

  private mutating func nextWords() -> String? { next().map { String(decoding: text[$0], as: UTF8.self) } }

  private func damaged(_ reason: String) -> CassetteError { .damaged(line: line, reason: reason) }

  /// The maximum depth of nested callbacks.
  private static let deepest = 100

  private mutating func item(_ place: Range<Int>, depth: Int) throws(CassetteError) -> CassetteItem {
    guard depth < Self.deepest else { throw damaged("callbacks are nested more than \(Self.deepest) deep") }
    let start = line
    var scanner = CassetteScanner(text, place)
    scanner.skipSpaces()
    guard let name = scanner.word(), let kind = kind(at: name) else { throw damaged("there is no function of that name") }
    let isCall = if case .call = kind { true } else { false }
    guard isCall == depth.isMultiple(of: 2) else {
      throw damaged(depth == 0 ? "a callback is not within a call" : "a call can only hold callbacks, and a callback only calls")
    }
    guard let arguments = scanner.values("(", ")", names), arguments.count <= 12 else {
      throw damaged("the arguments cannot be read")
    }
    var item = CassetteItem(kind: kind, arguments: arguments, line: start)
    if scanner.skip(" {") {
      guard scanner.isAtEnd else { throw damaged("nothing may follow { on its line") }
      while true {
        guard let place = next() else {
          throw damaged("the callback of \(String(decoding: text[name], as: UTF8.self)) does not end: the text was cut")
        }
        scanner = CassetteScanner(text, place)
        scanner.skipSpaces()
        if scanner.skip("}") { break }
        item.inside.append(try self.item(place, depth: depth + 1))
      }
    }
    if scanner.skip(" = ") {
      guard let answer = scanner.value(names) else { throw damaged("the answer cannot be read") }
      item.answer = answer
    }
    if scanner.skip(" ") {
      guard let outs = scanner.values("[", "]", names) else { throw damaged("the values handed out cannot be read") }
      item.outs = outs
    }
    guard scanner.isAtEnd else { throw damaged("there is more on the line than a call: \(scanner.rest.prefix(40))") }
    return item
  }

  /// Returns the kind that a name stands for. The result is cached because most names were used a few lines before.
  private mutating func kind(at place: Range<Int>) -> TapeEntry.Kind? {
    let slot = (place.count &* 5 &+ Int(text[place.upperBound - 1])) % known.count
    if let (former, kind) = known[slot], text[former] == text[place] { return kind }
    let kind = Self.kind(String(decoding: text[place], as: UTF8.self))
    known[slot] = kind.map { (place, $0) }
    return kind
  }

  private static func kind(_ name: String) -> TapeEntry.Kind? {
    if let call = calls[name] { return .call(call) }
    guard let match = name.wholeMatch(of: /callback#([0-9]+)\.(.+)/), let number = Int(match.1),
      let role = CallbackRole(rawValue: String(match.2))
    else { return nil }
    return .callback(number, role)
  }
}
