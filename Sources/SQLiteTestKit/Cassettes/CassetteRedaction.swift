public import SQLiteCalls

/// Takes out of a ``Cassette`` data that must not be in it, such as secrets, people's data or the folder of a run, and lets the cassette be played
/// where this data is different.
///
/// A redaction is applied to arguments and answers when they are recorded, and to the arguments of the code under test when they are compared, so the
/// replay must have the same redaction. Texts and bytes that SQLite hands out keep their length where another call gives it: shorter ones are filled with `*`,
/// longer ones are cut.
public struct CassetteRedaction: Sendable {
  /// The steps, one after the other.
  private let steps: [Step]

  private enum Step: Sendable {
    case own(text: @Sendable (Sqlite3Call, String) -> String, bytes: @Sendable (Sqlite3Call, [UInt8]) -> [UInt8])
    case values
    case timesAndPaths
  }

  private init(_ steps: [Step]) { self.steps = steps }

  /// Takes nothing out.
  package static let nothing = CassetteRedaction([])

  /// Whether nothing is taken out.
  var isNothing: Bool { steps.isEmpty }

  /// A redaction by closures that get each text and each blob with the call that it belongs to.
  ///
  /// - Parameters:
  ///   - text: Returns the replacement of a text.
  ///   - bytes: Returns the replacement of a blob; the same bytes unless given.
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

  /// Blackens the data: values that are bound, read, passed to a function or a collation, or answered by them.
  ///
  /// Each letter and digit of a text becomes `x`, each byte of a blob 0. A value of another form keeps that form: each digit of a date, of a
  /// UUID and of a number becomes 1, as a value of its own and as a text, and JSON keeps its keys; 0 and NULL stay, and a time as
  /// a number loses its fraction. SQL and names stay, and so do the answers of SQLite about settings and the schema.
  public static var values: CassetteRedaction { CassetteRedaction([.values]) }

  /// Takes out data that differs in each run: dates and times among the bound values, as texts, also in a blob, and as seconds, milliseconds or Julian days
  /// of these decades, and, in paths, the folder for temporary files with the folder that a run makes in it.
  public static var timesAndPaths: CassetteRedaction { CassetteRedaction([.timesAndPaths]) }

  /// Both redactions, one after the other.
  public func and(_ other: CassetteRedaction) -> CassetteRedaction { CassetteRedaction(steps + other.steps) }

  /// Whether values are blackened, so that a collation compares other texts than in the recording.
  var blackens: Bool { steps.contains { if case .values = $0 { true } else { false } } }

  /// A value as it stands in the cassette.
  ///
  /// - Parameters:
  ///   - index: The index of the argument; nil for a value that SQLite hands out.
  ///   - isData: False for an answer of SQLite about settings and the schema.
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

  /// A value that SQLite hands out, in its recorded length where another call gives that length.
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
