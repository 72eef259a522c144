public import SQLiteCalls

/// Removes data that must not be in a ``Cassette``, such as secrets, personal data or the folder of a run, so that the cassette can be
/// replayed where this data differs.
///
/// A redaction is applied to arguments and results when they are recorded, and to the arguments of the code under test when they are
/// compared, so the replay must use the same redaction. Texts and bytes that SQLite returns keep their length if another call gives that
/// length: shorter replacements are padded with `*`, longer ones are truncated.
public struct CassetteRedaction: Sendable {
  /// Returns a redacted value.
  ///
  /// - Parameters:
  ///   - index: The index of the argument; nil for a value that SQLite returns.
  ///   - isData: False for a result about settings or the schema.
  private typealias Step = @Sendable (_ value: CassetteValue, _ call: Sqlite3Call, _ index: Int?, _ isData: Bool) -> CassetteValue

  /// The steps, in order.
  private let steps: [Step]
  /// Whether values are blackened, so that collations compare different texts than during recording.
  let blackens: Bool

  private init(_ steps: [Step], blackens: Bool = false) { (self.steps, self.blackens) = (steps, blackens) }

  /// A redaction that removes nothing.
  package static let nothing = CassetteRedaction([])

  /// Whether nothing is removed.
  var isNothing: Bool { steps.isEmpty }

  /// Creates a redaction from closures that receive each text and each blob with its call.
  ///
  /// - Parameters:
  ///   - text: Returns the replacement for a text.
  ///   - bytes: Returns the replacement for a blob; by default the same bytes.
  public init(
    text: @escaping @Sendable (Sqlite3Call, String) -> String, bytes: @escaping @Sendable (Sqlite3Call, [UInt8]) -> [UInt8] = { $1 }
  ) {
    self.init([
      { value, call, _, _ in
        switch value {
        case .text(let whole): .text(text(call, whole))
        case .bytes(let whole): .bytes(bytes(call, whole))
        default: value
        }
      }
    ])
  }

  /// Replaces a text, such as a folder path or a name, with another one wherever it occurs, in blobs too.
  public static func replacing(_ text: String, with replacement: String) -> CassetteRedaction {
    CassetteRedaction(
      text: { _, whole in text.isEmpty ? whole : whole.replacing(text, with: replacement) },
      bytes: { _, whole in text.isEmpty ? whole : whole.replacing(Array(text.utf8), with: Array(replacement.utf8)) })
  }

  /// Blackens the data: values that are bound, read, passed to a function or a collation, or returned by a function.
  ///
  /// Each letter and digit of a text becomes `x`, and each byte of a blob becomes 0. Values with a recognizable form keep it: each digit of
  /// a date, a UUID or a number becomes 1, whether it is stored as a number or as text. JSON keeps its keys, 0 and NULL are kept, and a
  /// time stored as a number loses its fraction. SQL, names, and SQLite's results about settings and the schema are kept.
  public static var values: CassetteRedaction {
    CassetteRedaction([{ value, call, index, isData in isData && call.carriesValue(at: index) ? value.blackened : value }], blackens: true)
  }

  /// Removes data that differs between runs.
  ///
  /// Among the bound values, these are dates and times: as text, also in a blob, or as seconds, milliseconds or Julian days in the years
  /// 2020 to 2100. In paths, it is the folder for temporary files with the subfolder that a run creates in it.
  public static var timesAndPaths: CassetteRedaction {
    CassetteRedaction([
      { value, call, index, _ in
        if case .text(let text) = value, text.namesTemporaryFile { return .text(text.withoutTemporaryFolder) }
        return value.isTime && index != nil && index == call.boundIndex ? value.blackened : value
      }
    ])
  }

  /// Returns a redaction that applies this one, then another one.
  public func and(_ other: CassetteRedaction) -> CassetteRedaction {
    CassetteRedaction(steps + other.steps, blackens: blackens || other.blackens)
  }

  /// Returns a value as it is stored in the cassette.
  func redacted(_ value: CassetteValue, of call: Sqlite3Call, at index: Int?, isData: Bool = true) -> CassetteValue {
    steps.reduce(value) { value, step in step(value, call, index, isData) }
  }

  /// Returns a redacted result of SQLite, with the length of the original if another call gives that length.
  func redactedAnswer(_ value: CassetteValue, of call: Sqlite3Call, isData: Bool) -> CassetteValue {
    let redacted = redacted(value, of: call, at: nil, isData: isData)
    guard redacted != value, call.hasLengthElsewhere, let count = value.payload?.count else { return redacted }
    switch redacted {
    case .text(var text):
      while text.utf8.count > count { text.unicodeScalars.removeLast() }
      return .text(text + String(repeating: "*", count: count - text.utf8.count))
    case .bytes(let bytes): return .bytes(Array(bytes.prefix(count)) + repeatElement(UInt8(ascii: "*"), count: max(0, count - bytes.count)))
    default: return redacted
    }
  }
}
