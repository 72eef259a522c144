public import SQLiteFullText

extension HighlightedText {
  /// The matches, each cut out of the text by its range.
  public var found: [String] { ranges.map { String(text[$0]) } }
}
