/// A character reference of HTML: `&eacute;`, `&#233;` or `&#xe9;`.
///
/// Known are the names of HTML 4 for letters, Latin Extended-A, and usual punctuation. <https://html.spec.whatwg.org/#named-character-references>
struct CharacterReference {
  /// What it stands for.
  let text: String
  /// Where it ends.
  let end: Int

  /// The reference that begins with the `&` at a place; nil when it is text.
  init?(_ html: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard place + 2 < html.count else { return nil }
    if unsafe html[place + 1] == UInt8(ascii: "#") {
      unsafe self.init(number: html, from: place + 2)
    } else {
      unsafe self.init(name: html, from: place + 1)
    }
  }

  private init?(name html: UnsafeBufferPointer<UInt8>, from start: Int) {
    var end = start
    while end < html.count, end - start < 10, unsafe html[end].isWordOfASCII { end += 1 }
    guard end > start, end < html.count, unsafe html[end] == UInt8(ascii: ";") else { return nil }
    guard let scalar = unsafe Self.names[String(decoding: html[start..<end], as: UTF8.self)] else { return nil }
    (text, self.end) = (String(scalar), end + 1)
  }

  /// A number, with or without the semicolon. One that is not a character is U+FFFD.
  private init?(number html: UnsafeBufferPointer<UInt8>, from start: Int) {
    let isHex = unsafe html[start] | 0x20 == UInt8(ascii: "x")
    var end = start + (isHex ? 1 : 0)
    let first = end
    var value: UInt32 = 0
    while end < html.count, let digit = unsafe Character(Unicode.Scalar(html[end])).hexDigitValue, isHex || digit < 10 {
      value = min(value * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
      end += 1
    }
    guard end > first else { return nil }
    if end < html.count, unsafe html[end] == UInt8(ascii: ";") { end += 1 }
    if 0x80...0x9f ~= value { value = Self.windows[Int(value) - 0x80] }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    (text, self.end) = (String(scalar ?? "\u{fffd}"), end)
  }

  /// What browsers take numbers for that are control characters: those of Windows' own code page.
  private static let windows: [UInt32] = [
    0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
    0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
  ]

  /// The names from U+00A0 on, from U+0100 on and from U+0391 on, `_` for one without.
  private static let series: [(start: UInt32, names: String)] = [
    (
      0xa0,
      """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot \
      cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml \
      Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
      agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute \
      ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    ),
    (
      0x100,
      """
      Amacr amacr Abreve abreve Aogon aogon Cacute cacute Ccirc ccirc Cdot cdot Ccaron ccaron Dcaron dcaron Dstrok dstrok Emacr emacr \
      _ _ Edot edot Eogon eogon Ecaron ecaron Gcirc gcirc Gbreve gbreve Gdot gdot Gcedil _ Hcirc hcirc Hstrok hstrok Itilde itilde \
      Imacr imacr _ _ Iogon iogon Idot imath IJlig ijlig Jcirc jcirc Kcedil kcedil kgreen Lacute lacute Lcedil lcedil Lcaron lcaron \
      Lmidot lmidot Lstrok lstrok Nacute nacute Ncedil ncedil Ncaron ncaron napos ENG eng Omacr omacr _ _ Odblac odblac OElig oelig \
      Racute racute Rcedil rcedil Rcaron rcaron Sacute sacute Scirc scirc Scedil scedil Scaron scaron Tcedil tcedil Tcaron tcaron \
      Tstrok tstrok Utilde utilde Umacr umacr Ubreve ubreve Uring uring Udblac udblac Uogon uogon Wcirc wcirc Ycirc ycirc Yuml Zacute \
      zacute Zdot zdot Zcaron zcaron
      """
    ),
    (
      0x391,
      """
      Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho _ Sigma Tau Upsilon Phi Chi Psi Omega _ \
      _ _ _ _ _ _ alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon \
      phi chi psi omega
      """
    ),
  ]

  private static let names: [String: Unicode.Scalar] = {
    var names: [String: Unicode.Scalar] = [:]
    for (start, list) in series {
      for (place, name) in list.split(separator: " ").enumerated() where name != "_" {
        names[String(name)] = Unicode.Scalar(start + UInt32(place))
      }
    }
    let others: [(String, UInt32)] = [
      ("quot", 0x22), ("amp", 0x26), ("apos", 0x27), ("lt", 0x3c), ("gt", 0x3e), ("ensp", 0x2002), ("emsp", 0x2003), ("thinsp", 0x2009),
      ("zwnj", 0x200c), ("zwj", 0x200d), ("lrm", 0x200e), ("rlm", 0x200f), ("ndash", 0x2013), ("mdash", 0x2014), ("lsquo", 0x2018),
      ("rsquo", 0x2019), ("sbquo", 0x201a), ("ldquo", 0x201c), ("rdquo", 0x201d), ("bdquo", 0x201e), ("dagger", 0x2020), ("Dagger", 0x2021),
      ("bull", 0x2022), ("hellip", 0x2026), ("permil", 0x2030), ("prime", 0x2032), ("Prime", 0x2033), ("lsaquo", 0x2039),
      ("rsaquo", 0x203a), ("euro", 0x20ac), ("trade", 0x2122), ("larr", 0x2190), ("uarr", 0x2191), ("rarr", 0x2192), ("darr", 0x2193),
      ("harr", 0x2194), ("minus", 0x2212), ("infin", 0x221e), ("ne", 0x2260), ("le", 0x2264), ("ge", 0x2265), ("asymp", 0x2248),
      ("circ", 0x2c6), ("tilde", 0x2dc),
    ]
    for (name, value) in others { names[name] = Unicode.Scalar(value) }
    return names
  }()
}
