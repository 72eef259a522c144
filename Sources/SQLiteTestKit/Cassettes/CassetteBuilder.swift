import SQLiteCalls

/// Builds the items of a ``Cassette`` from the entries of a ``CallTape``: nests calls and callbacks, and replaces pointers with handle
/// names.
struct CassetteBuilder {
  let names = CassetteNames()
  private let redaction: CassetteRedaction
  private let entries: [TapeEntry]
  private var next = 0
  /// The current depth of nested callbacks.
  private var callbacks = 0
  /// The number of each handle's current name, by the bits of its pointer.
  private var handles: [UInt: Int] = [:]
  /// Statements that read settings or the schema, and the values that they return.
  private var questions: Set<UInt> = []
  /// The memory allocated for each aggregate, by its context.
  private var aggregates: [UInt: [UInt]] = [:]

  init(_ entries: [TapeEntry], redaction: CassetteRedaction) { (self.entries, self.redaction) = (entries, redaction) }

  /// Returns the calls and callbacks at a depth, with everything nested in them.
  mutating func items(depth: Int = 0) throws(CassetteError) -> [CassetteItem] {
    var items: [CassetteItem] = []
    while next < entries.count, entries[next].depth == depth {
      let entry = entries[next]
      next += 1
      switch entry.kind {
      case .call(let call):
        if !entry.hasReturned { throw .unfinished(call) }
        items.append(try item(entry, of: call))
      case .callback(_, let role): items.append(try item(entry, as: role))
      }
    }
    return items
  }

  private mutating func item(_ entry: TapeEntry, of call: Sqlite3Call) throws(CassetteError) -> CassetteItem {
    let uses = call.handles
    var item = CassetteItem(kind: entry.kind, arguments: [])
    item.arguments.reserveCapacity(entry.arguments.count)
    for (index, argument) in entry.arguments.enumerated() {
      let kind = uses.arguments.first { $0.index == index }?.kind
      item.arguments.append(value(argument, index, kind: kind, of: call))
    }
    if call == .sqlite3_set_auxdata, let bits = entry.arguments.bits(2) { item.arguments[2] = .handle(named(bits, names.next("auxdata"))) }
    if next < entries.count, entries[next].depth > entry.depth { item.inside = try items(depth: entry.depth + 1) }
    let isData = entry.arguments.handle(0).map { !questions.contains($0) } ?? true
    if call == .sqlite3_column_value, case .handle(let bits?) = entry.result { note(bits, isQuestion: !isData) }
    for out in entry.outs {
      guard case .handle(let bits) = out else {
        let value = CassetteValue(out)
        if case .integer = out {
          item.outs.append(value)
        } else {
          item.outs.append(redaction.redactedAnswer(value, of: call, isData: isData))
        }
        continue
      }
      // A statement that reads settings or the schema returns no user data.
      if call.compiles, redaction.blackens, let bits, let sql = entry.arguments.text(1) {
        note(bits, isQuestion: StatementText.readsSchema(sql))
      }
      item.outs.append(bits.map { .handle(named($0, names.next((uses.gives?.kind ?? .memory).rawValue))) } ?? .null)
    }
    item.answer = answer(entry, call, uses).map { redaction.redactedAnswer($0, of: call, isData: isData) }
    return item
  }

  private mutating func item(_ entry: TapeEntry, as role: CallbackRole) throws(CassetteError) -> CassetteItem {
    callbacks += 1
    var item = CassetteItem(kind: entry.kind, arguments: [])
    for (index, argument) in entry.arguments.enumerated() {
      guard case .handle(let bits?) = argument else {
        let value = CassetteValue(argument)
        item.arguments.append(role == .compare && redaction.blackens ? value.blackened : value)
        continue
      }
      let number =
        switch role {
        case .scalar, .step, .inverse, .value, .final:
          named(bits, names.number(of: index == 0 ? "context#\(callbacks)" : "argument#\(callbacks).\(index - 1)"))
        case .trace where entry.arguments.integer(0) != Int64(TraceEvents.close.rawValue): known(bits, HandleKind.statement.rawValue)
        default: known(bits, HandleKind.connection.rawValue)
        }
      item.arguments.append(.handle(number))
    }
    item.inside = try items(depth: entry.depth + 1)
    callbacks -= 1
    item.answer = entry.result.map { CassetteValue($0) }
    // SQLite may reuse the memory of a finished aggregate for another one.
    if role == .final {
      for bits in aggregates.removeValue(forKey: entry.arguments.handle(0) ?? 0) ?? [] { handles[bits] = nil }
    }
    return item
  }

  private mutating func note(_ bits: UInt, isQuestion: Bool) {
    if isQuestion { questions.insert(bits) } else { questions.remove(bits) }
  }

  private mutating func answer(_ entry: TapeEntry, _ call: Sqlite3Call, _ uses: CallHandles) -> CassetteValue? {
    guard let result = entry.result else { return nil }
    let bits = [result].bits(0)
    switch call {
    case .sqlite3_aggregate_context:
      guard let bits else { return .null }
      let number = known(bits, "aggregate")
      aggregates[entry.arguments.handle(0) ?? 0, default: []].append(bits)
      return .handle(number)
    case .sqlite3_get_auxdata: return bits.map { .handle(known($0, "auxdata")) } ?? .null
    case .sqlite3_column_value:
      let statement = names.suffix(of: entry.arguments.handle(0).flatMap { handles[$0] })
      return bits.map { .handle(named($0, names.number(of: "column#\(statement).\(entry.arguments.integer(1))"))) } ?? .null
    case .sqlite3_update_hook, .sqlite3_commit_hook, .sqlite3_rollback_hook, .sqlite3_wal_hook:
      if let bits, bits < 65_536 { return .integer(Int64(bits)) }  // SQLite may also keep a number there
    default: break
    }
    if let bits {
      if let given = uses.gives, given.index == nil { return .handle(named(bits, names.next(given.kind.rawValue))) }
      if let lent = uses.lends, lent.index == nil { return .handle(known(bits, lent.kind.rawValue)) }
    }
    return CassetteValue(result)
  }

  // MARK: Handles

  private mutating func value(_ argument: Sqlite3Argument, _ index: Int, kind: HandleKind?, of call: Sqlite3Call) -> CassetteValue {
    if let kind, let bits = [argument].bits(0) {
      if let known = handles[bits] { return .handle(known) }
      return kind == .memory ? .pointer : .handle(named(bits, names.next(kind.rawValue)))
    }
    return redaction.redacted(CassetteValue(argument), of: call, at: index)
  }

  /// Sets the current name of a handle: a new name for an owned handle, and a name derived from its position for a borrowed one.
  private mutating func named(_ bits: UInt, _ number: Int) -> Int {
    handles[bits] = number
    return number
  }

  /// Returns the current name of a handle, or a new one if it has none.
  private mutating func known(_ bits: UInt, _ kind: String) -> Int { handles[bits] ?? named(bits, names.next(kind)) }
}
