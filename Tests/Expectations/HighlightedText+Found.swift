public import SQLiteFullText

extension HighlightedText {
  /// What was found, each place cut out of the text by its range.
  public var found: [String] { ranges.map { String(text[$0]) } }
}
