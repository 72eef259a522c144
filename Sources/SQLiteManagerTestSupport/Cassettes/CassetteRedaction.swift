public import SQLiteCalls

/// Takes out of a ``Cassette`` what must not be in it, and lets it be played where that is different: secrets, people's data, the folder of a run.
///
/// It is used on what goes in or comes out, when that is recorded; and on the arguments of the code under test when they are compared, so that the
/// replay has the same one. Texts and bytes that SQLite hands out keep their length where another call says it: what is shorter is filled with `*`, what is longer is cut.
public struct CassetteRedaction: Sendable {
  /// The steps, one after the other.
  private let steps: [Step]

  private enum Step: Sendable {
    case own(text: @Sendable (Sqlite3Call, String) -> String, bytes: @Sendable (Sqlite3Call, [UInt8]) -> [UInt8])
    case values
    case timesAndPaths
  }

  private init(_ steps: [Step]) { self.steps = steps }

  /// A redaction that is told which call a text or bytes belong to.
  ///
  /// - Parameters:
  ///   - text: Answers what stands in place of a text.
  ///   - bytes: Answers what stands in place of a blob; the same unless given.
  public init(
    text: @escaping @Sendable (Sqlite3Call, String) -> String, bytes: @escaping @Sendable (Sqlite3Call, [UInt8]) -> [UInt8] = { $1 }
  ) {
    steps = [.own(text: text, bytes: bytes)]
  }

  /// Puts one text in place of another wherever it occurs, in blobs as well: the path of a folder, a name.
  public static func replacing(_ text: String, with replacement: String) -> CassetteRedaction {
    CassetteRedaction(
      text: { _, whole in text.isEmpty ? whole : whole.replacing(text, with: replacement) },
      bytes: { _, whole in text.isEmpty ? whole : whole.replacing(Array(text.utf8), with: Array(replacement.utf8)) })
  }

  /// Blackens the data: what is bound, read, given as an argument of a function or a collation or answered by them.
  ///
  /// Each letter and digit of a text becomes `x`, each byte of a blob 0. A value of another form stays readable in it: each digit of a date, of a
  /// UUID and of a number becomes 1, as a value of its own and as a text, and JSON keeps its keys; 0 and NULL stay, and a time as
  /// a number loses its fraction. SQL and names stay, and so does what SQLite says of settings and the schema.
  public static var values: CassetteRedaction { CassetteRedaction([.values]) }

  /// Takes out what is other in each run: dates and times among the arguments, as texts, also in a blob, and as seconds, milliseconds or Julian days of these decades, and the part of
  /// a path that is in the folder for temporary files.
  public static var timesAndPaths: CassetteRedaction { CassetteRedaction([.timesAndPaths]) }

  /// Both, one after the other.
  public func and(_ other: CassetteRedaction) -> CassetteRedaction { CassetteRedaction(steps + other.steps) }

  /// Whether values are blackened, so that a collation compares other texts than it did.
  var blackens: Bool { steps.contains { if case .values = $0 { true } else { false } } }

  /// A value as it stands in the cassette.
  ///
  /// - Parameters:
  ///   - index: Which argument it is; nil for what SQLite hands out.
  ///   - isData: False for what SQLite says of settings and the schema.
  func redacted(_ value: CassetteValue, of call: Sqlite3Call, at index: Int?, isData: Bool = true) -> CassetteValue {
    steps.reduce(value) { value, step in
      switch (step, value) {
      case (.own(let change, _), .text(let text)): .text(change(call, text))
      case (.own(_, let change), .bytes(let bytes)): .bytes(change(call, bytes))
      case (.own, _): value
      case (.values, _): isData && call.carriesValue(at: index) ? value.blackened : value
      case (.timesAndPaths, .text(let text)) where text.namesTemporaryFile: .text(text.withoutTemporaryFolder)
      case (.timesAndPaths, _): value.isTime && index != nil && index == call.boundIndex ? value.blackened : value
      }
    }
  }

  /// A value that SQLite hands out, in its length where another call tells that.
  func redactedAnswer(_ value: CassetteValue, of call: Sqlite3Call, isData: Bool) -> CassetteValue {
    let redacted = redacted(value, of: call, at: nil, isData: isData)
    guard redacted != value, call.hasLengthElsewhere, let before = value.payload, var after = redacted.payload else { return redacted }
    after.append(contentsOf: repeatElement(UInt8(ascii: "*"), count: max(0, before.count - after.count)))
    while after.count > before.count || !after.isEmpty && after.count == before.count && !isWhole(after, redacted) { after.removeLast() }
    after.append(contentsOf: repeatElement(UInt8(ascii: "*"), count: before.count - after.count))
    return if case .text = redacted { CassetteValue(.words(after)) } else { .bytes(after) }
  }

  /// Whether a text that was cut does not end within a character.
  private func isWhole(_ bytes: [UInt8], _ value: CassetteValue) -> Bool {
    if case .text = value { String(validating: bytes, as: UTF8.self) != nil } else { true }
  }
}
