import Foundation

/// Foundation's string comparison, turned into a total order.
///
/// This takes two steps. First, both strings are decomposed, because Foundation's comparison of composed letters is not a consistent order.
/// Second, each string gets a different first character, which every locale ignores. Otherwise Foundation would skip the common prefix of
/// two strings, which changes the meaning of the rest for Thai vowels and Japanese marks.
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
