import SQLiteCalls
import SQLiteManagerEngine

extension CassetteTape {
  /// What a call answered and handed out; to be asked before it returns, while the caller's variables live.
  mutating func results<Answer>(
    of call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer, bytes: Int?, sqlStart: UInt
  ) -> (CassetteValue?, [CassetteValue]) {
    guard problem == nil, let places = call.cassetteOuts(arguments) else { return (nil, []) }
    let isDone = exactly(answer, Int32.self) != nil && exactly(answer, Int32.self) == ResultCode.ok.rawValue
    var outs: [CassetteValue] = []
    for place in places { out(place, call, arguments, isDone: isDone, sqlStart: sqlStart, to: &outs) }
    let value = value(of: answer, call, arguments, bytes: bytes, outs: &outs)
    return (value, outs)
  }

  private mutating func value<Answer>(
    of answer: Answer, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], bytes: Int?, outs: inout [CassetteValue]
  ) -> CassetteValue? {
    let bits = bitsOf(answer)
    switch call {
    case .sqlite3_column_text, .sqlite3_value_text:
      let start = unsafe exactly(answer, UnsafePointer<UInt8>?.self) ?? nil
      return unsafe start.map { unsafe CassetteValue(text: UnsafeRawBufferPointer(start: $0, count: bytes ?? 0)) } ?? .null
    case .sqlite3_column_blob, .sqlite3_value_blob:
      let start = unsafe exactly(answer, UnsafeRawPointer?.self) ?? nil
      return unsafe start.map { unsafe .bytes(Array(UnsafeRawBufferPointer(start: $0, count: bytes ?? 0))) } ?? .null
    case .sqlite3_serialize:
      guard let bits, case .integer(let size) = outs.first else { return .null }
      outs.append(.handle(named(bits, "memory")))
      return unsafe .bytes(Array(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: bits), count: Int(size))))
    case .sqlite3_aggregate_context: return bits.map { .handle(aggregate($0, context: arguments.handle(0))) } ?? .null
    case .sqlite3_get_auxdata: return bits.map { .handle(known($0, "auxdata")) } ?? .null
    case .sqlite3_column_value:
      let column = "column#\(suffix(of: number(of: arguments.handle(0)))).\(arguments.integer(1))"
      return bits.map { .handle(named($0, as: column)) } ?? .null
    case .sqlite3_update_hook, .sqlite3_commit_hook, .sqlite3_rollback_hook, .sqlite3_wal_hook:
      if let bits, bits < 65_536 { return .integer(Int64(bits)) }  // SQLite keeps a number there, too
    default: break
    }
    let handles = call.handles
    if let given = handles.gives, case .answer = given.place {
      guard let bits else { return .null }
      let handle = CassetteValue.handle(named(bits, given.kind.rawValue))
      guard given.kind == .memory, case .text(let text?) = argument(of: answer, from: call) else { return handle }
      outs.append(handle)
      return .text(text)
    }
    if let lent = handles.lends, case .answer = lent.place { return bits.map { .handle(known($0, lent.kind.rawValue)) } ?? .null }
    return argument(of: answer, from: call).map { CassetteValue($0) }
  }

  private mutating func out(
    _ place: CassetteOut, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], isDone: Bool, sqlStart: UInt, to outs: inout [CassetteValue]
  ) {
    switch place {
    case .handle(let index):
      let bits = isDone || call.handles.gives?.kind == .connection ? arguments.handedOut(index) : nil
      outs.append(bits.map { .handle(named($0, call.handles.gives?.kind.rawValue ?? "handle")) } ?? .null)
    case .int32(let index):
      let pointer = unsafe arguments.bits(index).flatMap { unsafe UnsafePointer<Int32>(bitPattern: $0) }
      outs.append(unsafe pointer.map { unsafe .integer(Int64($0.pointee)) } ?? .null)
    case .int64(let index):
      let pointer = unsafe arguments.bits(index).flatMap { unsafe UnsafePointer<Int64>(bitPattern: $0) }
      outs.append(unsafe pointer.map { unsafe .integer($0.pointee) } ?? .null)
    case .text(let index):
      outs.append(isDone ? text(at: arguments.handedOut(index)) : .null)
    case .countedText(let index, let count):
      let length = arguments.bits(count).flatMap { unsafe UnsafePointer<Int32>(bitPattern: $0)?.pointee } ?? 0
      let start = unsafe arguments.handedOut(index).flatMap { unsafe UnsafeRawPointer(bitPattern: $0) }
      outs.append(
        isDone ? unsafe start.map { unsafe CassetteValue(text: UnsafeRawBufferPointer(start: $0, count: Int(length))) } ?? .null : .null)
    case .ownedText(let index):
      let bits = arguments.handedOut(index)
      outs.append(text(at: bits))
      outs.append(bits.map { .handle(named($0, "memory")) } ?? .null)
    case .tail(let index):
      let rest = arguments.handedOut(index)
      outs.append(rest.map { .integer(Int64($0) - Int64(sqlStart)) } ?? .null)
    case .buffer(let index, let size):
      let start = unsafe arguments.bits(index).flatMap { unsafe UnsafeRawPointer(bitPattern: $0) }
      let count = max(0, Int(arguments.integer(size)))
      outs.append(isDone ? unsafe start.map { unsafe .bytes(Array(UnsafeRawBufferPointer(start: $0, count: count))) } ?? .null : .null)
    }
  }

  private func text(at bits: UInt?) -> CassetteValue {
    guard let bits, let start = unsafe UnsafePointer<CChar>(bitPattern: bits) else { return .null }
    return unsafe CassetteValue(text: OwnedText(copying: start, count: -1)?.bytes ?? [])
  }
}
