import SQLiteFullText
import Scratch
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Testing

@Suite struct `A tokenizer that gets any bytes` {
  static let tokenizers: [FullTextTokenizer] = [
    .folding, .cjk, .html(), .html(over: .cjk), FullTextTokenizer("folding"), FullTextTokenizer("cjk"),
  ]
  private static let purposes: [TokenizingPurpose] = [.document, .query, .prefix, .auxiliary]

  /// Characters that begin, join, mark, cut or end words, in all scripts that a tokenizer knows.
  private static let parts: [[UInt8]] = [
    "a", "Z", "ß", "İ", "é", "e\u{301}", "\u{301}", "\u{345}", "東", "京", "か", "が", "か\u{3099}", "한", "\u{1112}\u{1161}\u{11ab}", "ก", "กิ",
    "\u{e34}", "\u{e48}",
    "ក្ក", "မြ", "🙂", "👩‍👩‍👧", "👍🏽", "🇨🇿", "\u{1f1e6}", "1\u{fe0f}\u{20e3}", "\u{20e3}", "<\u{338}", "\u{200d}", "\u{ad}", "\u{fe0f}", "\u{202e}",
    "$", " ", "\0", ".",
    "<", ">", "&", "&#", ";", "<!--", "-->", "<b>", "</b>", "<script>", "&amp;", "&#x6771;", "\"", "𝔸", "\u{10ffff}", "\u{e000}", "ﬁ", "ǆ",
    "\u{fdfa}",
  ].map { Array($0.utf8) }

  private static func bytes(_ number: Int, _ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    switch number % 4 {
    case 0: bytes = (0..<random.below(80)).map { _ in UInt8(random.below(256)) }
    case 1: for _ in 0..<random.below(40) { bytes += parts[random.below(parts.count)] }
    case 2:  // cut UTF-8
      for _ in 0..<random.below(40) {
        let part = parts[random.below(parts.count)]
        bytes += random.below(2) == 0 ? part[...] : part.prefix(random.below(part.count + 1))
      }
    default:
      for _ in 0..<random.below(30) { bytes += parts[random.below(parts.count)] }
      for _ in 0..<random.below(5) where !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
    }
    return bytes
  }

  /// The words of a text that are wrong, for each purpose; none when all lie in the text, in order.
  private static func wrong(_ bytes: [UInt8], _ tokenizer: FullTextTokenizer, on connection: Connection) throws -> [String] {
    try purposes.flatMap { purpose -> [String] in
      var start = 0
      return try connection.tokens(of: bytes, with: tokenizer, for: purpose).compactMap { token in
        defer { start = token.byteRange.lowerBound }
        let isRight = !token.text.isEmpty && !token.byteRange.isEmpty && token.byteRange.upperBound <= bytes.count
        return isRight && token.byteRange.lowerBound >= start ? nil : "\(purpose): \(token)"
      }
    }
  }

  @Test(arguments: tokenizers) func `finds words that lie in them`(tokenizer: FullTextTokenizer) throws {
    let connection = try Connection.withTokenizers()
    var random = SplitMix64(seed: TestRun.seed)
    for number in 0..<TestRun.rounds(40_000, few: 300) {
      let bytes = Self.bytes(number, &random)
      let wrong = try Self.wrong(bytes, tokenizer, on: connection)
      #expect(wrong.isEmpty, "\(number) \(bytes): \(wrong)")
    }
  }

  /// The text is one part again and again: a word of 256 kB, a run, a tag, an entity.
  @Test(arguments: tokenizers) func `takes one part a hundred thousand times`(tokenizer: FullTextTokenizer) throws {
    let connection = try Connection.withTokenizers()
    for part in TestRun.sample(of: Self.parts, few: 4) {
      let bytes = Array(repeatElement(part, count: TestRun.rounds(1 << 18, few: 1 << 14) / part.count).joined())
      let wrong = try Self.wrong(bytes, tokenizer, on: connection)
      #expect(wrong.isEmpty, "\(part): \(wrong.prefix(3))")
    }
  }
}
