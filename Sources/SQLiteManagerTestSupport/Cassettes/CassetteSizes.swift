import SQLiteCalls

/// Looks whether the sizes that a ``Cassette`` tells are those of the texts and bytes beside them: code under test reads as many bytes as it is told.
struct CassetteSizes {
  /// What holds a text: a value, or a column of a statement.
  private struct Place: Hashable {
    let handle: CassetteValue
    let column: CassetteValue?
  }

  private var lengths: [Place: Int] = [:]
  private var told: [Place: Int64] = [:]

  mutating func check(_ item: CassetteItem) throws(CassetteError) {
    for inner in item.inside {
      if case .callback = inner.kind { forget() }
      try check(inner)
    }
    guard case .call(let call) = item.kind else { return forget() }
    switch call {
    case .sqlite3_column_text, .sqlite3_column_blob: try note(item, item.arguments.dropFirst().first)
    case .sqlite3_value_text, .sqlite3_value_blob: try note(item, nil)
    case .sqlite3_column_bytes: try tell(item, item.arguments.dropFirst().first)
    case .sqlite3_value_bytes: try tell(item, nil)
    case .sqlite3_step, .sqlite3_reset, .sqlite3_finalize: forget()
    default: break
    }
  }

  private mutating func forget() { (lengths, told) = ([:], [:]) }

  private mutating func note(_ item: CassetteItem, _ column: CassetteValue?) throws(CassetteError) {
    guard let handle = item.arguments.first else { return }
    let place = Place(handle: handle, column: column)
    lengths[place] = item.answer?.payload?.count  // none of a null pointer: a call that has failed
    try compare(place, item)
  }

  private mutating func tell(_ item: CassetteItem, _ column: CassetteValue?) throws(CassetteError) {
    guard let handle = item.arguments.first, case .integer(let count) = item.answer else { return }
    let place = Place(handle: handle, column: column)
    told[place] = count
    try compare(place, item)
  }

  private func compare(_ place: Place, _ item: CassetteItem) throws(CassetteError) {
    guard let length = lengths[place], let count = told[place], count != length else { return }
    throw .damaged(line: item.line, reason: "a text or blob of \(length) bytes is said to have \(count)")
  }
}
