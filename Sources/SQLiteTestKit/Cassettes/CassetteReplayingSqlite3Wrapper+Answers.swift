import SQLiteCalls
import SQLiteCore

extension CassetteReplayingSqlite3Wrapper {
  /// Stores the recorded values through the call's pointer arguments, then returns the recorded result.
  func answer<Answer>(_ item: CassetteItem, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> Answer {
    var outs = item.outs[...]
    if !outs.isEmpty {
      for place in call.cassetteOuts(arguments) ?? [] { put(place, &outs, arguments) }
    }
    // An optional result would be slower because its type is looked up at run time.
    func same<Value>(_ value: Value) -> Answer { unsafe unsafeBitCast(value, to: Answer.self) }
    if Answer.self == Void.self { return same(()) }
    if case .integer(let number) = item.answer {
      if Answer.self == Int32.self { return same(Int32(truncatingIfNeeded: number)) }
      if Answer.self == Int64.self { return same(number) }
      if Answer.self == UInt32.self { return same(UInt32(truncatingIfNeeded: number)) }
      if Answer.self == UInt64.self { return same(number) }
    }
    if case .real(let bits) = item.answer, Answer.self == Double.self { return same(bits) }
    return isPointer(Answer.self) ? pointer(address(of: item.answer, call, arguments, owned: outs.first)) : unreadable()
  }

  /// Returns a default result for a call whose recorded result has the wrong type because the cassette was edited.
  @inline(never) private func unreadable<Answer>() -> Answer { nothing(Answer.self) ?? pointer(0) }

  /// Returns a result that is a pointer.
  func pointer<Answer>(_ bits: UInt) -> Answer { unsafe unsafeBitCast(bits, to: Answer.self) }

  private func isPointer<Answer>(_ type: Answer.Type) -> Bool { type is any ExpressibleByNilLiteral.Type }

  /// Returns the bits of the pointer that the call returns.
  private func address(
    of value: CassetteValue?, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], owned: CassetteValue?
  ) -> UInt {
    player.withLock { player in
      if let bytes = value?.payload {
        guard case .handle(let number) = owned else { return player.memory.lend(bytes) }
        return player.own(player.memory.allocate(bytes), as: number)
      }
      if case .integer(let number) = value { return (0..<65_536).contains(number) ? UInt(number) : 0 }
      if value == .pointer { return unsafe UInt(bitPattern: CassetteRegistry.ownPointer) }
      guard case .handle(let number) = value else { return 0 }
      switch call {
      case .sqlite3_malloc, .sqlite3_malloc64:
        return player.own(player.memory.allocate(Int(clamping: arguments.integer(0))), as: number)
      case .sqlite3_aggregate_context:
        if let known = player.address(number) { return known }
        return player.own(player.memory.allocate(Int(clamping: arguments.integer(1))), as: number)
      case .sqlite3_get_auxdata: return player.address(number) ?? 0
      default: return CassettePlayer.bits(number)
      }
    }
  }

  /// Stores a recorded value through a pointer argument.
  private func put(_ place: CassetteOut, _ outs: inout ArraySlice<CassetteValue>, _ arguments: [Sqlite3Argument]) {
    let value = outs.popFirst() ?? .null
    switch place {
    case .handle(let index):
      var bits: UInt = 0
      if case .handle(let number) = value { bits = CassettePlayer.bits(number) }
      unsafe store(OpaquePointer(bitPattern: bits), index, arguments)
    case .int32(let index):
      if case .integer(let number) = value { store(Int32(truncatingIfNeeded: number), index, arguments) }
    case .int64(let index):
      if case .integer(let number) = value { store(number, index, arguments) }
    case .text(let index), .countedText(let index, _):
      let bits = value.payload.map { bytes in player.withLock { $0.memory.lend(bytes) } } ?? 0
      unsafe store(UnsafePointer<CChar>(bitPattern: bits), index, arguments)
      if case .countedText = place { outs = [.integer(Int64(value.payload?.count ?? 0))] }  // never more bytes than there are
    case .ownedText(let index):
      var bits: UInt = 0
      if case .handle(let number) = outs.popFirst(), let bytes = value.payload {
        bits = player.withLock { $0.own($0.memory.allocate(bytes), as: number) }
      }
      unsafe store(UnsafePointer<CChar>(bitPattern: bits), index, arguments)
    case .tail(let index):
      let count = arguments.indices.contains(1) ? CassetteValue(arguments[1]).payload?.count ?? 0 : 0
      guard case .integer(let offset) = value, let sql = unsafe UnsafePointer<CChar>(bitPattern: sqlStart) else { return }
      unsafe store(Optional(sql + min(max(Int(clamping: offset), 0), count)), index, arguments)
    case .buffer(let index, let size):
      guard let bytes = value.payload, let start = unsafe arguments.bits(index).flatMap({ unsafe UnsafeMutableRawPointer(bitPattern: $0) })
      else { return }
      unsafe start.copyMemory(from: bytes, byteCount: min(bytes.count, max(0, Int(clamping: arguments.integer(size)))))
    }
  }

  private func store<Value>(_ value: Value, _ index: Int, _ arguments: [Sqlite3Argument]) {
    unsafe arguments.place(index, of: Value.self)?.pointee = value
  }
}
