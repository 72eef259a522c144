/// A message of SQLite, searched by bytes. A name in it may begin with a combining accent, which Swift would join with the preceding
/// character.
struct SQLiteWords {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var count: Int { bytes.count }

  @inline(never) func begin(with text: String, from place: Int = 0) -> Bool {
    unsafe place >= 0 && text.withBytes { unsafe bytes.dropFirst(place).starts(with: $0) }
  }

  func end(with text: String, before place: Int? = nil) -> Bool {
    begin(with: text, from: min(place ?? bytes.count, bytes.count) - text.utf8.count)
  }

  /// Returns the range of the first occurrence of a text.
  @inline(never) func place(of text: String) -> Range<Int>? { places(of: text).first.map { $0..<$0 + text.utf8.count } }

  /// Returns the range of the last occurrence of a text.
  @inline(never) func lastPlace(of text: String) -> Range<Int>? { places(of: text).last.map { $0..<$0 + text.utf8.count } }

  /// Returns the text of a range of bytes; empty for a range that ends before it begins.
  func text(from start: Int, to end: Int? = nil) -> String {
    String(decoding: bytes.prefix(end ?? bytes.count).dropFirst(start), as: UTF8.self)
  }

  private func places(of text: String) -> [Int] {
    let first = text.utf8.first
    var places: [Int] = []
    for place in bytes.indices where bytes[place] == first && begin(with: text, from: place) { places.append(place) }
    return places
  }
}
