import Foundation
public import SQLiteCalls
import SQLiteCore

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

  /// Puts one text in place of another wherever it occurs: the path of a folder, a name.
  public static func replacing(_ text: String, with replacement: String) -> CassetteRedaction {
    CassetteRedaction(text: { _, whole in text.isEmpty ? whole : whole.replacing(text, with: replacement) })
  }

  /// Blackens the data: what is bound, read, given as an argument of a function or a collation or answered by them.
  ///
  /// Each letter and digit of a text becomes `x`, each byte of a blob 0. A value of another form stays readable in it: each digit of a date, of a
  /// UUID and of a number becomes 1, as a value of its own and as a text, and JSON keeps its keys; 0 and NULL stay. SQL and names stay, and so does what SQLite
  /// says of settings and the schema.
  public static var values: CassetteRedaction { CassetteRedaction([.values]) }

  /// Takes out what is other in each run: dates and times among the arguments, as texts and as seconds, milliseconds or Julian days of these decades, and the part of
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
    return if case .text = redacted { CassetteValue(text: after) } else { .bytes(after) }
  }

  /// Whether a text that was cut does not end within a character.
  private func isWhole(_ bytes: [UInt8], _ value: CassetteValue) -> Bool {
    guard case .text = value else { return true }
    return String(validating: bytes, as: UTF8.self) != nil
  }
}

extension CassetteValue {
  /// The same without what it says.
  var blackened: CassetteValue {
    switch self {
    case .text(let text): .text(CassetteBlackening.text(text))
    case .bytes(let bytes): .bytes(CassetteBlackening.bytes(bytes))
    case .integer(let number): .integer(CassetteBlackening.integer(number))
    case .real(let bits): .real(CassetteBlackening.real(Double(bitPattern: bits)).bitPattern)
    case .null, .handle, .function, .pointer: self
    }
  }

  /// Whether it may be a time that was asked of a clock: of the years 2020 to 2100.
  var isTime: Bool {
    switch self {
    case .text(let text): Date.extract(fromAnyForm: .text(text)) != nil
    case .integer(let number): Self.isTime(Double(number))
    case .real(let bits): Self.isTime(Double(bitPattern: bits))
    default: false
    }
  }

  /// As seconds since 1970 or 2001, as milliseconds since 1970, or as a Julian day.
  private static func isTime(_ number: Double) -> Bool {
    (1.577e9..<4.103e9).contains(number) || (5.99e8..<1.577e9).contains(number) || (1.577e12..<4.103e12).contains(number)
      || (2_458_849..<2_488_070).contains(number)
  }
}

extension String {
  /// The folder for temporary files, as paths begin that are in it.
  private static let temporary = FileManager.default.temporaryDirectory.path(percentEncoded: false)

  /// Whether a path in the folder for temporary files is in it.
  var namesTemporaryFile: Bool { contains(Self.temporary) }

  /// With `TEMPORARY` for that folder and the one in it that a run makes for itself.
  fileprivate var withoutTemporaryFolder: String {
    let parts = components(separatedBy: Self.temporary)
    return parts[0]
      + parts.dropFirst().map { rest in
        "TEMPORARY" + rest.drop { !"/'\"".contains($0) }
      }.joined()
  }
}

extension Sqlite3Call {
  /// Whether an argument, or nil, what it hands out, is data and not SQL, a name or a number of SQLite's own.
  fileprivate func carriesValue(at index: Int?) -> Bool {
    switch self {
    case .sqlite3_column_text, .sqlite3_column_blob, .sqlite3_column_int, .sqlite3_column_int64, .sqlite3_column_double,
      .sqlite3_value_text,
      .sqlite3_value_blob, .sqlite3_value_int, .sqlite3_value_int64, .sqlite3_value_double, .sqlite3_blob_read, .sqlite3_serialize,
      .sqlite3_expanded_sql:
      index == nil
    case .sqlite3_result_text, .sqlite3_result_text64, .sqlite3_result_blob, .sqlite3_result_blob64, .sqlite3_result_int,
      .sqlite3_result_int64, .sqlite3_result_double, .sqlite3_blob_write:
      index == 1
    default: index != nil && index == boundIndex
    }
  }

  /// Whether another call tells how many bytes it hands out.
  fileprivate var hasLengthElsewhere: Bool {
    switch self {
    case .sqlite3_column_text, .sqlite3_column_blob, .sqlite3_value_text, .sqlite3_value_blob, .sqlite3_blob_read, .sqlite3_serialize: true
    default: false
    }
  }

  /// Which argument is the value of a parameter; nil for a call that binds none.
  fileprivate var boundIndex: Int? {
    switch self {
    case .sqlite3_bind_text, .sqlite3_bind_text64, .sqlite3_bind_blob, .sqlite3_bind_blob64, .sqlite3_bind_int, .sqlite3_bind_int64,
      .sqlite3_bind_double:
      2
    default: nil
    }
  }
}
