public import SQLiteCore

/// An FTS5 tokenizer for HTML. Another tokenizer splits the visible text into words; their offsets refer to the HTML.
///
/// Tags, comments, declarations, scripts and styles are skipped. Character references are decoded, also within words: numeric references,
/// and all names of the HTML standard, such as `&eacute;`. As in browsers, some old names do not need the semicolon. A tag ends a word
/// unless it only changes the appearance of its content: `<b>Šte</b>pán` is one word, `<p>red</p>wine` is two. HTML need not be valid.
/// Characters that do not form a tag or reference are text, as in `a < b & c`. As in a browser, a script, style or comment without an end
/// extends to the end of the text. The text of a query is not HTML. `highlight()` and `snippet()` mark words in the HTML, including tags
/// within them.
///
/// In the `tokenize` option its name is `html rules 2`, followed by the name and arguments of the tokenizer that splits the text. Without
/// `rules 2`, it uses the first rules, so that existing indexes stay valid: the only named references are `&amp;`, `&lt;`, `&gt;`,
/// `&quot;`, `&apos;` and `&nbsp;`. `html` alone uses the first rules, with `folding` as its base.
public struct HTMLTokenizer: TextTokenizer {
  private let base: any TextTokenizer
  private let rules: FoldingRules

  /// Creates a tokenizer over another.
  ///
  /// - Parameter decodesAllNames: Whether all named references of HTML are decoded. If your own tokenizer has already created indexes with
  ///   false, give it a different name or different arguments when you change this to true.
  public init(over base: any TextTokenizer, decodesAllNames: Bool = false) {
    (self.base, rules) = (base, decodesAllNames ? .newest : .first)
  }

  /// Finds the words of a text.
  public func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    if !purpose.isDisjoint(with: .query) { return try unsafe base.tokenize(text, for: purpose, found) }
    let visible = unsafe VisibleText(text, by: rules)
    try unsafe visible.bytes.withUnsafeBufferPointer { bytes in
      try unsafe base.tokenize(bytes, for: purpose) { word, range, isColocated in
        try unsafe found(word, visible.source(of: range), isColocated)
      }
    }
  }
}

/// The visible text of HTML, with the origin of each byte.
struct VisibleText {
  private(set) var bytes: [UInt8] = []
  /// Maps parts of the bytes to their origins in the HTML, either byte by byte or as a whole.
  private var parts: [Part] = []

  private struct Part {
    let start: Int
    let source: Int
    /// The number of HTML bytes that the part as a whole came from; nil if it is mapped byte by byte.
    let length: Int?
  }

  /// Returns the range in the HTML that a range of the visible text came from. A range out of bounds is mapped to a range out of bounds.
  func source(of range: Range<Int>) -> Range<Int> {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return Int.max - 1..<Int.max }
    let start = place(of: range.lowerBound, isEnd: false)
    return start..<(range.isEmpty ? start : place(of: range.upperBound - 1, isEnd: true))
  }

  /// Returns the start or the end of a byte's origin in the HTML.
  private func place(of byte: Int, isEnd: Bool) -> Int {
    var (low, high) = (0, parts.count)  // finds the last part that does not begin after `byte`
    while low + 1 < high {
      let middle = (low + high) / 2
      if parts[middle].start <= byte { low = middle } else { high = middle }
    }
    guard low < parts.count else { return 0 }
    let part = parts[low]
    if let length = part.length { return part.source + (isEnd ? length : 0) }
    return part.source + byte - part.start + (isEnd ? 1 : 0)
  }

  private mutating func append(_ html: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if range.isEmpty { return }
    parts.append(Part(start: bytes.count, source: range.lowerBound, length: nil))
    unsafe bytes.append(contentsOf: html[range])
  }

  private mutating func append(_ text: String, for range: Range<Int>) {
    parts.append(Part(start: bytes.count, source: range.lowerBound, length: range.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Reads HTML, in time proportional to its length.
  init(_ html: UnsafeBufferPointer<UInt8>, by rules: FoldingRules) {
    bytes.reserveCapacity(html.count)
    var scanner = unsafe HTMLScanner(html)
    var (place, taken) = (0, 0)
    while place < html.count {
      let byte = unsafe html[place]
      if byte == UInt8(ascii: "<"), let markup = scanner.markup(at: place) {
        unsafe append(html, taken..<place)
        if markup.endsWords { append(" ", for: place..<markup.end) }
        (place, taken) = (markup.end, markup.end)
      } else if byte == UInt8(ascii: "&"), let reference = unsafe CharacterReference(html, at: place, by: rules) {
        unsafe append(html, taken..<place)
        append(reference.text, for: place..<reference.end)
        (place, taken) = (reference.end, reference.end)
      } else {
        place += 1
      }
    }
    unsafe append(html, taken..<place)
  }
}
