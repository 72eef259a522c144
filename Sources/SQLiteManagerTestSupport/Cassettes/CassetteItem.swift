import SQLiteCalls

/// A call that the data code made, or one that SQLite made back, with what happened meanwhile.
struct CassetteItem: Hashable, Sendable {
  var kind: TapeEntry.Kind
  var arguments: [CassetteValue]
  /// Nil for a function without an answer.
  var answer: CassetteValue?
  /// What the call has put where its arguments point to, in the order of ``SQLiteCallsCore/Sqlite3Call/cassetteOuts(_:)``.
  var outs: [CassetteValue] = []
  /// What SQLite called back before a call returned, or which calls a callback made.
  var inside: [CassetteItem] = []
  /// The line where it begins in the text that was read; 0 when it was recorded.
  var line = 0

  /// Whether it compares other texts than it did when it was recorded.
  func isBlackened(by redaction: CassetteRedaction?) -> Bool {
    if case .callback(_, .compare) = kind { redaction?.blackens == true } else { false }
  }

  /// How many calls of the data code it stands for.
  var callCount: Int {
    let within = inside.reduce(0) { $0 + $1.callCount }
    if case .call = kind { return within + 1 }
    return within
  }
}
