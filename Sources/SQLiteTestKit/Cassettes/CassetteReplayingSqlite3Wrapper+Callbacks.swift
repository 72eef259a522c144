import SQLiteCalls
import SQLiteCore

extension CassetteReplayingSqlite3Wrapper {
  /// Calls the callback that SQLite called when the cassette was recorded.
  func play(_ callback: CassetteItem) {
    guard case .callback(let number, let role) = callback.kind, divergence == nil else { return }
    guard let hook = registry.withLock({ $0.hook(number) }) else {
      return player.withLock { $0.diverge(from: callback, came: "nothing: no callback is registered with that number") }
    }
    player.withLock { $0.enter(callback) }
    registry.withLock { $0.running.append(hook) }
    let answer = call(hook, role, callback.arguments)
    registry.withLock { _ = $0.running.popLast() }
    player.withLock { $0.leave(callback, answer: answer) }
  }

  private func call(_ hook: CassetteHook, _ role: CallbackRole, _ arguments: [CassetteValue]) -> Int32? {
    let texts = arguments.map { $0.payload.map { OwnedText($0) } }
    defer { withExtendedLifetime(texts) {} }
    func text(_ index: Int) -> UnsafePointer<CChar>? { texts.indices.contains(index) ? unsafe texts[index]?.cString : nil }
    func small(_ index: Int) -> Int32 { Int32(truncatingIfNeeded: arguments.integer(index)) }
    func handle(_ index: Int) -> OpaquePointer? {
      guard arguments.indices.contains(index), case .handle(let number) = arguments[index] else { return nil }
      return unsafe OpaquePointer(bitPattern: CassettePlayer.bits(number))
    }
    switch role {
    case .scalar, .step, .inverse, .value, .final:
      var values = unsafe arguments.indices.dropFirst().map { unsafe handle($0) }
      let count = unsafe Int32(values.count)
      unsafe values.withUnsafeMutableBufferPointer { buffer in
        if let call = unsafe Sqlite3FunctionCall(handle(0), count, buffer.baseAddress) { hook.call(role, call) }
      }
      return nil
    case .update:
      return unsafe hook.call(role, as: Sqlite3Callback.Update.self) { unsafe $0($1, small(0), text(1), text(2), arguments.integer(3)) }
    case .commit, .progress: return unsafe hook.call(role, as: Sqlite3Callback.Commit.self) { unsafe $0($1) }
    case .rollback: return unsafe hook.call(role, as: Sqlite3Destructor.Function.self) { unsafe $0($1) }
    case .busy: return unsafe hook.call(role, as: Sqlite3Callback.Busy.self) { unsafe $0($1, small(0)) }
    case .wal: return unsafe hook.call(role, as: Sqlite3Callback.Wal.self) { unsafe $0($1, handle(0), text(1), small(2)) }
    case .authorize:
      return unsafe hook.call(role, as: Sqlite3Callback.Authorizer.self) { unsafe $0($1, small(0), text(1), text(2), text(3), text(4)) }
    case .missingCollation:
      return unsafe hook.call(role, as: Sqlite3Callback.CollationNeeded.self) { unsafe $0($1, handle(0), small(1), text(2)) }
    case .compare:
      guard texts.count == 2, let left = texts[0], let right = texts[1] else { return nil }
      return unsafe hook.call(role, as: Sqlite3Callback.Compare.self) {
        unsafe $0($1, Int32(left.count), left.base, Int32(right.count), right.base)
      }
    case .trace:
      var time = arguments.integer(2)
      return unsafe withUnsafeMutablePointer(to: &time) { time in
        let isProfile = TraceEvents(rawValue: UInt32(truncatingIfNeeded: arguments.integer(0))) == .profile
        let detail = unsafe isProfile ? UnsafeMutableRawPointer(time) : texts.indices.contains(2) ? texts[2]?.base : nil
        return unsafe hook.call(role, as: Sqlite3Callback.Trace.self) {
          unsafe $0(UInt32(truncatingIfNeeded: arguments.integer(0)), $1, UnsafeMutableRawPointer(handle(1)), detail)
        }
      }
    }
  }
}
