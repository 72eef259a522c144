/// The savepoints of transactions that a savepoint began, by connection: the first of them, and those within it.
struct OpenSavepoints {
  private var names: [UInt: [String]] = [:]

  /// Notes a savepoint, which begins a transaction where there is none.
  mutating func open(_ name: String, of connection: UInt, _ isInTransaction: Bool) {
    if isInTransaction { names[connection]?.append(name) } else { names[connection] = [name] }
  }

  /// Notes that the newest savepoint of a name is released; answers whether it is the one that began the transaction.
  mutating func release(_ name: String, of connection: UInt) -> Bool {
    guard let place = names[connection]?.lastIndex(of: name) else { return false }
    if place > 0 { names[connection]?.removeSubrange(place...) }  // the first stays: its release commits, and may fail
    return place == 0
  }

  mutating func forget(_ connection: UInt) { names[connection] = nil }
}
