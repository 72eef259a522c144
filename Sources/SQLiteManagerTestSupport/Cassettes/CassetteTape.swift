import SQLiteCalls
import SQLiteCore
import SQLiteManagerEngine

/// What a ``CassetteRecordingSqlite3Wrapper`` has recorded so far.
struct CassetteTape {
  private(set) var items: [CassetteItem] = []
  /// Calls and callbacks that have not returned, the innermost last; all of one thread.
  private var open: [CassetteItem] = []
  private var thread: UInt = 0
  private(set) var problem: CassetteError?
  private var calls = 0
  private var bytes = 0
  let names = CassetteNames()
  /// The numbers of the names that handles have now, by their bits.
  private var handles: [UInt: Int] = [:]
  /// The memory of aggregates, for which SQLite asks by the context.
  private var aggregates: [UInt: [UInt]] = [:]
  let redaction: CassetteRedaction?
  let limit: Int
  let byteLimit: Int

  init(redaction: CassetteRedaction?, limit: Int, byteLimit: Int) {
    self.redaction = redaction
    self.limit = limit
    self.byteLimit = byteLimit
  }

  /// The innermost call that has not returned.
  var unfinished: Sqlite3Call? {
    for case .call(let call) in open.map(\.kind) { return call }
    return nil
  }

  mutating func fail(_ error: CassetteError) {
    if problem == nil { problem = error }
    (items, open) = ([], [])
  }

  /// A call has come; its arguments as they are before it is passed on.
  mutating func begin(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    guard problem == nil else { return }
    let current = currentThreadNumber
    if open.isEmpty { thread = current }
    guard thread == current else { return fail(.severalThreads(call)) }
    guard call.cassetteOuts(arguments) != nil else { return fail(.unrecordable(call)) }
    calls += 1
    let uses = call.handles.arguments
    var values = arguments.enumerated().map { index, argument in
      value(argument, kind: uses.first { $0.index == index }?.kind, of: call)
    }
    if call.compilesSQL, values.count > 1 { values[1] = values[1].withoutEnd }
    if call == .sqlite3_set_auxdata, let bits = arguments.bits(2) { values[2] = .handle(named(bits, "auxdata")) }
    push(CassetteItem(kind: .call(call), arguments: values))
  }

  /// It has answered.
  mutating func end(answer: CassetteValue?, outs: [CassetteValue]) {
    guard problem == nil, var item = open.popLast(), case .call(let call) = item.kind else { return }
    item.answer = answer.map { redaction?.redactedAnswer($0, of: call) ?? $0 }
    item.outs = outs.map { redaction?.redactedAnswer($0, of: call) ?? $0 }
    close(item)
  }

  /// SQLite calls back.
  mutating func beginCallback(_ number: Int, _ role: CassetteRole, _ arguments: [CassetteValue]) {
    guard problem == nil else { return }
    // An error log or a progress handler may be called from nowhere; none of those that are held is.
    push(CassetteItem(kind: .callback(number, role), arguments: arguments))
  }

  mutating func endCallback(_ answer: CassetteValue?) {
    guard problem == nil, var item = open.popLast() else { return }
    item.answer = answer
    close(item)
  }

  private mutating func push(_ item: CassetteItem) {
    bytes += item.size
    guard calls <= limit, bytes <= byteLimit else { return fail(.tooLong(calls: limit, bytes: byteLimit)) }
    open.append(item)
  }

  private mutating func close(_ item: CassetteItem) {
    bytes += item.size
    guard bytes <= byteLimit else { return fail(.tooLong(calls: limit, bytes: byteLimit)) }
    if open.isEmpty { items.append(item) } else { open[open.count - 1].inside.append(item) }
  }

  // MARK: Handles

  /// How deep callbacks are nested now.
  var depth: Int {
    open.count { if case .callback = $0.kind { true } else { false } }
  }

  private mutating func value(_ argument: Sqlite3Argument, kind: HandleKind?, of call: Sqlite3Call) -> CassetteValue {
    let bits: UInt? =
      switch argument {
      case .handle(let bits), .pointer(let bits): bits
      default: nil
      }
    if let kind, let bits {
      if let known = handles[bits] { return .handle(known) }
      return kind == .memory ? .pointer : .handle(named(bits, kind.rawValue))
    }
    let value = CassetteValue(argument)
    return redaction?.redacted(value, of: call) ?? value
  }

  /// Gives a handle that was handed out a new name.
  mutating func named(_ bits: UInt, _ kind: String) -> Int {
    let number = names.next(kind)
    handles[bits] = number
    return number
  }

  /// Gives a handle that is lent for a while the name of its place.
  mutating func named(_ bits: UInt, as name: String) -> Int {
    let number = names.number(of: name)
    handles[bits] = number
    return number
  }

  /// The name that a handle has now, or a new one.
  mutating func known(_ bits: UInt, _ kind: String) -> Int { handles[bits] ?? named(bits, kind) }

  /// The memory of an aggregate, named when it is first asked for.
  mutating func aggregate(_ bits: UInt, context: UInt?) -> Int {
    let number = handles[bits] ?? named(bits, "aggregate")
    aggregates[context ?? 0, default: []].append(bits)
    return number
  }

  /// An aggregate has ended: its memory may come again as that of another one.
  mutating func endAggregate(context: UInt?) {
    for bits in aggregates.removeValue(forKey: context ?? 0) ?? [] { handles[bits] = nil }
  }

  /// What stands after the # in the name of a handle, such as the 2 of `statement#2`.
  func suffix(of number: Int?) -> String {
    guard let number, names.all.indices.contains(number) else { return "?" }
    return String(names.all[number].drop { $0 != "#" }.dropFirst())
  }

  /// A connection that SQLite hands to a callback.
  mutating func connection(_ db: OpaquePointer?) -> CassetteValue {
    unsafe db.map { .handle(known(UInt(bitPattern: $0), HandleKind.connection.rawValue)) } ?? .null
  }

  func number(of bits: UInt?) -> Int? { bits.flatMap { handles[$0] } }
}
