import Foundation
import SQLiteCore

/// A locale identifier, parsed, checked and written in ICU form.
///
/// Both `de-DE-u-co-phonebk` and `de_DE@collation=phonebook` are understood. <https://unicode.org/reports/tr35/#Unicode_locale_identifier>
struct LocaleIdentifier {
  /// The identifier in ICU form: `de_DE@collation=phonebook`.
  let canonical: String

  init(_ identifier: String) throws(SQLiteError) {
    // The Kelvin sign lowercases to k, but SQLite treats a name with a Kelvin sign as different.
    guard identifier.utf8.allSatisfy({ $0 < 0x80 }) else { throw Self.refusal(identifier, "it has letters that are not ASCII") }
    let halves = identifier.lowercased().split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var subtags = halves[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { String($0) }
    var keywords: [(key: String, value: String)] = []
    if halves.count == 2 {
      for pair in halves[1].split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        keywords.append((parts[0], parts.count == 2 ? parts[1] : ""))
      }
    } else if let extensions = subtags.firstIndex(of: "u") {
      keywords = Self.keywords(of: subtags[(extensions + 1)...])
      subtags.removeSubrange(extensions...)
    }
    let language = try Self.checked(subtags, of: identifier)
    let collation = try Self.checked(keywords, language: language.code, of: identifier)
    canonical = language.name + (collation.map { "@collation=" + $0 } ?? "")
  }

  /// Returns the key-value pairs of a `-u-` extension. Keys have two characters, values have more.
  private static func keywords(of subtags: ArraySlice<String>) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for subtag in subtags {
      if subtag.count == 2 || pairs.isEmpty {
        pairs.append((subtag, ""))
      } else {
        pairs[pairs.count - 1].value += pairs[pairs.count - 1].value.isEmpty ? subtag : "-" + subtag
      }
    }
    return pairs
  }

  /// Checks language, script and region, each of which the system must support.
  private static func checked(_ subtags: [String], of identifier: String) throws(SQLiteError) -> (code: String, name: String) {
    let available = Locale.availableIdentifiers
    func isKnown(_ name: String) -> Bool { available.contains { $0 == name || $0.hasPrefix(name + "_") } }
    let code = subtags.first ?? ""
    if code.isEmpty { throw refusal(identifier, "there is no language in it") }
    guard isKnown(code) else { throw refusal(identifier, "the language \(code) is not known here") }
    var name = code
    var rest = subtags.dropFirst()
    if let script = rest.first, script.count == 4 {
      name += "_" + script.capitalized
      guard isKnown(name) else { throw refusal(identifier, "the script \(script) is not known here for \(code)") }
      rest = rest.dropFirst()
    }
    if let region = rest.first?.uppercased() {
      guard Locale.Region(region).isISORegion else { throw refusal(identifier, "the region \(region) is not known") }
      name += "_" + region
      rest = rest.dropFirst()
    }
    if let more = rest.first { throw refusal(identifier, "\(more) means nothing for sorting") }
    return (code, name)
  }

  /// Returns the collation variant. Throws for any other keyword, because separate parameters exist for those settings.
  private static func checked(
    _ keywords: [(key: String, value: String)], language: String, of identifier: String
  ) throws(SQLiteError) -> String? {
    let known = Locale.Collation.availableCollations(for: Locale.Language(identifier: language))
    var collation: String?
    for (key, value) in keywords {
      guard key == "co" || key == "collation" else {
        throw refusal(
          identifier, "of its keywords only co (collation) is supported, not \(key): strength, isNumeric and caseFirst set the rest")
      }
      let variant = variants[value] ?? value
      guard known.contains(where: { (variants[$0.identifier] ?? $0.identifier) == variant }) else {
        throw refusal(identifier, "there is no order \(value) for \(language)")
      }
      collation = variant
    }
    return collation == "standard" ? nil : collation
  }

  /// ICU's names of collation variants, by their BCP 47 abbreviations.
  private static let variants = ["phonebk": "phonebook", "trad": "traditional", "dict": "dictionary", "gb2312": "gb2312han"]

  private static func refusal(_ identifier: String, _ reason: String) -> SQLiteError {
    .misuse("no order for the locale \"\(identifier)\": \(reason)")
  }
}
