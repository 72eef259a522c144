import Foundation
import SQLiteCalls
import SQLiteCore

// The arguments and results that are data, and the data that differs between runs.
extension CassetteValue {
  /// The value with its data replaced by meaningless data of the same form.
  var blackened: CassetteValue {
    switch self {
    case .text(let text): .text(CassetteBlackening.text(text))
    case .bytes(let bytes): .bytes(CassetteBlackening.bytes(bytes))
    case .integer(let number): .integer(CassetteBlackening.integer(number))
    case .real(let bits): .real(CassetteBlackening.real(Double(bitPattern: bits)).bitPattern)
    case .null, .handle, .function, .pointer: self
    }
  }

  /// Whether the value may be a time read from a clock, in the years 2020 to 2100.
  var isTime: Bool {
    switch self {
    case .text(let text): Date.extract(fromAnyForm: .text(text)) != nil
    case .integer(let number): Self.isTime(Double(number))
    case .real(let bits): Self.isTime(Double(bitPattern: bits))
    case .bytes(let bytes): String(validating: bytes, as: UTF8.self).map { Self.text($0).isTime } ?? false
    default: false
    }
  }

  /// Whether a number may be a time in the years 2020 to 2100: in seconds since 1970 or 2001, in milliseconds since 1970, or as a Julian
  /// day.
  static func isTime(_ number: Double) -> Bool {
    (1.577e9..<4.103e9).contains(number) || (5.99e8..<1.577e9).contains(number) || (1.577e12..<4.103e12).contains(number)
      || (2_458_849..<2_488_070).contains(number)
  }
}

extension String {
  /// The path of the folder for temporary files.
  private static let temporary = FileManager.default.temporaryDirectory.path(percentEncoded: false)

  /// Whether the text contains a path in the folder for temporary files.
  var namesTemporaryFile: Bool { contains(Self.temporary) }

  /// The text with `TEMPORARY` in place of the temporary folder and the subfolder that a run creates in it.
  var withoutTemporaryFolder: String {
    let parts = components(separatedBy: Self.temporary)
    return parts[0]
      + parts.dropFirst().map { rest in
        "TEMPORARY" + rest.drop { !"/'\"".contains($0) }
      }.joined()
  }
}

extension Sqlite3Call {
  /// Whether an argument is data, rather than SQL, a name or one of SQLite's own numbers. For nil, whether the returned value is data.
  func carriesValue(at index: Int?) -> Bool {
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

  /// Whether another call gives the length of the value that this call returns.
  var hasLengthElsewhere: Bool {
    switch self {
    case .sqlite3_column_text, .sqlite3_column_blob, .sqlite3_value_text, .sqlite3_value_blob, .sqlite3_blob_read, .sqlite3_serialize: true
    default: false
    }
  }

  /// Whether an argument may be the byte count of the argument before it.
  func isLength(_ index: Int) -> Bool {
    switch self {
    case .sqlite3_keyword_check: index == 1
    case .sqlite3_result_error, .sqlite3_str_append: index == 2
    default: compiles ? index == 2 : index > 0 && carriesValue(at: index - 1)
    }
  }

  /// The index of the argument that is bound to a parameter; nil if the call binds no value.
  var boundIndex: Int? {
    switch self {
    case .sqlite3_bind_text, .sqlite3_bind_text64, .sqlite3_bind_blob, .sqlite3_bind_blob64, .sqlite3_bind_int, .sqlite3_bind_int64,
      .sqlite3_bind_double:
      2
    default: nil
    }
  }
}
