import SQLiteCalls

/// Checks that the sizes in a ``Cassette`` match their texts and bytes, because the code under test reads as many bytes as a size states.
struct CassetteSizes {
  /// The source of a text: a value, or a column of a statement.
  private struct Place: Hashable {
    let handle: CassetteValue
    let column: CassetteValue?
  }

  private var lengths: [Place: Int] = [:]
  private var stated: [Place: Int64] = [:]

  mutating func check(_ item: CassetteItem) throws(CassetteError) {
    for inner in item.inside {
      if case .callback = inner.kind { forget() }
      try check(inner)
    }
    guard case .call(let call) = item.kind else { return forget() }
    guard let handle = item.arguments.first else { return }
    let place = Place(handle: handle, column: item.arguments.dropFirst().first)
    switch call {
    case .sqlite3_column_text, .sqlite3_column_blob, .sqlite3_value_text, .sqlite3_value_blob:
      lengths[place] = item.answer?.payload?.count  // nil for a null pointer: a call that failed
    case .sqlite3_column_bytes, .sqlite3_value_bytes:
      if case .integer(let count) = item.answer { stated[place] = count }
    case .sqlite3_step, .sqlite3_reset, .sqlite3_finalize: return forget()
    default: return
    }
    guard let length = lengths[place], let count = stated[place], count != length else { return }
    throw .damaged(line: item.line, reason: "a text or blob of \(length) bytes is recorded with \(count)")
  }

  private mutating func forget() { (lengths, stated) = ([:], [:]) }
}
