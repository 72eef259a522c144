#if os(Linux)
internal import _FoundationICU
internal import SQLiteCalls
internal import SQLiteCore

/// The ICU that Foundation brings on Linux, straight on the bytes that SQLite has.
///
/// Normalization is on, so that every spelling of an accent is the same. Invalid bytes are each U+FFFD, as Unicode says.
@safe final class ICUCollationEngine: CollationEngine, @unchecked Sendable {
  private let collator: OpaquePointer  // never changed after init: ICU allows it to be asked by several threads
  let version: String

  /// - Throws: ``SQLiteError`` when ICU cannot make one, for lack of memory.
  init(_ collation: LocalizedCollation) throws(SQLiteError) {
    var status = U_ZERO_ERROR
    let opened = unsafe swift_ucol_open(collation.locale, &status)
    guard let opened = unsafe opened, status.rawValue <= 0 else {
      if let opened = unsafe opened { unsafe swift_ucol_close(opened) }
      throw LocalizedCollation.refusal("ICU cannot sort for \(collation.locale): its error \(status.rawValue)", .nomem)
    }
    unsafe swift_ucol_setAttribute(opened, UCOL_NORMALIZATION_MODE, UCOL_ON, &status)
    unsafe swift_ucol_setAttribute(opened, UCOL_STRENGTH, collation.strength.icu, &status)
    unsafe swift_ucol_setAttribute(opened, UCOL_NUMERIC_COLLATION, collation.isNumeric ? UCOL_ON : UCOL_OFF, &status)
    unsafe swift_ucol_setAttribute(opened, UCOL_CASE_FIRST, collation.caseFirst.icu, &status)
    guard status.rawValue <= 0 else {
      unsafe swift_ucol_close(opened)
      throw LocalizedCollation.refusal("ICU cannot sort so for \(collation.locale): its error \(status.rawValue)", .error)
    }
    unsafe collator = opened
    var numbers = [UInt8](repeating: 0, count: 8)  // four of ICU, four of the rules
    unsafe numbers.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe swift_u_getVersion(start)
      unsafe swift_ucol_getVersion(opened, start + 4)
    }
    version =
      "ICU " + numbers.prefix(2).map { String($0) }.joined(separator: ".") + ", rules "
      + numbers.suffix(4).map { String($0) }.joined(separator: ".")
  }

  deinit { unsafe swift_ucol_close(collator) }

  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    var status = U_ZERO_ERROR
    let result = unsafe swift_ucol_strcollUTF8(
      collator, first.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: first.count),
      second.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: second.count), &status)  // SQLite has no longer texts
    return Int(result.rawValue)
  }

  func sortKey(for text: String) -> [UInt8]? {
    let units = Array(text.utf16)
    var count = 3 * units.count + 16
    while true {
      var needed = 0
      let key = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        unsafe needed = Int(
          swift_ucol_getSortKey(collator, units, Int32(clamping: units.count), buffer.baseAddress, Int32(clamping: count)))
        filled = min(needed, count)
      }
      if needed == 0 { return nil }
      if needed <= count { return key }  // it ends with a zero byte, the only one
      count = needed
    }
  }
}

extension LocalizedCollation.Strength {
  fileprivate var icu: UColAttributeValue {
    switch self {
    case .primary: UCOL_PRIMARY
    case .secondary: UCOL_SECONDARY
    case .tertiary: UCOL_TERTIARY
    }
  }
}

extension LocalizedCollation.CaseFirst {
  fileprivate var icu: UColAttributeValue {
    switch self {
    case .localeDefault: UCOL_DEFAULT
    case .upper: UCOL_UPPER_FIRST
    case .lower: UCOL_LOWER_FIRST
    }
  }
}
#endif
