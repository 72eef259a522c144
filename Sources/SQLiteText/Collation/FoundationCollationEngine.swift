import Foundation

/// Foundation's comparison of strings, turned into a total order.
///
/// This takes two measures. Both texts are decomposed first: Foundation's own comparison of composed letters is not an order. And because
/// Foundation skips the common beginning of two texts, which for Thai vowels and Japanese marks changes the meaning of the rest, the texts
/// get different first characters that no locale sorts by, and are always compared whole.
final class FoundationCollationEngine: CollationEngine {
  private let locale: Locale
  private let options: String.CompareOptions
  let version: String

  init(_ collation: LocalizedCollation) {
    let keyword: String? =
      switch collation.caseFirst {
      case .localeDefault: nil
      case .upper: "colcasefirst=upper"
      case .lower: "colcasefirst=lower"
      }
    let separator = collation.locale.contains("@") ? ";" : "@"
    locale = Locale(identifier: collation.locale + (keyword.map { separator + $0 } ?? ""))
    var options: String.CompareOptions =
      switch collation.strength {
      case .primary: [.caseInsensitive, .diacriticInsensitive]
      case .secondary: .caseInsensitive
      case .tertiary: []
      }
    if collation.isNumeric { options.insert(.numeric) }
    self.options = options
    #if os(Linux)
    version = "Foundation, ICU \(ICUCollationEngine.release)"  // ICU comes with the program, not with the system
    #else
    let system = ProcessInfo.processInfo.operatingSystemVersion
    version = "Foundation, system \(system.majorVersion).\(system.minorVersion)"
    #endif
  }

  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let left = unsafe "\u{1}" + StreamSafeText.make(of: String(decoding: first, as: UTF8.self)).decomposedStringWithCanonicalMapping
    let right = unsafe "\u{2}" + StreamSafeText.make(of: String(decoding: second, as: UTF8.self)).decomposedStringWithCanonicalMapping
    return left.compare(right, options: options, range: nil, locale: locale).rawValue
  }
}
