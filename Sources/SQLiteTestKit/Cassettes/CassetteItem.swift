import SQLiteCalls

/// A call that the data code made, or a callback that SQLite made, with everything that happened meanwhile.
struct CassetteItem: Hashable, Sendable {
  var kind: TapeEntry.Kind
  var arguments: [CassetteValue]
  /// Nil for a function without an answer.
  var answer: CassetteValue?
  /// Values that the call put where its arguments point, in the order of ``SQLiteCalls/Sqlite3Call/cassetteOuts(_:)``.
  var outs: [CassetteValue] = []
  /// The callbacks that SQLite made before a call returned, or the calls that a callback made.
  var inside: [CassetteItem] = []
  /// The line where the item begins in the text that was read; 0 when it was recorded.
  var line = 0

  /// Whether this is a comparison whose texts are not the ones of the recording.
  func isBlackened(by redaction: CassetteRedaction) -> Bool {
    if case .callback(_, .compare) = kind { redaction.blackens } else { false }
  }

  /// The number of calls of the data code that the item stands for.
  var callCount: Int {
    let within = inside.reduce(0) { $0 + $1.callCount }
    if case .call = kind { return within + 1 }
    return within
  }
}
