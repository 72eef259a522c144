public import SQLiteCore

/// An FTS5 tokenizer for HTML: the words of the visible text, split by another tokenizer, with their places in the HTML.
///
/// Tags, comments, declarations, scripts and styles are skipped. Character references are decoded, also within words: by number, and by any
/// name of the standard, such as `&eacute;`; old names also without the semicolon, as in browsers. A tag ends a word unless it only changes
/// the appearance of its content: `<b>Šte</b>pán` is one word, `<p>red</p>wine` is two. HTML need not be correct: characters that form no
/// tag or reference are text, as in `a < b & c`; a script, style or comment without an end extends to the end of the text, as in a browser.
/// The text of a query is not HTML. `highlight()` and `snippet()` mark words in the HTML, including tags within them.
///
/// In `tokenize` it is `html rules 2` followed by the name and the arguments of the tokenizer that splits the text. `html` with only these,
/// or alone, with `folding` as its base, uses the first rules, which indexes created by them keep: the only names are `&amp;`, `&lt;`,
/// `&gt;`, `&quot;`, `&apos;` and `&nbsp;`.
public struct HTMLTokenizer: TextTokenizer {
  private let base: any TextTokenizer
  private let rules: FoldingRules

  /// Creates a tokenizer over another.
  ///
  /// - Parameter decodesAllNames: Whether references by all names of HTML are decoded. If a tokenizer of your own has created indexes
  ///   without it, give that tokenizer another name or other arguments when you switch it on.
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

/// The visible text of HTML, and the origin of its bytes.
struct VisibleText {
  private(set) var bytes: [UInt8] = []
  /// The origins of parts of the bytes: either byte for byte, or all from one place.
  private var parts: [Part] = []

  private struct Part {
    let start: Int
    let source: Int
    /// The number of bytes of HTML that the part stands for as a whole; nil for byte for byte.
    let length: Int?
  }

  /// Returns the origin of bytes of the visible text. A range outside of it becomes a range outside of the HTML.
  func source(of range: Range<Int>) -> Range<Int> {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return Int.max - 1..<Int.max }
    let start = place(of: range.lowerBound, isEnd: false)
    return start..<(range.isEmpty ? start : place(of: range.upperBound - 1, isEnd: true))
  }

  /// Returns the origin of a byte, or the end of its origin.
  private func place(of byte: Int, isEnd: Bool) -> Int {
    var (low, high) = (0, parts.count)  // the last part that does not begin after it
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
