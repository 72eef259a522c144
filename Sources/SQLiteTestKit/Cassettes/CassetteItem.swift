import SQLiteCalls

/// A call from the code under test, or a callback from SQLite, with everything that happened during it.
struct CassetteItem: Hashable, Sendable {
  var kind: TapeEntry.Kind
  var arguments: [CassetteValue]
  /// The result; nil if the function returns nothing.
  var answer: CassetteValue?
  /// The values that the call stored through its pointer arguments, in the order of ``SQLiteCalls/Sqlite3Call/cassetteOuts(_:)``.
  var outs: [CassetteValue] = []
  /// The callbacks that SQLite made before a call returned, or the calls that a callback made.
  var inside: [CassetteItem] = []
  /// The line of the text where the item begins; 0 for an item that was just recorded.
  var line = 0

  /// Whether this is a callback of a collation whose texts a redaction has blackened, so that its result may differ.
  func isBlackened(by redaction: CassetteRedaction) -> Bool {
    if case .callback(_, .compare) = kind { redaction.blackens } else { false }
  }

  /// The number of calls from the code under test in the item, nested calls included.
  var callCount: Int {
    let within = inside.reduce(0) { $0 + $1.callCount }
    if case .call = kind { return within + 1 }
    return within
  }
}
