import SQLiteCalls
import Synchronization

/// What the base of all engines keeps: the error of each connection, whose handles are whose, and what was refused.
///
/// Pointers are kept as their bits; 0 is no connection, of which nothing is noted.
final class EngineConnections: Sendable {
  /// The error of a connection, and the texts that were handed out of it.
  private struct Failure {
    var code = ResultCode.ok
    var message: String?
    var byteOffset: Int32 = -1
    var hasExtendedCodes = true
    var text: OwnedText?
    var text16: OwnedText?

    var words: String { message ?? ErrorTexts.text(of: code.rawValue) }

    mutating func become(_ code: ResultCode, _ message: String?, _ byteOffset: Int32) {
      self.code = code
      self.message = message
      self.byteOffset = byteOffset
      (text, text16) = (nil, nil)
    }
  }

  private struct State {
    var failures: [UInt: Failure] = [:]
    var owners: [UInt: UInt] = [:]
    var refused: Set<Sqlite3Call> = []
    var texts: [String: OwnedText] = [:]
  }

  private let state = Mutex(State())

  func adopt(_ handle: UInt, of connection: UInt) { state.withLock { $0.owners[handle] = connection } }

  func owner(of handle: UInt) -> UInt { state.withLock { $0.owners[handle] } ?? 0 }

  func release(_ handle: UInt) {
    state.withLock { state in
      if state.owners.removeValue(forKey: handle) != nil { return }
      state.failures[handle] = nil
      state.owners = state.owners.filter { $0.value != handle }
    }
  }

  func fail(_ code: ResultCode, _ message: String?, _ byteOffset: Int32?, on connection: UInt) -> Int32 {
    guard connection != 0 else { return code.rawValue }
    return state.withLock { state in
      state.failures[connection, default: Failure()].become(code, message, byteOffset ?? -1)
      return state.failures[connection]?.hasExtendedCodes == false ? code.rawValue & 0xff : code.rawValue
    }
  }

  /// Costs a look into a table where there was no error.
  func succeed(on connection: UInt) {
    state.withLock { state in
      guard let failure = state.failures[connection], failure.code != .ok else { return }
      state.failures[connection]?.become(.ok, nil, -1)
    }
  }

  func error(of connection: UInt) -> (code: ResultCode, message: String) {
    let failure = failure(of: connection)
    return (failure.code, failure.words)
  }

  func code(of connection: UInt) -> Int32 {
    let failure = failure(of: connection)
    return failure.hasExtendedCodes ? failure.code.rawValue : failure.code.rawValue & 0xff
  }

  func byteOffset(of connection: UInt) -> Int32 { failure(of: connection).byteOffset }

  /// Of no connection: that there was no memory for one, as SQLite says then.
  private func failure(of connection: UInt) -> Failure {
    var none = Failure()
    none.code = .nomem
    if connection == 0 { return none }
    return state.withLock { $0.failures[connection] } ?? Failure()
  }

  func message(of connection: UInt) -> OwnedText {
    if connection == 0 { return text(failure(of: 0).words) }
    return state.withLock { state in
      let failure = state.failures[connection] ?? Failure()
      let text = failure.text ?? OwnedText(failure.words)
      state.failures[connection, default: Failure()].text = text
      return text
    }
  }

  func message16(of connection: UInt) -> OwnedText {
    let words = failure(of: connection).words
    return state.withLock { state in
      let text = state.failures[connection]?.text16 ?? OwnedText(utf16: words)
      state.failures[connection, default: Failure()].text16 = text
      return text
    }
  }

  func setExtended(_ isOn: Bool, of connection: UInt) {
    guard connection != 0 else { return }
    state.withLock { $0.failures[connection, default: Failure()].hasExtendedCodes = isOn }
  }

  func note(_ call: Sqlite3Call) { state.withLock { _ = $0.refused.insert(call) } }

  var refused: Set<Sqlite3Call> { state.withLock { $0.refused } }

  /// A text that lives as long as the engine: there are few of them.
  func text(_ text: String) -> OwnedText {
    state.withLock { state in
      let kept = state.texts[text] ?? OwnedText(text)
      state.texts[text] = kept
      return kept
    }
  }
}
