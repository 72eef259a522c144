/// The tokenizer's classification of a scalar, and its folded bytes.
struct TokenScalar {
  enum Kind: UInt8 {
    /// Begins or continues a word.
    case letter
    /// Continues a word but cannot begin one: a mark, or a letter that folds to a mark and a letter, such as Thai ำ.
    case mark
    /// Is ignored: an accent, a soft hyphen, a joiner.
    case ignorable
    /// Separates words.
    case separator
    /// Is a word, alone or together with the following scalars. Its bytes are not stored here. The first rules have no symbols.
    case symbol

    /// Whether it ends the preceding word.
    @inline(__always) var endsWord: Bool { rawValue >= Kind.separator.rawValue }
  }

  let kind: Kind
  /// Whether it must be folded together with the scalars before it. For a symbol, whether its token differs from its bytes.
  let joins: Bool
  let bytes: [UInt8]

  /// Classifies a scalar by the rules. Letters, digits and marks are folded by ``Folding``; only letters, digits and marks of the result
  /// are kept.
  init(_ scalar: Unicode.Scalar, by rules: FoldingRules) {
    let category = scalar.properties.generalCategory
    if rules != .first, scalar.isSymbol {
      let word = Symbol.folded(String(scalar))
      (kind, joins, bytes) = (word.isEmpty ? .separator : .symbol, !word.utf8.elementsEqual(String(scalar).utf8), [])
    } else if FoldingTable.isDropped(scalar, by: rules) || scalar.properties.isDefaultIgnorableCodePoint {
      (kind, joins, bytes) = (.ignorable, false, [])
    } else if category.isOfWord || (rules != .first && scalar.isRadical) {
      let kept = Self.kept(of: Folding.slowlyFolded(String(scalar), by: rules), by: rules)
      bytes = Array(String(kept).utf8)
      kind = bytes.isEmpty ? .ignorable : kept.first?.properties.generalCategory.isMark == true ? .mark : .letter
      // Marks must be sorted and composed, and Hangul letters must be composed.
      joins = kept.contains { $0.properties.generalCategory.isMark || (0x1160...0x11ff).contains($0.value) }
    } else {
      (kind, joins, bytes) = (.separator, false, [])
    }
  }

  /// Returns the letters, digits and marks of folded text: ½ becomes 1 and 2, without the slash.
  static func kept(of folded: String, by rules: FoldingRules) -> String.UnicodeScalarView {
    var kept = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars
    where scalar.properties.generalCategory.isOfWord || (rules != .first && scalar.isRadical) { kept.append(scalar) }
    return kept
  }
}

extension Unicode.GeneralCategory {
  var isMark: Bool { [.nonspacingMark, .spacingMark, .enclosingMark].contains(self) }

  fileprivate var isOfWord: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: isMark
    }
  }
}

/// The classification of a block of 256 consecutive scalars.
struct TokenScalarPage {
  private let entries: [UInt32]
  private let bytes: [UInt8]

  init(_ number: UInt32, by rules: FoldingRules) {
    var (entries, bytes): ([UInt32], [UInt8]) = ([], [])
    for value in number << 8..<(number + 1) << 8 {
      let scalar = Unicode.Scalar(value).map { TokenScalar($0, by: rules) }
      let folded = scalar?.bytes ?? []
      let facts = (scalar?.kind ?? .separator).rawValue << 1 | (scalar?.joins == true ? 1 : 0)
      entries.append(UInt32(facts) << 28 | UInt32(folded.count) << 20 | UInt32(bytes.count))
      bytes += folded
    }
    (self.entries, self.bytes) = (entries, bytes)
  }

  /// Returns the kind of a scalar and whether it must be folded with its neighbors. Appends its folded bytes to a word.
  @inline(__always) func look(_ low: Int, _ word: inout [UInt8]) -> (kind: TokenScalar.Kind, joins: Bool) {
    let entry = entries[low]
    let start = Int(entry & 0xf_ffff)
    let count = Int(entry >> 20 & 0xff)
    if count == 2 {
      word.append(bytes[start])
      word.append(bytes[start + 1])
    } else {
      for place in start..<start + count { word.append(bytes[place]) }
    }
    return (TokenScalar.Kind(rawValue: UInt8(entry >> 29)) ?? .separator, entry & 1 << 28 != 0)
  }
}

/// The classification of all scalars. All tokenizers share the common pages; each tokenizer computes other pages once, on demand.
struct TokenScalars {
  private static let usual: [TokenScalarPage] = (0..<6).map { TokenScalarPage($0, by: .newest) }
  private static let usualOfFirst: [TokenScalarPage] = (0..<6).map { TokenScalarPage($0, by: .first) }

  let rules: FoldingRules
  private let usual: [TokenScalarPage]
  private var others: [UInt32: TokenScalarPage] = [:]

  init(by rules: FoldingRules) {
    self.rules = rules
    usual = rules == .first ? Self.usualOfFirst : Self.usual
  }

  /// Returns the kind of a scalar and whether it must be folded with its neighbors. Appends its folded bytes to a word.
  @inline(__always) mutating func look(_ value: UInt32, _ word: inout [UInt8]) -> (kind: TokenScalar.Kind, joins: Bool) {
    if value < 0x600 { return usual[Int(value >> 8)].look(Int(value & 0xff), &word) }
    if 0x4e00...0x9fff ~= value || 0xac00...0xd7a3 ~= value || 0x3400...0x4dbf ~= value {  // they fold to themselves
      word.append(UInt8(0xe0 | value >> 12))
      word.append(0x80 | UInt8(value >> 6 & 0x3f))
      word.append(0x80 | UInt8(value & 0x3f))
      return (.letter, false)
    }
    return rare(value, &word)
  }

  @inline(never) private mutating func rare(_ value: UInt32, _ word: inout [UInt8]) -> (kind: TokenScalar.Kind, joins: Bool) {
    if let page = others[value >> 8] { return page.look(Int(value & 0xff), &word) }
    let page = TokenScalarPage(value >> 8, by: rules)
    others[value >> 8] = page
    return page.look(Int(value & 0xff), &word)
  }
}
