#if os(Linux)
internal import _FoundationICU
internal import SQLiteCalls
internal import SQLiteCore
internal import Synchronization

/// The ICU that comes with Foundation on Linux, applied directly to SQLite's bytes.
///
/// Normalization is on, so that all spellings of an accent are the same. Each invalid byte counts as U+FFFD, as Unicode recommends.
@safe final class ICUCollationEngine: CollationEngine, @unchecked Sendable {
  private let collator: OpaquePointer  // never changed after init: ICU then allows several threads to use it
  /// The same collator without normalization, which is faster, for strings that are already normalized.
  private let plain: OpaquePointer
  private let isNumeric: Bool
  /// The entries of ``LatinOrder``. Creating them takes milliseconds, so this happens only after many comparisons.
  private let entries = unsafe Atomic<UnsafeMutablePointer<UInt16>?>(nil)
  private let comparisons = Atomic<Int>(0)
  let version: String

  /// - Throws: ``SQLiteError`` if ICU cannot create a collator because memory is out.
  init(_ collation: LocalizedCollation) throws(SQLiteError) {
    var status = U_ZERO_ERROR
    let opened = unsafe swift_ucol_open(collation.locale, &status)
    // After an error, ICU's functions do nothing.
    unsafe swift_ucol_setAttribute(opened, UCOL_NORMALIZATION_MODE, UCOL_ON, &status)
    unsafe swift_ucol_setAttribute(opened, UCOL_STRENGTH, collation.strength.icu, &status)
    unsafe swift_ucol_setAttribute(opened, UCOL_NUMERIC_COLLATION, collation.isNumeric ? UCOL_ON : UCOL_OFF, &status)
    unsafe swift_ucol_setAttribute(opened, UCOL_CASE_FIRST, collation.caseFirst.icu, &status)
    let copy = unsafe swift_ucol_clone(opened, &status)
    unsafe swift_ucol_setAttribute(copy, UCOL_NORMALIZATION_MODE, UCOL_OFF, &status)
    guard let opened = unsafe opened, let copy = unsafe copy, status.rawValue <= 0 else {
      unsafe swift_ucol_close(copy)
      unsafe swift_ucol_close(opened)
      throw SQLiteError.refused(.nomem, "ICU cannot sort for \(collation.locale): its error \(status.rawValue)")
    }
    unsafe collator = opened
    unsafe plain = copy
    isNumeric = collation.isNumeric
    var rules = [UInt8](repeating: 0, count: 4)
    unsafe swift_ucol_getVersion(opened, &rules)
    version = "ICU \(Self.release), rules " + rules.map { String($0) }.joined(separator: ".")
  }

  deinit {
    unsafe entries.load(ordering: .relaxed)?.deallocate()
    unsafe swift_ucol_close(plain)
    unsafe swift_ucol_close(collator)
  }

  /// The table that decides most comparisons of Latin letters; nil until it is created.
  @inline(__always) var latin: LatinOrder? {
    unsafe entries.load(ordering: .acquiring).map { unsafe LatinOrder($0) }
  }

  /// Creates ``latin``. If memory is out, ICU makes every comparison.
  func makeLatin() {
    guard let made = unsafe LatinOrder.entries(for: collator, isNumeric: isNumeric) else { return }
    let table = UnsafeMutablePointer<UInt16>.allocate(capacity: made.count)
    unsafe table.initialize(from: made, count: made.count)
    let isFirst = unsafe entries.compareExchange(expected: nil, desired: table, ordering: .acquiringAndReleasing).exchanged
    if !isFirst { unsafe table.deallocate() }
  }

  /// The version of the ICU library, which Foundation also uses.
  static var release: String {
    var numbers = [UInt8](repeating: 0, count: 4)
    unsafe swift_u_getVersion(&numbers)
    return numbers.prefix(2).map { String($0) }.joined(separator: ".")
  }

  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let common = unsafe first.commonPrefix(with: second)
    if common == first.count, common == second.count { return 0 }
    return unsafe compare(first, second, from: common)
  }

  /// Compares two different strings that have a common prefix of the given length in bytes.
  @inline(__always) func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, from common: Int) -> Int {
    if let latin {
      if let order = unsafe latin.compare(first, second, from: common) { return order }
    } else if comparisons.wrappingAdd(1, ordering: .relaxed).oldValue == 10_000 {
      makeLatin()
    }
    return unsafe compareByICU(first, second)
  }

  /// Compares any two strings with ICU.
  func compareByICU(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    if let safe = unsafe StreamSafeText.make(of: first) { return unsafe safe.withUnsafeBytes { unsafe compareByICU($0, second) } }
    if let safe = unsafe StreamSafeText.make(of: second) { return unsafe safe.withUnsafeBytes { unsafe compareByICU(first, $0) } }
    var status = U_ZERO_ERROR
    let result = unsafe swift_ucol_strcollUTF8(
      collator, first.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: first.count),
      second.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: second.count), &status)  // SQLite strings are never longer
    return Int(result.rawValue)
  }

  func appendSortKey(of text: UnsafeRawBufferPointer, to key: inout [UInt8]) -> Bool {
    if let safe = unsafe StreamSafeText.make(of: text) { return unsafe safe.withUnsafeBytes { unsafe appendSortKey(of: $0, to: &key) } }
    return unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: text.count + 1) { units in  // each byte becomes at most one unit
      guard let (count, isPlain) = unsafe Self.decode(text, into: units) else { return false }
      let collator = unsafe isPlain ? plain : collator
      var needed = 3 * count + 32
      while true {
        let capacity = needed
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
          needed = unsafe Int(
            swift_ucol_getSortKey(collator, units.baseAddress, Int32(count), buffer.baseAddress, Int32(clamping: capacity)))
          if needed <= capacity { unsafe key.append(contentsOf: buffer.prefix(needed)) }  // a key ends with its only zero byte
        }
        if needed <= capacity { return needed > 0 }
      }
    }
  }

  /// Decodes UTF-8 into UTF-16, with U+FFFD in the same positions as ``compare(_:_:)``; nil if ICU fails. Text is plain if all of it is
  /// below U+0300, where accents begin, so that it is already normalized.
  private static func decode(_ text: UnsafeRawBufferPointer, into units: UnsafeMutableBufferPointer<UInt16>) -> (Int, isPlain: Bool)? {
    var place = 0
    var count = 0
    while place < text.count {
      let first = unsafe text[place]
      let second = unsafe place + 1 < text.count ? text[place + 1] : 0
      let isOne = first < 0x80
      if !isOne, first &- 0xc2 >= 10 || second & 0xc0 != 0x80 { break }
      unsafe units[count] = isOne ? UInt16(first) : UInt16(first & 0x1f) << 6 | UInt16(second & 0x3f)
      place &+= isOne ? 1 : 2
      count &+= 1
    }
    if place == text.count { return (count, true) }
    var (status, more) = (U_ZERO_ERROR, Int32(0))
    let rest = unsafe UnsafeRawBufferPointer(rebasing: text[place...])
    unsafe _ = swift_u_strFromUTF8WithSub(
      units.baseAddress.map { unsafe $0 + count }, Int32(clamping: units.count - count), &more,
      rest.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: rest.count), 0xfffd, nil, &status)
    return status.rawValue <= 0 ? (count + Int(more), false) : nil
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
