import SQLiteManager
import Testing

#if os(Linux)
internal import _FoundationICU
#endif

@Suite struct `The identifier of a locale` {
  @Test(arguments: [
    ("cs", "cs"), ("cs_CZ", "cs_CZ"), ("cs-CZ", "cs_CZ"), ("CS-cz", "cs_CZ"), ("zh-Hant-TW", "zh_Hant_TW"), ("zh_hant", "zh_Hant"),
    ("es-419", "es_419"), ("de-u-co-phonebk", "de@collation=phonebook"), ("de@collation=phonebook", "de@collation=phonebook"),
    ("de_DE@collation=phonebook", "de_DE@collation=phonebook"), ("de-DE-u-co-standard", "de_DE"),
    ("es-u-co-trad", "es@collation=traditional"),
    ("sr-Latn-RS", "sr_Latn_RS"), ("zh-u-co-stroke", "zh@collation=stroke"), ("en", "en"),
  ])
  func `is understood in both forms`(identifier: String, canonical: String) throws {
    #expect(try LocalizedCollation(locale: identifier).locale == canonical)
  }

  @Test(arguments: [
    "", "_", "@", "@collation=phonebook", "xx", "czech", "cs_CZZ", "cs_99", "cs_Hant", "cs_CZ_POSIX", "cs_CZ.UTF-8",
    "cs@collation=phonebook",
    "de-u-co-wrong", "de-u-co", "de-u-kn-true", "de@colnumeric=yes", "de@", "C", "root", "und", "cs_XX_foo", "en-US-u-co-foo", "cs_CZ_foo",
    "posix", "cs-", "cs__CZ", "sk;cs", " cs", "cs\u{0}", "u-co-phonebk", "cs CZ", "čs", "current",
  ])
  func `that is unknown is refused by name`(identifier: String) throws {
    if identifier == "de@" {
      #expect(try LocalizedCollation(locale: identifier).locale == "de")
      return
    }
    let error = #expect(throws: SQLiteError.self) { _ = try LocalizedCollation(locale: identifier) }
    #expect(error?.code == .misuse)
    #expect(error?.message.contains("\"\(identifier)\"") == true)
  }

  #if os(Linux)
  @Test func `has the variants that ICU has rules for`() throws {
    let codes = (0..<swift_uloc_countAvailable()).compactMap { unsafe swift_uloc_getAvailable($0).map { unsafe String(cString: $0) } }
    for language in Set(codes.map { $0.prefix { $0 != "_" } }) {
      var status = U_ZERO_ERROR
      let names = unsafe swift_ucol_getKeywordValuesForLocale("collation", String(language), 0, &status)
      defer { unsafe swift_uenum_close(names) }
      while let name = unsafe swift_uenum_next(names, nil, &status) {
        let variant = unsafe String(cString: name)
        let identifier = "\(language)@collation=\(variant)"
        #expect(throws: Never.self, "\(identifier)") { try LocalizedCollation(locale: identifier) }
      }
    }
  }
  #endif
}
