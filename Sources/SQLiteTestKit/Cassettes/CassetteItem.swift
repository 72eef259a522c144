import SQLiteCalls

/// A call that the data code made, or a callback that SQLite made, with everything that happened during it.
struct CassetteItem: Hashable, Sendable {
  var kind: TapeEntry.Kind
  var arguments: [CassetteValue]
  /// The result; nil for a function without one.
  var answer: CassetteValue?
  /// The values that the call stored through its pointer arguments, in the order of ``SQLiteCalls/Sqlite3Call/cassetteOuts(_:)``.
  var outs: [CassetteValue] = []
  /// The callbacks that SQLite made before a call returned, or the calls that a callback made.
  var inside: [CassetteItem] = []
  /// The line where the item begins in the text; 0 for an item that was recorded.
  var line = 0

  /// Whether this is a comparison whose texts differ from the recorded ones.
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
