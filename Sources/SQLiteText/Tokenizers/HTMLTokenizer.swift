public import SQLiteCore

/// A tokenizer of FTS5 for HTML: the words of the visible text, cut by another tokenizer, at the bytes where they stand in the HTML.
///
/// Tags, comments, declarations, scripts and styles are passed over. Character references are decoded, also within words: those by number, and those by
/// any name of the standard, such as `&eacute;`; of the old names also without the semicolon, as browsers read them. A tag ends a word
/// unless it only changes how its content looks: `<b>Šte</b>pán` is one word, `<p>red</p>wine` are two. HTML need not be correct: characters that
/// form no tag or reference are text, as in `a < b & c`; a script, style or comment without an end goes on to the end, as in a browser. The text of a query
/// is not HTML. `highlight()` and `snippet()` mark words in the HTML, tags within them included.
///
/// In `tokenize` it is `html rules 2` with the name and the arguments of the tokenizer that cuts after it. `html` with that alone, or with nothing, which is
/// `folding`, is by the first rules, which indexes keep that were made by them: of all names they know `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;`
/// and `&nbsp;`.
public struct HTMLTokenizer: TextTokenizer {
  private let base: any TextTokenizer
  private let rules: FoldingRules

  /// A tokenizer over another.
  ///
  /// - Parameter decodesAllNames: Whether references by all names of HTML are decoded. An index that a tokenizer of your own has made without needs another
  ///   name or other arguments for it with them.
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

/// The visible text of HTML, and where it comes from.
struct VisibleText {
  private(set) var bytes: [UInt8] = []
  /// Where parts of the bytes come from: either byte for byte, or all from one place.
  private var parts: [Part] = []

  private struct Part {
    let start: Int
    let source: Int
    /// How many bytes of the HTML the part stands for as a whole; nil for byte for byte.
    let length: Int?
  }

  /// Where bytes of the visible text come from. A range that is not within it becomes one that is not within the HTML.
  func source(of range: Range<Int>) -> Range<Int> {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return Int.max - 1..<Int.max }
    let start = place(of: range.lowerBound, isEnd: false)
    return start..<(range.isEmpty ? start : place(of: range.upperBound - 1, isEnd: true))
  }

  /// Where a byte comes from, or ends.
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

  private mutating func take(_ html: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if range.isEmpty { return }
    parts.append(Part(start: bytes.count, source: range.lowerBound, length: nil))
    unsafe bytes.append(contentsOf: html[range])
  }

  private mutating func put(_ text: String, for range: Range<Int>) {
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
        unsafe take(html, taken..<place)
        if markup.endsWords { put(" ", for: place..<markup.end) }
        (place, taken) = (markup.end, markup.end)
      } else if byte == UInt8(ascii: "&"), let reference = unsafe CharacterReference(html, at: place, by: rules) {
        unsafe take(html, taken..<place)
        put(reference.text, for: place..<reference.end)
        (place, taken) = (reference.end, reference.end)
      } else {
        place += 1
      }
    }
    unsafe take(html, taken..<place)
  }
}
