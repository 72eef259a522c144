import SQLiteCalls
import SQLiteCore

extension Cassette {
  /// Reads a cassette.
  ///
  /// - Parameter text: What ``description`` wrote.
  /// - Throws: ``CassetteError``: `.otherVersion`, or `.damaged` with the line at which the text is cut or was edited into what no library answers: a
  ///   number of bytes that is not that of the text beside it, a call that does not exist, fewer calls than the last line counts.
  public init(_ text: String) throws(CassetteError) {
    var reader = CassetteReader(text)
    self = try reader.cassette()
  }
}

/// Reads the text of a ``Cassette``, line by line.
struct CassetteReader {
  private var lines: [Substring]
  private var place = 0
  private let names = CassetteNames()

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  mutating func cassette() throws(CassetteError) -> Cassette {
    let first = next() ?? ""
    guard first == Cassette.firstLine else { throw .otherVersion(String(first.prefix(60))) }
    guard let about = next(), about.hasPrefix("library ") else { throw damaged("it does not say which library answered") }
    let runsAnySQL = about.hasSuffix(", runs any SQL")
    let version = about.dropFirst("library ".count).dropLast(runsAnySQL ? ", runs any SQL".count : 0)
    var lacking: Set<Sqlite3Call> = []
    var unhonored: Set<OpeningSetting> = []
    while let line = next(), !line.isEmpty {
      if line.hasPrefix("ignores "), let setting = OpeningSetting(rawValue: String(line.dropFirst("ignores ".count))) {
        unhonored.insert(setting)
        continue
      }
      guard line.hasPrefix("lacks "), let call = Sqlite3Call(rawValue: String(line.dropFirst("lacks ".count))) else {
        throw damaged("a function that the library lacks was expected, a setting that it ignores, or an empty line")
      }
      lacking.insert(call)
    }
    var items: [CassetteItem] = []
    while let line = next(), !line.isEmpty { items.append(try item(line, depth: 0)) }
    let count = items.reduce(0) { $0 + $1.callCount }
    guard let last = next(), last.hasPrefix("end of "), last.hasSuffix(" calls"), let told = Int(last.dropFirst(7).dropLast(6)) else {
      throw damaged("the last line is missing, which counts the calls: the text was cut")
    }
    guard told == count else { throw damaged("there are \(count) calls and not \(told): some were taken out or put in") }
    guard next() == nil else { throw damaged("there is more after the end") }
    let cassette = Cassette(
      libraryVersion: String(version), lacking: lacking, unhonored: unhonored, runsAnySQL: runsAnySQL, items: items, names: names.all)
    var sizes = CassetteSizes()
    for item in items { try sizes.check(item) }
    return cassette
  }

  private mutating func next() -> Substring? {
    guard place < lines.count else { return nil }
    place += 1
    return lines[place - 1]
  }

  private func damaged(_ reason: String) -> CassetteError { .damaged(line: place, reason: reason) }

  /// The deepest that callbacks are nested within each other.
  private static let deepest = 100

  private mutating func item(_ line: Substring, depth: Int) throws(CassetteError) -> CassetteItem {
    guard depth < Self.deepest else { throw damaged("callbacks are nested more than \(Self.deepest) deep") }
    let start = place
    var scanner = CassetteScanner(line.drop { $0 == " " })
    guard let name = scanner.name(), let kind = Self.kind(String(name)) else { throw damaged("there is no function of that name") }
    guard let arguments = scanner.values("(", ")", names), arguments.count <= 12 else {
      throw damaged("the arguments cannot be read")
    }
    var item = CassetteItem(kind: kind, arguments: arguments, line: start)
    if scanner.skip(" {") {
      guard scanner.isAtEnd else { throw damaged("nothing may follow { on its line") }
      while true {
        guard let line = next() else { throw damaged("what \(name) called back does not end: the text was cut") }
        let content = line.drop { $0 == " " }
        if content.hasPrefix("}") {
          scanner = CassetteScanner(content.dropFirst())
          break
        }
        let inner = try self.item(content, depth: depth + 1)
        if case .call = kind, case .call = inner.kind { throw damaged("a call can only hold callbacks, and a callback only calls") }
        if case .callback = kind, case .callback = inner.kind { throw damaged("a call can only hold callbacks, and a callback only calls") }
        item.inside.append(inner)
      }
    }
    if scanner.skip(" = ") {
      guard let answer = scanner.value(names) else { throw damaged("the answer cannot be read") }
      item.answer = answer
    }
    if scanner.skip(" ") {
      guard let outs = scanner.values("[", "]", names) else { throw damaged("what was handed out cannot be read") }
      item.outs = outs
    }
    guard scanner.isAtEnd else { throw damaged("there is more on the line than a call: \(scanner.rest.prefix(40))") }
    if depth == 0, case .callback = kind { throw damaged("a callback is not within a call") }
    return item
  }

  private static func kind(_ name: String) -> TapeEntry.Kind? {
    if let call = Sqlite3Call(rawValue: name) { return .call(call) }
    guard name.hasPrefix("callback#"), let dot = name.firstIndex(of: "."),
      let role = CallbackRole(rawValue: String(name[dot...].dropFirst())),
      let number = Int(name[..<dot].dropFirst("callback#".count))
    else { return nil }
    return .callback(number, role)
  }
}
