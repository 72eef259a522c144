public import SQLiteCalls

/// Takes out of a ``Cassette`` what must not be in it, and lets it be played where that is different: secrets, people's data, the folder of a run.
///
/// It is used on each text and on all bytes that go in or come out, when they are recorded; and on the arguments of the code under test when they are
/// compared, so that the replay has the same one. What SQLite hands out keeps its length, since its length is told by another call: what is shorter
/// is filled with `*`, what is longer is cut.
public struct CassetteRedaction: Sendable {
  let text: @Sendable (Sqlite3Call, String) -> String
  let bytes: @Sendable (Sqlite3Call, [UInt8]) -> [UInt8]

  /// A redaction that is told which call a text or bytes belong to.
  ///
  /// - Parameters:
  ///   - text: Answers what stands in place of a text.
  ///   - bytes: Answers what stands in place of a blob; the same unless given.
  public init(
    text: @escaping @Sendable (Sqlite3Call, String) -> String, bytes: @escaping @Sendable (Sqlite3Call, [UInt8]) -> [UInt8] = { $1 }
  ) {
    self.text = text
    self.bytes = bytes
  }

  /// Puts one text in place of another wherever it occurs: the path of a folder, a name.
  public static func replacing(_ text: String, with replacement: String) -> CassetteRedaction {
    CassetteRedaction(text: { _, whole in text.isEmpty ? whole : whole.replacing(text, with: replacement) })
  }

  /// Blackens the data: each letter and digit of the texts that are bound, read, given as arguments of functions or answered by them becomes `x`, and
  /// each byte of their blobs 0. SQL and names stay.
  public static var values: CassetteRedaction {
    CassetteRedaction(
      text: { call, text in
        call.carriesValues
          ? String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isAlphabetic || $0.properties.numericType != nil ? "x" : $0 }))
          : text
      },
      bytes: { call, bytes in call.carriesValues ? Array(repeating: 0, count: bytes.count) : bytes })
  }

  /// Both, one after the other.
  public func and(_ other: CassetteRedaction) -> CassetteRedaction {
    CassetteRedaction(text: { other.text($0, text($0, $1)) }, bytes: { other.bytes($0, bytes($0, $1)) })
  }

  /// A value as it stands in the cassette.
  func redacted(_ value: CassetteValue, of call: Sqlite3Call) -> CassetteValue {
    switch value {
    case .text(let text): .text(self.text(call, text))
    case .bytes(let bytes): .bytes(self.bytes(call, bytes))
    default: value
    }
  }

  /// A value that SQLite hands out, in its length.
  func redactedAnswer(_ value: CassetteValue, of call: Sqlite3Call) -> CassetteValue {
    let redacted = redacted(value, of: call)
    guard redacted != value, let before = value.payload, var after = redacted.payload else { return redacted }
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

extension Sqlite3Call {
  /// Whether its texts and bytes are data and not SQL or names.
  fileprivate var carriesValues: Bool {
    switch self {
    case .sqlite3_bind_text, .sqlite3_bind_text64, .sqlite3_bind_blob, .sqlite3_bind_blob64, .sqlite3_column_text, .sqlite3_column_blob,
      .sqlite3_value_text, .sqlite3_value_blob, .sqlite3_result_text, .sqlite3_result_text64, .sqlite3_result_blob, .sqlite3_result_blob64,
      .sqlite3_blob_read, .sqlite3_blob_write, .sqlite3_serialize, .sqlite3_expanded_sql:
      true
    default: false
    }
  }
}
