import SQLiteCore

/// Rows of an answer as they come, with texts that are not UTF-8.
struct RowCollector {
  private var count = 0
  private var badTexts: [(row: Int, column: Int)] = []
  private var blobs: Set<Int> = []

  /// A row comes.
  ///
  /// - Parameter bad: The values, from 0, that are the bytes of texts.
  mutating func add(_ values: [SQLiteValue], badTexts bad: Set<Int>) {
    for (column, value) in values.enumerated() {
      guard case .blob = value else { continue }
      if bad.contains(column) { badTexts.append((count, column)) } else { blobs.insert(column) }
    }
    count += 1
  }

  /// Says which columns hold such texts. In one that holds blobs as well, a mock cannot tell them apart: the texts are made UTF-8.
  func complete(_ answer: inout MockAnswer) {
    for place in badTexts {
      if !blobs.contains(place.column) {
        answer.textColumns.insert(place.column)
      } else if case .blob(let bytes) = answer.rows[place.row][place.column] {
        answer.rows[place.row][place.column] = .text(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
